import SQLite from "better-sqlite3";
import { Kysely, sql, type RawBuilder } from "kysely";

import { ImmediateDialect, type ConnectedAdapter } from "./dialect";
import { GaveWayError } from "./long-work";
import type { Database } from "../schema";
import { FlushError, WalLostError, WalFlusher } from "./flush-wal";

/**
 * Everything particular to SQLite is in this folder. Tables, queries and rules elsewhere are plain
 * SQL.
 */

export type Db = Kysely<Database>;

/** More made no page faster with 100,000 products: the operating system caches the file too. */
const CACHE_KIB = 16 * 1024;

/**
 * Opens a database file, or one in memory: a new one (`:memory:`) or one of these bytes.
 *
 * `synchronous=NORMAL` leaves flushing to flush-wal.ts, because SQLite's own flush blocks the whole
 * process. So does waiting for a lock, which is why `busy_timeout` is short.
 *
 * `onLost` is called when a flush failed and the log could not be repaired: from then on nothing is
 * written.
 */
export function openDatabase(
  file: string | Buffer,
  {
    fileMustExist = false,
    onLost,
  }: { fileMustExist?: boolean; onLost?: (error: WalLostError) => void } = {},
): Db {
  const database = connect(file, fileMustExist);
  const log = new WalFlusher(database.memory ? undefined : database.name, onLost);
  return new Kysely<Database>({ dialect: new ImmediateDialect(database, log) });
}

/** A connection with every pragma set. */
export function connect(file: string | Buffer, fileMustExist: boolean): SQLite.Database {
  const database = new SQLite(file, { fileMustExist });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 1000");
  database.pragma("trusted_schema = OFF");
  database.pragma(`cache_size = -${CACHE_KIB}`);
  return database;
}

/** Whether the disk or a lock refused the work, so that none of it was done. */
export function isStorageTrouble(error: unknown): boolean {
  if (error instanceof WalLostError || error instanceof GaveWayError) return true;
  return (
    error instanceof SQLite.SqliteError &&
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)
  );
}

/** Does the work, or says that the disk or a lock refused it. */
export async function orNotSaved<Result>(
  work: () => Promise<Result>,
): Promise<Result | "not-saved"> {
  try {
    return await work();
  } catch (error) {
    if (isStorageTrouble(error)) return "not-saved";
    throw error;
  }
}

/** Whether the disk failed during the commit: nobody knows yet if it will last. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof FlushError;
}

/**
 * The ids of the listings with a folded text in one of their names. Undefined for a text that the
 * word index cannot look up: shorter than three characters, or with a NUL in it.
 */
export function idsByName(columns: string[], text: string): RawBuilder<number> | undefined {
  if ([...text].length < 3 || text.includes("\0")) return undefined;
  const wanted = `{${columns.join(" ")}} : "${text.replaceAll('"', '""')}"`;
  const index = sql.table("listings_names");
  return sql<number>`(select rowid from ${index} where ${index} match ${wanted})`;
}

/** The numbers of the languages in the index of descriptions (migration 0055). */
const describedIn = ["ro", "en", "tr", "bg", "hu", "it", "fr", "ru"];

/** A word that so many descriptions have tells nothing; finding all of them would take long. */
const MOST_DESCRIBED = 5000;

/**
 * The ids of the listings whose description has a word that begins so, in one of these languages; of
 * more than five thousand the oldest.
 */
export function idsByDescription(languages: string[], beginning: string): RawBuilder<number> {
  const wanted = `"${beginning.replaceAll('"', "").replaceAll("\0", "")}"*`;
  const numbers = languages.map((language) => describedIn.indexOf(language));
  const index = sql.table("products_words");
  return sql<number>`(select rowid / 8 from ${index}
    where ${index} match ${wanted} and rowid % 8 in (${sql.join(numbers)})
    limit ${MOST_DESCRIBED})`;
}

/** A column written so that SQLite does not use its index, and another index gives the order. */
export function withoutIndex<Value>(column: RawBuilder<Value>): RawBuilder<Value> {
  return sql<Value>`+${column}`;
}

/** The connection, statements and log behind a database handle. */
export function adapterOf(db: Db): ConnectedAdapter {
  const { adapter } = db.getExecutor();
  // Not `instanceof`: after a rebuild in development the class is another one.
  if ("statements" in adapter) return adapter as ConnectedAdapter;
  throw new Error("not a database of ours");
}
