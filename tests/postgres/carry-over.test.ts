// Takes turns.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";

import { listOrders } from "~/sales/orders/office-order-list.server";
import { readOrderFilter } from "~/sales/orders/order-filter";
import { listGaps, listPending, migrate } from "~db/migrate";
import { migrations } from "~db/migrations";
import { openDatabase } from "~db/postgres/engine";
import { serverStore } from "~db/postgres/store";

import { newDatabase } from "../engine";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";

const directory = mkdtempSync(join(tmpdir(), "before-"));
afterAll(() => rmSync(directory, { recursive: true }));
const copy = join(directory, "shop.dump");
writeFileSync(copy, gunzipSync(readFileSync("tests/shop-of-before/shop.dump.gz")));

/** A database into which a backup was restored. */
async function restored(backup = copy): Promise<string> {
  const url = await newDatabase("nothing");
  await serverStore(url).takeCopy(backup);
  return url;
}

/** All that a database is made of, as the server's own program writes it. */
function schemaOf(url: string): string[] {
  const { hostname, username, pathname } = new URL(url);
  const text = execFileSync("pg_dump", [
    "--schema-only",
    "--no-owner",
    `--host=${decodeURIComponent(hostname)}`,
    `--username=${username}`,
    pathname.slice(1),
  ]);
  return text
    .toString()
    .split(/\n\n--\n/)
    .filter((part) => part.startsWith("-- Name:"))
    .sort();
}

test("a restored shop of before the first release becomes what an empty one begins as, and goes on", async () => {
  const url = await restored();
  const db = openDatabase(url);
  expect(await listGaps(db)).toEqual([]);
  expect(await migrate(db)).toEqual(Object.keys(migrations));
  expect(await migrate(db)).toEqual([]);
  // Restored like the other one: a server writes some conditions anew when it reads them back.
  const fresh = join(directory, "fresh.dump");
  await serverStore(await newDatabase("empty")).copyTo(fresh);
  expect(schemaOf(url)).toEqual(schemaOf(await restored(fresh)));

  const search = readOrderFilter(new URLSearchParams("cauta=exam"));
  expect((await listOrders(search, db)).orders).toHaveLength(2);
  await placePieces(db, [[pieces.bed, 1]]);
  expect((await listOrders(search, db)).orders).toHaveLength(3);
  const kept = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count
      from ${sql.table(table)}`.execute(db);
    return rows[0]?.count;
  };
  expect([await kept("audit_log"), await kept("price_lists")]).toEqual([1, 2]);
  await expect(db.deleteFrom("audit_log").execute()).rejects.toThrow("append-only");
  await db.destroy();
});

test("what fails in its middle is undone, and done whole by two processes that start at once", async () => {
  const url = await restored();
  const [db, other] = [openDatabase(url), openDatabase(url)];
  const before = schemaOf(url);
  await sql`create table audit_log (id bigint)`.execute(db);
  await expect(migrate(db)).rejects.toThrow("audit_log");
  await sql`drop table audit_log`.execute(db);
  expect(schemaOf(url)).toEqual(before);
  const ran = await Promise.all([migrate(db), migrate(other)]);
  expect(ran.flat().sort()).toEqual(Object.keys(migrations));
  expect(await listPending(other)).toEqual([]);
  await Promise.all([db.destroy(), other.destroy()]);
});

test("four processes that start at once on an empty database make it once, and wait for each other", async () => {
  const url = await newDatabase("nothing");
  const processes = Array.from({ length: 4 }, () => openDatabase(url));
  // Lines that are there begin together.
  await Promise.all(processes.map((db) => sql`select 1`.execute(db)));
  const ran = await Promise.all(processes.map((db) => migrate(db)));
  expect(ran.flat().sort()).toEqual(Object.keys(migrations));
  await Promise.all(processes.map((db) => db.destroy()));
});
