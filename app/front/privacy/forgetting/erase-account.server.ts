import { selectDue } from "~/people/identity/front/due-accounts.server";
import { isLastAdmin } from "~/people/identity/front/role.server";
import { listOrdersOf } from "~/sales/orders/front/closed-orders.server";
import { hasOpenOrder } from "~/sales/orders/front/open-order.server";
import { deleteAttachment } from "~/shop/messages/attachments.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { anonymiseOrders } from "./anonymise-orders.server";
import { parts } from "./rooms.server";

/**
 * Deletes the accounts whose seven days are over, and those still unused after the warning, unless
 * they have an open order. Returns how many. Attachments of their messages are deleted too.
 */
export async function eraseDueAccounts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  let count = 0;
  for (const { id } of await dueAccounts(now, db).execute()) {
    const erased = await eraseAccount(id, now, db);
    if (!erased) continue;
    count += 1;
    for (const file of erased.attachmentFiles) await deleteAttachment(file);
  }
  return count;
}

/** An account with an open order stays until the order is closed. */
function dueAccounts(now: Date, db: Db) {
  return selectDue(now, db).where((eb) => eb.not(hasOpenOrder(eb)));
}

/**
 * Deletes an account with everything that identifies its owner. Orders keep numbers, pieces and
 * amounts, and name and address as long as the bookkeeping has to name the buyer; reviews keep
 * their text without a name or pictures. Undefined when the owner has cancelled the deletion or
 * ordered meanwhile, or the shop would have no administrator left.
 */
async function eraseAccount(
  userId: string,
  now: Date,
  db: Db,
): Promise<{ attachmentFiles: string[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    const due = await dueAccounts(now, trx).where("id", "=", userId).executeTakeFirst();
    if (!due || (await isLastAdmin(userId, trx))) return undefined;
    await anonymiseOrders(await listOrdersOf(userId, trx), now, trx);
    const attachmentFiles: string[] = [];
    for (const part of parts) attachmentFiles.push(...((await part.eraseOf?.(due, trx)) ?? []));
    return { attachmentFiles };
  });
}
