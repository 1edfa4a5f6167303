import type { CardPaymentState } from "~db/schema";

/**
 * How far each state is. A state is followed only by one of a higher rank, so that events end the same in whatever
 * order they arrive: a payment counts after a refusal, and a refusal after a payment is ignored.
 */
const ranks: Record<CardPaymentState, number> = {
  started: 0,
  checking: 1,
  refused: 2,
  expired: 3,
  to_desk: 4,
  paid: 5,
  refund_due: 5,
};

/** Whether an attempt in one state may go on to the other. */
export function isFurther(state: CardPaymentState, than: CardPaymentState): boolean {
  return ranks[state] > ranks[than];
}

/** Whether the money of an attempt has arrived as asked for. */
export function isReceived(state: CardPaymentState): boolean {
  return state === "paid" || state === "refund_due";
}

/**
 * The state as its customer sees it. An attempt whose page has closed is over, even before the provider
 * says so; only somebody who has just come back from that page sees that the answer is awaited. A
 * payment that a bank took back no longer counts as paid.
 */
export function shownState(
  {
    state,
    open_until,
    lost_bani,
  }: { state: CardPaymentState; open_until: string; lost_bani: number },
  { isBack, now }: { isBack: boolean; now: Date },
): CardPaymentState | "lost" {
  if (lost_bani > 0) return "lost";
  if (state !== "started") return state === "to_desk" ? "checking" : state;
  if (isBack) return "checking";
  return open_until <= now.toISOString() ? "expired" : "started";
}
