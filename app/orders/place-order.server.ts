import { LOW_STOCK } from "~/catalogue/stock";
import { createHash, randomBytes, randomUUID } from "node:crypto";

import type { Insertable, Transaction } from "kysely";

import { dayOf } from "~/format/dates";
import type { Language } from "~/languages";
import { shopDatabase } from "~db/client.server";
import { isOutcomeUnknown, isStorageTrouble, type Db } from "~db/sqlite/engine";
import { insertRow, compiledQuery } from "~db/compiled-query";
import { toColumns } from "~db/columns";
import type { Database, OrdersTable } from "~db/schema";
import { inSharedTransaction } from "~db/sqlite/group-commit";

import {
  digestLines,
  findLivingCart,
  listCartLines,
  totalCart,
  type CartLine,
} from "~/cart/cart.server";
import type { OrderDetails } from "./checkout-form";
import { requestOrderMails, type LowStock } from "./order-mail-queue.server";
import { countUses, type TooManyUses, type Use } from "~/http/rate-limit.server";
import { findSettings } from "~/shop/settings.server";

export interface OrderRequest {
  cartId: string | undefined;
  /** The value that the form carries (`findCart`). */
  checkoutToken: string;
  details: OrderDetails;
  language: Language;
  /** The customer who orders, when signed in. */
  userId: string | null;
  /** The limits that the order counts towards; it is refused when one is exceeded. */
  uses: Use[];
}

/** The token of the placed order, or why it was refused. */
export type PlaceOrderResult =
  | { kind: "placed"; token: string; isRepeat: boolean }
  | { kind: "placed-before"; number: string; token: string }
  | { kind: "empty-cart" }
  | { kind: "stale-form" }
  | { kind: "unavailable"; name: string }
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "repriced" }
  | { kind: "changed" }
  | { kind: "cash-limit"; limitBani: number }
  | TooManyUses
  | { kind: "not-saved" }
  | { kind: "unknown" };

/**
 * Places the cart as an order, in one transaction: prices the lines again, takes the stock, writes
 * the order and its history, requests its mails and empties the cart. The checkout token prevents a
 * second order: it belongs to the cart, is the same in all tabs, and is replaced with each order.
 * The same form sent again leads to the first order; a changed form with a used token is refused.
 *
 * Refuses an empty cart, a form that is not this cart's, lines no longer sold, more pieces than the
 * stock, prices that changed since the customer saw them (they count as seen from now on), lines
 * and prices other than the form showed, cash above the legal limit, more orders in an hour than
 * one client, account or unproven address may place (`budgets.checkout`), and a database that
 * cannot be written. When the disk fails during the commit, the outcome is unknown until the shop
 * has checked the log: the mails tell the customer.
 */
export async function placeOrder(
  request: OrderRequest,
  db: Db = shopDatabase(),
): Promise<PlaceOrderResult> {
  try {
    return await inSharedTransaction(db, (trx) => placeOrderWithin(request, trx));
  } catch (error) {
    if (error instanceof StockTakenError) return error.result;
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    if (isOutcomeUnknown(error)) return { kind: "unknown" };
    throw error;
  }
}

async function placeOrderWithin(
  { cartId, checkoutToken: carried, details, language, userId, uses }: OrderRequest,
  trx: Transaction<Database>,
): Promise<PlaceOrderResult> {
  const [checkoutToken = "", shown] = carried.split(".");
  const formDigest = createHash("sha256").update(JSON.stringify(details)).digest("hex");
  const [earlier] = await findEarlier({ checkoutToken }, trx);
  if (earlier) {
    return earlier.form_digest === formDigest
      ? { kind: "placed", token: earlier.token, isRepeat: true }
      : { kind: "placed-before", number: earlier.number, token: earlier.token };
  }

  const cart = await findLivingCart(cartId, trx);
  const lines = cart ? await listCartLines(cart.id, language, trx) : [];
  if (!cart || lines.length === 0) return { kind: "empty-cart" };
  if (cart.checkout_token !== checkoutToken) return { kind: "stale-form" };

  const problem = await refuseLines(cart.id, lines, trx);
  if (problem) return problem;
  // Another tab, or the same form sent twice, may have continued from there.
  if (shown !== digestLines(lines)) return { kind: "changed" };

  const { trade } = await findSettings(trx);
  const vat = { percent: trade.vatPercent, isIncluded: trade.isVatIncluded };
  const totals = totalCart(lines, vat);
  if (details.paymentMethod === "cash_on_delivery" && totals.totalBani > trade.cashLimitBani) {
    return { kind: "cash-limit", limitBani: trade.cashLimitBani };
  }

  const placedAt = new Date();
  const tooMany = await countUses(uses, placedAt, trx);
  if (tooMany) return tooMany;

  const madeToStock = lines.filter((line) => line.configuration === "");
  const low: LowStock[] = [];
  for (const line of madeToStock) {
    const left = await takeStock(line, trx);
    if (left <= LOW_STOCK) low.push({ productId: line.product_id, name: line.name, left });
  }

  const now = placedAt.toISOString();
  const orderId = randomUUID();
  const token = randomBytes(24).toString("base64url");
  const row = {
    id: orderId,
    number: await nextOrderNumber(trade.orderPrefix, placedAt, trx),
    token,
    checkout_token: checkoutToken,
    form_digest: formDigest,
    user_id: userId,
    language,
    ...toColumns(details),
    payment_status: "unpaid",
    status: "new",
    subtotal_bani: totals.subtotalBani,
    vat_bani: totals.vatBani,
    total_bani: totals.totalBani,
    advance_bani: totals.advanceBani,
    vat_percent: vat.percent,
    is_vat_included: vat.isIncluded ? 1 : 0,
    paid_bani: 0,
    placed_at: now,
  } as const satisfies Insertable<OrdersTable>;
  await insertRow("orders", row, trx);
  for (const [index, line] of lines.entries()) {
    const lineRow = {
      id: randomUUID(),
      order_id: orderId,
      product_id: line.product_id,
      display_order: index,
      name: line.name,
      configuration: line.design ? JSON.stringify(line.design) : "",
      unit_price_bani: line.unit_price_bani,
      quantity: line.quantity,
      line_total_bani: line.line_total_bani,
    };
    await insertRow("order_lines", lineRow, trx);
  }
  const entry = { status: "new", changed_at: now, changed_by: "customer" } as const;
  await insertRow("order_history", { order_id: orderId, ...entry }, trx);
  await requestOrderMails(orderId, low, trx);

  await emptyCart({ cartId: cart.id }, trx);
  await renewCart({ cartId: cart.id, checkoutToken: randomUUID(), now }, trx);
  return { kind: "placed", token, isRepeat: false };
}

