import { inBatches } from "~/platform/basics/in-batches.server";
import { sampleAddresses } from "~/platform/basics/rehearsal.server";
import { isShopOpen } from "~/platform/settings/settings.server";
import { removeOrders } from "~/sales/orders/front/remove-trial-orders.server";
import { removeWork, sampleBatchIds } from "~/workshop/batches/front/trial-batches.server";
import type { Db } from "~db/engine";

import { setNumbersBack } from "./kept/numbers";
import { removeKeptRows } from "./kept/remove-rows";
import { sampleOrders } from "./kept/sample-orders";
import { samplePeople } from "./kept/sample-people";

/** Orders that are removed at a time: each has words in the indexes, and takes with it all that hangs on it. */
const AT_ONCE = 3;

/** The tables whose rows are of the person at their address, in the order in which they can be deleted. */
const tablesOfPeople = [
  "withdrawals",
  "appointment_holds",
  "appointments",
  "quote_requests",
  "contact_messages",
  "product_questions",
  "newsletter_subscribers",
  "consents",
  "stock_alerts",
  "registrations",
] as const;

/**
 * Takes away the sample week and all that has happened to its people since, within a long transaction: their orders
 * with documents, payments and batches, their offers, visits, messages and accounts, what the week has put into stock,
 * its team, bank and codes, and what it has counted; what its orders took returns, and the numbers of a shop on trial
 * go on from the last one that is left. Things that somebody has edited, or needs by now, stay as the owner's; so do
 * the texts as they were accepted, which name nobody and are kept for good. Without a week the remains of sample
 * people are removed all the same, and the numbers stay. Returns how many orders went.
 */
export async function removeWeekWithin(trx: Db): Promise<number> {
  await removeWork(sampleBatchIds, trx);
  const orders = await sampleOrders(trx).execute();
  for await (const some of inBatches(orders, AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    await removeOrders((db) => sampleOrders(db).where("orders.id", "in", ids), trx);
  }
  await trx.deleteFrom("reviews").where("user_id", "in", samplePeople(trx)).execute();
  for (const table of tablesOfPeople) {
    await trx
      .deleteFrom(table as "appointments")
      .where("email", "like", sampleAddresses)
      .execute();
  }
  await removeKeptRows(trx);
  await trx.deleteFrom("users").where("id", "in", samplePeople(trx)).execute();
  const { numDeletedRows } = await trx.deleteFrom("sample_week").executeTakeFirstOrThrow();
  // Without a week, or in an open shop, the numbers may have gaps for other reasons, and stay.
  if (numDeletedRows > 0n && !(await isShopOpen(trx))) await setNumbersBack(trx);
  return orders.length;
}
