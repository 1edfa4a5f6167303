import { randomUUID } from "node:crypto";

import { fallbackLanguage } from "~/platform/i18n/languages";
import type { CartLine } from "~/shop/cart/cart-line";
import { listCartLines } from "~/shop/cart/cart.server";
import { termedBy } from "~/shop/catalogue/delivery-way";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { isOutcomeUnknown, isStorageTrouble, type Db } from "~db/engine";
import { inSharedTransaction } from "~db/group-commit";

import { requestOrderMails } from "../order-mail-queue.server";
import { freezeAhead } from "../placing/freeze-ahead.server";
import { noteDeskOrder } from "../placing/note-desk-order.server";
import type { OrderRequest } from "../placing/order-request";
import { refuseBuyer, type BuyerRefusal } from "../placing/refuse-buyer.server";
import {
  verifyOrder,
  type UnverifiedOrder,
  type VerifiedOrder,
} from "../placing/verify-order.server";
import { StockTakenError, takePieces } from "../stock.server";
import { writeOrder } from "../write-order.server";
import { deleteCheckoutDraft } from "./checkout-draft.server";

/** The token of the placed order, or why it was refused. */
export type PlaceOrderResult =
  | { kind: "placed"; token: string; isRepeat: boolean }
  | UnverifiedOrder
  | BuyerRefusal
  | { kind: "not-saved" }
  | { kind: "unknown" };

/**
 * Places the cart as an order, in one transaction: prices the lines again, takes the stock, writes the order and its
 * history, requests its mails and empties the cart. The checkout token prevents a second order: it belongs to the cart,
 * is the same in all tabs, and is replaced with each order. The same form sent again leads to the first order; a
 * changed form with a used token is refused.
 *
 * Refuses an empty cart, a form that is not this cart's, lines no longer sold or made in their size, more pieces than
 * the stock, prices that changed since the customer saw them (they count as seen from now on), lines, prices, VAT,
 * discount and delivery that differ from what the form showed, a code that is another's or that its buyer has used and
 * may use once, terms that differ from those it named (the share that is paid first is one of them), cash above the
 * legal limit, more orders in an hour than one client, account or unproven address may place (`budgets.checkout`), and
 * a database that cannot be written. When the disk fails during the commit, the outcome is unknown until the shop has
 * checked the log: the mails tell the customer.
 */
export async function placeOrder(
  request: OrderRequest,
  db: Db = shopDatabase(),
): Promise<PlaceOrderResult> {
  try {
    await freezeAhead(request, db);
    return await inSharedTransaction(db, (trx) => placeOrderWithin(request, trx));
  } catch (error) {
    if (error instanceof StockTakenError) return error.result;
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    if (isOutcomeUnknown(error)) return { kind: "unknown" };
    throw error;
  }
}

async function placeOrderWithin(request: OrderRequest, trx: Db): Promise<PlaceOrderResult> {
  const order = await verifyOrder(request, trx);
  if (order.kind !== "verified") return order;
  const refusal = await refuseBuyer(order, request, trx);
  if (refusal) return refusal;
  const staffLines = await listStaffLines(order, request, trx);
  const low = await takePieces(staffLines, trx);
  const { orderId, number, token } = await write(order, request, staffLines, trx);
  if (request.desk) await noteDeskOrder({ ...request.desk, orderId, number, order }, trx);
  await requestOrderMails(orderId, low, trx);
  await finishCart(order, trx);
  return { kind: "placed", token, isRepeat: false };
}

/** The lines in Romanian; where that is the order's language, the very lines. */
async function listStaffLines(
  { cartId, lines }: VerifiedOrder,
  { language }: OrderRequest,
  trx: Db,
): Promise<CartLine[]> {
  return language === fallbackLanguage ? lines : listCartLines(cartId, fallbackLanguage, trx);
}

function write(
  { priced, settings, ...order }: VerifiedOrder,
  { details, language, userId, desk }: OrderRequest,
  staffLines: CartLine[],
  trx: Db,
): ReturnType<typeof writeOrder> {
  const { checkoutToken, formDigest, vat, discount, texts, placedAt } = order;
  const { totals, offer: delivery } = priced;
  const { advanceDueDays, areDrawingsRequired, orderPrefix } = settings.trade;
  // Each piece's promise includes the transport to the address, as the last page showed it.
  const lines = termedBy({ days: delivery.days }, order.lines);
  return writeOrder(
    {
      checkoutToken,
      formDigest,
      userId,
      language,
      details,
      lines,
      staffLines: staffLines === order.lines ? lines : staffLines,
      totals,
      delivery,
      vat,
      texts,
      placedAt,
      isTrial: settings.opening.openedAt === null,
      discount,
      advanceDueDays,
      areDrawingsRequired,
      placedBy: desk?.staff.id,
    },
    orderPrefix,
    trx,
  );
}

/** Empties a cart whose pieces are ordered; its next form carries another token. */
async function finishCart({ cartId, placedAt }: VerifiedOrder, trx: Db): Promise<void> {
  await emptyCart({ cartId }, trx);
  await deleteCheckoutDraft({ cartId }, trx);
  await renewCart({ cartId, checkoutToken: randomUUID(), now: placedAt.toISOString() }, trx);
}

const emptyCart = compiledQuery((db, { cartId }: { cartId: string }) =>
  db.deleteFrom("cart_lines").where("cart_id", "=", cartId),
);

const renewCart = compiledQuery(
  (db, { cartId, checkoutToken, now }: { cartId: string; checkoutToken: string; now: string }) =>
    db
      .updateTable("carts")
      .set({ checkout_token: checkoutToken, updated_at: now, discount_code: "" })
      .where("id", "=", cartId),
);
