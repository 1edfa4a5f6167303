import type { Compilable, CompiledQuery, Insertable } from "kysely";

import type { Db } from "./sqlite/engine";
import type { Database } from "./schema";

/** Stands in a query for a value that it is given each time. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query whose shape never changes: it is built and compiled once, which takes longer than to carry it
 * out, and after that only given its values. `build` sees places instead of them, so it may not look at
 * any. Worth it where many ask: the product's page, the lists' rows, carts and orders.
 */
export function compiledQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (values: Values, db: Db) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  return async (values, db) => {
    query ??= build(db, placeholders as Values).compile();
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.name as keyof Values] : one,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

type Insert = (row: Record<string, unknown>, db: Db) => Promise<unknown>;
/** By table and columns. */
const inserts = new Map<string, Insert>();

/** Inserts a row by a statement that is put together once for its columns. */
export async function insertRow<Table extends keyof Database>(
  table: Table,
  row: Insertable<Database[Table]>,
  db: Db,
): Promise<void> {
  const columns = Object.entries(row).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  const key = `${table} ${columns.join()}`;
  const known = inserts.get(key);
  const insert = known ?? compileInsert(table, columns);
  if (!known) inserts.set(key, insert);
  await insert(row, db);
}

function compileInsert(table: keyof Database, columns: string[]): Insert {
  return compiledQuery((db, values: Record<string, unknown>) => {
    const row = Object.fromEntries(columns.map((name) => [name, values[name]]));
    return db.insertInto(table).values(row);
  });
}
