import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import { orderDetailColumns, type OrderDetailColumns } from "./checkout-form";
import { isOpenOrder } from "./open-order.server";
import { retentionCutoff } from "~/shop/retention";

/** How it was paid belongs to the accounts; all else that the checkout asked tells of the customer. */
const nobody = Object.fromEntries(
  orderDetailColumns.flatMap((name) => (name === "payment_method" ? [] : [[name, ""]])),
) as Record<Exclude<keyof OrderDetailColumns, "payment_method">, "">;

/** At most so many orders in one run, so that buyers do not wait for it. */
const MOST_AT_ONCE = 200;

/**
 * Removes from orders everything that identifies the customer: name, addresses, notes,
 * correspondence and mails. Numbers, pieces, amounts and payments stay, because the law on
 * accounting requires them. Open orders are left as they are.
 */
export async function anonymiseOrders(orderIds: string[], trx: Db): Promise<void> {
  const closed = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "in", orderIds)
    .where((eb) => eb.not(isOpenOrder(eb)))
    .execute();
  const ids = closed.map(({ id }) => id);
  await trx
    .updateTable("orders")
    .set({
      ...nobody,
      form_digest: "",
      user_id: null,
    })
    .where("id", "in", ids)
    .execute();
  await trx.updateTable("order_history").set({ note: "" }).where("order_id", "in", ids).execute();
  await trx.deleteFrom("order_remarks").where("order_id", "in", ids).execute();
  await trx.deleteFrom("order_mail_requests").where("order_id", "in", ids).execute();
  await trx.deleteFrom("outbox").where("order_id", "in", ids).execute();
}

/**
 * Anonymises closed orders that were placed without an account and have not changed for five years:
 * no new status, no payment. Returns how many.
 */
export async function anonymiseOldGuestOrders(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const oldest = retentionCutoff(now);
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom("orders")
      .select("id")
      .where("user_id", "is", null)
      .where("placed_at", "<=", oldest)
      .where("email", "<>", "")
      .where((eb) => eb.not(isOpenOrder(eb)))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("order_history")
              .select("order_history.id")
              .whereRef("order_history.order_id", "=", "orders.id")
              .where("changed_at", ">", oldest),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("payments")
              .select("payments.id")
              .whereRef("payments.order_id", "=", "orders.id")
              .where("recorded_at", ">", oldest),
          ),
        ),
      )
      .limit(MOST_AT_ONCE)
      .execute();
    if (due.length > 0)
      await anonymiseOrders(
        due.map(({ id }) => id),
        trx,
      );
    return due.length;
  });
}
