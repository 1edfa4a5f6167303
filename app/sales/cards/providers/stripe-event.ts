import { z } from "~/platform/basics/zod";
import type { CardEventKind } from "~db/schema";

import type { CardEvent, ReadEvent } from "./provider";

// What is read of Stripe's events, as its API reference describes the objects in them. An object that
// is named may stand there whole, or by its id alone.
const named = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null);
const metadata = z
  .object({ card_payment: z.string().optional() })
  .nullish()
  .transform((held) => held?.card_payment ?? null);
const money = { currency: z.string().nullish() };

const session = z.object({
  client_reference_id: z.string().nullish(),
  payment_status: z.string(),
  payment_intent: named,
  amount_total: z.int().nullish(),
  ...money,
});
const paymentIntent = z.object({ id: z.string(), metadata });
const charge = z.object({
  payment_intent: named,
  metadata,
  amount_refunded: z.int(),
  ...money,
});
const refund = z.object({
  id: z.string(),
  payment_intent: named,
  status: z.string().nullish(),
  amount: z.int(),
  ...money,
});
const dispute = refund;

const envelope = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(200),
  data: z.object({ object: z.unknown() }),
});

/** Reads an event whose signature is right. One of another kind, or of another shape, is `other`. */
export function readStripeEvent(received: unknown): ReadEvent {
  const parsed = envelope.safeParse(received);
  if (!parsed.success) return { kind: "other" };
  const { id, type, data } = parsed.data;
  const read = readObject(type, data.object);
  if (!read) return { kind: "other" };
  const nothing = { attempt: null, paymentReference: null, amountBani: null };
  const event = { id, type, ...nothing, detail: null, status: null, ...read };
  return { kind: "event", event: { ...event, currency: read.currency?.toUpperCase() ?? null } };
}

type Read = Partial<Omit<CardEvent, "id" | "type" | "currency">> & {
  kind: CardEventKind;
  currency?: string | null | undefined;
};

function readObject(type: string, object: unknown): Read | undefined {
  if (type.startsWith("checkout.session.")) return readSession(type, object);
  if (type === "payment_intent.payment_failed") {
    const { data } = paymentIntent.safeParse(object);
    return data && { kind: "refused", attempt: data.metadata, paymentReference: data.id };
  }
  if (type === "charge.refunded") {
    const { data } = charge.safeParse(object);
    return (
      data && {
        kind: "refunded",
        attempt: data.metadata,
        paymentReference: data.payment_intent,
        amountBani: data.amount_refunded,
        currency: data.currency,
      }
    );
  }
  if (type.startsWith("charge.dispute.")) {
    const kind = type === "charge.dispute.closed" ? "dispute-closed" : "disputed";
    return readMove(kind, dispute.safeParse(object).data);
  }
  if (["refund.updated", "refund.failed", "charge.refund.updated"].includes(type)) {
    const { data } = refund.safeParse(object);
    const isOff = data?.status === "failed" || data?.status === "canceled";
    return isOff ? readMove("refund-failed", data) : undefined;
  }
  return undefined;
}

function readSession(type: string, object: unknown): Read | undefined {
  const { data } = session.safeParse(object);
  if (!data) return undefined;
  const kinds: Record<string, CardEventKind> = {
    "checkout.session.completed": data.payment_status === "paid" ? "paid" : "checking",
    "checkout.session.async_payment_succeeded": "paid",
    "checkout.session.async_payment_failed": "refused",
    "checkout.session.expired": "expired",
  };
  const kind = kinds[type];
  return (
    kind && {
      kind,
      attempt: data.client_reference_id ?? null,
      paymentReference: data.payment_intent,
      amountBani: data.amount_total ?? null,
      currency: data.currency,
    }
  );
}

function readMove(
  kind: CardEventKind,
  data: z.output<typeof refund> | undefined,
): Read | undefined {
  return (
    data && {
      kind,
      paymentReference: data.payment_intent,
      amountBani: data.amount,
      currency: data.currency,
      detail: data.id,
      status: data.status ?? null,
    }
  );
}
