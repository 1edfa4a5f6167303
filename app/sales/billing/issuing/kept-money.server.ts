import { dayOf } from "~/platform/format/dates";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { Db } from "~db/engine";

import { findBilledOrder } from "./find-billed-order.server";
import { issueDocument } from "./issue-document.server";
import { listIssued, sumInvoiced } from "./issued-documents.server";
import { advanceLines } from "./open-advances";

/**
 * Issues an advance invoice for money that paid for a delivered part and stays with the shop after that part came
 * back: from now on it pays for what is still to be delivered. Called in the transaction of a withdrawal (by its id),
 * after that has lowered what is owed. `refundsBani`: what is agreed to be refunded of what was paid and is not
 * refunded yet; none of it is kept.
 */
export async function documentKeptMoney(
  { id, orderId, refundsBani }: { id: string; orderId: string; refundsBani: number },
  at: Date,
  trx: Db,
): Promise<void> {
  const order = await findBilledOrder(orderId, trx);
  if (order.status === "delivered" || order.status === "cancelled") return;
  const issued = await listIssued(orderId, trx);
  const staysBani = order.paidBani - refundsBani;
  const keptBani = Math.min(staysBani, order.owedBani) - sumInvoiced(issued);
  if (keptBani <= 0) return;
  const { percent } = await findVat(at, trx);
  const rate = { percent, day: dayOf(at.toISOString()) };
  const lines = advanceLines(order, keptBani, { rate, issued });
  await issueDocument(order, { kind: "advance", cause: `withdrawal:${id}:kept`, lines }, at, trx);
}
