import SQLite from "better-sqlite3";
import { sql } from "kysely";

import { isStorageTrouble, type Db } from "./engine";

/**
 * What `pragma quick_check` and `foreign_key_check` find wrong, and what keeps an index of words
 * from being asked; empty when the file is sound.
 */
export async function listDamage(db: Db): Promise<string[]> {
  try {
    const check = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(db);
    const rows = check.rows.map((row) => row.quick_check).filter((text) => text !== "ok");
    const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
    await askEveryWordIndex(db);
    return [...rows, ...orphans.rows.map((row) => `orphan row in ${row.table}`)];
  } catch (error) {
    if (!(error instanceof SQLite.SqliteError) || isStorageTrouble(error)) throw error;
    return [error.message];
  }
}

/** The checks pass over a wrong letter in how an index of words is declared: asking it does not. */
async function askEveryWordIndex(db: Db): Promise<void> {
  const indexes = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type = 'virtual'`.execute(db);
  for (const { name } of indexes.rows) {
    const index = sql.table(name);
    await sql`select rowid from ${index} where ${index} match 'word' limit 1`.execute(db);
  }
}

/** Folds the write-ahead log into the file, so that a stopped shop is one file. */
export async function checkpoint(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Writes one page to the disk and changes nothing, or throws what an order would meet. */
export async function tryWriting(db: Db): Promise<void> {
  await sql`pragma user_version = 0`.execute(db);
}

/** Copies a database as it is at one moment into a new file, while others go on writing. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new SQLite(from, { readonly: true, fileMustExist: true });
  try {
    // A reader sees one moment. Without it every write to the source would begin the copy anew.
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
    // Only its last user may take the log away.
    database.pragma("journal_mode = DELETE");
    return false;
  } catch (error) {
    return error instanceof SQLite.SqliteError && error.code.startsWith("SQLITE_BUSY");
  } finally {
    database.close();
  }
}

/** Whether a file is no database, or a broken one. */
export function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}
