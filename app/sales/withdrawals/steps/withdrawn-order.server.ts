import { sql } from "kysely";

import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { listOrderLines } from "./order-lines.server";

export interface WithdrawnOrder {
  id: string;
  number: string;
  status: OrderStatus;
  email: string;
  total_bani: number;
  reduced_bani: number;
  lowered_bani: number;
  advance_bani: number;
  paid_bani: number;
  /** As shown, like the prices of the lines. */
  transport_bani: number;
  /** Refunds of other withdrawals from this order that are not paid yet. */
  owed_bani: number;
  vat_percent: number;
  is_vat_included: boolean;
  /** When it was delivered; null before. */
  delivered_at: string | null;
  lines: {
    id: string;
    product_id: string | null;
    swatch_id: string | null;
    name: string;
    quantity: number;
    unit_price_bani: number;
    discount_bani: number;
    vat_percent: number | null;
    isExempt: boolean;
    isDeclared: boolean;
    /** How many pieces the statement says, of a line that it names. */
    declared: number;
    returned: number;
    /** How many may still be taken back. */
    left: number;
  }[];
}

/** The order that a statement is about, with what of each line may still be taken back. */
export async function findWithdrawnOrder(
  withdrawalId: string,
  orderId: string,
  db: Db,
): Promise<WithdrawnOrder> {
  const order = await db
    .selectFrom("orders")
    .select((eb) => [
      "id",
      "number",
      "status",
      "email",
      "paid_bani",
      "vat_percent",
      "total_bani",
      "reduced_bani",
      "lowered_bani",
      "advance_bani",
      "transport_bani",
      "is_vat_included",
      eb
        .selectFrom("order_history")
        .select((history) => history.fn.max("changed_at").as("at"))
        .whereRef("order_history.order_id", "=", "orders.id")
        .where("order_history.status", "=", "delivered")
        .as("delivered_at"),
      eb
        .selectFrom("refunds")
        .innerJoin("withdrawals", "withdrawals.id", "refunds.withdrawal_id")
        .select(sql<number>`coalesce(sum(refunds.amount_bani), 0)`.as("owed"))
        .whereRef("withdrawals.order_id", "=", "orders.id")
        .where("withdrawals.id", "<>", withdrawalId)
        .where("refunds.paid_at", "is", null)
        .as("owed_bani"),
    ])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines = await listOrderLines(orderId, db);
  const named = await db
    .selectFrom("withdrawal_lines")
    .select(["withdrawal_id", "order_line_id", "is_declared", "declared_quantity"])
    .select("returned_quantity")
    .where("order_line_id", "in", [...lines.map((line) => line.id), ""])
    .execute();
  return {
    ...order,
    is_vat_included: order.is_vat_included === 1,
    owed_bani: order.owed_bani ?? 0,
    lines: lines.map((line) => {
      const about = named.filter((one) => one.order_line_id === line.id);
      const own = about.find((one) => one.withdrawal_id === withdrawalId);
      const elsewhere = about.filter((one) => one !== own);
      const gone = elsewhere.reduce((sum, one) => sum + one.returned_quantity, 0);
      return {
        ...line,
        isDeclared: own?.is_declared === 1,
        declared: own?.is_declared === 1 ? (own.declared_quantity ?? line.quantity) : 0,
        returned: own?.returned_quantity ?? 0,
        left: line.isExempt ? 0 : Math.max(0, line.quantity - gone),
      };
    }),
  };
}

/** So many orders of a statement's author are offered to be the one that is meant. */
const MOST_CANDIDATES = 10;

/** The numbers of the orders of an e-mail, the newest first. */
export async function listCandidates(email: string, db: Db): Promise<string[]> {
  const orders = await db
    .selectFrom("orders")
    .select("number")
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email.toLowerCase()))
    .orderBy("placed_at", "desc")
    .limit(MOST_CANDIDATES)
    .execute();
  return orders.map(({ number }) => number);
}
