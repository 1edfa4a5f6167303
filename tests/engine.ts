import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect } from "vitest";

import { engineOf, versionOf, type Db } from "~db/engine";

declare global {
  var __madeDatabases: Set<string> | undefined;
}

/** Which engine this run of the tests is on; the server's databases begin with this address. */
export const isOnPostgres = process.env.TEST_ENGINE === "postgres";
const server = () => process.env.TEST_POSTGRES!;

export type Template = "nothing" | "empty" | "catalogue" | "started";

/** The address of a new database on the tests' server, as one of those made at the start. */
export async function newDatabase(template: Template): Promise<string> {
  const name = `t_${randomUUID().replaceAll("-", "")}`;
  await ask(`create database ${name} template ${template} strategy file_copy`);
  (globalThis.__madeDatabases ??= new Set()).add(name);
  return server() + name;
}

/** Takes away the databases that a file's tests have made. */
async function dropDatabases(): Promise<void> {
  const made = [...(globalThis.__madeDatabases ?? [])];
  globalThis.__madeDatabases = undefined;
  for (const name of made) await ask(`drop database ${name} with (force)`);
}

async function ask(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server()}postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** From now on the database cannot be written, as on a full disk; returns how it can again. */
export async function refuseWrites(db: Db): Promise<() => Promise<void>> {
  if (engineOf(db).name === "sqlite") {
    await sql`pragma query_only = on`.execute(db);
    return async () => void (await sql`pragma query_only = off`.execute(db));
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const { name } = rows[0]!;
  const change = async (setting: string) => {
    await ask(`alter database ${name} ${setting}`);
    // Lines that are there already would go on as they began.
    await ask(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    // Until each of them is known to have ended.
    const reads = () => Array.from({ length: 10 }, () => sql`select 1`.execute(db));
    const isAnew = () =>
      Promise.all(reads()).then(
        () => true,
        () => false,
      );
    await expect.poll(isAnew, { timeout: 10_000 }).toBe(true);
  };
  await change("set default_transaction_read_only = on");
  return () => change("reset default_transaction_read_only");
}

/** Makes a change of a table's rows fail, where a condition on the row says so; returns how it works again. */
export async function breakChange(
  db: Db,
  { change, table, when }: { change: "insert" | "update"; table: string; when?: string },
  message: string,
): Promise<() => Promise<void>> {
  const event = `create trigger broken before ${change} on ${table} `;
  if (engineOf(db).name === "sqlite") {
    const condition = when === undefined ? "" : `when ${when} `;
    const statement = `${event}${condition}begin select raise(abort, '${message}'); end`;
    await sql.raw(statement).execute(db);
    return async () => void (await sql`drop trigger broken`.execute(db));
  }
  await sql
    .raw(
      `create function broken() returns trigger language plpgsql as $$ begin
        if ${when ?? "true"} then raise exception '${message}'; end if; return new; end $$;
      ${event} for each row execute function broken()`,
    )
    .execute(db);
  return async () => void (await sql`drop function broken cascade`.execute(db));
}

/** Takes a trigger away, for what the shop itself never does. */
export async function dropTrigger(db: Db, name: string, table: string): Promise<void> {
  const on = engineOf(db).name === "sqlite" ? "" : ` on ${table}`;
  await sql.raw(`drop trigger if exists ${name}${on}`).execute(db);
}

/** Waits until the versions are known, on a server from a line that listens. */
export async function versionsKnown(db: Db): Promise<void> {
  await expect
    .poll(() => versionOf("catalogue", db).version, { interval: 5, timeout: 10_000 })
    .toBeGreaterThan(0);
}

/** Every trigger with its table, by name. */
export async function listTriggers(db: Db): Promise<{ name: string; table: string }[]> {
  const { rows } = await (
    engineOf(db).name === "sqlite"
      ? sql<{ name: string; table: string }>`select name, tbl_name as "table" from sqlite_schema
        where type = 'trigger' order by name`
      : sql<{
          name: string;
          table: string;
        }>`select tgname as name, relname as "table" from pg_trigger
        join pg_class on pg_class.oid = tgrelid where not tgisinternal order by tgname`
  ).execute(db);
  return rows;
}

if (isOnPostgres) afterAll(dropDatabases);
