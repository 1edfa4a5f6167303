import { sql, type ExpressionBuilder } from "kysely";

import { isAdvancePaid, type Advanced } from "~/sales/billing/payment-plan";
import { shopDatabase } from "~db/client.server";
import { contains, type Db } from "~db/engine";
import type { Database } from "~db/schema";

/** Why the work on what is made to order may not begin. */
export type WorkFault = "advance-missing" | "drawing-missing" | "niches-unconfirmed";

/** What the lock reads of an order's row. */
export interface LockedOrder extends Advanced {
  /** Whether a drawing is not approved that has to be, as 1 or 0. */
  is_drawing_missing: unknown;
  /** Whether a kitchen's niches are not confirmed yet, as 1 or 0. */
  are_niches_unconfirmed: unknown;
}

/** The columns of a query of `orders` that the lock reads besides its money. */
export function lockColumns(eb: ExpressionBuilder<Database, "orders">) {
  return [
    isDrawingMissing(eb).as("is_drawing_missing"),
    areNichesUnconfirmed(eb).as("are_niches_unconfirmed"),
  ] as const;
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

/** What the copies of kitchens and vanities have in them, and no others (`writeRun`). */
const RUN_IN_COPY = '"plan":"2';

/**
 * Whether somebody has still to compare the niches and cut-outs of an order's kitchen with the sheets of its appliances:
 * none is cut before, and what was compared of another design does not count.
 */
function areNichesUnconfirmed(eb: ExpressionBuilder<Database, "orders">) {
  return eb.exists(
    eb
      .selectFrom("order_lines")
      .select("order_lines.id")
      .whereRef("order_lines.order_id", "=", "orders.id")
      .where((line) => contains(line.ref("configuration"), RUN_IN_COPY))
      .where(
        sql<boolean>`(niches_confirmed_for is null or
          replace(configuration, '"plan":"' || niches_confirmed_for || '"', '') = configuration)`,
      ),
  );
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

/** What an order's work waits for: the first payment, the drawings, a kitchen's niches, or nothing. */
export function workFaultsOf({
  is_drawing_missing,
  are_niches_unconfirmed,
  ...money
}: LockedOrder): WorkFault[] {
  return [
    ...(isAdvancePaid(money) ? [] : ["advance-missing" as const]),
    ...(is_drawing_missing ? ["drawing-missing" as const] : []),
    ...(are_niches_unconfirmed ? ["niches-unconfirmed" as const] : []),
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
    .select(lockColumns)
    .where("number", "=", number)
    .executeTakeFirst();
  return order ? workFaultsOf(order) : [];
}
