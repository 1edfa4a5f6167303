import type { ExpressionBuilder } from "kysely";

import { dayOf } from "~/platform/format/dates";
import { formatPhone } from "~/platform/format/phones.server";
import { listOrderDocuments, type DocumentRow } from "~/sales/billing/find-documents.server";
import { listAcceptedTexts, type AcceptedPage } from "~/shop/content/accepted-text.server";
import { findCredit, type Credit } from "~/shop/discounts/credits.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type {
  Database,
  OrderDetailColumns,
  OrderStatus,
  PaymentStatus,
  TransportState,
} from "~db/schema";

import { orderDetailColumns } from "./checkout-form";
import type { TransportQuote } from "./front/transport-quote";
import { readParts, type OrderParts } from "./parts/read-parts.server";
import { findAdvanceDay } from "./reading/advance-day";
import { listMovedPromises } from "./reading/moved-promises.server";
import { findNewestQuote } from "./reading/newest-quote.server";
import { readOrderLines, type OrderLine, type Wording } from "./reading/order-lines.server";
import { promiseColumns, splitReached, type Reached } from "./reading/promise-columns.server";
import { isCorrection } from "./refund-reasons";

export interface Order extends OrderDetailColumns {
  id: string;
  number: string;
  token: string;
  language: string;
  /**
   * Whether the e-mail is that of the account that ordered. Nobody has proven that a guest's e-mail
   * is theirs.
   */
  is_email_proven: boolean;
  payment_status: PaymentStatus;
  status: OrderStatus;
  subtotal_bani: number;
  vat_bani: number;
  total_bani: number;
  /** The code that it was placed with and what that took off, as shown; empty and 0 without one. */
  discount_code: string;
  discount_bani: number;
  /** Paid first, once it is confirmed: part of the total; 0 where nothing is made to order. */
  advance_bani: number;
  /** The share of what is made to order in that, as the order was placed. */
  advance_percent: number;
  vat_percent: number;
  /** Whether the prices of the lines include VAT. */
  is_vat_included: boolean;
  /** Money received so far, less refunds. */
  paid_bani: number;
  /** The part of the total that is no longer owed, because pieces were taken back or the price was lowered. */
  reduced_bani: number;
  /** The part of that by which the price was lowered. */
  lowered_bani: number;
  /** Money that was given back, without corrections; not below zero. */
  refunded_bani: number;
  /** What is owed for parts that were handed over, with VAT, and the day of the last; 0 and empty before one. */
  delivered_bani: number;
  part_delivered_on: string;
  /** What was handed over in parts and what is left; null where nothing was. */
  parts: OrderParts | null;
  /** The last day of the payment before the work; empty in older orders. */
  advance_due_on: string;
  /** The day on which the advance was reached; null before that. */
  advance_paid_on: string | null;
  /** The days of its course so far from which its promise follows. */
  reached: Reached;
  /** The day of its delivery as it was moved last, and why; null while the first promise holds. */
  moved_promise: { promised_on: string; reason: string } | null;
  transport_state: TransportState;
  /** The name of its zone; empty outside all zones, for a pick-up and in older orders. */
  transport_zone: string;
  /** How long the way takes, as its zone or an offer says it; null where nobody has said. */
  transport_from_days: number | null;
  transport_to_days: number | null;
  /** What its delivery costs, as shown; part of the total. */
  transport_bani: number;
  carrying_bani: number;
  assembly_bani: number;
  /** Swatches of decors and no furniture. */
  has_only_swatches: 0 | 1;
  /** The code that gives back what its swatches cost; null where there is none. */
  swatch_credit: Credit | null;
  /** The newest offer for its transport; null where none was made. */
  quote: TransportQuote | null;
  /** Placed before the shop was opened. */
  is_trial: 0 | 1;
  /** Whether the work waits until its customer has approved the drawings. */
  are_drawings_required: 0 | 1;
  placed_at: string;
  /** The day of that in Bucharest. */
  placed_on: string;
  lines: OrderLine[];
  /** The texts that its buyer accepted, with the day when each was published. */
  accepted: { id: string; page: AcceptedPage; published_at: string }[];
  /** The documents that were issued for it, the newest first. */
  documents: DocumentRow[];
  /** The changes of status, each with the message that the customer was sent. */
  history: { status: OrderStatus; changed_at: string; note: string }[];
}

