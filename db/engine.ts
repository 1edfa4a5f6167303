import {
  sql,
  type AliasedRawBuilder,
  type Expression,
  type Kysely,
  type OperationNode,
  type RawBuilder,
  type RawNode,
} from "kysely";

import { GaveWayError } from "./long-work";
import { isOutcomeUnknownToPostgres, isPostgresTrouble } from "./postgres/errors";
import type { Database } from "./schema";
import { isOutcomeUnknownToSqlite, isSqliteTrouble } from "./sqlite/errors";

/**
 * What the shop asks of its database beyond plain SQL. `sqlite/` and `postgres/` each answer it in their
 * own way; rooms know only this file. Tables, queries and rules elsewhere are plain SQL, the same for
 * both.
 */

export type Db = Kysely<Database>;

/** One of the engines, behind every database handle. */
export interface Engine {
  name: "sqlite" | "postgres";
  sql: EngineSql;
  watchContent: (db: Db) => ContentWatch;
  versionOf: (what: Versioned, db: Db) => { version: number; isTentative: boolean };
  inLongTransaction: <Result>(db: Db, work: (trx: Db) => Promise<Result>) => Promise<Result>;
  longWorkEnded: (db: Db) => Promise<void>;
  doOnce: <Result>(db: Db, job: Job, work: () => Promise<Result>) => Promise<Result | "busy">;
  listDamage: (db: Db) => Promise<string[]>;
  tryWriting: (db: Db) => Promise<void>;
  settle: (db: Db) => Promise<void>;
  listReferences: (db: Db) => Promise<Reference[]>;
  listKeys: (db: Db) => Promise<{ table: string; column: string }[]>;
  pauseTriggers: (trx: Db) => Promise<() => Promise<void>>;
  rebuildIndexes: (trx: Db) => Promise<void>;
}

/** A foreign key, and what becomes of a row when the one that it refers to is deleted. */
export interface Reference {
  from: string;
  column: string;
  to: string;
  onDelete: string;
}

/** Work that one of the shop's processes does for all of them, at most once in `pause` milliseconds. */
export interface Job {
  name: string;
  pause: number;
}

/** The version of what public pages show; it changes with every change, from whichever process. */
export interface ContentWatch {
  version: () => number;
  /** Resolves when what others have changed until now is known; absent where it always is. */
  refresh?: () => Promise<void>;
  close: () => void;
}

/**
 * Where a shop's database is kept as a whole: a file, or a database on a server. What opens, copies and
 * puts it back works on this.
 */
export interface Store {
  /** As messages call it; a server's password is not in it. */
  name: string;
  /** The name of its copy within a backup. */
  copyName: string;
  /** Opens what is there, for a shop that serves. `onLost`: nothing may be written any more. */
  open: (onLost: (error: Error) => void) => Db;
  /** Opens it for a command, and makes it where there is none. */
  openOrMake: () => Db;
  isThere: () => Promise<boolean>;
  /** Other files that show that there was one. */
  traces: () => string[];
  /**
   * Does what only one process of all may do at a time, or returns "busy". `name` also names a file of the
   * data directory.
   */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | "busy">;
  /** Whether a shop runs on it. */
  isInUse: () => Promise<boolean>;
  /** Whether one runs on it whose processes have another mark than this one's. */
  hasStrangers: () => Promise<boolean>;
  /** Whether an error means that what is there is damaged. */
  isDamage: (error: unknown) => boolean;
  /** Deletes it. */
  remove: () => Promise<void>;
  /** Bytes that a copy may take. */
  size: () => Promise<number>;
  /** Changes with every write, of other databases of its server too. */
  fingerprint: () => Promise<string>;
  /** Copies it at one moment into a new file, while others write, and returns how many orders that has. */
  copyTo: (file: string) => Promise<number>;
  /** Does something with what a copy holds, without touching what is there. Throws if it is damaged. */
  withCopy: <Result>(copy: string, work: (db: Db) => Promise<Result>) => Promise<Result>;
  /**
   * Puts a copy in the place of what is there. That is kept under another name, which is returned, where
   * it is not among the files that the caller has put aside.
   */
  takeCopy: (copy: string) => Promise<string | undefined>;
}

/** How many orders a database has. */
export async function countOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** What has a version that grows with every change of it. */
export type Versioned = "catalogue" | "orders";

/**
 * The word indexes, each named after the numbered rows it refers to. They are kept by triggers, and find
 * orders, people and what belongs to them by beginnings of words without diacritics. What is erased leaves no
 * trace in them.
 */
export type WordIndex = "order_index_words" | "people_words" | "found_entries_words";

