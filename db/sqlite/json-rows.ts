import { sql, type AliasedRawBuilder, type RawBuilder } from "kysely";

/**
 * Rows as a table inside a statement: one statement for hundreds of rows, instead of hundreds of
 * statements. Particular to SQLite.
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

/** A list of any length for an `in`. Particular to SQLite. */
export function valuesOf<Value extends string | number>(
  values: readonly Value[],
): RawBuilder<Value> {
  return valuesIn<Value>(JSON.stringify(values));
}

/** The same from a JSON list, for compiled queries. */
export function valuesIn<Value extends string | number>(json: string): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${json}))`;
}

/** The ids of a JSON list as a table, each with its place in the list. */
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
