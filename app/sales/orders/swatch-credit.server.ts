import { withoutVat } from "~/platform/settings/vat";
import { findVat } from "~/platform/settings/vat-rates.server";
import { grantCredit, hasCredit, lowerCredit } from "~/shop/discounts/credits.server";
import type { Db } from "~db/engine";

/**
 * Gives back the price of an order's swatches by a code for the next order, once the order is sent and
 * paid whole. Swatches that were taken back lower the code, and a cancelled order ends it. Called
 * after whatever changes an order's status, payments or pieces; calling it again changes nothing.
 */
export async function settleSwatchCredit(orderId: string, now: Date, trx: Db): Promise<void> {
  const order = await trx
    .selectFrom("orders")
    .select(["status", "is_vat_included", "total_bani", "reduced_bani", "paid_bani"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const vat = await findVat(now, trx);
  const shownBani = order.status === "cancelled" ? 0 : await findWorth(orderId, trx);
  // Taken off prices without VAT, a sum with VAT would be worth more than was paid.
  const isTooMuch = order.is_vat_included === 1 && !vat.isIncluded;
  const bani = isTooMuch ? withoutVat(shownBani, vat.percent) : shownBani;
  if (await hasCredit(orderId, trx)) return lowerCredit({ orderId, bani }, now, trx);
  const isSent = order.status === "in_delivery" || order.status === "delivered";
  const isPaid = order.paid_bani >= order.total_bani - order.reduced_bani;
  if (isSent && isPaid && bani > 0) await grantCredit({ orderId, bani }, now, trx);
}

/** What the swatches that an order's customer keeps came to, as shown; bani. */
async function findWorth(orderId: string, trx: Db): Promise<number> {
  const lines = await trx
    .selectFrom("order_lines")
    .select((eb) => [
      "unit_price_bani",
      "quantity",
      "discount_bani",
      eb
        .selectFrom("withdrawal_lines")
        .select((of) => of.fn.coalesce(of.fn.sum<number>("returned_quantity"), of.lit(0)).as("n"))
        .whereRef("withdrawal_lines.order_line_id", "=", "order_lines.id")
        .$asScalar()
        .$notNull()
        .as("returned"),
    ])
    .where("order_id", "=", orderId)
    .where("swatch_id", "is not", null)
    .execute();
  return lines.reduce((sum, { unit_price_bani, quantity, discount_bani, returned }) => {
    return sum + Math.max(0, unit_price_bani * (quantity - returned) - discount_bani);
  }, 0);
}
