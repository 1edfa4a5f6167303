import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";

import { foldText } from "~/platform/format/compare-texts";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { withoutIndex, type Db } from "~db/engine";
import type { Database } from "~db/schema";
import { versionedCache } from "~db/versioned-cache";

import { type Search, searchOf, searchAlone, type ListingFilter } from "./listing-search.server";
import { type Way, isSearched } from "./listing/searched-listings.server";
import { asItself, isWished, type ColumnName } from "./listing/wished-listings.server";

/** Up to this many matching names are looked up; with more, a walk soon meets enough of them. */
const FEW = 2000;

/** The columns of an index after its filter columns, for each order: so rows come out sorted. */
const orders = {
  newest: ["created_at", "category_id", "price_bani", "material", "id"],
  added: ["created_at", "is_active", "category_id", "id"],
  price: ["price_bani", "category_id", "material", "id"],
  name: ["name", "category_id", "price_bani", "material", "id"],
} as const;

export interface ListingOrder {
  by: keyof typeof orders;
  isDescending?: boolean;
}

type Listings = SelectQueryBuilder<Database, "listings", object>;

const cachedCount = versionedCache<number>();

/** The number of listings that match a filter. */
export function countListings(filter: ListingFilter, db: Db): Promise<number> {
  // Not cached, because stock changes with every order without changing the cache's version.
  if (filter.mostStock !== undefined) return countNow(filter, db);
  return cachedCount(JSON.stringify(filter), db, () => countNow(filter, db));
}

async function countNow(filter: ListingFilter, db: Db): Promise<number> {
  const search = searchAlone(filter);
  if (search) return countFound(search, db);
  // A count needs no order, so unless it can look names up, the engine chooses the index.
  const way = await wayTo(filter, db);
  const { count } = await matchingListings(filter, db, way === "look-up" ? way : undefined)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * How many listings a search finds. If it is read as a wish, listings found by their name count only when they
 * are for sale.
 */
function countFound({ wish, named, language, text }: Search, db: Db): Promise<number> {
  return cachedCount(JSON.stringify([language, text, wish]), db, async () => {
    const isNamed = named && sql`id in ${named}`;
    const tests = wish
      ? [
          isWished(wish, language),
          isNamed &&
            sql`${withoutIndex(sql.ref("is_listed"))} = 1 and ${isNamed}
              and ${isWished(wish, language, withoutIndex)} is not true`,
        ]
      : [isNamed];
    // Counted one after the other, because gathering both at once takes longer.
    const counts = tests.flatMap((test) =>
      test ? [sql`(select count(*) from listings where ${test})`] : [],
    );
    const count = sql<number>`${sql.join(counts, sql` + `)}`;
    return (await db.selectNoFrom(count.as("count")).executeTakeFirstOrThrow()).count;
  });
}

const cachedIds = versionedCache<number[]>();

interface PageRange {
  limit: number;
  offset: number;
}

/**
 * The ids of one page of the listings that pass a filter, in order. Ids and counts are cached until the
 * catalogue changes. The rows are read each time, so that the stock shown is of this moment.
 */
export function listingIds(
  filter: ListingFilter,
  order: ListingOrder,
  range: PageRange,
  db: Db,
): Promise<number[]> {
  if (filter.mostStock !== undefined) return listIdsNow(filter, order, range, db);
  const key = JSON.stringify([filter, order, range]);
  return cachedIds(key, db, () => listIdsNow(filter, order, range, db));
}

async function listIdsNow(
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset }: PageRange,
  db: Db,
): Promise<number[]> {
  const way = await wayTo(filter, db);
  const matching = matchingListings(filter, db, way).select("listings.id");
  const ordered = inOrder(
    matching,
    order,
    filter.language,
    way === "walk" ? asItself : withoutIndex,
  );
  const found = await ordered.limit(limit).offset(offset).execute();
  return found.map(({ id }) => id);
}

async function wayTo(filter: ListingFilter, db: Db): Promise<Way> {
  const search = searchOf(filter);
  return search && (await countFound(search, db)) <= FEW ? "look-up" : "walk";
}

/** Sorts listings. */
export function inOrder<Query extends Listings>(
  query: Query,
  { by, isDescending = false }: ListingOrder,
  language: Language,
  name: ColumnName = asItself,
): Query {
  return orders[by].reduce<Listings>((ordered, column) => {
    const value = column === "name" ? name(nameIn(language)) : name(sql.ref(`listings.${column}`));
    return ordered.orderBy(value, isDescending ? "desc" : "asc");
  }, query) as Query;
}

/** The listings that match a filter, read in one of the two ways, or as the engine chooses. */
export function matchingListings(filter: ListingFilter, db: Db, way?: Way): Listings {
  // If the engine could use an index of these columns, it would not use the word index, or the index of the order.
  const own: ColumnName = way === "look-up" ? withoutIndex : asItself;
  const other: ColumnName = way === undefined ? asItself : withoutIndex;
  const { isListed, isActive, category, search = "", minBani, maxBani } = filter;
  const { materials = [], mostStock } = filter;
  return db
    .selectFrom("listings")
    .$if(isListed !== undefined, (query) =>
      query.where(own(sql.ref("is_listed")), "=", isListed ? 1 : 0),
    )
    .$if(isActive !== undefined, (query) =>
      query.where(own(sql.ref("is_active")), "=", isActive ? 1 : 0),
    )
    .$if(category !== undefined, (query) =>
      query.where(own(sql.ref<string>("category_id")), "=", (eb) =>
        eb
          .selectFrom("categories")
          .select("categories.id")
          .where("slug", "=", category ?? ""),
      ),
    )
    .$if(minBani !== undefined, (query) => query.where(other(sql.ref("price_bani")), ">=", minBani))
    .$if(maxBani !== undefined, (query) => query.where(other(sql.ref("price_bani")), "<=", maxBani))
    .$if(materials.length > 0, (query) => query.where(other(sql.ref("material")), "in", materials))
    .$if(mostStock !== undefined, (query) =>
      query.where("product_id", "in", (eb) =>
        eb
          .selectFrom("products")
          .select("products.id")
          // Naming all statuses lets the engine use the index on stock, which begins with the status.
          .where("status", "in", ["active", "inactive"])
          .where("stock_quantity", "<=", mostStock ?? 0),
      ),
    )
    .$if(foldText(search) !== "", (query) => query.where(isSearched(filter, way)));
}

/** The name by which a list in a language is sorted. */
function nameIn(language: Language): RawBuilder<string> {
  const romanian = sql.ref<string>("listings.name_ro");
  if (language === fallbackLanguage) return romanian;
  return sql<string>`coalesce(${sql.ref(`listings.name_${language}`)}, ${romanian})`;
}
