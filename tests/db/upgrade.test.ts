// Takes turns.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { Migrator, sql } from "kysely";
import { expect, test } from "vitest";

import { warnUnusedAccounts } from "~/front/privacy/forgetting/unused-accounts.server";
import { listOptions } from "~/furniture/configurator/options.server";
import { usualSizes } from "~/furniture/configurator/sizes";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { listUsers } from "~/people/identity/office-users.server";
import { findRegistration, renewRegistration } from "~/people/identity/registration.server";
import { listTranslations } from "~/platform/settings/content-translation.server";
import { findSettings } from "~/platform/settings/settings.server";
import { listOrders } from "~/sales/orders/office-order-list.server";
import { readOrderFilter } from "~/sales/orders/order-filter";
import { findOrderByToken } from "~/sales/orders/order.server";
import { findOrderedDesign } from "~/sales/orders/ordered-design.server";
import { transactionKeys } from "~/sales/statements/reading/transaction-keys.server";
import { findProduct } from "~/shop/catalogue/product.server";
import { listPages } from "~/shop/content/edit-page.server";
import { findPage, pageNames, publishPage } from "~/shop/content/page.server";
import { migrate } from "~db/migrate";
import { migrations } from "~db/migrations";
import type { PageName } from "~db/schema";
import { handles, materials } from "~db/seed/options";
import { publishSeedPages } from "~db/seed/pages";
import { openDatabase } from "~db/sqlite/engine";

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
  expect(await warnUnusedAccounts(new Date(), db)).toBe(0);
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

