import { sql, type AliasedRawBuilder, type RawBuilder } from "kysely";

/**
 * Rows of our own as a table that a statement reads: one statement for hundreds of rows, where
 * each by itself would take as long again only to be put together. Particular to SQLite.
 */
export function rowsAs<Row extends object, Name extends string>(
  name: Name,
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): AliasedRawBuilder<Row, Name> {
  const cells = columns.map((column) => sql`value ->> ${sql.lit(column)} as ${sql.ref(column)}`);
  const table = sql<Row>`(select ${sql.join(cells)} from json_each(${JSON.stringify(rows)}))`;
  return table.as<Name>(name);
}

/** Any number of values for an `in`. Particular to SQLite. */
export function valuesOf<Value extends string | number>(
  values: readonly Value[],
): RawBuilder<Value> {
  return valuesIn<Value>(JSON.stringify(values));
}

/** The same of a JSON list, which a prepared query is given. */
export function valuesIn<Value extends string | number>(json: string): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${json}))`;
}

/** The ids in a JSON list as a table that a statement reads, with the place of each. */
export function idsAs<Id extends string | number, Name extends string>(
  name: Name,
  json: string,
): AliasedRawBuilder<{ id: Id; place: number }, Name> {
  const table = sql<{
    id: Id;
    place: number;
  }>`(select value as id, key as place from json_each(${json}))`;
  return table.as<Name>(name);
}
