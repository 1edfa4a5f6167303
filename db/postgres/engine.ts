import { Kysely } from "kysely";
import type { Client, ClientConfig } from "pg";

import type { Db, Engine } from "../engine";
import type { Database } from "../schema";
import { adapterOf, LockingDialect } from "./dialect";
import { listKeys, listReferences, pauseTriggers, rebuildIndexes } from "./fill";
import { inLongTransaction, longWorkEnded } from "./long-transaction";
import { tryWriting } from "./maintenance";
import { underRowLock } from "./row-lock";
import { postgresSql } from "./sql";
import { Versions } from "./versions";

/** Everything particular to PostgreSQL is in this folder. */
const postgres: Engine = {
  name: "postgres",
  sql: postgresSql,
  watchContent: (db) => ({
    version: () => adapterOf(db).versions.of("shown"),
    refresh: () => adapterOf(db).versions.refresh(),
    close: () => undefined,
  }),
  versionOf: (what, db) => ({
    // What a transaction has changed is known to it alone, and only the server can tell whether it has.
    version: db.isTransaction ? Number.NaN : adapterOf(db).versions.of(what),
    isTentative: db.isTransaction,
  }),
  inLongTransaction,
  longWorkEnded,
  doOnce: (db, { name, pause }, work) => underRowLock(adapterOf(db).connect, name, pause, work),
  // The server looks after its files, and says itself what is wrong with them.
  listDamage: () => Promise.resolve([]),
  tryWriting,
  settle: () => Promise.resolve(),
  listReferences,
  listKeys,
  pauseTriggers,
  rebuildIndexes,
};

/** Lines to the server at most. One of them writes; the others read meanwhile. */
const MOST_LINES = 10;

const SECOND = 1000;

/** How long anything may take, be it in turn for a line or for the writers' key; in milliseconds. */
const limits: ClientConfig = {
  connectionTimeoutMillis: 30 * SECOND,
  statement_timeout: 60 * SECOND,
  lock_timeout: 30 * SECOND,
  idle_in_transaction_session_timeout: 60 * SECOND,
  keepAlive: true,
  application_name: "atelier-command",
};

/**
 * Opens a database on a server, under a name that the server shows to operators; `url` as `postgres://user:password@host:5432/name?sslmode=verify-full`. The
 * driver is loaded, and the server asked, when the first query is sent.
 */
export function openDatabase(url: string, name?: string): Db {
  const openPool = async () => {
    const { Pool, types } = await loadDriver();
    const pool = new Pool({
      connectionString: url,
      ...named(name),
      types,
      max: MOST_LINES,
      allowExitOnIdle: true,
    });
    // A line that breaks while nobody uses it is no failure: the next one is made anew.
    pool.on("error", () => undefined);
    return pool;
  };
  const openLine = () => connect(url, name);
  const dialect = new LockingDialect(postgres, { openPool, openLine }, new Versions(openLine));
  return new Kysely<Database>({ dialect });
}

/** A line of its own to a server, beside those that queries share. */
export async function connect(url: string, name?: string): Promise<Client> {
  const { Client: Line, types } = await loadDriver();
  const line = new Line({ connectionString: url, ...named(name), types });
  line.on("error", () => undefined);
  await line.connect();
  return line;
}

function named(name: string | undefined): ClientConfig {
  return name === undefined ? limits : { ...limits, application_name: name };
}

type Parse = (text: string) => unknown;

/** Numbers of the types whose values SQLite gives as numbers. */
const asNumber: Record<number, Parse> = {
  16: (text) => (text === "t" ? 1 : 0),
  20: Number,
  1700: Number,
};

/** Asks a server something that belongs into no transaction. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}

async function loadDriver() {
  const { default: driver } = await import("pg");
  const { Pool, Client } = driver;
  const types: typeof driver.types = {
    ...driver.types,
    getTypeParser: ((oid: number, format: "text"): Parse =>
      asNumber[oid] ?? (driver.types.getTypeParser(oid, format) as Parse)) as never,
  };
  return { Pool, Client, types };
}