test("administrators of before the roles stay administrators, everybody else is a customer", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0041_planned_lines");
  const day = "2026-11-20T08:00:00.000Z";
  for (const [id, isAdmin] of [
    ["ana", 1],
    ["ion", 0],
  ] as const) {
    await sql`insert into users (id, email, password_hash, first_name, last_name, is_admin,
      confirmed_at, created_at, last_used_on)
      values (${id}, ${`${id}@example.com`}, '', '', '', ${isAdmin}, ${day}, ${day}, '2026-11-20')`.execute(
      db,
    );
    await sql`insert into sessions
      (id, token_hash, user_id, user_agent, is_remembered, created_at, seen_at, expires_at)
      values (${id}, ${id}, ${id}, '', 1, ${day}, ${day}, ${day})`.execute(db);
  }
  await migrate(db);
  const people = await db.selectFrom("users").selectAll().orderBy("id").execute();
  expect(people.map(({ id, role }) => [id, role])).toEqual([
    ["ana", "administrator"],
    ["ion", "customer"],
  ]);
  expect(Object.keys(people[0]!)).not.toContain("is_admin");
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(2);
  const wrong = db
    .updateTable("users")
    .set({ role: "owner" as "sales" })
    .execute();
  await expect(wrong).rejects.toThrow(/check constraint/i);
  // The words of people are kept by triggers on the same table.
  await db.updateTable("users").set({ first_name: "Ilinca" }).where("id", "=", "ion").execute();
  expect((await listUsers({ search: "ilin", page: 1 }, db)).users).toHaveLength(1);
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

test("staff read Romanian of the orders of before, as far as their products are still there", async () => {
  const db = openDatabase(":memory:");
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  await new Migrator({ db, provider }).migrateTo("0023_clock");
  const now = "2026-11-20T08:00:00.000Z";
  await sql`insert into categories (id, name, slug, description, is_featured, status,
    display_order, is_sample, created_at) values ('c', 'Birouri', 'birouri', '', 0, 'active', 0, 0,
    ${now})`.execute(db);
  await sql`insert into products (id, category_id, number, name, name_folded, slug, price_bani,
    description, stock_quantity, status, specification, form, is_sample, created_at)
    values ('desk', 'c', 1, 'Birou', 'birou', 'birou', 100, '', 1, 'active', '{}', 'desk', 0,
    ${now})`.execute(db);
  await sql`insert into materials (id, name, surcharge_bani, status, display_order, is_sample)
    values ('pal-nuc', 'PAL Nuc', 0, 'active', 0, 0)`.execute(db);
  const design = { material: "pal-nuc", handle: "gone", widthCm: 140 };
  const asOrdered = { ...design, materialName: "Walnut melamine", handleName: "Brass handle" };
  for (const [order, language, email] of [
    ["e", "en", "ana@example.com"],
    ["r", "ro", "ion@example.com"],
  ]) {
    await sql`insert into orders (id, number, token, checkout_token, form_digest, language,
      full_name, email, phone, address, city, postal_code, notes, payment_method, payment_status,
      status, subtotal_bani, vat_bani, total_bani, vat_percent, is_vat_included, placed_at)
      values (${order}, ${order}, ${order}, ${order}, '', ${language}, '', ${email}, '', '', '', '', '',
      'bank_transfer', 'unpaid', ${language === "ro" ? "cancelled" : "new"}, 100, 0, 100, 0, 0,
      ${now})`.execute(db);
    for (const [place, product] of ["desk", null].entries()) {
      await sql`insert into order_lines (id, order_id, product_id, display_order, name,
        configuration, unit_price_bani, quantity, line_total_bani)
        values (${`${order}${place}`}, ${order}, ${product}, ${place}, 'Desk',
        ${product ? JSON.stringify(asOrdered) : ""}, 100, 1, 100)`.execute(db);
    }
  }
  await migrate(db);
  const lines = await db
    .selectFrom("order_lines")
    .select(["staff_name", "staff_configuration"])
    .orderBy("id")
    .execute();
  const nothing = { staff_name: null, staff_configuration: null };
  expect(lines[0]?.staff_name).toBe("Birou");
  expect(JSON.parse(lines[0]?.staff_configuration ?? "")).toMatchObject({
    ...asOrdered,
    material: { id: "pal-nuc" },
    handle: { id: "gone" },
    materialName: "PAL Nuc",
  });
  expect(lines.slice(1)).toEqual([nothing, nothing, nothing]);
  const customers = await db.selectFrom("new_customers").select("count").execute();
  expect(customers).toEqual([{ count: 1 }]);
});

test("a shop of before the trial counts as open if it has taken orders and sells no samples", async () => {
  const shop = async (isSample: 0 | 1, orders: number) => {
    const db = openDatabase(":memory:");
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    await new Migrator({ db, provider }).migrateTo("0025_lasting_customers");
    await sql`insert into categories (id, name, slug, description, is_featured, status,
      display_order, is_sample, created_at)
      values ('c', 'Birouri', 'birouri', '', 0, 'active', 0, ${isSample}, '2026-01-01')`.execute(
      db,
    );
    await sql`insert into products (id, category_id, number, name, name_folded, slug, price_bani,
      description, stock_quantity, status, specification, form, is_sample, created_at)
      values ('p', 'c', 1, 'Birou', 'birou', 'birou', 100, '', 1, 'active', '{}', 'desk',
      ${isSample}, '2026-01-01')`.execute(db);
    for (let index = 1; index <= orders; index += 1) {
      await sql`insert into orders (id, number, token, checkout_token, form_digest, language,
        full_name, email, phone, address, city, postal_code, notes, payment_method, payment_status,
        status, subtotal_bani, vat_bani, total_bani, vat_percent, is_vat_included, placed_at)
        values (${`${index}`}, ${`A-${index}`}, ${`${index}`}, ${`${index}`}, '', 'ro', 'Ana', 'a@example.com', '', '',
        '', '', '', 'card', 'unpaid', 'new', 100, 0, 100, 19, 0,
        ${`2026-03-0${index}T10:00:00.000Z`})`.execute(db);
    }
    await migrate(db);
    const { opening } = await findSettings(db);
    const { trialCount, count } = (await listOrders(readOrderFilter(new URLSearchParams()), db))
      .sums;
    return [opening.openedAt, count, trialCount];
  };
  expect(await shop(0, 2)).toEqual(["2026-03-01T10:00:00.000Z", 2, 0]);
  // With samples on sale it is on trial from now on; what was ordered before stays real.
  expect(await shop(1, 2)).toEqual([null, 2, 0]);
  expect(await shop(0, 0)).toEqual([null, 0, 0]);
});

test("products and orders of before delivery terms: the law's 30 days, and no promise made up", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0023_clock");
  const day = "2026-01-01T08:00:00.000Z";
  await sql`insert into categories (id, name, slug, description, is_featured, status,
    display_order, is_sample, created_at) values ('1', 'Băi', 'bai', '', 0, 'active', 0, 0, ${day})`.execute(
    db,
  );
  await sql`insert into products (id, category_id, number, name, name_folded, slug, price_bani,
    description, stock_quantity, status, specification, form, is_sample, created_at)
    values ('1', '1', 1, 'Raft', 'raft', 'raft', 10000, '', 3, 'active',
      '{"material":"","dimensions":"","color":"","features":[]}', 'shelf', 0, ${day})`.execute(db);
  await sql`insert into orders (id, number, token, checkout_token, form_digest, language, full_name,
    email, phone, address, city, postal_code, notes, payment_method, payment_status, status,
    subtotal_bani, vat_bani, total_bani, advance_bani, vat_percent, is_vat_included, placed_at)
    values ('1', 'AM-2026-000001', 'token', 'form', '', 'ro', 'Ana', 'ana@example.com', '', '', '',
      '', '', 'bank_transfer', 'unpaid', 'new', 10000, 0, 10000, 0, 19, 1, ${day})`.execute(db);
  await sql`insert into order_lines (id, order_id, product_id, display_order, name, configuration,
    unit_price_bani, quantity, line_total_bani)
    values ('1', '1', '1', 0, 'Raft', '', 10000, 1, 10000)`.execute(db);

  await migrate(db);
  expect(await findProduct("bai", 1, "ro", db)).toMatchObject({
    delivery: { from: 0, to: 30, isAfterAdvance: false },
    made: { from: 0, to: 30, isAfterAdvance: true },
    sizes: usualSizes,
  });
  expect((await findOrderByToken("token", db))?.lines).toMatchObject([
    { name: "Raft", term: null },
  ]);
});

