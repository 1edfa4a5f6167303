import { cardActor } from "~/sales/orders/office-order.server";
import { recordPaymentWithin } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";

import { closeRefundTask } from "./accept-refund.server";
import { isLost } from "./gone-money.server";
import { type Attempt, cardFormToken } from "./match-gone.server";

/**
 * A dispute was lost: the buyer's bank has taken the money back. It was no refund, so what is owed stays;
 * the payment is corrected, as far as the order still has that money. Money that was never recorded for
 * the order only closes its matter. Called again it changes nothing.
 */
export async function takeBackLost(attempt: Attempt, trx: Db): Promise<void> {
  const closed = await trx
    .selectFrom("card_events")
    .select(["event_id", "kind", "detail", "status", "currency", "amount_bani"])
    .where("card_payment_id", "=", attempt.id)
    .where("kind", "=", "dispute-closed")
    .execute();
  const lost = new Map(closed.filter(isLost).map((one) => [one.detail ?? one.event_id, one]));
  for (const [dispute, { amount_bani }] of lost) {
    const lostBani = Math.min(amount_bani ?? 0, attempt.amount_bani);
    if (attempt.state === "refund_due") await closeRefundTask(attempt.id, cardActor, trx, lostBani);
    if (attempt.state === "paid") await correctPayment(attempt, dispute, lostBani, trx);
  }
}

async function correctPayment(
  { id, number }: Attempt,
  dispute: string,
  lostBani: number,
  trx: Db,
): Promise<void> {
  const formToken = `card-dispute-${dispute}`;
  const known = await trx
    .selectFrom("payments")
    .select("id")
    .where("form_token", "=", formToken)
    .executeTakeFirst();
  const { paid_bani } = await trx
    .selectFrom("orders")
    .select("paid_bani")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const amountBani = Math.min(lostBani, paid_bani);
  if (known || amountBani <= 0) return;
  const taken = await trx
    .selectFrom("payments")
    .select("id")
    .where("form_token", "=", cardFormToken(id))
    .executeTakeFirst();
  const money = { kind: "refund", reason: "charged_back", method: "card", amountBani } as const;
  const form = { ...money, correctsId: taken?.id, remark: "", formToken };
  await recordPaymentWithin(number, form, cardActor, trx);
}
