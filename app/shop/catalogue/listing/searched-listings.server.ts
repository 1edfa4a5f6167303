import { sql, type RawBuilder } from "kysely";

import { foldText } from "~/platform/format/compare-texts";
import { contains, withoutIndex } from "~db/engine";

import { type Search, searchOf, nameColumns, type ListingFilter } from "../listing-search.server";
import { isWished } from "./wished-listings.server";

/**
 * The two ways to a page of a list. A walk reads the index of its order until the page is full. If
 * few names contain the search text, a look-up reads only those from the word index and sorts them.
 * At 10,000 products no other way halved the time of all lists together.
 */
export type Way = "walk" | "look-up";

/** Whether a name contains the search text, in a language or in Romanian, or a listing is what it says. */
export function isSearched(filter: ListingFilter, way?: Way): RawBuilder<boolean> {
  const { search = "", wish, language } = filter;
  const found = searchOf(filter);
  if (found && way === "look-up") return sql<boolean>`listings.id in (${idsOf(found)})`;
  const id = withoutIndex(sql.ref("listings.id"));
  const tests = found
    ? found.named && [sql`${id} in ${found.named}`]
    : nameColumns(language).map((column) => contains(sql.ref(column), foldText(search)));
  const wished = wish && [isWished(wish, language, withoutIndex)];
  return sql<boolean>`(${sql.join([...(tests ?? []), ...(wished ?? [])], sql` or `)})`;
}

/** The ids of the listings that a search finds. */
function idsOf({ wish, named, language }: Search): RawBuilder<unknown> {
  const wished = wish && sql`select id from listings where ${isWished(wish, language)}`;
  const ways = [
    ...(named ? [sql`select id from ${named} as named`] : []),
    ...(wished ? [wished] : []),
  ];
  return sql.join(ways, sql` union `);
}
