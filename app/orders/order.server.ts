import type { ExpressionBuilder } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";
import type { Database, OrderStatus, PaymentStatus } from "~db/schema";

import type { OrderedDesign } from "~/configurator/design";

import { orderDetailColumns, type OrderDetailColumns } from "./checkout-form";

/** Money in bani, copied when the order was placed. */
export interface OrderLine {
  name: string;
  /** The design of a piece made to order; null for a ready-made piece. */
  design: OrderedDesign | null;
  unit_price_bani: number;
  quantity: number;
  line_total_bani: number;
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
  /** Due on confirmation, part of the total. */
  advance_bani: number;
  vat_percent: number;
  /** Money received so far, less refunds. */
  paid_bani: number;
  placed_at: string;
  lines: OrderLine[];
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

/** The order behind an unguessable token, or undefined. */
export async function findOrderByToken(
  token: string,
  db: Db = shopDatabase(),
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
      "vat_percent",
      "paid_bani",
      "placed_at",
    ])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!order) return undefined;
  const lines = await db
    .selectFrom("order_lines")
    .select(["name", "configuration", "unit_price_bani", "quantity", "line_total_bani"])
    .where("order_id", "=", order.id)
    .orderBy("display_order")
    .execute();
  const history = await db
    .selectFrom("order_history")
    .select(["status", "changed_at", "note"])
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
  return {
    ...order,
    is_email_proven: Boolean(order.is_email_proven),
    lines: lines.map(({ configuration, ...line }) => ({
      ...line,
      design: configuration === "" ? null : (JSON.parse(configuration) as OrderedDesign),
    })),
    history,
  };
}
