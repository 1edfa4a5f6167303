import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";

import { foldText } from "~/format/fold";
import { fallbackLanguage, type Language } from "~/languages";
import { idsByName, withoutIndex, type Db } from "~db/sqlite/engine";
import { keep } from "~db/versioned-cache";
import type { Database } from "~db/schema";

/** Up to so many matches are looked up and sorted; more of them are met soon enough on a walk. */
const FEW = 2000;
/** On a walk this long each name is read as it is met; for a longer one all that match are found first. */
const NEAR = 50;

/** What is asked of the listings; an absent field is no filter. Bani, bounds inclusive. */
export interface ListingFilter {
  isListed?: boolean;
  isActive?: boolean;
  /** A slug. */
  category?: string;
  /** Searched for in the names of this language and the Romanian ones. */
  search?: string;
  language: Language;
  minBani?: number;
  maxBani?: number;
  materials?: string[];
  /** Pieces left at most. */
  mostStock?: number;
}

/** The columns of an index from its first that sorts: such a list is read as it lies there. */
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

/** How a column is named: as itself, or so that no index is looked up by it. */
type Name = <Value>(column: RawBuilder<Value>) => RawBuilder<Value>;
const asItself: Name = (column) => column;
/**
 * How matches are found: all of them by whatever the engine chooses; some on a walk in their order, a
 * short one or a long one; few by their filters, or by nothing but their names.
 */
type Way = "count" | "short-walk" | "walk" | "look-up" | "by-name";
const isWalk = (way: Way): boolean => way === "walk" || way === "short-walk";
type Listings = SelectQueryBuilder<Database, "listings", object>;

const keepCounts = keep<number>();

/** How many listings pass a filter. */
export function countListings(filter: ListingFilter, db: Db): Promise<number> {
  // Stock changes with every order, and what is kept does not follow it.
  if (filter.mostStock !== undefined) return countNow(filter, db);
  return keepCounts(JSON.stringify(filter), db, () => countNow(filter, db));
}

async function countNow(filter: ListingFilter, db: Db): Promise<number> {
  const way = (await areFewNamed(filter, db)) ? "by-name" : "count";
  const { count } = await matchingListings(filter, db, way)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const keepIds = keep<number[]>();

interface Stretch {
  /** Of all that pass the filter. */
  total: number;
  limit: number;
  offset: number;
}

/**
 * The ids of one stretch of the listings that pass a filter, in their order. Filters, orders and far
 * pages are walked over an index, in a large shop for milliseconds, so ids and counts are kept until the
 * catalogue changes. Their rows are read each time: the stock shown is of this moment.
 */
export function listingIds(
  filter: ListingFilter,
  order: ListingOrder,
  stretch: Stretch,
  db: Db,
): Promise<number[]> {
  if (filter.mostStock !== undefined) return listIdsNow(filter, order, stretch, db);
  const key = JSON.stringify([filter, order, stretch]);
  return keepIds(key, db, () => listIdsNow(filter, order, stretch, db));
}

async function listIdsNow(
  filter: ListingFilter,
  order: ListingOrder,
  { total, limit, offset }: Stretch,
  db: Db,
): Promise<number[]> {
  const way = await wayTo(filter, total, offset + limit, db);
  const matching = matchingListings(filter, db, way).select("listings.id");
  const ordered = inOrder(matching, order, filter.language, isWalk(way) ? asItself : withoutIndex);
  const found = await ordered.limit(limit).offset(offset).execute();
  return found.map(({ id }) => id);
}

/** Many are walked in their order until there are enough, few are looked up and then sorted. */
async function wayTo(filter: ListingFilter, total: number, until: number, db: Db): Promise<Way> {
  if (total > FEW) return until <= NEAR ? "short-walk" : "walk";
  return (await areFewNamed(filter, db)) ? "by-name" : "look-up";
}

/** Whether few listings have the text searched for in their names, whatever else they are. */
async function areFewNamed({ search = "", language }: ListingFilter, db: Db): Promise<boolean> {
  const found = idsByName(nameColumns(language), foldText(search));
  if (!found) return false;
  const count = await keepCounts(JSON.stringify([language, search]), db, async () => {
    const named = db.selectNoFrom(sql<number>`(select count(*) from ${found})`.as("count"));
    return (await named.executeTakeFirstOrThrow()).count;
  });
  return count <= FEW;
}

/** Puts listings in an order. */
export function inOrder<Query extends Listings>(
  query: Query,
  { by, isDescending = false }: ListingOrder,
  language: Language,
  name: Name = asItself,
): Query {
  return orders[by].reduce<Listings>((ordered, column) => {
    const value = column === "name" ? name(nameIn(language)) : name(sql.ref(`listings.${column}`));
    return ordered.orderBy(value, isDescending ? "desc" : "asc");
  }, query) as Query;
}

/** The listings that pass a filter. */
export function matchingListings(filter: ListingFilter, db: Db, way: Way = "count"): Listings {
  // An index of these would be read instead of the few names, or instead of the order.
  const own: Name = way === "by-name" ? withoutIndex : asItself;
  const other: Name = isWalk(way) ? withoutIndex : own;
  const { isListed, isActive, category, search = "", language, minBani, maxBani } = filter;
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
          // Every status there is: the stock is indexed within each.
          .where("status", "in", ["active", "inactive"])
          .where("stock_quantity", "<=", mostStock ?? 0),
      ),
    )
    .$if(foldText(search) !== "", (query) => query.where(isNamed(foldText(search), language, way)));
}

/** Whether a name contains a folded text, in a language or in Romanian. */
function isNamed(text: string, language: Language, way: Way): RawBuilder<boolean> {
  const columns = nameColumns(language);
  const found = way === "short-walk" ? undefined : idsByName(columns, text);
  const id = way === "walk" ? withoutIndex(sql.ref("listings.id")) : sql.ref("listings.id");
  if (found) return sql<boolean>`${id} in ${found}`;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const tests = columns.map((column) => sql`${sql.ref(column)} like ${pattern} escape '\\'`);
  const isOne = sql<boolean>`(${sql.join(tests, sql` or `)})`;
  // Where few are looked up, an index is read through for their ids; else rows are tested as met.
  return way === "look-up"
    ? sql<boolean>`listings.id in (select id from listings where ${isOne})`
    : isOne;
}

/** The names that a search in a language looks through. */
function nameColumns(language: Language): string[] {
  return [...new Set([`name_${fallbackLanguage}`, `name_${language}`])];
}

/** The name that a list in a language is sorted by. */
function nameIn(language: Language): RawBuilder<string> {
  const romanian = sql.ref<string>("listings.name_ro");
  if (language === fallbackLanguage) return romanian;
  return sql<string>`coalesce(${sql.ref(`listings.name_${language}`)}, ${romanian})`;
}
