import { documentKeptMoney, documentWithdrawal } from "~/sales/billing/document-causes.server";
import { returnedValue } from "~/sales/orders/withdrawal-rules";
import type { Db } from "~db/engine";

import type { WithdrawnOrder } from "./withdrawn-order.server";

/**
 * What is taken back is owed no longer, and what was invoiced of it is taken back by a storno. With the
 * last of the pieces the transport is (OUG 34/2014, art. 13 par. 1); carrying and assembly were chosen
 * besides and done (par. 2). The share of a lowered price that goes with them lessens the advance too, of
 * which the work that is kept would else want more than before. `refundBani`: what is to be refunded for it.
 */
export async function reduceOrder(
  { id, order, refundBani }: { id: string; order: WithdrawnOrder; refundBani: number },
  lines: WithdrawnOrder["lines"],
  at: Date,
  trx: Db,
): Promise<void> {
  const { valueBani, raisedBani } = returnedValue(lines, order);
  const returned = new Map(lines.map((line) => [line.id, line.returned]));
  await documentWithdrawal({ id, orderId: order.id, returned, raisedBani }, at, trx);
  await trx
    .updateTable("orders")
    .set({
      reduced_bani: Math.min(order.total_bani, order.reduced_bani + valueBani),
      lowered_bani: order.lowered_bani - raisedBani,
      advance_bani: Math.max(0, order.advance_bani - raisedBani),
    })
    .where("id", "=", order.id)
    .execute();
  const refundsBani = order.owed_bani + refundBani;
  await documentKeptMoney({ id, orderId: order.id, refundsBani }, at, trx);
}