/** Whether an order's address is the account's that ordered, as 1 or 0. */
export function isEmailProven(eb: ExpressionBuilder<Database, "orders">) {
  return eb.exists(
    eb
      .selectFrom("users")
      .select("users.id")
      .whereRef("users.id", "=", "orders.user_id")
      .where((both) =>
        both(both.fn("lower", ["users.email"]), "=", both.fn("lower", ["orders.email"])),
      ),
  );
}

/** The order behind an unguessable token, in its customer's words, or undefined. */
export function findOrderByToken(
  token: string,
  db: Db = shopDatabase(),
): Promise<Order | undefined> {
  return readOrder(token, "buyer", db);
}

/** The order as staff read it: its pieces, materials and handles are named in Romanian. */
export function findStaffOrder(token: string, db: Db = shopDatabase()): Promise<Order | undefined> {
  return readOrder(token, "staff", db);
}

/** What an order's row says of its delivery. */
export const transportColumns = [
  "transport_state",
  "transport_zone",
  "transport_from_days",
  "transport_to_days",
  "transport_bani",
  "carrying_bani",
  "assembly_bani",
] as const;

/** Reads an order with the words of its lines for its buyer or for staff. */
async function readOrder(token: string, names: Wording, db: Db): Promise<Order | undefined> {
  const order = await db
    .selectFrom("orders")
    .select((eb) => [
      "id",
      isEmailProven(eb).as("is_email_proven"),
      "number",
      "token",
      "language",
      ...orderDetailColumns,
      "payment_status",
      "status",
      "subtotal_bani",
      "vat_bani",
      "total_bani",
      "advance_bani",
      "advance_percent",
      "discount_code",
      "discount_bani",
      "has_only_swatches",
      "vat_percent",
      "is_vat_included",
      "paid_bani",
      "advance_due_on",
      "delivered_bani",
      "part_delivered_on",
      "reduced_bani",
      "lowered_bani",
      ...transportColumns,
      "is_trial",
      "are_drawings_required",
      "placed_at",
      "terms_text_id",
      "privacy_text_id",
      ...promiseColumns(eb),
    ])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!order) return undefined;
  const { lines, named, hasSwatches } = await readOrderLines(order.id, names, db);
  const history = await db
    .selectFrom("order_history")
    .select(["status", "changed_at", "note"])
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  const payments = await db
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani", "paid_on"])
    .where("order_id", "=", order.id)
    .orderBy("paid_on")
    .orderBy("recorded_at")
    .execute();
  const { reached, rest } = splitReached(order);
  const { terms_text_id, privacy_text_id, ...row } = rest;
  return {
    ...row,
    reached,
    phone: formatPhone(row.phone),
    refunded_bani: payments.reduce(
      (sum, payment) => sum - (isCorrection(payment) ? 0 : Math.min(0, payment.amount_bani)),
      0,
    ),
    advance_paid_on: findAdvanceDay(payments, order.advance_bani - order.reduced_bani),
    moved_promise: (await listMovedPromises([order.id], db)).get(order.id) ?? null,
    documents: await listOrderDocuments(order.id, db),
    quote: await findNewestQuote(order, db),
    swatch_credit: hasSwatches ? await findCredit(order.id, new Date(), db) : null,
    parts: order.part_delivered_on === "" ? null : await readParts(order.id, named, db),
    placed_on: dayOf(order.placed_at),
    is_email_proven: Boolean(order.is_email_proven),
    is_vat_included: order.is_vat_included === 1,
    accepted: await listAcceptedTexts([terms_text_id, privacy_text_id], db),
    lines,
    history,
  };
}
