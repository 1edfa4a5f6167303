import { dayOf } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import { documentPart } from "~/sales/billing/document-causes.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { mayDeliverPart, findPartLines } from "../deliver-part.server";
import { orderLanguage } from "../order-mail-words.server";
import { dueNow } from "../order-plan";
import { findOrderByToken } from "../order.server";
import { noteDelivery } from "../parts/note-delivery.server";
import { composePartMail } from "../parts/part-mail.server";

export interface PartDelivery {
  /** How many pieces of each of the order's lines, by its id. */
  pieces: ReadonlyMap<string, number>;
  /** How many deliveries the form showed. Another number now means that a colleague noted one. */
  seen: number;
  /** By which day the rest is promised; empty where the promise stays. */
  restOn: string;
  /** How many pieces of each line of boards are assembled, by its id; lines without boards are not in it. */
  assembled: ReadonlyMap<string, number>;
  /** Why it is handed over although money or boards are missing; empty where nobody said. */
  override: string;
}

export type DeliverPartResult =
  | { kind: "delivered"; number: number }
  | { kind: "unknown" }
  /** It is not confirmed yet, over, or its transport is not agreed. */
  | { kind: "not-now" }
  | { kind: "stale" }
  | { kind: "nothing" }
  | { kind: "too-many"; lineId: string; most: number }
  /** It is all that is left: the order itself is delivered with it. */
  | { kind: "all" }
  /** The line is made to order, and its work has not begun. */
  | { kind: "not-made"; lineId: string }
  /** No reason was given although a payment that was due is missing, or boards are not assembled. */
  | { kind: "money-missing"; leftBani: number }
  | { kind: "boards-open"; lineId: string };

/**
 * Hands over some of an order's pieces: notes the delivery, issues its invoice, makes their price due, moves the
 * promise of the rest where a day is given, and writes to the customer. The order keeps its status; its last pieces
 * are delivered with it. Refuses no pieces, more of a line than is left, all that is left, and made-to-order pieces
 * before their work has begun. Without a reason it also refuses pieces whose due payment is missing or whose boards
 * are not assembled.
 */
export async function deliverPart(
  orderNumber: string,
  part: PartDelivery,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<DeliverPartResult> {
  try {
    return await db.transaction().execute((trx) => deliverWithin(orderNumber, part, admin, trx));
  } catch (error) {
    if (error instanceof NotPaid) return { kind: "money-missing", leftBani: error.leftBani };
    throw error;
  }
}

/** Thrown to end the transaction without a change, because a due payment is missing. */
class NotPaid extends Error {
  constructor(readonly leftBani: number) {
    super("not paid");
  }
}

async function deliverWithin(
  orderNumber: string,
  { pieces, seen, restOn, assembled, override }: PartDelivery,
  admin: Admin,
  trx: Db,
): Promise<DeliverPartResult> {
  const row = await trx
    .selectFrom("orders")
    .select("token")
    .where("number", "=", orderNumber)
    .where("phone", "<>", "")
    .executeTakeFirst();
  const before = row && (await findOrderByToken(row.token, trx));
  if (!before) return { kind: "unknown" };
  const { id } = before;
  if (!mayDeliverPart(before)) return { kind: "not-now" };
  const { lines, deliveries } = await findPartLines(id, trx);
  if (deliveries !== seen) return { kind: "stale" };
  const taken = lines.flatMap((line) => {
    const quantity = pieces.get(line.id) ?? 0;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (taken.length === 0) return { kind: "nothing" };
  const over = taken.find(({ quantity, left }) => quantity > left);
  if (over) return { kind: "too-many", lineId: over.id, most: over.left };
  if (sumOf(taken, "quantity") === sumOf(lines, "left")) return { kind: "all" };
  const unmade = taken.find(({ isMadeToOrder }) => isMadeToOrder && before.status === "confirmed");
  if (unmade) return { kind: "not-made", lineId: unmade.id };
  const open = taken.find(
    ({ id: lineId, delivered, quantity }) =>
      (assembled.get(lineId) ?? Infinity) < delivered + quantity,
  );
  if (open && override === "") return { kind: "boards-open", lineId: open.id };

  const at = new Date();
  const number = deliveries + 1;
  const handed = {
    orderId: id,
    number,
    pieces: new Map(taken.map((one) => [one.id, one.quantity])),
  };
  await documentPart(handed, at, trx);
  await noteDelivery(handed, admin, at, trx);
  await trx
    .updateTable("orders")
    .set({ part_delivered_on: dayOf(at.toISOString()) })
    .where("id", "=", id)
    .execute();
  const language = orderLanguage(before);
  if (restOn !== "") {
    const reason = translateIn(language, "order-parts")("restReason");
    const moved = { order_id: id, promised_on: restOn, reason, changed_by: admin.id };
    const changed_at = at.toISOString();
    await trx
      .insertInto("promise_changes")
      .values({ ...moved, changed_at })
      .execute();
  }
  const order = (await findOrderByToken(before.token, trx))!;
  const due = order.payment_method === "cash_on_delivery" ? undefined : dueNow(order);
  if (due && override === "") throw new NotPaid(due.leftBani);
  await enqueueMail(composePartMail(order, await findSettings(trx)), id, trx);
  const said = taken.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
  await recordAction(
    {
      admin,
      action: "part-delivered",
      subject: "order",
      subjectId: orderNumber,
      before: null,
      after: {
        delivery: number,
        pieces: said,
        ...(restOn !== "" && { promised_on: restOn }),
        ...(due && { without_money: override }),
        ...(open && { with_open_boards: override }),
      },
    },
    trx,
  );
  return { kind: "delivered", number };
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
