import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { listOrderLines } from "../steps/order-lines.server";

/**
 * What the order's own page offers to withdraw from: of each line what earlier withdrawals that were
 * accepted have left of it. Undefined behind an unknown token.
 */
export async function findReturnableOrder(token: string, db: Db = shopDatabase()) {
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "full_name", "email", "status"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!order) return undefined;
  const { id: orderId, ...shown } = order;
  const lines = await listOrderLines(orderId, db);
  const gone = await db
    .selectFrom("withdrawal_lines")
    .select(["order_line_id", "returned_quantity"])
    .where("order_line_id", "in", valuesOf(lines.map(({ id }) => id)))
    .execute();
  return {
    ...shown,
    lines: lines.map(({ id, name, quantity, isExempt }) => {
      const returned = gone.filter((one) => one.order_line_id === id);
      const sum = returned.reduce((all, { returned_quantity }) => all + returned_quantity, 0);
      return { id, name, quantity, left: Math.max(0, quantity - sum), isExempt };
    }),
  };
}

/** The receipt behind an unguessable token, with nothing that its author did not type; or undefined. */
export async function findReceipt(token: string, db: Db = shopDatabase()) {
  const row = await db
    .selectFrom("withdrawals")
    .select(["id", "statement", "language", "email", "declared_at", "known_by"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, known_by, ...receipt } = row;
  const named = await db
    .selectFrom("withdrawal_lines")
    .innerJoin("order_lines", "order_lines.id", "withdrawal_lines.order_line_id")
    .select(["name", "is_withdrawal_exempt"])
    .where("withdrawal_id", "=", id)
    .where("is_declared", "=", 1)
    .orderBy("display_order")
    .execute();
  // Only somebody who came from the order's page has seen its lines.
  const lines = known_by === "order-page" ? named : [];
  return {
    ...receipt,
    exempt: lines.filter((line) => line.is_withdrawal_exempt).map(({ name }) => name),
    isExemptOnly: lines.length > 0 && lines.every((line) => line.is_withdrawal_exempt),
  };
}
