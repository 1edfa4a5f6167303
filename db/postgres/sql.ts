import { sql, type RawBuilder } from "kysely";

import { isWholeWord, patternOf, type EngineSql } from "../engine";

/** A list of nothing, which has no type to compare with. */
export const NO_VALUES = sql`(select null where false)`;

/** The parts of statements that PostgreSQL wants in its own way: JSON functions, tsvector and trigrams. */
export const postgresSql: EngineSql = {
  rows: (rows, columns) => {
    const kinds = columns.map((column) => sql`${sql.ref(column)} ${sql.raw(kindOf(rows, column))}`);
    const list = sql.join(columns.map((column) => sql.ref(column)));
    return sql`(select ${list} from json_to_recordset(${json(rows)}) as rows(${sql.join(kinds)}))`;
  },
  values: (values) => {
    if (values.length === 0) return NO_VALUES;
    if (typeof values[0] === "string") return texts(json(values));
    return sql`(select value::float8 from json_array_elements_text(${json(values)}) as value)`;
  },
  texts,
  places: (list, kind) => {
    const type = sql.raw(kind === "number" ? "bigint" : "text");
    return sql`(select value::${type} as id, place - 1 as place
      from json_array_elements_text(${list}) with ordinality as listed(value, place))`;
  },
  list: (query) =>
    sql`(select coalesce(json_agg(listed.value), '[]')::text from (${query}) as listed)`,
  contains: (column, text) => sql`${column} ilike ${patternOf(text)}`,
  end: (column, length) => sql`right(${column}, ${sql.lit(length)})`,
  reversed: (column) => sql`reverse(right(${column}, 9))`,
  smaller: (one, other) => sql`least(${one}, ${other})`,
  larger: (one, other) => sql`greatest(${one}, ${other})`,
  words: (index, lists) => {
    const wanted = lists.map((words) => sql`(${sql.join(words.map(written), sql` && `)})`);
    return sql`${sql.ref(`${index}.words`)} @@ (${sql.join(wanted, sql` || `)})`;
  },
  wordNumber: (index) => sql.ref(`${index}.id`),
  named: (columns, text) => {
    const tests = columns.map((column) => sql`${sql.ref(column)} like ${patternOf(text)}`);
    return sql`(select id from listings where ${sql.join(tests, sql` or `)})`;
  },
  described: (languages, beginning, most) => sql`(select id / 8 as id from products_words
    where words @@ beginnings_of(${beginning}) and id % 8 in (${sql.join(languages)})
    order by id limit ${most})`,
  withoutIndex: (column) => sql`${column}`,
};

function written(word: string): RawBuilder<unknown> {
  return isWholeWord(word) ? sql`${`'${word}'`}::tsquery` : sql`beginnings_of(${word})`;
}

function texts(list: string): RawBuilder<unknown> {
  return sql`(select value from json_array_elements_text(${list}) as value)`;
}

/** PostgreSQL stores no NUL. */
export function withoutNul(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "") : text;
}

function json(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === "string" ? withoutNul(one) : one,
  );
}

/**
 * The type of a column of JSON rows, by its values. One of nulls alone is one of numbers, which a column of
 * texts takes too.
 */
function kindOf(rows: readonly object[], column: string): string {
  const values = rows.map((row) => (row as Record<string, unknown>)[column]);
  if (values.some((value) => typeof value === "string")) return "text";
  return values.every((value) => value === undefined || value === null || Number.isInteger(value))
    ? "bigint"
    : "float8";
}