async function refuseLines(
  cartId: string,
  lines: CartLine[],
  trx: Transaction<Database>,
): Promise<PlaceOrderResult | undefined> {
  for (const line of lines) {
    if (line.problem === "unavailable") return { kind: "unavailable", name: line.name };
    if (line.problem === "short") {
      return { kind: "out-of-stock", name: line.name, left: line.stock_quantity };
    }
  }
  const repriced = lines.filter((line) => line.problem === "repriced");
  if (repriced.length === 0) return undefined;
  // The refused page shows the new prices, so sending it again means agreeing to them.
  for (const line of repriced) {
    await trx
      .updateTable("cart_lines")
      .set({ seen_price_bani: line.unit_price_bani })
      .where("id", "=", line.id)
      .where("cart_id", "=", cartId)
      .execute();
  }
  return { kind: "repriced" };
}

/** Takes a line's pieces out of stock and returns how many are left. */
async function takeStock(line: CartLine, trx: Transaction<Database>): Promise<number> {
  const [taken] = await takeFrom({ productId: line.product_id, quantity: line.quantity }, trx);
  if (!taken) throw new StockTakenError(line);
  return taken.stock_quantity;
}

/**
 * `AM-2026-000123`: the prefix comes from the settings, and the count starts anew with each year on
 * Bucharest's clock.
 */
async function nextOrderNumber(
  prefix: string,
  placedAt: Date,
  trx: Transaction<Database>,
): Promise<string> {
  const year = Number(dayOf(placedAt.toISOString()).slice(0, 4));
  const [row] = await countOrder({ year }, trx);
  if (!row) throw new Error("no order number was given");
  return `${prefix}-${year}-${String(row.last_number).padStart(6, "0")}`;
}

/** Thrown to roll the transaction back when a line's stock was sold after it was read. */
class StockTakenError extends Error {
  readonly result: PlaceOrderResult;

  constructor(line: CartLine) {
    super("stock taken");
    this.result = { kind: "out-of-stock", name: line.name, left: line.stock_quantity };
  }
}

const findEarlier = compiledQuery((db, { checkoutToken }: { checkoutToken: string }) =>
  db
    .selectFrom("orders")
    .select(["number", "token", "form_digest"])
    .where("checkout_token", "=", checkoutToken),
);

const takeFrom = compiledQuery((db, of: { productId: string; quantity: number }) =>
  db
    .updateTable("products")
    .set((eb) => ({ stock_quantity: eb("stock_quantity", "-", of.quantity) }))
    .where("id", "=", of.productId)
    .where("stock_quantity", ">=", of.quantity)
    .returning("stock_quantity"),
);

const countOrder = compiledQuery((db, { year }: { year: number }) =>
  db
    .insertInto("order_numbers")
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column("year")
        .doUpdateSet((eb) => ({ last_number: eb("order_numbers.last_number", "+", 1) })),
    )
    .returning("last_number"),
);

const emptyCart = compiledQuery((db, { cartId }: { cartId: string }) =>
  db.deleteFrom("cart_lines").where("cart_id", "=", cartId),
);

const renewCart = compiledQuery(
  (db, { cartId, checkoutToken, now }: { cartId: string; checkoutToken: string; now: string }) =>
    db
      .updateTable("carts")
      .set({ checkout_token: checkoutToken, updated_at: now })
      .where("id", "=", cartId),
);
