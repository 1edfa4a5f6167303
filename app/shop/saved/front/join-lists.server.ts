import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import {
  deleteExpiredLists,
  findMailedList,
  findOwnList,
  openList,
  type Owner,
} from "./find-list.server";
import { copyItems } from "./save-design.server";
import { deleteOldSharedDesigns } from "./shared-design.server";

/**
 * Adds what a visitor has saved to the customer's list at sign-in. The visitor's own list stays as it
 * was, for other devices that have its link. Returns how many pieces did not fit.
 */
export async function joinSaved(
  userId: string,
  token: string | undefined,
  trx: Db,
): Promise<number> {
  const fromId = await findOwnList({ userId: undefined, token }, trx);
  if (fromId === undefined) return 0;
  const { id } = await openList({ userId, token: undefined }, trx);
  return copyItems(fromId, id, trx);
}

/**
 * Keeps a list whose link was opened. A visitor's list becomes this browser's too, with what was saved
 * here before. A customer's list is copied into this browser's own. If somebody is signed in, either
 * list is copied into the account. Returns the token for the browser's cookie and how many pieces did
 * not fit. Undefined where there is no such list.
 */
export async function keepList(
  link: string,
  owner: Owner,
  db: Db = shopDatabase(),
): Promise<{ token: string; leftOut: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    const list = await findMailedList(link, trx);
    if (!list) return undefined;
    const isShared = list.user_id === null && owner.userId === undefined;
    if (!isShared) {
      const { id, token } = await openList(owner, trx);
      return { token, leftOut: await copyItems(list.id, id, trx) };
    }
    const ownId = await findOwnList(owner, trx);
    const { id, token } = await openList({ userId: undefined, token: link }, trx);
    const leftOut = ownId === undefined ? 0 : await copyItems(ownId, id, trx);
    return { token, leftOut };
  });
}

/** What a customer has saved, for the file of all that the shop holds about them. */
export async function findSavedData(
  userId: string,
  db: Db = shopDatabase(),
): Promise<
  { product: string | null; configuration: string; price_bani: number; saved_at: string }[]
> {
  return db
    .selectFrom("saved_items")
    .innerJoin("saved_lists", "saved_lists.id", "saved_items.list_id")
    .leftJoin("products", "products.id", "saved_items.product_id")
    .select([
      "products.name as product",
      "saved_items.configuration",
      "saved_items.price_bani",
      "saved_items.saved_at",
    ])
    .where("saved_lists.user_id", "=", userId)
    .orderBy("saved_items.saved_at", "desc")
    .execute();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    saved_lists: "180 days after its last change without an account, else as the account",
    saved_items: "as its list",
  },
  exportOf: async ({ id }, db) => ({ saved: await findSavedData(id, db) }),
  cleanUp: async (now) => ({
    "lists-expired": await deleteExpiredLists(now),
    "designs-expired": await deleteOldSharedDesigns(now),
  }),
} satisfies PersonalData;
