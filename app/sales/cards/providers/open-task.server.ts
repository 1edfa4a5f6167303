import { randomUUID } from "node:crypto";

import type { Db } from "~db/engine";
import type { CardTaskKind } from "~db/schema";

import type { CardEvent } from "./provider";

interface NewTask {
  card_payment_id: string;
  kind: CardTaskKind;
  /** What it is about: the same matter is one task. */
  subject: string;
  amount_bani: number | null;
}

/** Puts a matter before the office, once. */
export async function openTask(
  task: NewTask,
  { currency, status }: Pick<CardEvent, "currency" | "status">,
  trx: Db,
): Promise<void> {
  await trx
    .insertInto("card_tasks")
    .values({
      id: randomUUID(),
      ...task,
      currency,
      detail: status ?? "",
      opened_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["card_payment_id", "kind", "subject"]).doNothing())
    .execute();
}

/**
 * Puts before the office how much of what the provider gave back without being asked from here is in no
 * refund of the order yet. It is one matter, which opens again with each such news.
 */
export async function openRefundElsewhere(
  paymentId: string,
  amountBani: number,
  { currency }: Pick<CardEvent, "currency">,
  trx: Db,
): Promise<void> {
  const about = { card_payment_id: paymentId, kind: "refunded_elsewhere" } as const;
  const matter = { ...about, subject: paymentId, amount_bani: amountBani };
  await openTask(matter, { currency, status: null }, trx);
  await trx
    .updateTable("card_tasks")
    .set({ amount_bani: amountBani, done_at: null, done_by: null })
    .where("card_payment_id", "=", paymentId)
    .where("kind", "=", about.kind)
    .where("subject", "=", paymentId)
    .execute();
}

/**
 * Notes how a dispute stands. Once the provider has closed it, an earlier event that arrives late
 * changes nothing. It stays before the office until somebody has seen how it ended.
 */
export async function settleDispute(
  paymentId: string,
  { kind, detail, id, status, amountBani }: CardEvent,
  trx: Db,
): Promise<void> {
  const isClosed = kind === "dispute-closed";
  const seenAnew = isClosed && {
    done_at: null,
    done_by: null,
    ...(amountBani !== null && { amount_bani: amountBani }),
  };
  await trx
    .updateTable("card_tasks")
    .set({ detail: isClosed ? `closed ${status ?? ""}`.trim() : (status ?? ""), ...seenAnew })
    .where("card_payment_id", "=", paymentId)
    .where("kind", "=", "dispute")
    .where("subject", "=", detail ?? id)
    .where("detail", "not like", "closed%")
    .execute();
}
