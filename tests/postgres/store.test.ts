// Takes turns.

import { existsSync, mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";

import { countOrders, type Db } from "~db/engine";
import { migrate } from "~db/migrate";
import { openDatabase } from "~db/postgres/engine";
import { serverStore } from "~db/postgres/store";

import { newDatabase } from "../engine";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";

const directory = mkdtempSync(join(tmpdir(), "dump-"));
afterAll(() => rmSync(directory, { recursive: true }));

const url = await newDatabase("catalogue");
const store = serverStore(url);
const db = openDatabase(url);
const copy = join(directory, store.copyName);

// Another file on this server may be trying out a copy of its own meanwhile.
const databases = async () => {
  const { rows } = await sql<{ name: string }>`select datname as name from pg_database
    where datname like 'atelier_trial_%'`.execute(db);
  return rows;
};

test("a copy is of one moment, is looked at apart, and takes the place of what is there", async () => {
  await placePieces(db, [[pieces.bed, 1]]);
  expect(await store.copyTo(copy)).toBe(1);
  expect(statSync(copy).mode & 0o077).toBe(0);
  await placePieces(db, [[pieces.desk, 1]]);

  expect(await store.withCopy(copy, countOrders)).toBe(1);
  await expect.poll(databases, { timeout: 20_000 }).toEqual([]);
  expect(await countOrders(db)).toBe(2);

  const old = await store.takeCopy(copy);
  expect(await countOrders(db)).toBe(1);
  expect(await migrate(db)).toEqual([]);
  // Its triggers, words and numbers go on.
  await placePieces(db, [[pieces.desk, 1]]);
  expect(await countOrders(db)).toBe(2);
  const aside = /^the schema (replaced_\w+) /.exec(old ?? "")?.[1];
  const before = sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(`${aside}.orders`)}`;
  expect((await before.execute(db)).rows).toEqual([{ count: 2 }]);
  // What was put aside is in no later copy.
  expect(await store.copyTo(copy)).toBe(2);
  const schemas = (one: Db) =>
    sql<{ name: string }>`select nspname as name from pg_namespace
      where nspname like 'replaced_%'`.execute(one);
  expect((await store.withCopy(copy, schemas)).rows).toEqual([]);
});

test("a damaged copy is refused and nothing is touched", async () => {
  await store.copyTo(copy);
  truncateSync(copy, Math.floor(statSync(copy).size / 2));
  await expect(store.withCopy(copy, countOrders)).rejects.toThrow("pg_restore");
  await expect.poll(databases, { timeout: 20_000 }).toEqual([]);
  expect(await countOrders(db)).toBe(2);
});

test("a tool that is missing is named, and no message shows the password", async () => {
  const secret = new URL(url);
  secret.username = "postgres";
  secret.password = "hunter2";
  const own = serverStore(secret.href);
  const { PATH } = process.env;
  process.env.PATH = directory;
  try {
    const failure = await own.copyTo(join(directory, "other.dump")).catch((error: Error) => error);
    expect(String(failure)).toContain("apt-get install postgresql-client");
    expect(String(failure)).not.toContain("hunter2");
  } finally {
    process.env.PATH = PATH;
  }
  expect(own.name).not.toContain("hunter2");
  expect(existsSync(join(directory, "other.dump"))).toBe(false);
  const nobody = new URL(secret.href);
  nobody.pathname = "/there_is_none";
  const refused: unknown = await serverStore(nobody.href)
    .isThere()
    .catch((error: unknown) => error);
  expect(String(refused)).not.toContain("hunter2");
});
