import type { ExpressionBuilder } from "kysely";

import { accountsCutoff, retentionCutoff } from "~/platform/settings/retention";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";
import type { Database, OrderDetailColumns } from "~db/schema";

import { orderDetailColumns } from "../checkout-form";
import { findOrderByToken, type Order } from "../order.server";
import { typedColumns } from "../placing/typed-details.server";
import { deleteOldCheckoutDrafts, findCustomersDraft } from "./checkout-draft.server";
import { isOpenOrder } from "./open-order.server";

/** How it was paid and sent, and by which kind of buyer, stays in the bookkeeping for ever. */
const kept = ["payment_method", "buyer_kind", "delivery_method"] as const;

/** How bookkeeping papers name the buyer; kept as long as the law wants. */
const named = [
  "full_name",
  "company_name",
  "tax_code",
  "registry_number",
  "address",
  "city",
  "postal_code",
  "country",
  "county",
  "sector",
] as const;

type Kept = (typeof kept)[number];
type Named = (typeof named)[number];

const emptied = <Name extends keyof OrderDetailColumns>(names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, "">;
const isOf = (names: readonly string[]) => (name: string) => names.includes(name);

const nameless = emptied<Named>([...named]);
/** All other answers of the checkout: how to reach the customer, and what they said. */
const unreachable = emptied(
  orderDetailColumns.filter(
    (name): name is Exclude<typeof name, Kept | Named> => !isOf(kept)(name) && !isOf(named)(name),
  ),
);

/** At most so many orders in one run, so that buyers do not wait for it. */
const MOST_AT_ONCE = 200;

/** Whether something happened to an order after this instant: it was placed, moved or paid. */
function isTouchedAfter(eb: ExpressionBuilder<Database, "orders">, instant: string) {
  return eb.or([
    eb("placed_at", ">", instant),
    eb.exists(
      eb
        .selectFrom("order_history")
        .select("order_history.id")
        .whereRef("order_history.order_id", "=", "orders.id")
        .where("changed_at", ">", instant),
    ),
    eb.exists(
      eb
        .selectFrom("payments")
        .select("payments.id")
        .whereRef("payments.order_id", "=", "orders.id")
        .where("recorded_at", ">", instant),
    ),
  ]);
}

/**
 * Whether the bookkeeping still needs an order: it was delivered, or money was paid, and the law's
 * time is not over. An order on trial is never needed.
 */
function isAccounted(eb: ExpressionBuilder<Database, "orders">, now: Date) {
  const isPaid = eb.exists(
    eb.selectFrom("payments").select("payments.id").whereRef("payments.order_id", "=", "orders.id"),
  );
  return eb.and([
    eb("is_trial", "=", 0),
    eb.or([eb("status", "=", "delivered"), isPaid]),
    isTouchedAfter(eb, accountsCutoff(now)),
  ]);
}

/** Those of some orders that are closed; open ones keep whose they are. */
export async function listClosed(orderIds: string[], trx: Db): Promise<string[]> {
  const closed = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "in", valuesOf(orderIds))
    .where((eb) => eb.not(isOpenOrder(eb)))
    .execute();
  return closed.map(({ id }) => id);
}

/** The orders of an account. */
export async function listOrdersOf(userId: string, trx: Db): Promise<string[]> {
  const own = await trx.selectFrom("orders").select("id").where("user_id", "=", userId).execute();
  return own.map(({ id }) => id);
}

/**
 * Closed orders that were placed without an account and have not changed for five years: no new status,
 * no payment. At most 200.
 */
export async function listOldGuestOrders(now: Date, trx: Db): Promise<string[]> {
  const due = await trx
    .selectFrom("orders")
    .select("id")
    .where("user_id", "is", null)
    .where("phone", "<>", "")
    .where((eb) => eb.not(isTouchedAfter(eb, retentionCutoff(now))))
    .where((eb) => eb.not(isOpenOrder(eb)))
    .limit(MOST_AT_ONCE)
    .execute();
  return due.map(({ id }) => id);
}

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

/**
 * An order as whoever has its address may read it. An anonymised one shows no buyer: the name is
 * kept for the bookkeeping alone.
 */
export function withoutForgottenBuyer<Shown extends Pick<OrderDetailColumns, Named | "phone">>(
  order: Shown,
): Shown {
  return order.phone === "" ? { ...order, ...nameless } : order;
}
