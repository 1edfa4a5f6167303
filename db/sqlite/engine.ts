import SQLite from "better-sqlite3";
import { Kysely, sql, type RawBuilder } from "kysely";

import { ImmediateDialect, type ConnectedAdapter } from "./dialect";
import { GaveWayError } from "./long-work";
import type { Database } from "../schema";
import { FlushError, WalLostError, WalFlusher } from "./flush-wal";

/** All that is particular to SQLite. Tables, queries and rules elsewhere are plain SQL. */

export type Db = Kysely<Database>;

/** More of it made no page of 100,000 products quicker: the system keeps the file at hand too. */
const CACHE_KIB = 16 * 1024;

/**
 * Opens a database file, or one in memory for tests.
 *
 * `synchronous=NORMAL` leaves flushing to us (flush-wal.ts): the engine's own stops the whole
 * process. So does waiting for a lock, which is why `busy_timeout` is short.
 *
 * `onLost` is told when a flush failed and the log could not be made sound again: from then on
 * nothing is written.
 */
export function openDatabase(
  file: string,
  {
    fileMustExist = false,
    onLost,
  }: { fileMustExist?: boolean; onLost?: (error: WalLostError) => void } = {},
): Db {
  const database = connect(file, fileMustExist);
  const log = new WalFlusher(database.memory ? undefined : database.name, onLost);
  return new Kysely<Database>({ dialect: new ImmediateDialect(database, log) });
}

/** A connection as the shop wants them: every pragma is set. */
export function connect(file: string, fileMustExist: boolean): SQLite.Database {
  const database = new SQLite(file, { fileMustExist });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 1000");
  database.pragma("trusted_schema = OFF");
  database.pragma(`cache_size = -${CACHE_KIB}`);
  return database;
}

/** Whether the disk or a lock, not the data, kept what was asked for from being carried out at all. */
export function isStorageTrouble(error: unknown): boolean {
  if (error instanceof WalLostError || error instanceof GaveWayError) return true;
  return (
    error instanceof SQLite.SqliteError &&
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)
  );
}

/** Whether the disk failed while it took what was carried out: nobody knows yet if that will last. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof FlushError;
}

/**
 * The ids of the listings one of whose names contains a folded text, whatever stands in it;
 * undefined for a text that the index cannot be asked for: too short, or with a NUL in it.
 */
export function idsByName(columns: string[], text: string): RawBuilder<number> | undefined {
  if ([...text].length < 3 || text.includes("\0")) return undefined;
  const wanted = `{${columns.join(" ")}} : "${text.replaceAll('"', '""')}"`;
  const index = sql.table("listings_names");
  return sql<number>`(select rowid from ${index} where ${index} match ${wanted})`;
}

/** A column that no index is to be looked up by, so that another one gives the order. */
export function withoutIndex<Value>(column: RawBuilder<Value>): RawBuilder<Value> {
  return sql<Value>`+${column}`;
}

/** What the shop's own dialect has at hand: the connection, its statements, its log. */
export function adapterOf(db: Db): ConnectedAdapter {
  const { adapter } = db.getExecutor();
  // Not by its class: a rebuild in development has another one.
  if ("statements" in adapter) return adapter as ConnectedAdapter;
  throw new Error("not a database of ours");
}
