import type { ExpressionBuilder } from "kysely";

import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { returnPieces } from "../stock.server";
import { hasRealOrders } from "../trial-orders.server";

/**
 * The tables whose rows belong to an order, in the order in which they can be deleted. A test holds
 * them against the database's foreign keys.
 */
export const tablesOfOrders = [
  "order_lines",
  "order_history",
  "order_remarks",
  "payments",
  "documents",
  "outbox",
] as const satisfies (keyof Database)[];

/**
 * Deletes the orders on trial with everything that hangs on them: lines, history, remarks, payments,
 * documents, mails, and the codes that gave back the price of their swatches. The pieces that they took return to stock. A review that counted as a buyer's only for
 * such an order no longer does. Accounts and carts are people's own and stay. Without other orders
 * numbering begins at 1 again. Returns how many orders.
 */
export async function removeTrialOrders(trx: Db): Promise<number> {
  await unverifyReviews(trx);
  const count = await removeOrders(trialIds, trx);
  if (!(await hasRealOrders(trx))) await trx.deleteFrom("order_numbers").execute();
  await resetTrialSeries(trx);
  return count;
}

/** A query of the ids of orders that are all on trial. */
export type TrialIds = (db: Db) => ReturnType<typeof trialIds>;

/**
 * Deletes some of the orders on trial with everything that hangs on them, as `removeTrialOrders` does with all;
 * the numbers of orders and documents go on. Returns how many orders.
 */
export async function removeOrders(ids: TrialIds, trx: Db): Promise<number> {
  await returnStock(ids, trx);
  // Stornos are deleted before the documents that they correct.
  await trx
    .deleteFrom("documents")
    .where("corrects_id", "is not", null)
    .where("order_id", "in", ids(trx))
    .execute();
  const credits = await trx
    .selectFrom("swatch_credits")
    .select("discount_id")
    .where("order_id", "in", ids(trx))
    .execute();
  for (const table of tablesOfOrders) {
    await trx.deleteFrom(table).where("order_id", "in", ids(trx)).execute();
  }
  const { numDeletedRows } = await trx
    .deleteFrom("orders")
    .where("id", "in", ids(trx))
    .executeTakeFirstOrThrow();
  const codes = credits.map(({ discount_id }) => discount_id);
  await trx.deleteFrom("discounts").where("id", "in", codes).execute();
  return Number(numDeletedRows);
}

const trialIds = (db: Db) => db.selectFrom("orders").select("id").where("is_trial", "=", 1);

/**
 * A cancelled order has returned its pieces already, an accepted withdrawal those that came back; a
 * piece made to order never took any.
 */
async function returnStock(ids: TrialIds, trx: Db): Promise<void> {
  const taken = await trx
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select((eb) => {
      const returned = eb
        .selectFrom("withdrawal_lines")
        .select((of) => of.fn.coalesce(of.fn.sum<number>("returned_quantity"), of.lit(0)).as("n"))
        .whereRef("withdrawal_lines.order_line_id", "=", "order_lines.id")
        .$asScalar()
        .$notNull();
      const pieces = eb.fn.sum<number>(eb("quantity", "-", returned)).as("pieces");
      return ["product_id", "swatch_id", pieces];
    })
    .where("orders.id", "in", ids(trx))
    .where("status", "!=", "cancelled")
    .where("configuration", "=", "")
    .groupBy(["product_id", "swatch_id"])
    .execute();
  for (const { pieces, ...line } of taken) await returnPieces(line, pieces, trx);
}

async function unverifyReviews(trx: Db): Promise<void> {
  const isBought = (eb: ExpressionBuilder<Database, "reviews">, is_trial: 0 | 1) =>
    eb.exists(
      eb
        .selectFrom("order_lines")
        .innerJoin("orders", "orders.id", "order_lines.order_id")
        .select("orders.id")
        .whereRef("orders.user_id", "=", "reviews.user_id")
        .whereRef("order_lines.product_id", "=", "reviews.product_id")
        .where("orders.status", "=", "delivered")
        .where("orders.is_trial", "=", is_trial),
    );
  await trx
    .updateTable("reviews")
    .set({ is_verified_buyer: 0 })
    .where("is_verified_buyer", "=", 1)
    .where((eb) => isBought(eb, 1))
    .where((eb) => eb.not(isBought(eb, 0)))
    .execute();
}

/** Lets the numbers of orders on trial begin again, once none of their documents is left. */
async function resetTrialSeries(trx: Db): Promise<void> {
  await trx
    .updateTable("document_series")
    .set({ last_number: 0 })
    .where("is_trial", "=", 1)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("documents")
            .select("documents.id")
            .whereRef("documents.prefix", "=", "document_series.prefix"),
        ),
      ),
    )
    .execute();
}
