import { mkdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";
import { expect, test, vi } from "vitest";

import { backupName } from "~/front/operations/backup/list-backups.server";
import { backupsDirectory, databasePath } from "~/platform/env/env.server";
import { formatMoment } from "~/platform/format/dates";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { openDatabase } from "~db/sqlite/engine";

import { putBackup } from "../backups";
import { jumpClock } from "../world";
import { openShop } from "./shop";

// In a process of its own, whose clock goes on only as it is told.
let clock = 0;
vi.spyOn(performance, "now").mockImplementation(() => clock);

const { db, visitor, signedIn } = await openShop();

test("the process answers", async () => {
  const answer = await visitor().get("/healthz");
  expect(answer.status).toBe(200);
  expect(answer.text).toBe("ok\n");
});

test("the shop is ready while it can write its database and the disk has room", async () => {
  const answer = await visitor().get("/readyz");
  expect(answer.status).toBe(200);
  expect(answer.text).toBe(
    "ready\ndatabase: writes\ndisk: enough\noutbox: sent\nbackup: none\ncopy: off\ndrill: off\nclock: right\n",
  );
});

test("late mail and the age of the newest backup are told", async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
  putBackup(backupsDirectory, "before the upgrade", hoursAgo(30));
  const mail = { recipient: "ana@example.com", subject: "", text: "", html: "" };
  await enqueueMail(mail, null, db);
  const created_at = hoursAgo(2).toISOString();
  await db
    .updateTable("outbox")
    .set({ created_at, next_attempt_at: hoursAgo(-1).toISOString() })
    .execute();
  const late = await askLater();
  expect(late.status).toBe(200);
  expect(late.text).toContain("outbox: late\nbackup: old\n");

  const admin = await signedIn({ role: "administrator" });
  const shown = formatMoment(hoursAgo(30).toISOString(), "ro");
  expect((await admin.get("/admin/lansare")).text).toContain(`Ultima copie: ${shown}`);

  await db.deleteFrom("outbox").execute();
  putBackup(backupsDirectory, backupName(hoursAgo(40)), hoursAgo(3));
  expect((await askLater()).text).toContain("outbox: sent\nbackup: fresh\n");
});

test("a backup is as old as its manifest says, and one of a time to come hides no old one", async () => {
  const later = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
  rmSync(backupsDirectory, { recursive: true, force: true });
  mkdirSync(join(backupsDirectory, backupName(later(1000))), { recursive: true });
  expect((await askLater()).text).toContain("backup: none\n");
  putBackup(backupsDirectory, backupName(later(2000)), later(-30));
  expect((await askLater()).text).toContain("backup: old\n");
  putBackup(backupsDirectory, backupName(later(-1)), later(24 * 365));
  expect((await askLater()).text).toContain("backup: old\n");
  // A database that is not the manifest's makes no backup.
  const cut = putBackup(backupsDirectory, "cut", later(-1));
  expect((await askLater()).text).toContain("backup: fresh\n");
  truncateSync(join(cut, "shop.sqlite"), 1);
  expect((await askLater()).text).toContain("backup: old\n");
});

test("a clock that jumped is told and takes no orders away", async () => {
  await jumpClock(db, 3);
  const jumped = await askLater();
  expect(jumped.status).toBe(200);
  expect(jumped.text).toMatch(/^ready\n[^]*\nclock: jumped\n$/);
  await jumpClock(db, 1);
  expect((await askLater()).text).toContain("\nclock: right\n");
});

test("without its catalogue the shop is not ready, but the process still answers", async () => {
  await db.schema.alterTable("categories").renameTo("hidden").execute();
  try {
    const answer = await askLater();
    expect(answer.status).toBe(503);
    expect(answer.text).toMatch(/^not ready\ndatabase: fails\n/);
    expect((await visitor().get("/healthz")).status).toBe(200);
    const page = await visitor().get("/");
    expect(page.status).toBe(503);
    expect(page.page.querySelector("main h1")).not.toBeNull();
    expect(page.text).not.toMatch(/SQLITE|no such table|\.server\.|node_modules/i);
  } finally {
    await db.schema.alterTable("hidden").renameTo("categories").execute();
  }
  expect((await askLater()).status).toBe(200);
});

test("a database that is locked is no place for orders", async () => {
  const other = openDatabase(databasePath);
  await sql`begin immediate`.execute(other);
  expect((await askLater()).text).toMatch(/^not ready\ndatabase: fails\n/);
  await sql`commit`.execute(other);
  await other.destroy();
  expect((await askLater()).status).toBe(200);
});

/** Asks when the last answer is no longer kept. */
async function askLater() {
  clock += 6000;
  return visitor().get("/readyz");
}
