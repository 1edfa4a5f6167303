import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type {
  OrderStatus,
  PaymentKind,
  PaymentMethod,
  PaymentReason,
  PaymentStatus,
  RefundReason,
} from "~db/schema";

import { recordAction, type Admin } from "~/shop/audit-log.server";
import { cashLeftFor } from "./cash.server";
import { findOrderByToken, type Order } from "./order.server";
import { payableOf } from "~/billing/payable";
import { documentDelivery, documentPayment } from "~/billing/document-causes.server";
import { nextStatuses, paymentStatusOf } from "./order-status";
import { askForPayment } from "./order-proforma.server";
import { isCorrection, loweredBy, mostBack, reasonsOf } from "./refund-reasons";
import { returnStock } from "./return-stock.server";
import { settleSwatchCredit } from "./swatch-credit.server";
import { isTransportAgreed } from "./transport-state";
import { findWorkFaults, type WorkFault } from "./work-lock.server";
import { enqueueMail, type Mail } from "~/mail/outbox.server";

export interface StatusChange {
  number: string;
  /** The status that the administrator saw. Another one now means that a colleague changed it first. */
  from: OrderStatus;
  to: OrderStatus;
  /** A message for the customer, or empty. */
  note: string;
  /** Why the work begins without the advance or an approved drawing; for who may decide so. */
  override?: string;
}

export type StatusChangeResult =
  | { kind: "moved" }
  | { kind: "unknown" }
  | { kind: "illegal" }
  | { kind: "moved-before" }
  /** What is made to order is not begun before its advance is paid and its drawings are approved. */
  | { kind: WorkFault }
  /** Nobody knows yet what the transport costs, so nobody has agreed to the order. */
  | { kind: "transport-open" };

/**
 * Changes an order's status by one step of its workflow, records who did it and when, mails the
 * customer and returns the stock of a cancelled order (design §5). A confirmed order gets its
 * proforma, a delivered one its final invoice. Refuses a step that the status does not allow, one
 * from a status that the order has already left (of two administrators only the first succeeds), and
 * work on what is made to order before its advance is paid and its drawings are approved, unless
 * `override` says why, and any step but a cancellation while the transport is not agreed.
 */
export async function changeOrderStatus(
  change: StatusChange,
  admin: Admin,
  composeMail: ComposeStatusMail,
  db: Db = shopDatabase(),
): Promise<StatusChangeResult> {
  return db.transaction().execute((trx) => changeStatusWithin(change, admin, composeMail, trx));
}

export type ComposeStatusMail = (order: Order) => Mail;

/** The same within a transaction that does more. */
export async function changeStatusWithin(
  { number, from, to, note, override = "" }: StatusChange,
  admin: Admin,
  composeMail: ComposeStatusMail,
  trx: Db,
): Promise<StatusChangeResult> {
  const found = await findState(number, trx);
  if (!nextStatuses(from, found?.has_only_swatches === 1).includes(to)) return { kind: "illegal" };
  if (!found) return { kind: "unknown" };
  // Before what is missing for the step, which nobody waits for any more.
  if (found.status !== from) return { kind: "moved-before" };
  const isAgreed = isTransportAgreed(found.transport_state);
  if (to !== "cancelled" && !isAgreed) return { kind: "transport-open" };
  const faults = to === "in_production" ? await findWorkFaults(number, trx) : [];
  if (faults[0] && override === "") return { kind: faults[0] };
  const moved = await trx
    .updateTable("orders")
    .set({ status: to })
    .where("number", "=", number)
    .where("status", "=", from)
    .returning(["id", "token"])
    .executeTakeFirst();
  if (!moved) return { kind: "moved-before" };
  const now = new Date();
  await trx
    .insertInto("order_history")
    .values({
      order_id: moved.id,
      status: to,
      changed_at: now.toISOString(),
      changed_by: admin.id,
      note,
    })
    .execute();
  if (to === "cancelled") await returnStock(moved.id, trx);
  if (to === "confirmed") await askForPayment(moved.id, now, trx);
  if (to === "delivered") await documentDelivery(moved.id, now, trx);
  await settleSwatchCredit(moved.id, now, trx);
  const order = await findOrderByToken(moved.token, trx);
  if (order) await enqueueMail(composeMail(order), moved.id, trx);
  await recordAction(
    {
      admin,
      action: "order-moved",
      subject: "order",
      subjectId: number,
      before: { status: from },
      after: {
        status: to,
        ...(faults.includes("advance-missing") ? { without_advance: override } : {}),
        ...(faults.includes("drawing-missing") ? { without_drawing: override } : {}),
      },
    },
    trx,
  );
  return { kind: "moved" };
}

