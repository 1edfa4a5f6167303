import assert from "node:assert";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { Migrator, sql } from "kysely";
import { expect, test } from "vitest";

import { listTranslations } from "~/shop/content-translation.server";
import { listOptions } from "~/configurator/options.server";
import { listPages } from "~/content/edit-page.server";
import { findPage, pageNames, publishPage } from "~/content/page.server";
import { findRegistration, renewRegistration } from "~/accounts/registration.server";
import { warnUnusedAccounts } from "~/accounts/unused-accounts.server";
import { openDatabase } from "~db/sqlite/engine";
import { migrate } from "~db/migrate";
import { migrations } from "~db/migrations";
import type { PageName } from "~db/schema";
import { publishSeedPages } from "~db/seed/pages";

test("a shop of before the translations keeps its materials' names in all their languages", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0003_people");
  const names = JSON.stringify({ ro: "PAL Nuc", en: "Walnut melamine", ru: "" });
  await sql`insert into materials
    (id, names, surcharge_bani, image_url, status, display_order, is_sample)
    values ('pal-nuc', ${names}, 13000, null, 'active', 0, 0)`.execute(db);

  await migrate(db);
  const nameIn = async (language: "ro" | "en" | "ru") =>
    (await listOptions(language, db)).materials[0];
  expect(await nameIn("ro")).toMatchObject({ name: "PAL Nuc", untranslated: [] });
  expect(await nameIn("en")).toMatchObject({ name: "Walnut melamine", untranslated: [] });
  expect(await nameIn("ru")).toMatchObject({ name: "PAL Nuc", untranslated: ["name"] });
  const [english] = await listTranslations("material", "pal-nuc", db);
  expect(english?.source).toBe("PAL Nuc");
});

test("texts of an older shop that nobody edited become today's, in every language; edited ones stay", async () => {
  const db = openDatabase(":memory:");
  await migrate(db);
  const names = [...pageNames].sort();
  expect(await publishSeedPages(db)).toEqual(names);
  expect(await publishSeedPages(db)).toEqual([]);

  const older = { text: "Cel mult 10 ani.", published_at: "2026-01-01T08:00:00.000Z" };
  await db.updateTable("page_versions").set(older).where("language", "=", "ro").execute();
  const edited = { page: "terms", language: "en", text: "Ours.", published_by: "Ana" } as const;
  await publishPage(edited, new Date("2026-02-01"), db);
  expect(await publishSeedPages(db)).toEqual(names.filter((name) => name !== "terms"));

  const shown = async (page: PageName) => (await findPage(page, "ro", db))?.text;
  expect(await shown("privacy")).toBe(readFileSync("db/seed/legal/privacy.ro.md", "utf8"));
  expect(await shown("terms")).toBe(older.text);
  const pages = await listPages(db);
  const privacy = pages.find(({ page }) => page === "privacy");
  expect(privacy?.languages.filter(({ isOutdated }) => isOutdated)).toEqual([]);
  expect(await publishSeedPages(db)).toEqual([]);
});

test("accounts of before their use was noted count as used on the day of the upgrade", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0011_content_version");
  await sql`insert into users (id, email, password_hash, first_name, last_name, is_admin, created_at)
    values ('1', 'ana@example.com', '', 'Ana', 'Pop', 0, '2010-01-01T08:00:00.000Z')`.execute(db);
  await migrate(db);
  expect(await warnUnusedAccounts(() => assert.fail(), new Date(), db)).toBe(0);
});

test("sessions of before the second factor go on, an administrator's for eight hours from its start", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0014_order_mail_requests");
  const begun = "2026-11-20T08:00:00.000Z";
  const expiry = "2026-12-20T08:00:00.000Z";
  for (const [id, isAdmin] of [
    ["ana", 1],
    ["ion", 0],
  ] as const) {
    await sql`insert into users (id, email, password_hash, first_name, last_name, is_admin,
      confirmed_at, created_at)
      values (${id}, ${`${id}@example.com`}, '', '', '', ${isAdmin}, ${begun}, ${begun})`.execute(
      db,
    );
    await sql`insert into sessions
      (id, token_hash, user_id, user_agent, is_remembered, created_at, seen_at, expires_at)
      values (${id}, ${id}, ${id}, '', 1, ${begun}, ${begun}, ${expiry})`.execute(db);
  }
  await migrate(db);
  const sessions = await db
    .selectFrom("sessions")
    .select(["user_id", "expires_at", "proven_at"])
    .orderBy("user_id")
    .execute();
  expect(sessions).toEqual([
    { user_id: "ana", expires_at: "2026-11-20T16:00:00.000Z", proven_at: begun },
    { user_id: "ion", expires_at: expiry, proven_at: begun },
  ]);
});

test("registrations of before become no accounts: their links ask for the password typed then", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0014_order_mail_requests");
  const later = new Date(Date.now() + 60_000).toISOString();
  const row = (id: string, confirmedAt: string | null) =>
    sql`insert into users (id, email, password_hash, first_name, last_name, is_admin, confirmed_at,
      created_at, last_used_on) values (${id}, ${`${id}@example.com`}, 'hash', 'Ana', 'Pop', 0,
      ${confirmedAt}, '2026-11-20T08:00:00.000Z', '2026-11-20')`.execute(db);
  await row("proven", "2026-11-20T09:00:00.000Z");
  await row("waiting", null);
  await row("late", null);
  const hash = createHash("sha256").update("token").digest("base64url");
  for (const [token_hash, user, purpose] of [
    [hash, "waiting", "confirm"],
    ["other", "proven", "change_email"],
  ]) {
    await sql`insert into account_links values (${token_hash}, ${user}, ${purpose},
      ${`${user}@example.com`}, '2026-11-20T08:00:00.000Z', ${later})`.execute(db);
  }
  await sql`insert into consents values ('1', 'waiting', 'waiting@example.com', 'terms', 1,
    '2026-11-20T08:00:00.000Z')`.execute(db);

  await migrate(db);
  const users = await db.selectFrom("users").select("id").execute();
  expect(users).toEqual([{ id: "proven" }]);
  expect(await findRegistration("token", db)).toMatchObject({
    email: "waiting@example.com",
    password_hash: "hash",
  });
  const renewed = await renewRegistration("late@example.com", db);
  expect(await findRegistration(renewed!, db)).toMatchObject({ email: "late@example.com" });
  const links = await db.selectFrom("account_links").select("purpose").execute();
  expect(links).toEqual([{ purpose: "change_email" }]);
});
