import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import { findOrderByToken, type Order } from "../order.server";
import { typedColumns } from "../placing/typed-details.server";
import { nameless, unreachable } from "../reading/forgotten-buyer.server";
import { deleteOldCheckoutDrafts, findCustomersDraft } from "./checkout-draft.server";
import { MOST_AT_ONCE, isAccounted } from "./closed-orders.server";

/**
 * Removes from closed orders what identifies the customer: account, phone, e-mail, notes and
 * correspondence. Name and address go too, unless the bookkeeping still has to name the buyer
 * (`forgetOldBuyers`). Numbers, pieces, amounts and payments stay.
 */
async function forgetCustomers(ids: string[], now: Date, trx: Db): Promise<void> {
  await trx
    .updateTable("orders")
    .set(nameless)
    .where("id", "in", ids)
    .where((eb) => eb.not(isAccounted(eb, now)))
    .execute();
  await trx
    .updateTable("orders")
    .set({ ...unreachable, form_digest: "", user_id: null })
    .where("id", "in", ids)
    .execute();
  await trx.updateTable("order_history").set({ note: "" }).where("order_id", "in", ids).execute();
  await trx.deleteFrom("order_remarks").where("order_id", "in", ids).execute();
  await trx.deleteFrom("order_mail_requests").where("order_id", "in", ids).execute();
}

/** Removes name and address from the anonymised orders that the bookkeeping no longer needs. Returns how many. */
export async function forgetOldBuyers(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const result = await db
    .updateTable("orders")
    .set(nameless)
    .where("id", "in", (from) =>
      from
        .selectFrom("orders")
        .select("id")
        .where("email", "=", "")
        .where("phone", "=", "")
        .where("full_name", "<>", "")
        .where((eb) => eb.not(isAccounted(eb, now)))
        .limit(MOST_AT_ONCE),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    orders:
      "five years without an account (spec §1), else as the account; name and address with the accounts (Law 82/1991)",
    order_history: "its notes as long as its order names its customer",
    order_remarks: "as long as its order names its customer",
    deliveries: "what was handed over when, as long as its order",
    order_mail_requests: "until the mail is written",
    checkout_drafts: "a day",
  },
  exportOf: async ({ id }, db) => {
    const typed = await findCustomersDraft(id, db);
    return {
      orders: await exportOrders(id, db),
      /** What was typed at the checkout and has not been ordered with. */
      checkout: typed ? typedColumns(typed) : null,
    };
  },
  eraseOfOrders: forgetCustomers,
  cleanUp: async (now) => {
    await deleteOldCheckoutDrafts(now);
    return { "buyers-forgotten": await forgetOldBuyers(now) };
  },
} satisfies PersonalData;

/** What an account ordered, as its export shows it. */
async function exportOrders(userId: string, db: Db): Promise<Omit<Order, "id" | "token">[]> {
  const rows = await db
    .selectFrom("orders")
    .select("token")
    .where("user_id", "=", userId)
    .orderBy("placed_at", "desc")
    .execute();
  const orders = await Promise.all(rows.map(({ token }) => findOrderByToken(token, db)));
  return orders.flatMap((order) => {
    if (!order) return [];
    const { id: _id, token: _token, ...shown } = order;
    return [shown];
  });
}
