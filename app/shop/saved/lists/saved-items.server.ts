import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { priceDesigns } from "../front/price-designs.server";
import type { SavedDesign, PricedDesign } from "../front/saved-design";

export interface SavedItem extends PricedDesign {
  id: string;
  /** What it cost when it was saved, in bani. */
  savedBani: number;
}

/** What is in a list, newest first, as it is sold today. */
export async function listSaved(
  listId: string | undefined,
  language: Language,
  db: Db = shopDatabase(),
): Promise<SavedItem[]> {
  return listId === undefined ? [] : priceDesigns(await readItems(listId, db), language, db);
}

/** The stored items of a list, newest first. */
export async function readItems(
  listId: string,
  db: Db,
): Promise<(SavedDesign & { id: string; savedBani: number })[]> {
  return db
    .selectFrom("saved_items")
    .select(["id", "product_id as productId", "configuration", "price_bani as savedBani"])
    .where("list_id", "=", listId)
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute();
}
