import type { Kysely } from "kysely";

import { doesOn, engineIn, isOther, run } from "./on-both";

/**
 * One index of the words of what the office looks for, beside those of orders and people: each row of a
 * source is an entry, which leads to the thing that it belongs to. Entries are numbered in `found_entries`;
 * `found_entries_words` holds their words, without diacritics, found by their beginnings, and of what is taken out
 * no trace. Frozen with 0005: another source is another migration (`addFoundSource`).
 */
interface Source {
  table: string;
  /** What its rows lead to. */
  kind: FoundKind;
  /** The column with the id of that. */
  subject: string;
  columns: readonly string[];
  /** Rows without this text have no entry. */
  unless?: string;
}

/** What entries lead to, in the order of their signs. */
export const foundKinds = [
  "piece",
  "note",
  "quote",
  "document",
  "message",
  "claim",
  "appointment",
  "withdrawal",
  "customer",
] as const;

export type FoundKind = (typeof foundKinds)[number];

/** The word that all entries of a kind have and nobody can type: a letter for private use. */
export function signOf(kind: FoundKind): string {
  return String.fromCodePoint(0xe001 + foundKinds.indexOf(kind));
}

const sources: Source[] = [
  {
    table: "order_lines",
    kind: "piece",
    subject: "order_id",
    columns: ["name", "staff_name"],
  },
  { table: "orders", kind: "note", subject: "id", columns: ["notes"], unless: "notes" },
  { table: "order_remarks", kind: "note", subject: "order_id", columns: ["text"] },
  {
    table: "quote_requests",
    kind: "quote",
    subject: "id",
    columns: ["number", "name", "email", "phone", "city", "wishes"],
  },
  { table: "quotes", kind: "quote", subject: "request_id", columns: ["note", "answer_note"] },
  { table: "documents", kind: "document", subject: "id", columns: ["name", "number"] },
  {
    table: "contact_messages",
    kind: "message",
    subject: "id",
    columns: ["name", "email", "phone", "subject", "message"],
  },
  { table: "message_replies", kind: "message", subject: "message_id", columns: ["text"] },
  { table: "claim_entries", kind: "claim", subject: "claim_id", columns: ["text"] },
  {
    table: "appointments",
    kind: "appointment",
    subject: "id",
    columns: ["name", "email", "phone", "address", "note", "desk_note"],
  },
  {
    table: "withdrawals",
    kind: "withdrawal",
    subject: "id",
    columns: ["order_number", "full_name", "email", "statement", "answer"],
  },
];

/** Of 0006. */
export const customerSource: Source = {
  table: "customers",
  kind: "customer",
  subject: "id",
  columns: ["words"],
};

const WORDS = "found_entries_words";

/** Makes both tables, enters the rows that are there, and keeps them in step from then on. */
export async function createFoundWords(db: Kysely<unknown>): Promise<void> {
  const isPostgres = engineIn(db) === "postgres";
  await run(
    db,
    isPostgres
      ? `create table ${WORDS} (
          id bigint primary key references found_entries on delete cascade, words tsvector not null)`
      : `create virtual table ${WORDS} using fts5(words, content = '', detail = none,
          tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3')`,
    isPostgres
      ? `create index ${WORDS}_words on ${WORDS} using gin (words)`
      : `insert into ${WORDS} (${WORDS}, rank) values ('secure-delete', 1)`,
  );
  for (const source of sources) await addFoundSource(db, source);
}

/** Enters the rows of a source that are there, with their words, and keeps them in step from then on. */
export async function addFoundSource(db: Kysely<unknown>, source: Source): Promise<void> {
  const { table, subject } = source;
  await run(
    db,
    `insert into found_entries (source, source_id, subject_id)
      select '${table}', id, ${subject} from ${table} where ${isEntered(source, table)}`,
  );
  await keepInStep(db, source);
  await fill(db, source);
}

/** Enters the words of all entries, whose index is empty. */
export async function fillFoundWords(db: Kysely<unknown>): Promise<void> {
  for (const source of [...sources, customerSource]) await fill(db, source);
}

async function fill(db: Kysely<unknown>, source: Source): Promise<void> {
  const { table } = source;
  await run(
    db,
    `insert into ${WORDS} (${numberColumn(db)}, words)
      select found_entries.id, ${wordsOf(db, source, table)}
      from found_entries join ${table} on ${table}.id = found_entries.source_id
      where found_entries.source = '${table}'`,
  );
}

async function keepInStep(db: Kysely<unknown>, source: Source): Promise<void> {
  const { table, subject, columns } = source;
  const number = (row: string) =>
    `(select id from found_entries where source = '${table}' and source_id = ${row}.id)`;
  const enter = `insert into found_entries (source, source_id, subject_id)
      values ('${table}', new.id, new.${subject});
    insert into ${WORDS} (${numberColumn(db)}, words)
      values (${number("new")}, ${wordsOf(db, source, "new")});`;
  const strike =
    engineIn(db) === "postgres"
      ? `delete from found_entries where source = '${table}' and source_id = old.id;`
      : `insert into ${WORDS} (${WORDS}, rowid, words)
          values ('delete', ${number("old")}, ${wordsOf(db, source, "old")});
        delete from found_entries where source = '${table}' and source_id = old.id;`;
  const when = (row: string) => (source.unless ? isEntered(source, row) : undefined);
  const name = (change: string) => `found_${table}_${change}`;
  const update = `update of ${columns.join(", ")} on ${table}`;
  const changed = (row: string) => `(${isOther(columns)}) and ${isEntered(source, row)}`;
  await doesOn(db, {
    name: name("insert"),
    on: `after insert on ${table}`,
    when: when("new"),
    statements: enter,
  });
  await doesOn(db, {
    name: name("delete"),
    on: `before delete on ${table}`,
    when: when("old"),
    statements: strike,
  });
  await doesOn(db, {
    name: name("strike"),
    on: `before ${update}`,
    when: changed("old"),
    statements: strike,
  });
  await doesOn(db, {
    name: name("enter"),
    on: `after ${update}`,
    when: changed("new"),
    statements: enter,
  });
}

function isEntered({ unless }: Source, row: string): string {
  return unless === undefined ? "1 = 1" : `${row}.${unless} <> ''`;
}

/** The words of a row, with the sign of its kind. */
function wordsOf(db: Kysely<unknown>, { columns, kind }: Source, row: string): string {
  const values = [`'${signOf(kind)}'`, ...columns.map((column) => `${row}.${column}`)];
  return engineIn(db) === "postgres"
    ? `words_of(concat_ws(' ', ${values.join(", ")}))`
    : values.map((value) => `coalesce(${value}, '')`).join(" || ' ' || ");
}

function numberColumn(db: Kysely<unknown>): string {
  return engineIn(db) === "postgres" ? "id" : "rowid";
}
