import { inKeyOrder } from "~/platform/basics/in-batches.server";
import { compareRomanian } from "~/platform/format/compare-texts";
import { isShopOpen, findSettings } from "~/platform/settings/settings.server";
import {
  missingToPublish,
  shopAsMaker,
  type Maker,
  type SafetyField,
} from "~/shop/catalogue/safety";
import { readSafety } from "~/shop/catalogue/stored-product.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

/** Products whose texts are read at a time. */
const PRODUCTS_AT_ONCE = 500;

/** What has to be known to judge whether products may be shown; undefined while anything may. */
export async function findPublishingRule(db: Db): Promise<Maker | undefined> {
  return (await isShopOpen(db)) ? shopAsMaker(await findSettings(db)) : undefined;
}

/** Those of these products that may not be put on sale as they are, because the shop is open. */
export async function listUnpublishable(
  productIds: readonly string[],
  db: Db,
): Promise<{ id: string; name: string }[]> {
  const rule = productIds.length > 0 ? await findPublishingRule(db) : undefined;
  if (!rule) return [];
  const rows = await db
    .selectFrom("products")
    .select(["id", "name", "safety"])
    .where("id", "in", valuesOf(productIds))
    .execute();
  return rows.filter(({ safety }) => missingToPublish(readSafety(safety), rule).length > 0);
}

/** More are counted, and not named. */
const MOST_NAMED = 10;

interface Incomplete {
  products: { id: string; name: string; missing: SafetyField[] }[];
  count: number;
  decors: { id: string; name: string }[];
}

const cachedIncomplete = versionedCache<Incomplete>();

/**
 * The products for sale that lack something an open shop has to show of them, by name, whether the
 * shop is open yet or not; ten at most, `count` is how many there are. And the decors on offer of
 * which nobody has said how much formaldehyde they give off. Kept until the catalogue or a setting changes.
 */
export function listIncomplete(db: Db = shopDatabase()): Promise<Incomplete> {
  return cachedIncomplete("", db, () => readIncomplete(db));
}

/** Reads the products some at a time: each has its texts in JSON. */
async function readIncomplete(db: Db): Promise<Incomplete> {
  const shop = shopAsMaker(await findSettings(db));
  const readBehind = (after: string) =>
    db
      .selectFrom("products")
      .select(["id", "name", "status", "safety"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(PRODUCTS_AT_ONCE)
      .execute();
  let count = 0;
  let named: Incomplete["products"] = [];
  for await (const rows of inKeyOrder(readBehind)) {
    const incomplete = rows
      .filter(({ status }) => status === "active")
      .map(({ id, name, safety }) => ({
        id,
        name,
        missing: missingToPublish(readSafety(safety), shop),
      }))
      .filter(({ missing }) => missing.length > 0);
    count += incomplete.length;
    named = named.concat(incomplete).sort(byName).slice(0, MOST_NAMED);
  }
  const decors = await db
    .selectFrom("materials")
    .select(["id", "name"])
    .where("status", "=", "active")
    .where("emission", "=", "")
    .orderBy("name")
    .execute();
  return { products: named, count, decors };
}

function byName(one: { name: string }, other: { name: string }): number {
  return compareRomanian(one.name, other.name);
}
