import type { ExpressionBuilder } from "kysely";

import { dayOf } from "~/format/dates";
import { shopDatabase } from "~db/client.server";
import { formatPhone } from "~/format/phones.server";
import type { Db } from "~db/engine";
import type {
  Database,
  OrderStatus,
  PaymentReason,
  PaymentStatus,
  TransportState,
} from "~db/schema";

import { listOrderDocuments, type DocumentRow } from "~/billing/find-documents.server";
import type { DeliveryTerm } from "~/catalogue/delivery-term";
import type { LineDesign } from "~/cart/line-design";
import { findCredit, type Credit } from "~/discounts/credits.server";
import { listAcceptedTexts, type AcceptedPage } from "~/content/accepted-text.server";

import { termOfLine } from "./line-terms";
import { listMovedPromises } from "./moved-promises.server";
import { readOrderedDesign } from "./ordered-design.server";
import { isCorrection } from "./refund-reasons";
import { promiseColumns, splitReached, type Reached } from "./promise-columns.server";
import type { TransportQuote } from "./transport-quote";
import { orderDetailColumns, type OrderDetailColumns } from "./checkout-form";

/** Money in bani, copied when the order was placed. */
export interface OrderLine {
  name: string;
  /** The design of a piece made to order; null for a ready-made piece. */
  design: LineDesign | null;
  unit_price_bani: number;
  quantity: number;
  line_total_bani: number;
  /** Its share of the order's discount. */
  discount_bani: number;
  /** The delivery term as promised on the day of the order; null in orders of before. */
  term: DeliveryTerm | null;
  /** Made to order, so that the law gives no right to return it. */
  is_withdrawal_exempt: boolean;
}

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
  /** What of the total is owed no longer: pieces taken back, or a price lowered. */
  reduced_bani: number;
  /** The part of that by which the price was lowered. */
  lowered_bani: number;
  /** Money that was given back, corrections aside; not below zero. */
  refunded_bani: number;
  /** The day by which what comes before the work is to be paid; empty in orders of before. */
  advance_due_on: string;
  /** The day on which the advance was reached; null before that. */
  advance_paid_on: string | null;
  /** How far it came, as far as its promise follows from that. */
  reached: Reached;
  /** The day of its delivery as it was moved last, and why; null while the first promise holds. */
  moved_promise: { promised_on: string; reason: string } | null;
  transport_state: TransportState;
  /** The name of its zone; empty outside all zones, for a pick-up and in orders of before. */
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
  /** With the message sent to the customer at each change. */
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

/** Where the words of an order's lines stand. Those for staff are empty where the customer read Romanian, too. */
const wordColumns = {
  buyer: { name: "name", design: "configuration" },
  staff: { name: "staff_name", design: "staff_configuration" },
} as const;

/** Reads an order with the words of its lines for its buyer or for staff. */
async function readOrder(
  token: string,
  names: "buyer" | "staff",
  db: Db,
): Promise<Order | undefined> {
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
  const { name, design } = wordColumns[names];
  const lines = await db
    .selectFrom("order_lines")
    .select((eb) => [
      "id",
      eb.fn.coalesce(name, "name").as("name"),
      eb.fn.coalesce(design, "configuration").as("configuration"),
      "unit_price_bani",
      "quantity",
      "line_total_bani",
      "discount_bani",
      "delivery_from_days",
      "delivery_to_days",
      "is_withdrawal_exempt",
      "swatch_id",
    ])
    .where("order_id", "=", order.id)
    .orderBy("display_order")
    .execute();
  const history = await db
    .selectFrom("order_history")
    .select(["status", "changed_at", "note"])
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  const payments = await db
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani", "recorded_at"])
    .where("order_id", "=", order.id)
    .orderBy("recorded_at")
    .execute();
  const { reached, rest } = splitReached(order);
  const { terms_text_id, privacy_text_id, ...row } = rest;
  const hasSwatches = lines.some(({ swatch_id }) => swatch_id !== null);
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
    placed_on: dayOf(order.placed_at),
    is_email_proven: Boolean(order.is_email_proven),
    is_vat_included: order.is_vat_included === 1,
    accepted: await listAcceptedTexts([terms_text_id, privacy_text_id], db),
    lines: lines.map((line) => {
      const { id, name: called, configuration, is_withdrawal_exempt } = line;
      const { unit_price_bani, quantity, line_total_bani, discount_bani } = line;
      return {
        name: called,
        unit_price_bani,
        quantity,
        line_total_bani,
        discount_bani,
        is_withdrawal_exempt: is_withdrawal_exempt === 1,
        design: configuration === "" ? null : readOrderedDesign(configuration, { id, names }),
        term: termOfLine(line, lines),
      };
    }),
    history,
  };
}

/** Only what goes outside of all zones was ever made an offer for. */
async function findNewestQuote(
  order: Pick<Order, "id" | "transport_state" | "transport_zone" | "delivery_method">,
  db: Db,
): Promise<TransportQuote | null> {
  const isElsewhere = order.transport_zone === "" && order.delivery_method === "delivery";
  if (!isElsewhere || order.transport_state === "none") return null;
  const quote = await db
    .selectFrom("transport_quotes")
    .select([
      "number",
      "price_bani",
      "days_from",
      "days_to",
      "valid_until",
      "made_at",
      "answer",
      "answered_at",
    ])
    .where("order_id", "=", order.id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return quote ?? null;
}

/**
 * The day of the payment by which the first payment was there, and has stayed; payments by their instants. A
 * refund that lowered what is owed lowered the first payment with it.
 */
export function findAdvanceDay(
  payments: { amount_bani: number; recorded_at: string; reason: PaymentReason }[],
  advanceBani: number,
): string | null {
  let paidBani = 0;
  let day: string | null = null;
  for (const { amount_bani, recorded_at, reason } of payments) {
    if (reason === "price_lowered" || reason === "taken_back") continue;
    paidBani += amount_bani;
    if (paidBani < advanceBani) day = null;
    else day ??= dayOf(recorded_at);
  }
  return day;
}