test("what was sold before the price history has the price of the upgrade, and no safety texts", async () => {
  const db = openDatabase(":memory:");
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  await new Migrator({ db, provider }).migrateTo("0028_vat_rates");
  const day = "2026-01-01T08:00:00.000Z";
  await sql`insert into categories (id, name, slug, description, is_featured, status,
    display_order, is_sample, created_at)
    values ('c', 'Băi', 'bai', '', 0, 'active', 0, 0, ${day})`.execute(db);
  await sql`insert into products (id, category_id, number, name, name_folded, slug, price_bani,
    description, stock_quantity, status, specification, form, is_sample, created_at)
    values ('p', 'c', 1, 'Raft', 'raft', 'raft', 10000, '', 3, 'active',
      '{"material":"","dimensions":"","color":"","features":[]}', 'shelf', 0, ${day})`.execute(db);
  await sql`insert into materials (id, name, surcharge_bani, status, display_order, is_sample)
    values ('pal-nuc', 'PAL Nuc', 130, 'active', 0, 0)`.execute(db);
  const before = new Date().toISOString();
  await migrate(db);
  const entries = await db
    .selectFrom("price_history")
    .select(["subject", "price_bani", "is_reduced", "is_public", "started_at"])
    .orderBy("subject")
    .execute();
  expect(entries).toMatchObject([
    { subject: "material", price_bani: 130 },
    { subject: "product", price_bani: 10_000, is_reduced: 0, is_public: 1 },
  ]);
  expect(entries.every(({ started_at }) => started_at >= before)).toBe(true);
  const product = await findProduct("bai", 1, "ro", db);
  expect(product).toMatchObject({ lowest_bani: null, safety: { warnings: "", emission: "" } });
  expect((await listOptions("ro", db)).materials[0]?.emission).toBe("");
});