async function findState(number: string, trx: Db) {
  return trx
    .selectFrom("orders")
    .select(["status", "has_only_swatches", "transport_state"])
    .where("number", "=", number)
    .executeTakeFirst();
}

export interface NewPayment {
  kind: PaymentKind;
  method: PaymentMethod;
  /** More than 0, for refunds too. */
  amountBani: number;
  remark: string;
  /** Of the fiscal receipt or of the receipt book, where there is one. */
  receiptNumber?: string;
  /** The token of the form it comes from: each form records one payment. */
  formToken: string;
  /** Why money goes back; a refund has to say it, a payment says nothing. */
  reason?: PaymentReason;
}

export type PaymentResult =
  | { kind: "recorded"; paymentStatus: PaymentStatus }
  | { kind: "used-form" }
  | { kind: "unknown" }
  /** It is cancelled: it takes no money, and gets no document for any. */
  | { kind: "cancelled" }
  /** A refund does not say why, or not for a reason that the order allows. */
  | { kind: "no-reason"; reasons: RefundReason[] }
  | { kind: "too-much"; mostBani: number }
  /** `mostBani`: what the law still allows to be paid in cash. */
  | { kind: "cash-limit"; mostBani: number };

/**
 * Records a payment, a refund or a correction. The amount paid is always the sum of the payments, and the
 * payment status follows from it; a refund lowers what is owed as its reason says (`loweredBy`), so that
 * none makes a rest; the document that it asks for is issued with it. Bani. The same form sent again
 * records nothing and gets the same answer.
 * Refuses money for a cancelled order, more than is left to pay (`payableOf`), a refund without a reason
 * that the order allows or of more than that allows (`mostBack`), and a second payment from the same
 * form; and more cash than the law allows.
 */