/** The parts of statements that each engine writes in its own way. */
export interface EngineSql {
  rows: (rows: readonly object[], columns: readonly string[]) => RawBuilder<unknown>;
  values: (values: readonly (string | number)[]) => RawBuilder<unknown>;
  texts: (json: string) => RawBuilder<unknown>;
  places: (json: string, kind: "number" | "text") => RawBuilder<unknown>;
  list: (query: Expression<unknown>) => RawBuilder<unknown>;
  contains: (column: Expression<unknown>, text: string) => RawBuilder<unknown>;
  end: (column: Expression<unknown>, length: number) => RawBuilder<unknown>;
  reversed: (column: Expression<unknown>) => RawBuilder<unknown>;
  smaller: (one: Expression<unknown>, other: Expression<unknown>) => RawBuilder<unknown>;
  larger: (one: Expression<unknown>, other: Expression<unknown>) => RawBuilder<unknown>;
  words: (index: WordIndex, alternatives: string[][]) => RawBuilder<unknown>;
  wordNumber: (index: WordIndex) => RawBuilder<unknown>;
  named: (columns: string[], text: string) => RawBuilder<unknown>;
  described: (languages: number[], beginning: string, most: number) => RawBuilder<unknown>;
  withoutIndex: (column: Expression<unknown>) => RawBuilder<unknown>;
}

/** A part of a statement that is written when the statement is compiled, by the engine that compiles it. */
interface PartNode extends RawNode {
  write: (engine: EngineSql) => RawBuilder<unknown>;
}

function part<Value>(write: (engine: EngineSql) => RawBuilder<unknown>): RawBuilder<Value> {
  const node: PartNode = { kind: "RawNode", sqlFragments: [], parameters: [], write };
  return sql<Value>`${{ toOperationNode: () => node, expressionType: undefined }}`;
}

/** For an engine's compiler: what stands for a node in its SQL. */
export function writtenBy(engine: EngineSql, node: RawNode): OperationNode {
  return "write" in node ? (node as PartNode).write(engine).toOperationNode() : node;
}

/** The engine behind a database handle. */
export function engineOf(db: Db): Engine {
  const { adapter } = db.getExecutor();
  // Not `instanceof`: after a rebuild in development the class is another one.
  if ("engine" in adapter) return adapter.engine as Engine;
  throw new Error("not a database of ours");
}

/** Whether the database refused the work, for the disk, a lock or the line to it, so that none was done. */
export function isStorageTrouble(error: unknown): boolean {
  return error instanceof GaveWayError || isSqliteTrouble(error) || isPostgresTrouble(error);
}

/** Does the work, or says that the database refused it. */
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

/** Whether the disk or the line failed during the commit: nobody knows yet if it was made and will last. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isOutcomeUnknownToSqlite(error) || isOutcomeUnknownToPostgres(error);
}

/**
 * A long transaction, between whose steps other requests are answered; they read the state before it.
 * Whoever wants to write waits a moment; then the transaction is rolled back and starts again, so the
 * work must do nothing but read and write through the transaction. Throws `GaveWayError` when others
 * were writing at each attempt. On SQLite for databases in a file only.
 */
export function inLongTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  return engineOf(db).inLongTransaction(db, work);
}

/** Resolves when no long transaction is running or waiting to be tried again. */
export function longWorkEnded(db: Db): Promise<void> {
  return engineOf(db).longWorkEnded(db);
}

/**
 * Does a job if none of the shop's processes is doing it or has begun it within its pause; else returns
 * "busy". When its process dies, another does it. On a file every process does it: what a job does to a row
 * it does once, whoever comes second.
 */
export function doOnce<Result>(
  db: Db,
  job: Job,
  work: () => Promise<Result>,
): Promise<Result | "busy"> {
  return engineOf(db).doOnce(db, job, work);
}

/**
 * The version that grows with every change of the catalogue, its texts and the settings, or of the
 * orders, from whichever process; and whether the handle is in a transaction that may still be rolled
 * back.
 */
export function versionOf(what: Versioned, db: Db): { version: number; isTentative: boolean } {
  return engineOf(db).versionOf(what, db);
}

/** Watches the content version of a database. */
export function watchContent(db: Db): ContentWatch {
  return engineOf(db).watchContent(db);
}

/** What the engine finds wrong with its own files, a line each; empty when they are sound. */
export function listDamage(db: Db): Promise<string[]> {
  return engineOf(db).listDamage(db);
}

/** Tries whether an order could be written, without changing anything, or throws what it would get. */
export function tryWriting(db: Db): Promise<void> {
  return engineOf(db).tryWriting(db);
}

/** Before the database is closed: leaves it as simple as the engine can, so that a stopped shop is one file. */
export function settle(db: Db): Promise<void> {
  return engineOf(db).settle(db);
}

/** The shop's own tables in the order of their names, without those of word indexes and migrations. */
export async function listTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.filter(({ isView }) => !isView).map(({ name }) => name);
  return names
    .filter((name) => !/_(words|names)(_|$)/.test(name) || name === "search_words")
    .sort();
}

/** Every foreign key of the shop's tables. */
export function listReferences(db: Db): Promise<Reference[]> {
  return engineOf(db).listReferences(db);
}

/**
 * Rows as a table inside a statement: one statement for hundreds of rows, instead of hundreds of
 * statements. Where a column is compared there must be a row, by which its type is known.
 */
export function rowsAs<Row extends object, Name extends string>(
  name: Name,
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): AliasedRawBuilder<Row, Name> {
  return part<Row>((engine) => engine.rows(rows, columns)).as<Name>(name);
}

