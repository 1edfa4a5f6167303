import { randomUUID } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { readItems } from "../lists/saved-items.server";
import { findOwnList, openList, type Owner } from "./find-list.server";
import { priceDesigns } from "./price-designs.server";
import { MOST_SAVED, type SavedDesign } from "./saved-design";

export type SaveResult =
  /** `isNew`: it was not in the list before. `token`: opens the list, for the browser's cookie. */
  | { kind: "saved"; isNew: boolean; name: string; token: string }
  | { kind: "full" }
  | { kind: "unoffered" };

/**
 * Saves a model at today's price in somebody's list, which is made where there is none yet. A model
 * that is in it already stays as it was saved. Refuses what the shop would not make or sell so today,
 * and a list that is full.
 */
export async function saveDesign(
  owner: Owner,
  design: SavedDesign,
  language: Language,
  db: Db = shopDatabase(),
): Promise<SaveResult> {
  return db.transaction().execute(async (trx): Promise<SaveResult> => {
    const [shown] = await priceDesigns([design], language, trx);
    if (!shown || shown.priceBani === null) return { kind: "unoffered" };
    const own = await findOwnList(owner, trx);
    const items = own === undefined ? [] : await readItems(own, trx);
    const isPresent = items.some((item) => isSame(item, design));
    if (!isPresent && items.length >= MOST_SAVED) return { kind: "full" };
    const { id, token } = await openList(owner, trx);
    const saved = { ...design, savedBani: shown.priceBani };
    if (!isPresent) await writeItem(id, saved, new Date().toISOString(), trx);
    return { kind: "saved", isNew: !isPresent, name: shown.name, token };
  });
}

/** Takes an item out of somebody's own list. Returns whether it was there. */
export async function removeSaved(
  owner: Owner,
  itemId: string,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const listId = await findOwnList(owner, trx);
    if (listId === undefined) return false;
    const result = await trx
      .deleteFrom("saved_items")
      .where("id", "=", itemId)
      .where("list_id", "=", listId)
      .executeTakeFirst();
    if (result.numDeletedRows === 0n) return false;
    await openList(owner, trx);
    return true;
  });
}

/**
 * Copies what one list holds into another, which keeps what it has and takes each piece once, the newest
 * first while there is room. Returns how many pieces did not fit.
 */
export async function copyItems(fromId: string, toId: string, trx: Db): Promise<number> {
  if (fromId === toId) return 0;
  const present = await readItems(toId, trx);
  const copied = await trx
    .selectFrom("saved_items")
    .select(["product_id as productId", "configuration", "price_bani as savedBani", "saved_at"])
    .where("list_id", "=", fromId)
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute();
  const missing = copied.filter((one) => !present.some((item) => isSame(item, one)));
  const fitting = missing.slice(0, Math.max(0, MOST_SAVED - present.length));
  for (const { saved_at, ...item } of fitting) await writeItem(toId, item, saved_at, trx);
  return missing.length - fitting.length;
}

/** What two presses at once save twice, the list keeps once. */
async function writeItem(
  listId: string,
  { productId, configuration, savedBani }: SavedDesign & { savedBani: number },
  savedAt: string,
  trx: Db,
): Promise<void> {
  await trx
    .insertInto("saved_items")
    .values({
      id: randomUUID(),
      list_id: listId,
      product_id: productId,
      configuration,
      price_bani: savedBani,
      saved_at: savedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function isSame(one: SavedDesign, other: SavedDesign): boolean {
  return one.productId === other.productId && one.configuration === other.configuration;
}