export async function recordPayment(
  number: string,
  payment: NewPayment,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<PaymentResult> {
  return db.transaction().execute((trx) => recordPaymentWithin(number, payment, admin, trx));
}

/** The same within a transaction that does more. */
export async function recordPaymentWithin(
  number: string,
  payment: NewPayment,
  admin: Admin,
  trx: Db,
): Promise<PaymentResult> {
  const order = await trx
    .selectFrom("orders")
    .select([
      "id",
      "status",
      "total_bani",
      "paid_bani",
      "reduced_bani",
      "lowered_bani",
      "payment_status",
      "buyer_kind",
      "tax_code",
      "user_id",
      "email",
      "phone",
    ] as const)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!order) return { kind: "unknown" };
  const isRefund = payment.kind === "refund";
  const amount_bani = isRefund ? -payment.amountBani : payment.amountBani;
  const { kind, method, remark, formToken: form_token, receiptNumber = "" } = payment;
  const reason = isRefund ? (payment.reason ?? "") : "";
  const said = { remark, receipt_number: receiptNumber, form_token, reason };
  const row = { order_id: order.id, kind, method, amount_bani, ...said };
  const earlier = await trx
    .selectFrom("payments")
    .select([
      "order_id",
      "kind",
      "method",
      "amount_bani",
      "remark",
      "receipt_number",
      "form_token",
      "reason",
    ])
    .where("form_token", "=", form_token)
    .executeTakeFirst();
  if (earlier) {
    if (!isDeepStrictEqual(earlier, row)) return { kind: "used-form" };
    return { kind: "recorded", paymentStatus: order.payment_status };
  }
  const payable = payableOf(order);
  if (!isRefund && payable.kind === "cancelled") return payable;
  const reasons = reasonsOf(order);
  const isReasoned = isCorrection(row) || reasons.some((one) => one === reason);
  if (isRefund && !isReasoned && order.paid_bani > 0) return { kind: "no-reason", reasons };
  const leftBani = payable.kind === "owing" ? payable.mostBani : 0;
  const mostBani = isRefund ? mostBack(order, reason) : leftBani;
  if (payment.amountBani > mostBani) return { kind: "too-much", mostBani };
  const now = new Date();
  const cashBani = await cashLeftFor(order, payment, now, trx);
  if (payment.amountBani > cashBani) return { kind: "cash-limit", mostBani: cashBani };
  const id = randomUUID();
  await trx
    .insertInto("payments")
    .values({
      id,
      ...row,
      recorded_at: now.toISOString(),
      recorded_by: admin.id,
    })
    .execute();
  const payments = await trx
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani"])
    .where("order_id", "=", order.id)
    .execute();
  const paid_bani = payments.reduce((sum, one) => sum + one.amount_bani, 0);
  const loweredBani = isRefund ? loweredBy(order, reason, payment.amountBani) : 0;
  const reduced_bani = order.reduced_bani + loweredBani;
  const lowered_bani = order.lowered_bani + loweredBani;
  const paymentStatus = paymentStatusOf(payments, order.total_bani - reduced_bani);
  await trx
    .updateTable("orders")
    .set({ paid_bani, reduced_bani, lowered_bani, payment_status: paymentStatus })
    .where("id", "=", order.id)
    .execute();
  await documentPayment(order.id, { id, amountBani: amount_bani, loweredBani }, now, trx);
  await settleSwatchCredit(order.id, now, trx);
  await recordAction(
    {
      admin,
      action: "payment-recorded",
      subject: "order",
      subjectId: number,
      before: { paid_bani: order.paid_bani, payment_status: order.payment_status },
      after: { paid_bani, payment_status: paymentStatus, kind, ...(isRefund && { reason }) },
    },
    trx,
  );
  return { kind: "recorded", paymentStatus };
}

interface OrderRemark {
  id: string;
  text: string;
  written_at: string;
  written_by: string;
}

type RemarkResult =
  | { kind: "noted" }
  | { kind: "unknown" }
  /** `newest`: the remark that a colleague wrote meanwhile. */
  | { kind: "stale"; newest: OrderRemark };

/**
 * Adds an internal remark to an order. Refuses an unknown order, and a remark whose author had not
 * seen the newest one; `drawn` is the id of the newest remark that the form showed. The same remark
 * sent again is stored once.
 */
export async function remarkOnOrder(
  number: string,
  { text, drawn }: { text: string; drawn: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<RemarkResult> {
  return db.transaction().execute(async (trx) => {
    const id = await findOrderId(number, trx);
    if (!id) return { kind: "unknown" };
    const newest = await findNewestRemark(id, trx);
    if (newest && newest.id !== drawn) {
      const isSame = newest.text === text && newest.written_by === admin.id;
      return isSame ? { kind: "noted" } : { kind: "stale", newest };
    }
    await trx
      .insertInto("order_remarks")
      .values({
        id: randomUUID(),
        order_id: id,
        text,
        written_at: new Date().toISOString(),
        written_by: admin.id,
      })
      .execute();
    await recordAction(
      {
        admin,
        action: "order-remarked",
        subject: "order",
        subjectId: number,
        before: null,
        // The audit log holds nothing that is said about customers.
        after: { characters: text.length },
      },
      trx,
    );
    return { kind: "noted" };
  });
}

async function findNewestRemark(orderId: string, db: Db): Promise<OrderRemark | undefined> {
  return db
    .selectFrom("order_remarks")
    .select(["id", "text", "written_at", "written_by"])
    .where("order_id", "=", orderId)
    .orderBy("written_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

async function findOrderId(number: string, db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.id;
}
