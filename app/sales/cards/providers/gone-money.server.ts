import { valuesOf, type Db } from "~db/engine";
import type { CardEventKind, CardPaymentState } from "~db/schema";

import { isReceived } from "../front/card-state";
import { CURRENCY, LOST } from "./provider";

/** What went back of a payment by its provider's own word; bani. */
interface Gone {
  /** All that it has given back, asked from here or not. */
  givenBani: number;
  /** What lost disputes took. */
  lostBani: number;
}

/** What went back of payments, by their ids. */
export async function sumGone(
  ids: readonly string[],
  db: Db,
): Promise<(id: string) => Readonly<Gone>> {
  const events = await db
    .selectFrom("card_events")
    .select(["card_payment_id", "kind", "detail", "status", "amount_bani", "currency"])
    .where("card_payment_id", "in", valuesOf(ids))
    .where("kind", "in", ["refunded", "dispute-closed"])
    .execute();
  return (id) => {
    const own = events.filter((event) => event.card_payment_id === id);
    const given = own.flatMap(({ kind, amount_bani }) =>
      kind === "refunded" ? (amount_bani ?? 0) : [],
    );
    const lost = new Map(
      own.flatMap((event) => (isLost(event) ? [[event.detail, event.amount_bani ?? 0]] : [])),
    );
    return {
      givenBani: Math.max(0, ...given),
      lostBani: [...lost.values()].reduce((sum, bani) => sum + bani, 0),
    };
  };
}

/** Whether an event says that a dispute has closed for the buyer, whose bank keeps the money. */
export function isLost({
  kind,
  status,
  currency,
}: {
  kind: CardEventKind;
  status: string | null;
  currency: string | null;
}): boolean {
  return kind === "dispute-closed" && status === LOST && currency === CURRENCY;
}

/**
 * What is left of a payment to give back, in bani: less what went back already, asked from here or done
 * by the provider, and what its bank took back. A refund without an answer counts as made.
 */
export function refundableOf(
  { state, amount_bani }: { state: CardPaymentState; amount_bani: number },
  refunds: { amount_bani: number; state: "asked" | "accepted" | "refused" }[],
  { givenBani, lostBani }: Gone,
): number {
  if (!isReceived(state)) return 0;
  const asked = refunds.filter((refund) => refund.state !== "refused");
  const askedBani = asked.reduce((sum, refund) => sum + refund.amount_bani, 0);
  return Math.max(0, amount_bani - Math.max(askedBani, givenBani) - lostBani);
}
