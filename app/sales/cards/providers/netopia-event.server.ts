import { z } from "~/platform/basics/zod";
import { sha256 } from "~/platform/format/sha256.server";
import type { CardEventKind } from "~db/schema";

import { LOST, type CardEvent } from "./provider";

/** What a status means here; the numbers are those of NETOPIA's own libraries (go-sdk, `ipn.go`). */
const kinds: Record<number, CardEventKind> = {
  3: "paid",
  5: "paid",
  4: "refused",
  11: "refused",
  12: "refused",
  6: "checking",
  13: "checking",
  14: "checking",
  23: "expired",
  8: "refunded",
  17: "refunded",
  9: "disputed",
  16: "disputed",
  10: "dispute-closed",
};

/** The chargeback was accepted: the buyer's bank keeps the money. */
const DISPUTE_LOST = 10;

const notice = z.object({
  order: z.object({ orderID: z.string() }),
  payment: z.object({
    ntpID: z.coerce.string(),
    status: z.int(),
    amount: z.number(),
    currency: z.string(),
  }),
});

/** Reads a notice (IPN) whose signature is right. It has no id, so its bytes stand for it. */
export function readNetopiaEvent(body: Buffer): CardEvent | undefined {
  const { data } = notice.safeParse(parseJson(body));
  const kind = data && kinds[data.payment.status];
  if (!kind) return undefined;
  const { ntpID, status, amount, currency } = data.payment;
  const isDispute = kind === "disputed" || kind === "dispute-closed";
  return {
    id: sha256(body),
    type: `status ${status}`,
    kind,
    attempt: data.order.orderID,
    paymentReference: ntpID,
    amountBani: Math.round(amount * 100),
    currency: currency.toUpperCase(),
    detail: isDispute ? ntpID : null,
    status: status === DISPUTE_LOST ? LOST : null,
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
