import { termedBy } from "~/catalogue/delivery-way";
import { LOW_STOCK } from "~/catalogue/stock";
import { createHash, randomUUID } from "node:crypto";

import type { Transaction } from "kysely";

import { digestTexts, findTextsToAccept } from "~/content/texts-to-accept.server";
import { fallbackLanguage, type Language } from "~/languages";
import { shopDatabase } from "~db/client.server";
import { isOutcomeUnknown, isStorageTrouble, type Db } from "~db/engine";
import { compiledQuery } from "~db/compiled-query";
import { toColumns } from "~db/columns";
import type { Database } from "~db/schema";
import { inSharedTransaction } from "~db/group-commit";

import { refusePerson, type PersonRefusal } from "~/discounts/refuse-person.server";
import { digestCart, discountOf, findLivingCart, listCartLines } from "~/cart/cart.server";
import type { CartLine } from "~/cart/cart-line";
import { refuseCash, type CashRefusal } from "./cash.server";
import { priceCheckout } from "./checkout-delivery.server";
import { deleteCheckoutDraft } from "./checkout-draft.server";
import type { OrderDetails } from "./checkout-form";
import { requestOrderMails, type LowStock } from "./order-mail-queue.server";
import { countUses, type TooManyUses, type Use } from "~/http/rate-limit.server";
import { findSettings } from "~/shop/settings.server";
import { findVat } from "~/shop/vat-rates.server";
import { takeSwatch } from "~/swatches/swatch-stock.server";
import { writeOrder } from "./write-order.server";

export interface OrderRequest {
  cartId: string | undefined;
  /** The value that the form carries (`checkoutTokenOf`). */
  checkoutToken: string;
  /** Which texts the form said that the order accepts (`digestTexts`). */
  acceptedTexts: string;
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
  | { kind: "unavailable" | "unoffered" | "unmade"; name: string }
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "repriced" }
  | { kind: "changed" }
  | PersonRefusal
  /** The code takes nothing off any more. */
  | { kind: "discount-over"; code: string }
  /** The delivery costs another price by now, or what was chosen of it is not offered any more. */
  | { kind: "other-delivery" }
  | { kind: "other-terms" }
  | { kind: "no-cash"; why: CashRefusal }
  | TooManyUses
  | { kind: "not-saved" }
  | { kind: "unknown" };

/**
 * Places the cart as an order, in one transaction: prices the lines again, takes the stock, writes
 * the order and its history, requests its mails and empties the cart. The checkout token prevents a
 * second order: it belongs to the cart, is the same in all tabs, and is replaced with each order.
 * The same form sent again leads to the first order; a changed form with a used token is refused.
 *
 * Refuses an empty cart, a form that is not this cart's, lines no longer sold or made in their size, more pieces than the
 * stock, prices that changed since the customer saw them (they count as seen from now on), lines,
 * prices, VAT, discount and delivery other than the form showed, a code that is another's or that its buyer has used and may
 * use once, terms other than it named (the share that is paid first is one of them), cash above the legal limit, more orders in an hour than
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
  { cartId, checkoutToken: carried, acceptedTexts, details, language, userId, uses }: OrderRequest,
  trx: Transaction<Database>,
): Promise<PlaceOrderResult> {
  const [checkoutToken = "", shown, shownDelivery] = carried.split(".");
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
  const placedAt = new Date();
  const vat = await findVat(placedAt, trx);
  const discount = await discountOf(cart, lines, placedAt, trx);
  const { trade, opening } = await findSettings(trx);
  const { advancePercent } = trade;
  const priced = await priceCheckout({ lines, vat, discount, advancePercent }, details, trx);
  // Another tab, or the same form sent twice, may have continued from there.
  if (shown !== digestCart({ lines, vat, discount })) {
    if (discount?.kind === "refused") return { kind: "discount-over", code: discount.code };
    return { kind: "changed" };
  }
  if (!priced || shownDelivery !== priced.digest) return { kind: "other-delivery" };
  const texts = await findTextsToAccept(language, trx);
  if (acceptedTexts !== digestTexts(texts)) return { kind: "other-terms" };

  const { totals, offer: delivery } = priced;
  const buyer = { ...toColumns(details), user_id: userId };
  // From here on it is asked what became before of whom the order names: that is counted first.
  const tooMany = await countUses(uses, placedAt, trx);
  if (tooMany) return tooMany;
  const noCash = await refuseCash({ buyer, lines, totals, trade }, placedAt, trx);
  if (noCash) return { kind: "no-cash", why: noCash };

  const applied = discount?.kind === "applied" ? discount : undefined;
  const person = { email: details.email, userId };
  const notTheirs = applied && (await refusePerson(applied, person, trx));
  if (notTheirs) return notTheirs;

  const staffLines =
    language === fallbackLanguage ? lines : await listCartLines(cart.id, fallbackLanguage, trx);
  const low: LowStock[] = [];
  for (const line of staffLines) {
    const { product_id: productId, name, swatch } = line;
    if (swatch && !(await takeSwatch(swatch.id, trx))) throw new StockTakenError(line);
    if (productId === null || line.configuration !== "") continue;
    const left = await takeStock(productId, line, trx);
    if (left <= LOW_STOCK) low.push({ productId, name, left });
  }

  // Each piece is promised with the way to the address, as the page before said it.
  const promised = termedBy({ days: delivery.days }, lines);
  const { orderId, token } = await writeOrder(
    {
      checkoutToken,
      formDigest,
      userId,
      language,
      details,
      lines: promised,
      staffLines: staffLines === lines ? promised : staffLines,
      totals,
      delivery,
      vat,
      texts,
      placedAt,
      isTrial: opening.openedAt === null,
      discount: applied,
      advanceDueDays: trade.advanceDueDays,
      areDrawingsRequired: trade.areDrawingsRequired,
    },
    trade.orderPrefix,
    trx,
  );
  await requestOrderMails(orderId, low, trx);

  await emptyCart({ cartId: cart.id }, trx);
  await deleteCheckoutDraft({ cartId: cart.id }, trx);
  const now = placedAt.toISOString();
  await renewCart({ cartId: cart.id, checkoutToken: randomUUID(), now }, trx);
  return { kind: "placed", token, isRepeat: false };
}

async function refuseLines(
  cartId: string,
  lines: CartLine[],
  trx: Transaction<Database>,
): Promise<PlaceOrderResult | undefined> {
  for (const line of lines) {
    const { problem, name } = line;
    if (problem === "short") return { kind: "out-of-stock", name, left: line.stock_quantity };
    if (problem !== null && problem !== "repriced") return { kind: problem, name };
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
async function takeStock(
  productId: string,
  line: CartLine,
  trx: Transaction<Database>,
): Promise<number> {
  const [taken] = await takeFrom({ productId, quantity: line.quantity }, trx);
  if (!taken) throw new StockTakenError(line);
  return taken.stock_quantity;
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
