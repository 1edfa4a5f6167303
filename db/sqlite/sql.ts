import { sql, type Expression, type RawBuilder } from "kysely";

import { isWholeWord, patternOf, type EngineSql } from "../engine";

/** The parts of statements that SQLite wants in its own way: JSON functions and FTS5 tables. */
export const sqliteSql: EngineSql = {
  rows: (rows, columns) => {
    const cells = columns.map((column) => sql`value ->> ${sql.lit(column)} as ${sql.ref(column)}`);
    return sql`(select ${sql.join(cells)} from json_each(${JSON.stringify(rows)}))`;
  },
  values: (values) => texts(JSON.stringify(values)),
  texts,
  places: (json) => sql`(select value as id, key as place from json_each(${json}))`,
  list: (query) => sql`(select json_group_array(listed.value) from (${query}) as listed)`,
  contains: (column, text) => sql`${column} like ${patternOf(text)} escape '\\'`,
  end: (column, length) => sql`substr(${column}, ${sql.lit(-length)})`,
  reversed: (column) =>
    sql`(${sql.join(
      Array.from(
        { length: REVERSED },
        (_, place) => sql`substr(${column}, ${sql.lit(-1 - place)}, 1)`,
      ),
      sql` || `,
    )})`,
  smaller: (one, other) => sql`min(${one}, ${other})`,
  larger: (one, other) => sql`max(${one}, ${other})`,
  words: (index, lists) => {
    const wanted = lists.map((words) => `(${words.map(written).join(" AND ")})`);
    return sql`${sql.table(index)} match ${wanted.join(" OR ")}`;
  },
  wordNumber: (index) => sql.ref(`${index}.rowid`),
  named: (columns, text) => {
    const wanted = `{${columns.join(" ")}} : "${text.replaceAll('"', '""')}"`;
    const index = sql.table("listings_names");
    return sql`(select rowid as id from ${index} where ${index} match ${wanted})`;
  },
  described: (languages, beginning, most) => {
    const index = sql.table("products_words");
    return sql`(select rowid / 8 as id from ${index}
      where ${index} match ${`"${beginning}"*`} and rowid % 8 in (${sql.join(languages)})
      limit ${most})`;
  },
  withoutIndex: (column: Expression<unknown>) => sql`+${column}`,
};

/** As migration 0022 has it in its index. */
const REVERSED = 9;

function written(word: string): string {
  return isWholeWord(word) ? `"${word}"` : `"${word}"*`;
}

function texts(json: string): RawBuilder<unknown> {
  return sql`(select value from json_each(${json}))`;
}
