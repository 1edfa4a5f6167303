import { dayOf } from "~/platform/format/dates";
import type { Admin } from "~/platform/settings/audit-log.server";
import { kindOfPayment, recordPaymentWithin } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";

import type { StatementRow } from "../reading/statement-rows.server";

/**
 * Records a row, or the part of it that is one order's, as a payment; `place` counts the parts of a row.
 * False where the order no longer takes it.
 */
export async function recordPart(
  row: StatementRow,
  { number, amountBani }: { number: string; amountBani: number },
  place: number,
  admin: Admin,
  trx: Db,
): Promise<boolean> {
  const order = await trx
    .selectFrom("orders")
    .select(["total_bani", "reduced_bani", "advance_bani", "paid_bani"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (!order) return false;
  const formToken = tokenOf(row, "recorded", place);
  const today = dayOf(new Date().toISOString());
  const payment = {
    kind: kindOfPayment(order),
    method: "bank_transfer" as const,
    amountBani,
    remark: row.reference || row.bookedOn,
    // No payment has a day in the future: a row that the bank dates ahead is recorded as of today.
    paidOn: row.bookedOn < today ? row.bookedOn : today,
    isDayConfirmed: true,
    formToken,
  };
  const { kind } = await recordPaymentWithin(number, payment, admin, trx);
  if (kind !== "recorded") return false;
  const { id } = await trx
    .selectFrom("payments")
    .select("id")
    .where("form_token", "=", formToken)
    .executeTakeFirstOrThrow();
  await trx.insertInto("bank_row_payments").values({ payment_id: id, row_id: row.id }).execute();
  return true;
}

/** The token of a row's payment, or of the refund that takes it back: another each time and for each part. */
export function tokenOf(
  { id, undone }: Pick<StatementRow, "id" | "undone">,
  step: "recorded" | "undone",
  place: number,
): string {
  const times = undone > 0 ? `-${undone + 1}` : "";
  const part = place > 0 ? `-part-${place + 1}` : "";
  return `statement-${id}${times}${part}${step === "undone" ? "-undone" : ""}`;
}
