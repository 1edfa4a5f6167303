import SQLite from "better-sqlite3";
import { sql } from "kysely";

import { isLitestreamUsed } from "~/platform/env/env.server";

import type { Db } from "../engine";
import { isSqliteTrouble } from "./errors";

/**
 * What `pragma quick_check` and `foreign_key_check` find wrong, and the error of a word index that
 * cannot be queried; empty when the file is sound.
 */
export async function listDamage(db: Db): Promise<string[]> {
  try {
    const check = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(db);
    const rows = check.rows.map((row) => row.quick_check).filter((text) => text !== "ok");
    const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
    await askEveryWordIndex(db);
    return [...rows, ...orphans.rows.map((row) => `orphan row in ${row.table}`)];
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError) || isSqliteTrouble(error)) throw error;
    return [error.message];
  }
}

/** Whether every page, index and reference of the file is as it should be, which takes longer to read. */
export async function isSound(db: Db): Promise<boolean> {
  const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql`pragma foreign_key_check`.execute(db);
  return check.rows[0]?.integrity_check === "ok" && orphans.rows.length === 0;
}

/** The checks do not notice a damaged declaration of a word index; a query does. */
async function askEveryWordIndex(db: Db): Promise<void> {
  const indexes = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type = 'virtual'`.execute(db);
  for (const { name } of indexes.rows) {
    const index = sql.table(name);
    await sql`select rowid from ${index} where ${index} match 'word' limit 1`.execute(db);
  }
}

/**
 * Copies the write-ahead log into the database file, so that a stopped shop is one file. Left to
 * Litestream where it is used.
 */
export async function checkpoint(db: Db): Promise<void> {
  if (isLitestreamUsed) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Writes one page to the disk without changing anything, or throws the error that an order would
 * get.
 */
export async function tryWriting(db: Db): Promise<void> {
  await sql`pragma user_version = 0`.execute(db);
}

/** Copies a database at one moment into a new file, while others go on writing. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SQLite(from, { readonly: true, fileMustExist: true });
  try {
    // A read transaction sees one moment. Without it every write to the source would restart the
    // copy.
    source.exec("begin; select count(*) from sqlite_schema;");
    await source.backup(to, { progress: () => 1000 });
  } finally {
    source.close();
  }
}

/** Whether another process has a database open. */
export function isInUse(file: string): boolean {
  const database = new SQLite(file, { fileMustExist: true, timeout: 0 });
  try {
    // Only the last connection may delete the log.
    database.pragma("journal_mode = DELETE");
    return false;
  } catch (error) {
    return error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
  } finally {
    database.close();
  }
}

/** Whether the file is damaged, or not a database. */
export function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}