/** A list of any length for an `in`. */
export function valuesOf<Value extends string | number>(
  values: readonly Value[],
): RawBuilder<Value> {
  return part((engine) => engine.values(values));
}

/** The same of texts from a JSON list, for compiled queries. */
export function valuesIn<Value extends string>(json: string): RawBuilder<Value> {
  return part((engine) => engine.texts(json));
}

/** The column `value` of a query as a JSON list, in the query's order: a list within a row. */
export function listOf(query: Expression<unknown>): RawBuilder<string> {
  return part((engine) => engine.list(query));
}

/** The ids of a JSON list as a table, each with its place in the list. */
export function idsAs<Id extends string | number, Name extends string>(
  name: Name,
  json: string,
  kind: Id extends number ? "number" : "text",
): AliasedRawBuilder<{ id: Id; place: number }, Name> {
  return part<{ id: Id; place: number }>((engine) => engine.places(json, kind)).as<Name>(name);
}

/** Whether a column contains a text as it is, where capital Latin letters count as small ones. */
export function contains(column: Expression<unknown>, text: string): RawBuilder<boolean> {
  return part((engine) => engine.contains(column, text));
}

/** The last letters of a column. */
export function endOf(column: Expression<string>, length: number): RawBuilder<string> {
  return part((engine) => engine.end(column, length));
}

/** The last nine signs of a column, the last one first: what ends alike begins alike. */
export function reversedEnd(column: Expression<string>): RawBuilder<string> {
  return part((engine) => engine.reversed(column));
}

/** The smaller of two numbers of a row. */
export function smallerOf(one: Expression<number>, other: Expression<number>): RawBuilder<number> {
  return part((engine) => engine.smaller(one, other));
}

/** The larger of two numbers of a row. */
export function largerOf(one: Expression<number>, other: Expression<number>): RawBuilder<number> {
  return part((engine) => engine.larger(one, other));
}

/** For an engine: the pattern of `like` that finds a text as it is, with `\` as the escape. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/** Figures and the letters of Latin, Greek and Cyrillic writing: every index takes them for parts of words. */
const SIGNS =
  "0-9A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0391-\\u03a1\\u03a3-\\u03ce\\u0400-\\u0481\\u048a-\\u04ff";
const wordsOfIndex = new RegExp(`[${SIGNS}]+`, "gu");

/** The words of a text, as the indexes know them: any other sign ends a word. */
export function wordsIn(text: string): string[] {
  return text.match(wordsOfIndex) ?? [];
}

/**
 * Whether a row of an index contains every word of a text, or a word that begins with it; undefined
 * for a text without words.
 */
export function hasWords(index: WordIndex, text: string): RawBuilder<boolean> | undefined {
  const words = wordsIn(text);
  return words.length > 0 ? hasAnyWords(index, [words]) : undefined;
}

/**
 * Whether an index is asked for a word as it is. One of figures that begins as phones are kept begins as many words
 * as there are phones, and to read them all takes long; whose phone it is, `phonesFound` finds.
 */
export function isWholeWord(word: string): boolean {
  return /^(?:0[237]|40|7)\d{2,}$/.test(word);
}

/**
 * Whether a row of an index contains all words of one of several lists, or words that begin so, beginnings of
 * phones aside (`isWholeWord`).
 */
export function hasAnyWords(index: WordIndex, lists: string[][]): RawBuilder<boolean> {
  // A beginning that thousands of words have is read as often as it is named.
  const different = new Map(lists.map((words) => [words.join(" "), words]));
  return part((engine) => engine.words(index, [...different.values()]));
}

/** The number of the row that an index refers to. */
export function numberIn(index: WordIndex): RawBuilder<number> {
  return part((engine) => engine.wordNumber(index));
}

/**
 * The ids of the listings with a folded text in one of their names, as a table with the column `id`.
 * Undefined for a text that cannot be looked up: shorter than three characters, or with a NUL in it.
 */
export function idsByName(columns: string[], text: string): RawBuilder<number> | undefined {
  if ([...text].length < 3 || text.includes("\0")) return undefined;
  return part((engine) => engine.named(columns, text));
}

/** The numbers of the languages in the index of descriptions (migrations/first-release/catalogue-triggers.ts). */
const describedIn = ["ro", "en", "tr", "bg", "hu", "it", "fr", "ru"];

/** A word that so many descriptions have tells nothing; finding all of them would take long. */
const MOST_DESCRIBED = 5000;

/**
 * The ids of the listings whose description has a word that begins so, in one of these languages, as
 * `idsByName`; of more than five thousand the oldest. Descriptions are written in Latin and Cyrillic
 * letters.
 */
export function idsByDescription(languages: string[], beginning: string): RawBuilder<number> {
  if (wordsIn(beginning)[0] !== beginning) return sql<number>`(select 0 as id where 1 = 0)`;
  const numbers = languages.map((language) => describedIn.indexOf(language));
  return part((engine) => engine.described(numbers, beginning, MOST_DESCRIBED));
}

/** A column written so that its own index is not used, and another index gives the order. */
export function withoutIndex<Value>(column: RawBuilder<Value>): RawBuilder<Value> {
  return part((engine) => engine.withoutIndex(column));
}
