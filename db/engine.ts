import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  Kysely,
  sql,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type RawBuilder,
} from "kysely";

import type { Database } from "./schema";

/** All that is particular to SQLite. Tables, queries and rules elsewhere are plain SQL. */

export type Db = Kysely<Database>;

/**
 * Opens a database file, or one in memory for tests.
 *
 * `synchronous=FULL`: the driver's default in WAL mode could lose an acknowledged order in a power
 * cut. `busy_timeout` stays short because waiting for a lock blocks the whole process.
 */
export function openDatabase(file: string): Db {
  const database = new SQLite(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 1000");
  database.pragma("trusted_schema = OFF");
  return new Kysely<Database>({ dialect: new ImmediateDialect({ database }) });
}

/** What `pragma quick_check` and `foreign_key_check` find wrong; empty when the file is sound. */
export async function listDamage(db: Db): Promise<string[]> {
  const check = await sql<{ quick_check: string }>`pragma quick_check(10)`.execute(db);
  const rows = check.rows.map((row) => row.quick_check).filter((text) => text !== "ok");
  const orphans = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [...rows, ...orphans.rows.map((row) => `orphan row in ${row.table}`)];
}

/** Folds the write-ahead log into the file, so that a stopped shop is one file. */
export async function checkpoint(db: Db): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** Whether the disk or a lock, not the data, kept a statement from being carried out. */
export function isStorageTrouble(error: unknown): boolean {
  return (
    error instanceof SQLite.SqliteError &&
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)
  );
}

/** Whether a file is no database, or a broken one. */
export function isDamage(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code);
}

/** Ends a `create table`: the engine then refuses values of another type. */
export function strict(): RawBuilder<unknown> {
  return sql`strict`;
}

/** Makes the rows about a row go with it, where no foreign key can say so. */
export function goesWith(
  table: string,
  about: string,
  { subject }: { subject: string },
): RawBuilder<unknown> {
  return sql`create trigger ${sql.id(`${about}_of_${table}`)} after delete on ${sql.table(table)}
    begin
      delete from ${sql.table(about)} where subject = ${sql.lit(subject)} and subject_id = old.id;
    end`;
}

/** Begins every transaction as a writer, so that two never deadlock half way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: { database: SQLite.Database };

  constructor(config: { database: SQLite.Database }) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}
