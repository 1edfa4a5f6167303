import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";

import { foldText } from "~/format/fold";
import { fallbackLanguage, type Language } from "~/languages";
import { idsByName, withoutIndex, type Db } from "~db/sqlite/engine";
import { versionedCache } from "~db/versioned-cache";
import type { Database } from "~db/schema";

import { idsOfWish, type WishedPieces } from "./wished-listings.server";

/** Up to this many matching names are looked up; with more, a walk meets enough of them soon. */
const FEW = 2000;

/** The filter of a list; an absent field is no filter. Bani, bounds inclusive. */
export interface ListingFilter {
  isListed?: boolean;
  isActive?: boolean;
  /** A slug. */
  category?: string;
  /** Searched in the names of this language and in the Romanian ones. */
  search?: string;
  /** What the search says in words: listings of that are found too, whatever they are called. */
  wish?: WishedPieces;
  language: Language;
  minBani?: number;
  maxBani?: number;
  materials?: string[];
  /** At most so many pieces in stock. */
  mostStock?: number;
}

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

/** How a query names a column: as itself, or so that SQLite uses no index of it. */
type ColumnName = <Value>(column: RawBuilder<Value>) => RawBuilder<Value>;
const asItself: ColumnName = (column) => column;
/**
 * The two ways to a page of a list. A walk reads the index of its order until the page is full. If
 * few names contain the search text, a look-up reads only those from the word index and sorts them.
 * Other ways were measured at 10,000 products: none halved the time of all lists together.
 */
type Way = "walk" | "look-up";
type Listings = SelectQueryBuilder<Database, "listings", object>;

const cachedCount = versionedCache<number>();

/** The number of listings that match a filter. */
export function countListings(filter: ListingFilter, db: Db): Promise<number> {
  // Not cached, because stock changes with every order without changing the cache's version.
  if (filter.mostStock !== undefined) return countNow(filter, db);
  return cachedCount(JSON.stringify(filter), db, () => countNow(filter, db));
}

async function countNow(filter: ListingFilter, db: Db): Promise<number> {
  if (isSearchAlone(filter)) return countSearched(filter, db);
  // A count needs no order, so unless it can look names up, SQLite chooses the index.
  const way = await wayTo(filter, db);
  const { count } = await matchingListings(filter, db, way === "look-up" ? way : undefined)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether nothing but a search, by looking it up, chooses among the listings for sale. */
function isSearchAlone({ search, language, isListed, wish, ...others }: ListingFilter): boolean {
  if (!isListed || !wish || !idsOfSearch({ search, language, wish })) return false;
  return Object.values(others).every((one) => one === undefined || String(one) === "");
}

/** What a wish finds is for sale already, so only what is called so is read once more. */
async function countSearched({ search = "", wish, language }: ListingFilter, db: Db) {
  const named = idsByName(nameColumns(language), foldText(search));
  const ids = sql`select id from listings where +is_listed = 1 and id in ${named}
    union select * from ${idsOfWish(wish!, language)}`;
  const counted = db.selectNoFrom(sql<number>`(select count(*) from (${ids}))`.as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
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
  const { search = "", wish, language } = filter;
  const found = idsOfSearch(filter);
  if (!found) return "walk";
  const count = await cachedCount(JSON.stringify([language, search, wish]), db, async () => {
    // Once there are too many, it does not matter how many.
    const some = sql`select 1 from ${found} limit ${FEW + 1}`;
    const named = db.selectNoFrom(sql<number>`(select count(*) from (${some}))`.as("count"));
    return (await named.executeTakeFirstOrThrow()).count;
  });
  return count <= FEW ? "look-up" : "walk";
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

/** The listings that match a filter, read in one of the two ways, or as SQLite chooses. */
export function matchingListings(filter: ListingFilter, db: Db, way?: Way): Listings {
  // With an index of these columns SQLite would leave the word index, or the index of the order.
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
          // All statuses, because the index on stock begins with the status.
          .where("status", "in", ["active", "inactive"])
          .where("stock_quantity", "<=", mostStock ?? 0),
      ),
    )
    .$if(foldText(search) !== "", (query) => query.where(isSearched(filter, way)));
}

/** The ids of the listings that a search finds; undefined where only reading all of them tells. */
function idsOfSearch({
  search = "",
  wish,
  language,
}: ListingFilter): RawBuilder<number> | undefined {
  const named = idsByName(nameColumns(language), foldText(search));
  if (!named || !wish) return named;
  return sql<number>`(select * from ${named} union select * from ${idsOfWish(wish, language)})`;
}

/** Whether a name contains the search text, in a language or in Romanian, or a listing is what it says. */
function isSearched(filter: ListingFilter, way?: Way): RawBuilder<boolean> {
  const { search = "", wish, language } = filter;
  const found = idsOfSearch(filter);
  const id = sql.ref("listings.id");
  if (found) return sql<boolean>`${way === "walk" ? withoutIndex(id) : id} in ${found}`;
  const pattern = `%${foldText(search).replace(/[\\%_]/g, "\\$&")}%`;
  const tests = nameColumns(language).map(
    (column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`,
  );
  if (wish) tests.push(sql`${withoutIndex(id)} in ${idsOfWish(wish, language)}`);
  return sql<boolean>`(${sql.join(tests, sql` or `)})`;
}

/** The name columns that a search in a language reads. */
function nameColumns(language: Language): string[] {
  return [...new Set([`name_${fallbackLanguage}`, `name_${language}`])];
}

/** The name by which a list in a language is sorted. */
function nameIn(language: Language): RawBuilder<string> {
  const romanian = sql.ref<string>("listings.name_ro");
  if (language === fallbackLanguage) return romanian;
  return sql<string>`coalesce(${sql.ref(`listings.name_${language}`)}, ${romanian})`;
}
