import type { Compilable, CompiledQuery, Insertable } from "kysely";

import { engineOf, type Db, type Engine } from "./engine";
import type { Database } from "./schema";

/** Stands for a value in a query that is compiled before the value is known. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query whose shape never changes. It is compiled once for each engine, which takes longer than to run it, and
 * from then on only given its values. `build` sees placeholders instead of values, so it must not
 * read them. Worth it where many ask: the product's page, the lists' rows, carts and orders.
 */
export function compiledQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (values: Values, db: Db) => Promise<Row[]> {
  const queries = new Map<Engine["name"], CompiledQuery<Row>>();
  return async (values, db) => {
    const { name } = engineOf(db);
    const query = queries.get(name) ?? build(db, placeholders as Values).compile();
    queries.set(name, query);
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

/** Inserts a row by a statement that is compiled once for its columns. */
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
