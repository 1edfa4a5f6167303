import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { Migrator, sql } from "kysely";
import { expect, test } from "vitest";

import { findPrices } from "~/furniture/planner/construction.server";
import { listAuditLog } from "~/platform/settings/front/audit-entries.server";
import { listCustomers } from "~/sales/customers/front/customer-list.server";
import { listOrders } from "~/sales/orders/office-order-list.server";
import { readOrderFilter } from "~/sales/orders/order-filter";
import { carryOver } from "~db/carry-over/carry-over";
import { renamed } from "~db/carry-over/renamed";
import { listDamage, listTables, type Db } from "~db/engine";
import { idsFound } from "~db/found";
import { listGaps, listPending, migrate } from "~db/migrate";
import { migrations } from "~db/migrations";
import { openDatabase } from "~db/sqlite/engine";

import { openInMemory } from "../memory-database";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";

/** A shop as the last version before the first release left it, with some orders and a changed price list. */
const openBefore = () =>
  openDatabase(gunzipSync(readFileSync("tests/shop-of-before/shop.sqlite.gz")));

const all = Object.keys(migrations);
const provider = { getMigrations: () => Promise.resolve(migrations) };
const nameOfBefore = new Map(Object.entries(renamed).map(([before, now]) => [now, before]));

/** Every row of every table, by the table's name of today. */
async function rowsOf(db: Db, names: string[], nameThere = (name: string) => name) {
  const rows: Record<string, string[]> = {};
  for (const name of names) {
    const found = await sql`select * from ${sql.table(nameThere(name))}`.execute(db);
    rows[name] = found.rows.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}

/** What a database is made of, written in one way: no quotes, spaces or checks that are always true. */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema where sql is not null`.execute(db);
  return rows
    .map((one) => {
      const text = one.sql
        .replace(/["']?\b(\w+)["']?(?=\()/g, "$1")
        .replace(/"(\w+)"/g, "$1")
        .replace(/\s+/g, " ")
        .replace(/ ?([(),]) ?/g, "$1")
        .replace(/default ('[^']*'|[\w-]+) not null/g, "not null default $1")
        .replace(/check\(\((\w+_min_cm is null or\(.+?\))\)and 1\)/g, "check($1)");
      return `${one.type} ${one.name}: ${text.toLowerCase()}`;
    })
    .sort();
}

test("a shop of before the first release becomes what an empty one begins as, and keeps every row", async () => {
  const db = openBefore();
  const fresh = openDatabase(":memory:");
  await new Migrator({ db: fresh, provider }).migrateTo("0001_first_release");
  const names = [...(await listTables(fresh)), "sqlite_sequence"];
  const before = await rowsOf(db, names, (name) => nameOfBefore.get(name) ?? name);
  expect(await listGaps(db)).toEqual([]);
  expect(await listPending(db)).toEqual(all);

  expect(await carryOver(db)).toBe(true);
  expect(await rowsOf(db, names)).toEqual(before);
  expect([before.orders, before.audit_log, before.price_lists].map((rows) => rows?.length)).toEqual(
    [2, 1, 2],
  );
  expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
  expect(await listDamage(db)).toEqual([]);
  expect(await listPending(db)).toEqual(all.slice(1));
  expect(await carryOver(db)).toBe(false);
});

test("what was carried over is found, and the shop goes on selling", async () => {
  const db = openBefore();
  expect(await migrate(db)).toEqual(all);
  expect(await migrate(db)).toEqual([]);
  const search = readOrderFilter(new URLSearchParams("cauta=exam"));
  const { orders } = await listOrders(search, db);
  expect(orders).toHaveLength(2);
  const lines = await db.selectFrom("order_lines").select(["name", "order_id"]).execute();
  expect(lines).not.toEqual([]);
  for (const { name, order_id } of lines) {
    const rows = await idsFound(["piece"], name, db).execute();
    expect(rows).toContainEqual({ subject_id: order_id });
  }
  const { customers } = await listCustomers({ search: "exam", tag: "", page: 1 }, db);
  const counted = customers.reduce((sum, { order_count }) => sum + order_count, 0);
  expect(counted).toBe(2);
  await placePieces(db, [[pieces.bed, 1]]);
  expect((await listOrders(search, db)).orders).toHaveLength(3);
  expect((await findPrices("newest", db))?.content.marginPercent).toBe(40);
  const { entries } = await listAuditLog({ page: 1 }, db);
  expect(entries.map(({ action }) => action)).toEqual(["book-saved"]);
  await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("append-only");
});

test("a carrying over that fails in its middle leaves the shop as it was, and is done whole the next time", async () => {
  const db = openBefore();
  const before = await schemaOf(db);
  await sql`create table audit_log (id integer)`.execute(db);
  await expect(migrate(db)).rejects.toThrow("audit_log");
  await sql`drop table audit_log`.execute(db);
  expect(await schemaOf(db)).toEqual(before);
  expect(await migrate(db)).toEqual(all);
});

test.each([
  ["an older one", "delete from kysely_migration where name = '0085_counted_edits'"],
  [
    "one whose list has lost a name",
    "delete from kysely_migration where name = '0026_trial_orders'",
  ],
])("of the shops of before, %s is told which version to start first", async (_, change) => {
  const db = openBefore();
  await sql.raw(change).execute(db);
  const before = await schemaOf(db);
  expect(await listGaps(db)).toEqual([]);
  await expect(migrate(db)).rejects.toThrow(
    "start the last 0.1.0 on it once (git checkout cc101889",
  );
  await expect(listPending(db)).rejects.toThrow("start the last 0.1.0");
  expect(await schemaOf(db)).toEqual(before);
});

test("a list of migrations without the first one is a lost one, where there are tables", async () => {
  const db = await openInMemory("empty");
  const lost = ["the migration 0001_first_release is not in its list"];
  await sql`update kysely_migration set name = '0001_fxrst_release'
    where name = '0001_first_release'`.execute(db);
  expect(await listGaps(db)).toEqual(lost);
  await sql`delete from kysely_migration`.execute(db);
  expect(await listGaps(db)).toEqual(lost);
  expect(await listGaps(openDatabase(":memory:"))).toEqual([]);
});

test("a first migration that fails leaves nothing behind", async () => {
  const db = openDatabase(":memory:");
  await sql`create table workshop_queue (id integer)`.execute(db);
  await expect(migrate(db)).rejects.toThrow("workshop_queue");
  expect(await listTables(db)).toEqual(["workshop_queue"]);
  await sql`drop table workshop_queue`.execute(db);
  expect(await migrate(db)).toEqual(all);
});
