import { sha256 } from "~/platform/format/sha256.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentKind, PaymentMethod, PaymentReason } from "~db/schema";

import { findStaffOrder, type Order } from "./order.server";

/** Who records what the card provider reports: nobody of the staff. Its name is the same everywhere. */
export const cardActor: Admin = { id: "card", email: "card" };

/** An order as the workshop sees it, with everything that customers do not see. */
export interface OfficeOrder extends Order {
  user_id: string | null;
  payments: {
    id: string;
    kind: PaymentKind;
    reason: PaymentReason;
    method: PaymentMethod;
    amount_bani: number;
    remark: string;
    receipt_number: string;
    paid_on: string;
    recorded_at: string;
    by: string | null;
    /** The statement of the bank that it was read from; null where somebody or the card's provider noted it. */
    statement_id: string | null;
    is_corrected: boolean;
    /** Whether somebody noted it by hand; then it may be corrected by hand. */
    is_correctable: boolean;
  }[];
  remarks: { id: string; text: string; written_at: string; by: string | null }[];
}

/** The order with this number, its payments and remarks and who made each change, or undefined. */
export async function findOfficeOrder(
  number: string,
  db: Db = shopDatabase(),
): Promise<OfficeOrder | undefined> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "token", "user_id"])
    .where("number", "=", number)
    .executeTakeFirst();
  const order = row && (await findStaffOrder(row.token, db));
  if (!order) return undefined;
  const [payments, remarks] = await Promise.all([
    db
      .selectFrom("payments")
      .leftJoin("bank_row_payments", "bank_row_payments.payment_id", "payments.id")
      .leftJoin("bank_rows", "bank_rows.id", "bank_row_payments.row_id")
      .select([
        "payments.id",
        "kind",
        "method",
        "payments.amount_bani",
        "remark",
        "receipt_number",
        "reason",
        "paid_on",
        "recorded_at",
        "recorded_by as by",
        "corrects_id",
        "bank_rows.statement_id",
      ])
      .where("order_id", "=", row.id)
      .orderBy("recorded_at")
      .orderBy("payments.id")
      .execute(),
    db
      .selectFrom("order_remarks")
      .select(["id", "text", "written_at", "written_by as by"])
      .where("order_id", "=", row.id)
      .orderBy("written_at", "desc")
      .orderBy("id")
      .execute(),
  ]);
  const nameOf = await namesOfStaff(
    [...payments, ...remarks].map(({ by }) => by),
    db,
  );
  return {
    ...order,
    user_id: row.user_id,
    payments: payments.map(({ corrects_id: _, ...payment }) => {
      const is_corrected = payments.some(({ corrects_id }) => corrects_id === payment.id);
      const isByHand = payment.by !== cardActor.id && payment.statement_id === null;
      const is_correctable = isByHand && payment.amount_bani > 0 && !is_corrected;
      return { ...payment, by: nameOf(payment.by), is_corrected, is_correctable };
    }),
    remarks: remarks.map((remark) => ({ ...remark, by: nameOf(remark.by) })),
  };
}

/**
 * A token for the form that records an administrator's next payment. It stays the same until a payment is recorded,
 * because script takes over only a page whose data are the same as when it was rendered.
 */
export function paymentTokenFor({ number, payments }: OfficeOrder, admin: Admin): string {
  const form = JSON.stringify([number, payments.length, admin.id]);
  return sha256(form);
}

/** The names of the staff behind ids, each the name, else the e-mail; null for whoever is none of them. */
export async function namesOfStaff(
  some: readonly string[],
  db: Db = shopDatabase(),
): Promise<(id: string) => string | null> {
  const ids = [...new Set(some)];
  const users = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name", "email"])
    .where("id", "in", ids.length > 0 ? ids : [""])
    .execute();
  const names = new Map(
    users.map((user) => [user.id, `${user.first_name} ${user.last_name}`.trim() || user.email]),
  ).set(cardActor.id, cardActor.email);
  return (id) => names.get(id) ?? null;
}
