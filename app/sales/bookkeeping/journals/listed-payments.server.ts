import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PaymentKind, PaymentMethod, PaymentReason } from "~db/schema";

import type { Period } from "../front/period";

/** A payment as the journal names it; bani, a refund below zero. */
export interface ListedPayment {
  paidOn: string;
  order: string;
  customer: string;
  kind: PaymentKind;
  reason: PaymentReason;
  method: PaymentMethod;
  amountBani: number;
  receiptNumber: string;
  /** The documents that it was issued, if any. */
  documents: string[];
  remark: string;
}

/** How many payments a period has, those of orders on trial aside. */
export async function countPayments(period: Period, db: Db = shopDatabase()): Promise<number> {
  const { count } = await recorded(period, db)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The payments and refunds of a period by their days, those of orders on trial aside. */
export async function listPayments(
  period: Period,
  db: Db = shopDatabase(),
): Promise<ListedPayment[]> {
  const rows = await recorded(period, db)
    .select([
      "payments.id",
      "paid_on",
      "orders.number",
      "orders.full_name",
      "payments.kind",
      "method",
      "reason",
      "amount_bani",
      "receipt_number",
      "remark",
    ])
    .orderBy("paid_on")
    .orderBy("recorded_at")
    .orderBy("payments.id")
    .execute();
  const documents = await listPaymentDocuments(period, db);
  return rows.map((row) => ({
    paidOn: row.paid_on,
    order: row.number,
    customer: row.full_name,
    method: row.method,
    kind: row.kind,
    reason: row.reason,
    amountBani: row.amount_bani,
    receiptNumber: row.receipt_number,
    remark: row.remark,
    documents: documents.get(row.id) ?? [],
  }));
}

function recorded({ from, to }: Period, db: Db) {
  return db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .where("is_trial", "=", 0)
    .where("paid_on", ">=", from)
    .where("paid_on", "<=", to);
}

/** The documents that payments were the cause of (`payment:` and its id), by the payment's id. */
async function listPaymentDocuments(period: Period, db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom("documents")
    .select(["name", "cause"])
    .where("cause", "like", "payment:%")
    .where("order_id", "in", recorded(period, db).select("order_id"))
    .orderBy("prefix")
    .orderBy("number")
    .execute();
  const names = new Map<string, string[]>();
  for (const { name, cause } of rows) {
    const [, id = ""] = cause.split(":");
    names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}

/** What came in, less what was given back, by each method that occurs; bani. */
export function sumByMethod(
  payments: readonly ListedPayment[],
): { method: PaymentMethod; amountBani: number }[] {
  const methods = [...new Set(payments.map(({ method }) => method))].sort();
  return methods.map((method) => ({
    method,
    amountBani: payments.reduce(
      (sum, one) => (one.method === method ? sum + one.amountBani : sum),
      0,
    ),
  }));
}
