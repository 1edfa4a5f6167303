import { DEFAULT_MIGRATION_TABLE, sql, type Kysely } from "kysely";

import type { Db } from "../engine";
import { createTriggers } from "../migrations/0001_first_release";
import { engineIn } from "../migrations/on-both";
import { renameOnPostgres } from "./on-postgres";
import { renameOnSqlite } from "./on-sqlite";

/** What the list of a shop of before the first release begins with, ends with and counts. */
const BEFORE = { first: "0001_shop", last: "0085_counted_edits", count: 74 };
const FIRST_RELEASE = "0001_first_release";

/** Whether the migrations that a database has had are all of those before the first release. */
export function isOfBefore(done: string[]): boolean {
  return isOlder(done) && done.length === BEFORE.count && done.includes(BEFORE.last);
}

/** Refuses a database of before the first release that has not had all of its migrations. */
export function refuseOlder(done: string[]): void {
  if (!isOlder(done) || isOfBefore(done)) return;
  throw new Error(
    "The database was last used by an early 0.1.0 of the shop: start the last 0.1.0 on it once " +
      "(git checkout cc101889, npm start), then this version.",
  );
}

/** Whether they are migrations of before the first release. */
export function isOlder(done: string[]): boolean {
  return done.includes(BEFORE.first);
}

/**
 * Makes of a shop of before the first release what the first migration makes of an empty database, in one
 * transaction: tables get their names of today, triggers are made anew, the list of migrations begins again.
 * Rows stay as they are. Returns whether it was one.
 */
export async function carryOver(db: Db): Promise<boolean> {
  if (!isOfBefore(await listDone(db))) return false;
  return db.transaction().execute(async (trx) => {
    // Another process may have done it meanwhile.
    if (!isOfBefore(await listDone(trx))) return false;
    await makeFirstRelease(trx as unknown as Kysely<unknown>);
    return true;
  });
}

async function makeFirstRelease(db: Kysely<unknown>): Promise<void> {
  await (engineIn(db) === "postgres" ? renameOnPostgres(db) : renameOnSqlite(db));
  await createTriggers(db);
  const list = sql.table(DEFAULT_MIGRATION_TABLE);
  await sql`delete from ${list}`.execute(db);
  await sql`insert into ${list} (name, timestamp)
    values (${FIRST_RELEASE}, ${new Date().toISOString()})`.execute(db);
}

/** The names of the migrations that a database has had. */
export async function listDone(db: Db): Promise<string[]> {
  if (!(await hasList(db as unknown as Kysely<unknown>))) return [];
  const done = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return done.rows.map(({ name }) => name);
}

/**
 * Whether a database has a list of its migrations. It asks for that table alone: to look at all of them fails
 * while another process renames one.
 */
async function hasList(db: Kysely<unknown>): Promise<boolean> {
  const found =
    engineIn(db) === "postgres"
      ? sql`select 1 from pg_catalog.pg_tables
          where tablename = ${DEFAULT_MIGRATION_TABLE} and schemaname = any(current_schemas(false))`
      : sql`select 1 from sqlite_master where type = 'table' and name = ${DEFAULT_MIGRATION_TABLE}`;
  return (await found.execute(db)).rows.length > 0;
}
