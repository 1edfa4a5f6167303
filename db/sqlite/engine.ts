import SQLite from "better-sqlite3";
import { Kysely, sql, type RawBuilder } from "kysely";

import { ImmediateDialect, type ConnectedAdapter } from "./dialect";
import { GaveWayError } from "./long-work";
import type { Database } from "../schema";
import { FlushError, LogLostError, WriteAheadLog } from "./flush-wal";

/** All that is particular to SQLite. Tables, queries and rules elsewhere are plain SQL. */

export type Db = Kysely<Database>;

/** More of it made no page of 100,000 products quicker: the system keeps the file at hand too. */
const CACHE_KIB = 16 * 1024;

/**
 * Opens a database file, or one in memory for tests.
 *
 * `synchronous=NORMAL` leaves flushing to us (write-ahead-log.ts): the engine's own stops the whole
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
  }: { fileMustExist?: boolean; onLost?: (error: LogLostError) => void } = {},
): Db {
  const database = connect(file, fileMustExist);
  const log = new WriteAheadLog(database.memory ? undefined : database.name, onLost);
  return new Kysely<Database>({ dialect: new ImmediateDialect(database, log) });
}

function connect(file: string, fileMustExist: boolean): SQLite.Database {
  const database = new SQLite(file, { fileMustExist });
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.pragma("foreign_keys = ON");
  database.pragma("busy_timeout = 1000");
  database.pragma("trusted_schema = OFF");
  database.pragma(`cache_size = -${CACHE_KIB}`);
  return database;
}

/** Tells by a number whether anything that public pages show was changed, by whatever process. */
export interface ContentWatch {
  version: () => number;
  close: () => void;
}

/**
 * Watches over a connection of its own: for the engine every commit of any other connection, in this
 * process or another, is news. Only then is the version itself read, which triggers keep.
 */
export function watchContent(file: string): ContentWatch {
  const database = new SQLite(file, { readonly: true });
  const commits = database.prepare("pragma data_version").pluck();
  const content = database
    .prepare(
      "select content.version + catalogue.version from content_version as content, catalogue_version as catalogue",
    )
    .pluck();
  let seen: unknown;
  let version = 0;
  return {
    version: () => {
      const latest = commits.get();
      if (latest !== seen) {
        version = content.get() as number;
        seen = latest;
      }
      return version;
    },
    close: () => database.close(),
  };
}

/** Counts the changes of a table's rows, so that pages made from them are made anew. */
export async function countChanges(db: Kysely<unknown>, table: string): Promise<void> {
  for (const change of ["insert", "update", "delete"]) {
    await sql
      .raw(
        `create trigger content_of_${table}_${change} after ${change} on ${table}
        begin update content_version set version = version + 1; end`,
      )
      .execute(db);
  }
}

/**
 * Counts the changes of those rows of a table that pages show: `isShown` is the condition on a row
 * (`old` or `new`). A row that is shown neither before nor after its change counts for nothing.
 */
export async function countChangesWhere(
  db: Kysely<unknown>,
  table: string,
  isShown: (row: "old" | "new") => string,
): Promise<void> {
  for (const [change, when] of [
    ["insert", isShown("new")],
    ["update", `${isShown("old")} or ${isShown("new")}`],
    ["delete", isShown("old")],
  ] as const) {
    await sql
      .raw(
        `create trigger content_of_${table}_${change} after ${change} on ${table} when ${when}
        begin update content_version set version = version + 1; end`,
      )
      .execute(db);
  }
}

/** Refuses every change of a table after which a condition on the `new` row holds. */
export async function refuse(
  db: Kysely<unknown>,
  {
    table,
    name,
    change,
    when,
  }: { table: string; name: string; change: "insert" | "update"; when: string },
): Promise<void> {
  await sql
    .raw(
      `create trigger ${table}_${name}_${change} after ${change} on ${table} when ${when}
      begin select raise(abort, 'too many: ${name} of ${table}'); end`,
    )
    .execute(db);
}

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

/** Whether the disk or a lock, not the data, kept what was asked for from being carried out at all. */
export function isStorageTrouble(error: unknown): boolean {
  if (error instanceof LogLostError || error instanceof GaveWayError) return true;
  return (
    error instanceof SQLite.SqliteError &&
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)
  );
}

