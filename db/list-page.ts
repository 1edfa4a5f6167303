import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";

/**
 * What a list that is read page by page may be sorted by: a column, a text (`text`), or what follows from
 * several columns, by the name that its column has in the address.
 */
export type Sorts = Record<string, string | { text: string } | RawBuilder<number>>;

/**
 * The page of a list that is shown: the one that is wanted, the first for less and the last for more, of
 * how many, and how many rows stand before it. `size`: rows on a page.
 */
export function pageOf(total: number, wanted: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  return { page, pageCount, offset: (page - 1) * size };
}

/** Sorts a query by what an address asks for, before the list's own order, which is left where it asks for nothing. */
export function sortedBy(order: string, sorts: Sorts) {
  return <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) => {
    const name = order.replace(/^-/, "");
    const column = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
    if (column === undefined) return query;
    return query.orderBy(valueOf(column), order.startsWith("-") ? "desc" : "asc");
  };
}

function valueOf(column: Sorts[string]) {
  if (typeof column === "string") return sql.ref(column);
  return "text" in column ? letters(column.text) : column;
}

/** Each letter of Romanian that is none of ASCII's stands behind the one that it is written like. */
const LETTERS: readonly [letters: string, place: string][] = [
  ["ăĂ", "a{"],
  ["âÂ", "a|"],
  ["îÎ", "i{"],
  ["șȘşŞ", "s{"],
  ["țȚţŢ", "t{"],
];

/** A text as it is compared, so that Ș stands behind s and not behind z, and capitals make no difference. */
function letters(column: string): RawBuilder<string> {
  const pairs = LETTERS.flatMap(([all, place]) =>
    [...all].map((letter): [string, string] => [letter, place]),
  );
  return pairs.reduce(
    (text, [letter, place]) => sql<string>`replace(${text}, ${letter}, ${place})`,
    sql<string>`lower(${sql.ref(column)})`,
  );
}
