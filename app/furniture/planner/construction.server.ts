import { defaultPriceList, type PriceList } from "~/furniture/boards/price-list";
import { defaultRules, type Rules } from "~/furniture/boards/rules";
import { z } from "~/platform/basics/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";
import { versionedCache } from "~db/versioned-cache";

/** A version of the construction rules or of the price list. */
export interface Version<Content> {
  version: number;
  content: Content;
  savedAt: string;
}

const numbers = z.record(z.string(), z.union([z.number(), z.record(z.string(), z.number())]));

/** Construction rules as they are stored; what a later release added is in older ones as `defaults` say. */
export const storedRules = (defaults: Rules) =>
  numbers.transform((stored) => filledIn(stored, defaults));

const readers = {
  construction_rules: storedJson("construction_rules.content", storedRules(defaultRules)),
  price_lists: storedJson(
    "price_lists.content",
    numbers.transform((stored) => filledIn(stored, defaultPriceList)),
  ),
};

const cachedRules = versionedCache<Version<Rules> | undefined>();
const cachedPrices = versionedCache<Version<PriceList> | undefined>();

/**
 * The construction rules of a version, or those in force; undefined for a version there never was.
 * What a later release of the shop added to the rules has its default in older versions.
 */
export function findRules(
  version: number | "newest" = "newest",
  db: Db = shopDatabase(),
): Promise<Version<Rules> | undefined> {
  return cachedRules(String(version), db, () => readVersion("construction_rules", version, db));
}

/** A version of the price list, or the one in force; undefined for one there never was. */
export function findPrices(
  version: number | "newest",
  db: Db = shopDatabase(),
): Promise<Version<PriceList> | undefined> {
  return cachedPrices(String(version), db, () => readVersion("price_lists", version, db));
}

/** The price list in force. */
export async function findPriceList(db: Db = shopDatabase()): Promise<Version<PriceList>> {
  const priceList = await findPrices("newest", db);
  if (!priceList) throw new Error("the shop has no price list");
  return priceList;
}

type Readers = typeof readers;

async function readVersion<Table extends keyof Readers>(
  table: Table,
  version: number | "newest",
  db: Db,
): Promise<Version<ReturnType<Readers[Table]>> | undefined> {
  const row = await db
    .selectFrom<"construction_rules" | "price_lists">(table)
    .select(["version", "content", "saved_at"])
    .$if(version !== "newest", (query) => query.where("version", "=", Number(version)))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const content = readers[table](row.content) as ReturnType<Readers[Table]>;
  return { version: row.version, savedAt: row.saved_at, content };
}

/** What was stored, with the defaults of what it does not have, one level deep. */
function filledIn<Content extends object>(
  stored: Partial<Record<keyof Content, unknown>>,
  defaults: Content,
): Content {
  const whole = Object.entries(defaults).map(([name, value]: [string, unknown]) => {
    const own = stored[name as keyof Content];
    const isGroup = typeof value === "object" && typeof own === "object";
    return [name, isGroup ? { ...value, ...own } : (own ?? value)] as const;
  });
  return Object.fromEntries(whole) as Content;
}
