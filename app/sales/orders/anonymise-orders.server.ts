import type { ExpressionBuilder } from "kysely";

import { accountsCutoff, retentionCutoff } from "~/platform/settings/retention";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database, OrderDetailColumns } from "~db/schema";

import { orderDetailColumns } from "./checkout-form";
import { isOpenOrder } from "./open-order.server";

/** How it was paid and sent, and by which kind of buyer, belongs to the accounts for ever. */
const kept = ["payment_method", "buyer_kind", "delivery_method"] as const;

/** What the papers of the accounts name the buyer by, as long as the law has them kept. */
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
/** All else that the checkout asked tells how to reach the customer, or what they said. */
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
 * Whether the accounts rest on an order, and have to be kept still: it was delivered, or money was
 * paid, and the law's time is not over. An order on trial is no paper of anybody's accounts.
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

/**
 * Removes from orders what identifies the customer: account, phone, e-mail, notes, correspondence,
 * mails, and whom its appointments were with. Name and address go too, unless the accounts have to name the buyer still
 * (`forgetOldBuyers`). Numbers, pieces, amounts and payments stay. Open orders are left as they are.
 */
export async function anonymiseOrders(orderIds: string[], now: Date, trx: Db): Promise<void> {
  const closed = await trx
    .selectFrom("orders")
    .select("id")
    .where("id", "in", orderIds)
    .where((eb) => eb.not(isOpenOrder(eb)))
    .execute();
  const ids = closed.map(({ id }) => id);
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
  await trx
    .updateTable("withdrawals")
    .set({ full_name: "", email: "", statement: "", answer: "", amount_reason: "" })
    .where("order_id", "in", ids)
    .execute();
  await forgetAnswers(ids, trx);
  await trx
    .updateTable("appointments")
    .set({ name: "", email: "", phone: "", address: "", note: "", desk_note: "" })
    .where("order_id", "in", ids)
    .execute();
  await trx.deleteFrom("appointment_holds").where("order_id", "in", ids).execute();
  await trx
    .updateTable("discount_uses")
    .set({ email: "", user_id: null })
    .where("order_id", "in", ids)
    .execute();
  await trx.deleteFrom("order_mail_requests").where("order_id", "in", ids).execute();
  await trx.deleteFrom("outbox").where("order_id", "in", ids).execute();
}

/** What was written about drawings, in claims and at the delivery, and the pictures with it. */
async function forgetAnswers(orderIds: string[], trx: Db): Promise<void> {
  const drawings = trx
    .selectFrom("drawing_versions")
    .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
    .select("drawing_versions.id")
    .where("order_id", "in", orderIds);
  const entries = trx
    .selectFrom("claim_entries")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .select("claim_entries.id")
    .where("order_id", "in", orderIds);
  await trx
    .deleteFrom("sent_pictures")
    .where((eb) =>
      eb.or([eb("drawing_version_id", "in", drawings), eb("claim_entry_id", "in", entries)]),
    )
    .execute();
  await trx
    .updateTable("drawing_versions")
    .set({ note: "", answer_note: "" })
    .where("id", "in", drawings)
    .execute();
  await trx.updateTable("claim_entries").set({ text: "" }).where("id", "in", entries).execute();
  // Their pictures go with them.
  await trx.deleteFrom("handover_notes").where("order_id", "in", orderIds).execute();
}

/**
 * Anonymises closed orders that were placed without an account and have not changed for five years:
 * no new status, no payment. Returns how many.
 */
export async function anonymiseOldGuestOrders(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom("orders")
      .select("id")
      .where("user_id", "is", null)
      .where("email", "<>", "")
      .where((eb) => eb.not(isTouchedAfter(eb, retentionCutoff(now))))
      .where((eb) => eb.not(isOpenOrder(eb)))
      .limit(MOST_AT_ONCE)
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await anonymiseOrders(ids, now, trx);
    return ids.length;
  });
}

/**
 * Removes name and address from the anonymised orders that the accounts need no longer. Returns how
 * many.
 */
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
        .where("full_name", "<>", "")
        .where((eb) => eb.not(isAccounted(eb, now)))
        .limit(MOST_AT_ONCE),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * An order as whoever has its address may read it. An anonymised one names its buyer for the
 * accounts alone.
 */
export function withoutForgottenBuyer<Shown extends Pick<OrderDetailColumns, Named | "email">>(
  order: Shown,
): Shown {
  return order.email === "" ? { ...order, ...nameless } : order;
}
