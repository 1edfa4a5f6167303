import type { ExpressionBuilder } from "kysely";

import { isAdvancePaid, type Advanced } from "~/sales/billing/payment-plan";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** Why the work on what is made to order may not begin. */
export type WorkFault = "advance-missing" | "drawing-missing";

/** What the lock reads of an order's row. */
export interface LockedOrder extends Advanced {
  /** Whether a drawing is not approved that has to be, as 1 or 0. */
  is_drawing_missing: unknown;
}

/**
 * Whether an order waits for its customer to approve a drawing, as 1 or 0: each line that is made to
 * order needs a current version that is approved.
 */
export function isDrawingMissing(eb: ExpressionBuilder<Database, "orders">) {
  return eb.and([
    eb("orders.are_drawings_required", "=", 1),
    eb.exists(
      eb
        .selectFrom("order_lines")
        .select("order_lines.id")
        .whereRef("order_lines.order_id", "=", "orders.id")
        .where("configuration", "<>", "")
        .where((line) => line.not(line.exists(approvedOf(line)))),
    ),
  ]);
}

/** The current drawing of a line, where its customer has approved it. */
function approvedOf(eb: ExpressionBuilder<Database, "order_lines">) {
  return eb
    .selectFrom("drawing_versions")
    .select("drawing_versions.id")
    .whereRef("drawing_versions.order_line_id", "=", "order_lines.id")
    .where("answer", "=", "approved")
    .where("replaced_at", "is", null);
}

/** What an order's work waits for: the first payment, the drawings, both, or nothing. */
export function workFaultsOf({ is_drawing_missing, ...money }: LockedOrder): WorkFault[] {
  return [
    ...(isAdvancePaid(money) ? [] : ["advance-missing" as const]),
    ...(is_drawing_missing ? ["drawing-missing" as const] : []),
  ];
}

/** The same of an order by its number; an unknown one is refused elsewhere. */
export async function findWorkFaults(
  number: string,
  db: Db = shopDatabase(),
): Promise<WorkFault[]> {
  const order = await db
    .selectFrom("orders")
    .select(["total_bani", "reduced_bani", "advance_bani", "paid_bani"])
    .select((eb) => isDrawingMissing(eb).as("is_drawing_missing"))
    .where("number", "=", number)
    .executeTakeFirst();
  return order ? workFaultsOf(order) : [];
}
