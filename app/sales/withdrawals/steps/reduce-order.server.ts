import { documentKeptMoney, documentWithdrawal } from "~/sales/billing/document-causes.server";
import { returnedValue } from "~/sales/orders/withdrawal-rules";
import type { Db } from "~db/engine";

import type { WithdrawnOrder } from "./withdrawn-order.server";

/**
 * Lowers what an order owes by the pieces taken back, and issues a storno for what was invoiced of them. With the
 * last pieces the transport is given back too (OUG 34/2014, art. 13 par. 1), but not carrying and assembly, which
 * were chosen besides and are done (par. 2). The pieces' share of a lowered price lowers the advance too; else the
 * kept pieces would ask for a larger one than before. `refundBani`: what is to be refunded for it.
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
