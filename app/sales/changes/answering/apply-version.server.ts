import { addDays, dayOf } from "~/platform/format/dates";
import { isLanguage, fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import { firstDueBani } from "~/sales/billing/payment-plan";
import { askForPayment } from "~/sales/orders/order-proforma.server";
import { paymentStatusOf } from "~/sales/orders/order-status";
import type { Db } from "~db/engine";

import type { CurrentOrder } from "../front/current-version.server";
import type { OrderChange } from "../front/find-changes.server";
import { discountOf, totalsOf, type OrderVersion } from "../versions/version";
import { moveStock } from "./move-stock.server";
import { writeLines } from "./write-lines.server";

/**
 * Makes a version the order: its lines, sums and first payment, the stock of what is ready-made, and the drawings of
 * pieces of another design, which are to be approved again. What was paid stays, and no document is touched: the
 * order's further ones say the new version. Where more is to be paid first it is due anew, with a proforma where the
 * order is confirmed.
 */
export async function applyVersion(
  current: CurrentOrder,
  { before, after }: Pick<OrderChange, "before" | "after">,
  { by, now }: { by: string; now: Date },
  trx: Db,
): Promise<void> {
  const { id } = current;
  await moveStock(before, after, trx);
  const made = await writeLines(current.id, { before, after, now }, trx);
  const row = await trx
    .selectFrom("orders")
    .select(["status", "total_bani", "advance_bani", "reduced_bani", "paid_bani"])
    .select(["are_drawings_required", "discount_id", "discount_code"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const payments = await trx
    .selectFrom("payments")
    .select(["kind", "reason", "amount_bani"])
    .where("order_id", "=", id)
    .execute();
  const { trade } = await findSettings(trx);
  const totals = totalsOf(after);
  const discount_bani = discountOf(after);
  const money = {
    total_bani: totals.totalBani,
    advance_bani: advanceOf(before, after, row.advance_bani),
    reduced_bani: row.reduced_bani,
    paid_bani: row.paid_bani,
  };
  const isMoreFirst = firstDueBani(money) > firstDueBani(row);
  const today = dayOf(now.toISOString());
  await trx
    .updateTable("orders")
    .set({
      subtotal_bani: totals.subtotalBani,
      vat_bani: totals.vatBani,
      total_bani: totals.totalBani,
      advance_bani: money.advance_bani,
      discount_bani,
      discount_id: discount_bani > 0 ? row.discount_id : null,
      discount_code: discount_bani > 0 ? row.discount_code : "",
      transport_bani: after.transport_bani,
      carrying_bani: after.carrying_bani,
      assembly_bani: after.assembly_bani,
      are_drawings_required:
        row.are_drawings_required === 1 || (made && trade.areDrawingsRequired) ? 1 : 0,
      payment_status: paymentStatusOf(payments, totals.totalBani - row.reduced_bani),
    })
    .$if(isMoreFirst, (query) =>
      query.set({ advance_due_on: addDays(today, trade.advanceDueDays) }),
    )
    .where("id", "=", id)
    .execute();
  if (after.promised_on !== "") await movePromise(current, after.promised_on, { by, now }, trx);
  if (isMoreFirst && row.status !== "new") await askForPayment(id, now, trx);
}

/**
 * The first payment of a version. If the order's first payment is less than its pieces would ask for, because pieces
 * were taken back with their part of a lowered price, it stays less by as much.
 */
function advanceOf(before: OrderVersion, after: OrderVersion, advanceBani: number): number {
  const [was, is] = [totalsOf(before).advanceBani, totalsOf(after).advanceBani];
  return is === 0 ? 0 : Math.max(1, is - Math.max(0, was - advanceBani));
}

async function movePromise(
  { id, language }: CurrentOrder,
  promised_on: string,
  { by, now }: { by: string; now: Date },
  trx: Db,
): Promise<void> {
  const spoken = isLanguage(language) ? language : fallbackLanguage;
  const reason = translateIn(spoken, "order-change")("promiseReason");
  await trx
    .insertInto("promise_changes")
    .values({
      order_id: id,
      promised_on,
      reason,
      changed_at: now.toISOString(),
      changed_by: by,
    })
    .execute();
}
