import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { type PromiseMove, composeMove } from "../mails/promise-mail.server";
import { openStatuses, isTransportAgreed } from "../order-status";
import { findOrderByToken } from "../order.server";

/** Who moves a promise more often should call. */
export const MOST_MOVES = 10;

export type MovePromiseResult =
  | { kind: "moved" }
  | { kind: "unknown" }
  /** The offer for its transport is not accepted: nobody can promise a day. */
  | { kind: "transport-open" }
  /** Moved since by somebody else, as it stands now. */
  | { kind: "stale"; now: { day: string; reason: string } }
  | { kind: "too-often" };

/** How often the delivery of an order was moved, with the reasons that were told; the newest first. */
export async function listPromiseMoves(orderId: string, db: Db = shopDatabase()) {
  return db
    .selectFrom("promise_changes")
    .select(["promised_on", "reason", "changed_at"])
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .execute();
}

/**
 * Moves the promised day of an open order's delivery and writes to its customer why, in their
 * language. Refuses an unknown or closed order, one whose customer was forgotten, a form that a
 * colleague was quicker than, an order whose transport is not agreed, and an eleventh move. The same form
 * sent again moves nothing.
 */
export async function movePromise(
  number: string,
  { day, reason, seen }: PromiseMove,
  admin: Admin,
  settings: Settings,
  db: Db = shopDatabase(),
): Promise<MovePromiseResult> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom("orders")
      .select(["id", "token", "phone", "transport_state"])
      .where("number", "=", number)
      .where("status", "in", openStatuses)
      .executeTakeFirst();
    if (!found || found.phone === "") return { kind: "unknown" };
    if (!isTransportAgreed(found.transport_state)) return { kind: "transport-open" };
    const [last, ...earlier] = await listPromiseMoves(found.id, trx);
    if (last?.promised_on === day && last.reason === reason && earlier.length === seen) {
      return { kind: "moved" };
    }
    const count = last ? earlier.length + 1 : 0;
    if (count !== seen) {
      return { kind: "stale", now: { day: last?.promised_on ?? "", reason: last?.reason ?? "" } };
    }
    if (count >= MOST_MOVES) return { kind: "too-often" };
    const now = new Date().toISOString();
    await trx
      .insertInto("promise_changes")
      .values({
        order_id: found.id,
        promised_on: day,
        reason,
        changed_at: now,
        changed_by: admin.id,
      })
      .execute();
    const order = (await findOrderByToken(found.token, trx))!;
    await enqueueMail(composeMove(order, { day, reason }, settings), found.id, trx);
    await recordAction(
      {
        admin,
        action: "promise-moved",
        subject: "order",
        subjectId: number,
        before: last ? { promised_on: last.promised_on } : null,
        after: { promised_on: day },
      },
      trx,
    );
    return { kind: "moved" };
  });
}
