import { createHash } from "node:crypto";

import { sql, type RawBuilder } from "kysely";

import { engineOf, listReferences, listTables, type Db, type Store } from "./engine";
import { listPending, migrate } from "./migrate";

/** Values in one statement, of which SQLite takes 32,766; and rows where some hold pictures. */
const MOST_VALUES = 30_000;
const MOST_ROWS = 500;
const MOST_LARGE_ROWS = 10;

/** What a table held on both sides. */
export interface MovedTable {
  name: string;
  rows: number;
  /** The same for the same rows, in whatever order. */
  hash: string;
}

/**
 * Carries a shop's rows from one store to an empty other one, in one transaction, and reads both sides to
 * compare them. Refuses a shop that runs, one that is not of this version, and a target with tables.
 * When anything fails or differs nothing is left in the target.
 */
export async function moveShop(from: Store, to: Store): Promise<MovedTable[]> {
  if (!(await from.isThere())) throw new Error(`There is no shop at ${from.name}.`);
  if (await to.isThere()) throw new Error(`There are tables at ${to.name} already.`);
  if (await from.isInUse()) throw new Error("The shop is running. Stop it first.");
  const [source, target] = [from.openOrMake(), to.openOrMake()];
  try {
    const pending = await listPending(source);
    if (pending.length > 0) {
      throw new Error(`Migrate the shop at ${from.name} first: npm run db:migrate.`);
    }
    await migrate(target);
    // Nobody writes to the source meanwhile.
    return await source
      .transaction()
      .execute((reading) => target.transaction().execute((trx) => copyAll(reading, trx)));
  } catch (error) {
    await target.destroy();
    await to.remove();
    throw error;
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

async function copyAll(source: Db, target: Db): Promise<MovedTable[]> {
  const engine = engineOf(target);
  const tables = await inOrderOfReferences(target);
  const resume = await engine.pauseTriggers(target);
  // What migrations put there.
  for (const { name } of [...tables].reverse()) {
    await sql`delete from ${sql.table(name)}`.execute(target);
  }
  const moved: MovedTable[] = [];
  for (const table of tables) {
    const [sent, found] = [new Digest(table.name), new Digest(table.name)];
    for await (const rows of readAll(table, source)) {
      sent.add(rows);
      await insertAll(table, rows, target);
    }
    for await (const rows of readAll(table, target)) found.add(rows);
    if (sent.table.rows !== found.table.rows || sent.table.hash !== found.table.hash) {
      throw new Error(`${table.name} did not arrive as it was sent: nothing was moved.`);
    }
    moved.push(sent.table);
  }
  await engine.rebuildIndexes(target);
  await resume();
  return moved.sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface Table {
  name: string;
  columns: string[];
  key: string[];
  /** The column that refers to rows of the same table. */
  toItself: string | undefined;
  batch: number;
}

/** Every table behind those that its rows refer to. */
async function inOrderOfReferences(db: Db): Promise<Table[]> {
  const names = await listTables(db);
  const references = await listReferences(db);
  const keys = await engineOf(db).listKeys(db);
  const all = await db.introspection.getTables();
  const ordered: string[] = [];
  const visit = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { from, to } of references) if (from === name && to !== name) visit(to);
    ordered.push(name);
  };
  names.forEach(visit);
  return ordered.map((name) => {
    const { columns = [] } = all.find((table) => table.name === name) ?? {};
    const isLarge = columns.some(({ dataType }) => /^(blob|bytea)$/i.test(dataType));
    return {
      name,
      columns: columns.map((column) => column.name).sort(),
      key: keys.filter(({ table }) => table === name).map(({ column }) => column),
      toItself: references.find(({ from, to }) => from === name && to === name)?.column,
      batch: isLarge
        ? MOST_LARGE_ROWS
        : Math.min(MOST_ROWS, Math.floor(MOST_VALUES / columns.length)),
    };
  });
}

type Row = Record<string, string | number | Buffer | null>;

/** All rows of a table, a batch at a time; those to which others of it refer come first. */
async function* readAll(table: Table, db: Db): AsyncGenerator<Row[]> {
  const reference = table.toItself && sql.ref(table.toItself);
  const tests = reference
    ? [sql`${reference} is null`, sql`${reference} is not null`]
    : [sql`1 = 1`];
  for (const test of tests) yield* readWhere(table, test, db);
}

async function* readWhere(
  { name, columns, key, batch }: Table,
  test: RawBuilder<unknown>,
  db: Db,
): AsyncGenerator<Row[]> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  // A table without a key has one row.
  const order = key.length > 0 ? sql.join(key.map((column) => sql.ref(column))) : sql`1`;
  for (let last: Row | undefined; ;) {
    const values = last && key.map((column) => last![column]);
    const isBehind = values ? sql`(${order}) > (${sql.join(values)})` : sql`1 = 1`;
    const { rows } = await sql<Row>`select ${list} from ${sql.table(name)}
      where ${test} and ${isBehind} order by ${order} limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1);
  }
}

async function insertAll({ name, columns }: Table, rows: Row[], db: Db): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

/** Counts rows and adds their hashes up, so that their order does not matter. */
class Digest {
  readonly #name: string;
  #rows = 0;
  #sum = 0n;

  constructor(name: string) {
    this.#name = name;
  }

  add(rows: Row[]): void {
    for (const row of rows) {
      const hash = createHash("sha256").update(canonical(row)).digest();
      this.#sum =
        (this.#sum + hash.readBigUInt64BE() * 2n ** 64n + hash.readBigUInt64BE(8)) % WHOLE;
      this.#rows += 1;
    }
  }

  get table(): MovedTable {
    return { name: this.#name, rows: this.#rows, hash: this.#sum.toString(16).padStart(32, "0") };
  }
}

const WHOLE = 2n ** 128n;

/** A row as one text. A NUL, which PostgreSQL does not store, counts as nothing. */
function canonical(row: Row): string {
  const cells = Object.keys(row)
    .sort()
    .map((name) => {
      const value = row[name]!;
      if (Buffer.isBuffer(value)) return [name, "bytes", value.toString("base64")];
      return [name, typeof value === "string" ? value.replaceAll("\0", "") : value];
    });
  return JSON.stringify(cells);
}