test("decors of before look as they did, and their owner's words and orders stay", async () => {
  const db = openDatabase(":memory:");
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  await new Migrator({ db, provider }).migrateTo("0037_draft_sessions");
  for (const [place, { id }] of materials.entries()) {
    await sql`insert into materials (id, name, surcharge_bani, status, display_order, is_sample)
      values (${id}, ${`Al meu ${id}`}, ${100 + place}, 'active', ${place}, 0)`.execute(db);
  }
  for (const [place, { id }] of handles.entries()) {
    await sql`insert into handles (id, name, surcharge_bani, status, display_order, is_sample)
      values (${id}, ${`Al meu ${id}`}, ${100 + place}, 'inactive', ${place}, 0)`.execute(db);
  }
  const now = "2026-11-20T08:00:00.000Z";
  await sql`insert into orders (id, number, token, checkout_token, form_digest, language,
    full_name, email, phone, address, city, postal_code, notes, payment_method, payment_status,
    status, subtotal_bani, vat_bani, total_bani, vat_percent, is_vat_included, placed_at)
    values ('o', 'o', 'o', 'o', '', 'en', '', 'ana@example.com', '', '', '', '', '',
    'bank_transfer', 'unpaid', 'new', 100, 0, 100, 0, 0, ${now})`.execute(db);
  const designs = materials.flatMap((material) => handles.map((handle) => [material, handle]));
  for (const [place, [material, handle]] of designs.entries()) {
    const size = { widthCm: 100, heightCm: 200, depthCm: 50 };
    const ids = { form: "wardrobe", material: material!.id, handle: handle!.id };
    const ordered = { ...ids, ...size, materialName: "Oak", handleName: "Bar" };
    await sql`insert into order_lines (id, order_id, display_order, name, configuration,
      staff_name, staff_configuration, unit_price_bani, quantity, line_total_bani)
      values (${String(place)}, 'o', ${place}, 'Desk', ${JSON.stringify(ordered)}, 'Birou',
      ${JSON.stringify({ ...ordered, materialName: "Stejar" })}, 100, 1, 100)`.execute(db);
  }
  await migrate(db);
  for (const names of ["buyer", "staff"] as const) {
    for (const [place, [material, handle]] of designs.entries()) {
      const design = await findOrderedDesign(String(place), names, db);
      expect(design).toMatchObject({ materialName: names === "staff" ? "Stejar" : "Oak" });
      expect(design).toMatchObject({
        material: { id: material!.id, ...material!.look },
        handle: { id: handle!.id, ...handle!.look },
      });
    }
  }
  const { decors } = await listKnown("ro", db);
  expect(decors.map(({ look }) => look)).toMatchObject(
    materials.map(({ id, look }) => ({ id, ...look })),
  );
  expect(decors[2]).toMatchObject({ name: "Al meu pal-nuc", surchargeBani: 102, isOffered: true });
  const versions = await db.selectFrom("materials").select("version").distinct().execute();
  expect(versions).toEqual([{ version: 1 }]);
});

test("rows of statements of before keep their payments, and are known again by all that was read", async () => {
  const db = openDatabase(":memory:");
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  await migrator.migrateTo("0065_delivered_orders");
  // The payment's order is of no interest here.
  await sql`pragma foreign_keys = off`.execute(db);
  await sql`insert into payments (id, order_id, kind, method, amount_bani, remark, form_token,
      recorded_at, recorded_by)
    values ('p', 'o', 'rest', 'bank_transfer', 100, '', 't', '2026-11-01T08:00:00Z', 'a')`.execute(
    db,
  );
  await sql`pragma foreign_keys = on`.execute(db);
  await sql`insert into banks (id, name, iban, layout) values ('b', 'Banca', 'RO', '{}')`.execute(
    db,
  );
  await sql`insert into bank_statements
      (id, bank_id, file_name, file_digest, from_on, to_on, names_account, left_out, read_at, read_by)
    values ('s', 'b', 'x.csv', 'd', '2026-11-01', '2026-11-01', 1, '{"count":0,"lines":[]}', '', 'a')`.execute(
    db,
  );
  for (const [id, key, repeats, reference, details, payment] of [
    [1, "old 1", null, "R 1", "x", "p"],
    [2, "old 2", null, "NOTPROVIDED", "y", null],
    [3, null, 2, "NOTPROVIDED", "z", null],
    [4, "kept", null, "", "w", null],
  ] as const) {
    await sql`insert into bank_rows (id, statement_id, bank_id, line, transaction_key, repeats_id,
        booked_on, amount_bani, details, payer, payer_iban, reference, payment_id)
      values (${id}, 's', 'b', ${id}, ${key}, ${repeats}, '2026-11-01', 100, ${details}, '', '',
        ${reference}, ${payment})`.execute(db);
  }

  await migrate(db);
  expect(await db.selectFrom("bank_row_payments").selectAll().execute()).toEqual([
    { payment_id: "p", row_id: 1 },
  ]);
  const rows = await db.selectFrom("bank_rows").selectAll().orderBy("id").execute();
  const [first, second] = rows.map(({ details, reference }) => ({
    bookedOn: "2026-11-01",
    amountBani: 100,
    payer: "",
    payerIban: "",
    details,
    reference,
  }));
  expect(rows.map((row) => [row.reference, row.transaction_key, row.repeats_id])).toEqual([
    ["R 1", ...transactionKeys([first!]), null],
    ["", ...transactionKeys([second!]), null],
    ["", null, 2],
    ["", "kept", null],
  ]);
});
