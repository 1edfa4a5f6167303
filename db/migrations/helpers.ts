import { randomBytes } from "node:crypto";

import { sql, type Kysely, type RawBuilder } from "kysely";

/**
 * What migrations share that is particular to SQLite. Frozen: a migration that has run somewhere must
 * do the same everywhere, so a new one that wants something else brings a function of its own.
 */

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
 * As `countChanges`, for what is kept in memory too (`versionedCache`): it is read anew, and the pages
 * made from it are made anew.
 */
export async function countCatalogueChanges(db: Kysely<unknown>, table: string): Promise<void> {
  for (const change of ["insert", "update", "delete"]) {
    await sql
      .raw(
        `create trigger version_of_${table}_${change} after ${change} on ${table}
        begin update catalogue_version set version = version + 1; end`,
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
 * Makes an index of the words of some columns, diacritics folded, that holds numbers and nothing
 * else of a row. `addWords` and `dropWords` keep it in step. What is dropped leaves no trace in it.
 */
export async function createWordNumbers(
  db: Kysely<unknown>,
  index: string,
  columns: string[],
): Promise<void> {
  for (const statement of [
    `create virtual table ${index} using fts5(${columns.join(", ")}, content = '', detail = none,
      tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** A trigger's statement that indexes the words of `row` under a number. */
export function addWords(index: string, columns: string[], row: string, number: string): string {
  return `insert into ${index} (rowid, ${columns.join(", ")})
    values (${[number, ...wordsOf(row, columns)].join(", ")});`;
}

/** A trigger's statement that takes the words of `row` out again: they must be what was put in. */
export function dropWords(index: string, columns: string[], row: string, number: string): string {
  return `insert into ${index} (${index}, rowid, ${columns.join(", ")})
    values ('delete', ${[number, ...wordsOf(row, columns)].join(", ")});`;
}

function wordsOf(row: string, columns: string[]): string[] {
  return columns.map((column) => `coalesce(${row}.${column}, '')`);
}

/**
 * Makes the version of a table's rows (0018_row_versions) follow these columns in place of those it
 * followed before.
 */
export async function countEditsOf(
  db: Kysely<unknown>,
  table: string,
  columns: string[],
): Promise<void> {
  const isOther = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
  for (const statement of [
    `drop trigger row_version_of_${table}`,
    `create trigger row_version_of_${table} after update of ${columns.join(", ")} on ${table}
      when ${isOther}
    begin update ${table} set version = version + 1 where id = new.id; end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** 256 random bits that nobody is told. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}
