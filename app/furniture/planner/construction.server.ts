import type { FittingName } from "~/furniture/boards/fittings";
import {
  defaultFittingPrices,
  defaultPriceNumbers,
  type FittingPrices,
  type PriceList,
  type PriceNumbers,
} from "~/furniture/boards/price-list";
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
    numbers.transform((stored) => filledIn(stored, defaultPriceNumbers)),
  ),
};

const cachedRules = versionedCache<Version<Rules> | undefined>();
const cachedPrices = versionedCache<Version<PriceNumbers> | undefined>();
const cachedFittings = versionedCache<ReadonlyMap<string, Fitting>>();
const cachedPriceList = versionedCache<PriceList>();

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

/**
 * A version of the price list without its fittings, or the one in force; undefined for one there never was. Their
 * prices were moved into the owner's table from the version that was in force then; what older ones said of them is
 * shown beside those versions (`findFormerPrices`) and counts no more.
 */
export function findPrices(
  version: number | "newest",
  db: Db = shopDatabase(),
): Promise<Version<PriceNumbers> | undefined> {
  return cachedPrices(String(version), db, () => readVersion("price_lists", version, db));
}

/** The price list in force, with what the owner's table says of fittings. */
export function findPriceList(db: Db = shopDatabase()): Promise<PriceList> {
  return cachedPriceList("", db, async () => {
    const priceList = await findPrices("newest", db);
    if (!priceList) throw new Error("the shop has no price list");
    return { ...priceList.content, fittings: pricesOf(await findFittings(db)) };
  });
}

/** What the owner buys for a role of the construction: by the piece, a rail by the metre. */
export interface Fitting extends FittingName {
  id: string;
  /** In bani without VAT; null where its price is in that of another (`pricedAs`). */
  priceBani: number | null;
  version: number;
}

/** The owner's table of fittings, by their ids (`fittingId`). */
export function findFittings(db: Db = shopDatabase()): Promise<ReadonlyMap<string, Fitting>> {
  return cachedFittings("", db, async () => {
    const rows = await db.selectFrom("fittings").selectAll().execute();
    return new Map(
      rows.map(({ maker_code: makerCode, price_bani: priceBani, ...row }) => [
        row.id,
        { ...row, makerCode, priceBani },
      ]),
    );
  });
}

/** What the table does not price has its default. */
function pricesOf(fittings: ReadonlyMap<string, Fitting>): FittingPrices {
  const { runners: usual, ...all } = defaultFittingPrices;
  const own = Object.entries(all).map(([id, bani]) => [id, fittings.get(id)?.priceBani ?? bani]);
  const runners = [...fittings.values()]
    .flatMap(({ id, priceBani }) => {
      const length = /^runner-pair-(\d+)$/.exec(id)?.[1];
      return length === undefined || priceBani === null
        ? []
        : [[Number(length), priceBani] as const];
    })
    .sort(([one], [other]) => one - other);
  const priced = Object.fromEntries(own) as Omit<FittingPrices, "runners">;
  return { ...priced, runners: runners.length > 0 ? runners : usual };
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
