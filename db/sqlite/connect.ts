import SQLite from "better-sqlite3";

import { isLitestreamUsed } from "~/platform/env/env.server";

/** More made no page faster with 100,000 products: the operating system caches the file too. */
const CACHE_KIB = 16 * 1024;

/**
 * How long a statement waits for another process's lock, in milliseconds. Litestream asks for five
 * seconds, because it locks out writers for a moment whenever it copies the log.
 */
const BUSY_TIMEOUT = isLitestreamUsed ? 5000 : 1000;

/** A connection with every pragma set. */
export function connect(file: string | Buffer, fileMustExist: boolean): SQLite.Database {
  const database = new SQLite(file, { fileMustExist });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  // Litestream must see each page of the log before it is overwritten.
  if (isLitestreamUsed) database.pragma("wal_autocheckpoint = 0");
  database.pragma("trusted_schema = OFF");
  database.pragma(`cache_size = -${CACHE_KIB}`);
  return database;
}
