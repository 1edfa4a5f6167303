import { enqueueMails } from "~/platform/mail/outbox.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { StockTakenError } from "~/sales/orders/stock.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { acceptWithin } from "../answering/accept-within.server";
import { isOutdated } from "../answering/is-outdated.server";
import { customerActor, recordChange } from "../answering/record-change.server";
import { composeDeclined } from "../mails/change-mail.server";
import { findCurrent } from "./current-version.server";
import { findNumbered } from "./find-changes.server";

export type AnswerChangeResult =
  | { kind: "accepted" | "declined" }
  | { kind: "unknown" }
  /** It has another answer, or the shop took it back. */
  | { kind: "answered" }
  | { kind: "expired" }
  /** The order moved on since it was proposed. */
  | { kind: "outdated" }
  | { kind: "out-of-stock"; name: string; left: number };

interface Answer {
  /** The number of the change in its order. */
  number: number;
  answer: "accepted" | "declined";
  /** What the customer writes, or what was said on the phone. */
  note: string;
  /** Who of the staff heard it; the customer answers by the order's page where nobody did. */
  by?: Admin;
}

/**
 * Takes the answer to a change, by the order's token. Accepted, it is the order from then on; declined, nothing of
 * the order changes. Refuses one that has another answer, was withdrawn or is over, and to accept one whose order is
 * no longer as the proposal says; the same answer given again changes nothing.
 */
export async function answerChange(
  token: string,
  answer: Answer,
  db: Db = shopDatabase(),
): Promise<AnswerChangeResult> {
  try {
    return await db.transaction().execute((trx) => answerWithin(token, answer, trx));
  } catch (error) {
    if (error instanceof StockTakenError) return error.result;
    throw error;
  }
}

async function answerWithin(
  token: string,
  { number, answer, note, by }: Answer,
  trx: Db,
): Promise<AnswerChangeResult> {
  const order = await findOrderByToken(token, trx);
  const current = order && (await findCurrent(order.number, trx));
  if (!order || !current) return { kind: "unknown" };
  const change = await findNumbered(current.id, number, trx);
  if (!change) return { kind: "unknown" };
  if (change.standing === answer) return { kind: answer };
  if (change.standing === "expired") return { kind: "expired" };
  if (change.standing !== "sent") return { kind: "answered" };
  const now = new Date();
  if (answer === "accepted") {
    if (await isOutdated(current, change, trx)) return { kind: "outdated" };
    await acceptWithin({ current, change, by, note, now }, trx);
    return { kind: "accepted" };
  }
  await trx
    .updateTable("order_changes")
    .set({
      state: "declined",
      answered_at: now.toISOString(),
      answered_by: by?.id ?? customerActor.id,
      answer_note: note,
    })
    .where("id", "=", change.id)
    .execute();
  const admin = by ?? customerActor;
  await recordChange({ current, change, admin, action: "change-declined" }, trx);
  const told = composeDeclined(order, { ...change, answer_note: note }, await findSettings(trx));
  if (!by) await enqueueMails(told, order.id, trx);
  return { kind: "declined" };
}