/** Whether the disk failed while it took what was carried out: nobody knows yet if that will last. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof FlushError;
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

/**
 * Indexes the words of a table's columns, diacritics folded, and keeps the index in step by itself.
 * What is deleted leaves no trace in it.
 */
export async function createWordIndex(
  db: Kysely<unknown>,
  table: string,
  columns: string[],
): Promise<void> {
  const index = `${table}_words`;
  const list = columns.join(", ");
  const values = (row: string) =>
    columns.map((column) => `coalesce(${row}${column}, '')`).join(", ");
  const insert = `insert into ${index} (row_id, ${list})`;
  for (const statement of [
    `create virtual table ${index} using fts5(row_id unindexed, ${list}, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `${insert} select id, ${values("")} from ${table}`,
    `create trigger ${index}_insert after insert on ${table} begin ${insert} values (new.id, ${values("new.")}); end`,
    `create trigger ${index}_delete after delete on ${table} begin delete from ${index} where row_id = old.id; end`,
    `create trigger ${index}_update after update of ${list} on ${table} begin delete from ${index} where row_id = old.id; ${insert} values (new.id, ${values("new.")}); end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/**
 * Indexes every three letters of a table's columns of names, and keeps the index in step by itself.
 * The names stay in the table alone.
 */
export async function createNameIndex(
  db: Kysely<unknown>,
  table: string,
  columns: string[],
): Promise<void> {
  const index = `${table}_names`;
  const list = columns.join(", ");
  const values = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  const add = `insert into ${index} (rowid, ${list}) values (new.id, ${values("new")});`;
  const drop = `insert into ${index} (${index}, rowid, ${list}) values ('delete', old.id, ${values("old")});`;
  const isRenamed = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
  for (const statement of [
    `create virtual table ${index} using fts5(${list}, content = '${table}', content_rowid = 'id', tokenize = "trigram case_sensitive 1")`,
    `insert into ${index} (${index}) values ('rebuild')`,
    `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${drop} end`,
    `create trigger ${index}_update after update of ${list} on ${table} when ${isRenamed} begin ${drop} ${add} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
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

/**
 * The number that grows with every change of the catalogue, its texts and the settings, or of the
 * orders, whichever process made it; and whether it may yet be taken back, because a transaction is
 * open.
 */
export function versionOf(
  what: "catalogue" | "orders",
  db: Db,
): { version: number; isTentative: boolean } {
  const { database, statements } = adapterOf(db);
  const row = statements.prepare(`select version from ${what}_version`).get();
  return { ...(row as { version: number }), isTentative: database.inTransaction };
}

/**
 * One long transaction over a connection of its own, so that between two of its steps others are
 * answered: they read what was before it. Who wants to write waits for a moment; a transaction that
 * has not ended by then is rolled back and carried out anew, so a work may do nothing but read and
 * write through what it is given. Throws `GaveWayError` when others were writing at each attempt. Of
 * a database in a file.
 */
export async function inLongTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const { database, longWork, log } = adapterOf(db);
  return longWork.alone(async (gaveWay) => {
    const connection = connect(database.name, true);
    const dialect = new ImmediateDialect(connection, log, { sharesLog: true });
    const own = new Kysely<Database>({ dialect });
    // What is not committed goes with its connection, and what is still asked of it fails.
    const breakOff = () => connection.close();
    gaveWay.addEventListener("abort", breakOff);
    try {
      // Begun while nobody uses the shop's connection: a transaction may be under way on it.
      const trx = await db.connection().execute(() => own.startTransaction().execute());
      try {
        const result = await work(trx);
        gaveWay.throwIfAborted();
        // From here on others wait no longer than for the engine to commit.
        gaveWay.removeEventListener("abort", breakOff);
        await trx.commit().execute();
        return result;
      } finally {
        if (!trx.isCommitted) await trx.rollback().execute();
      }
    } catch (error) {
      throw connection.open ? error : gaveWay.reason;
    } finally {
      await own.destroy();
    }
  });
}

/** Settles when no long transaction is under way, and none waits to be tried again. */
export async function longWorkEnded(db: Db): Promise<void> {
  const { longWork } = adapterOf(db);
  while (longWork.ended) await longWork.ended;
}

function adapterOf(db: Db): ConnectedAdapter {
  const { adapter } = db.getExecutor();
  // Not by its class: a rebuild in development has another one.
  if ("statements" in adapter) return adapter as ConnectedAdapter;
  throw new Error("not a database of ours");
}
