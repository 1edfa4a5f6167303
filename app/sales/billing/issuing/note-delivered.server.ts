import type { Db } from "~db/engine";

import type { BilledOrder } from "./billed-order.server";
import { listIssued } from "./issued-documents.server";
import { invoicedBani } from "./standing-finals";

/**
 * Notes on an order what its delivered parts come to by their invoices and the stornos of these
 * (`invoicedBani`). Once all is delivered the whole order is owed, and the figure no longer changes.
 */
export async function noteDelivered({ id, status }: BilledOrder, trx: Db): Promise<void> {
  if (status === "delivered") return;
  const delivered_bani = invoicedBani(await listIssued(id, trx));
  await trx.updateTable("orders").set({ delivered_bani }).where("id", "=", id).execute();
}
