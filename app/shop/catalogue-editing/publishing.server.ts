import { isShopOpen } from "~/platform/settings/opening.server";
import { findSettings } from "~/platform/settings/settings.server";
import {
  missingToPublish,
  shopAsMaker,
  type Maker,
  type SafetyField,
} from "~/shop/catalogue/safety";
import { readSafety } from "~/shop/catalogue/stored-product.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

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

/**
 * The products for sale that lack something an open shop has to show of them, by name, whether the
 * shop is open yet or not; at most `most`, `count` is how many there are. And the decors on offer of
 * which nobody has said how much formaldehyde they give off.
 */
export async function listIncomplete(
  most: number,
  db: Db = shopDatabase(),
): Promise<{
  products: { id: string; name: string; missing: SafetyField[] }[];
  count: number;
  decors: { id: string; name: string }[];
}> {
  const shop = shopAsMaker(await findSettings(db));
  const rows = await db
    .selectFrom("products")
    .select(["id", "name", "safety"])
    .where("status", "=", "active")
    .orderBy("name")
    .execute();
  const incomplete = rows
    .map(({ id, name, safety }) => ({
      id,
      name,
      missing: missingToPublish(readSafety(safety), shop),
    }))
    .filter(({ missing }) => missing.length > 0);
  const decors = await db
    .selectFrom("materials")
    .select(["id", "name"])
    .where("status", "=", "active")
    .where("emission", "=", "")
    .orderBy("name")
    .execute();
  return { products: incomplete.slice(0, most), count: incomplete.length, decors };
}
