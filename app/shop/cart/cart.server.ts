import { sql } from "kysely";

import type { Language } from "~/platform/i18n/languages";
import { findSettings } from "~/platform/settings/settings.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { agreeDiscount, type AppliedDiscount, type CartDiscount } from "~/shop/discounts/apply";
import { findCartDiscount } from "~/shop/discounts/find-discount.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import type { Cart, CartLine, PricedCart } from "./cart-line";
import { digestCart } from "./digest.server";
import { findOwnCart } from "./lines/cart-row.server";
import { listRows, priceLines } from "./price-lines.server";
import { isSold } from "./pricing/line-price";
import { pricedLines } from "./pricing/priced-lines";
import { computeTotals, sumRates, type RateSums, type Totals } from "./totals";

/** A cart is deleted this long after its last change, when its cookie expires too. */
const CART_LIFE = 60 * 24 * 60 * 60 * 1000;

/** A visitor's cart with its lines, oldest first, or undefined when it is unknown or expired. */
export async function findCart(
  cartId: string | undefined,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Cart | undefined> {
  const cart = await findLivingCart(cartId, db);
  if (!cart) return undefined;
  const [lines, vat, { trade }] = await Promise.all([
    listCartLines(cart.id, language, db),
    findVat(new Date(), db),
    findSettings(db),
  ]);
  const discount = await discountOf(cart, lines, new Date(), db);
  const checkout_token = `${cart.checkout_token}.${digestCart({ lines, vat, discount })}`;
  const priced = { lines, vat, discount, advancePercent: trade.advancePercent };
  const { desk_order_id: deskOrderId } = cart;
  return { checkout_token, deskOrderId, ...priced, totals: totalCart(priced) };
}

/** What the code of a cart takes off its lines. */
export function discountOf(
  { discount_code }: { discount_code: string },
  lines: CartLine[],
  now: Date,
  db: Db,
): Promise<CartDiscount | null> {
  const held = lines.map((line) => ({ ...line, isFor: isDiscountable(line) }));
  return findCartDiscount(discount_code, held, now, db);
}

/** What staff agreed to take off the lines of a cart in place of a code; less where they come to less. */
export function agreedDiscount(lines: CartLine[], bani: number): AppliedDiscount {
  return agreeDiscount(
    bani,
    lines.map((line) => ({ totalBani: line.line_total_bani, isFor: isDiscountable(line) })),
  );
}

/** Codes take nothing off swatches, whose price is given back anyway. */
function isDiscountable(line: CartLine): boolean {
  return isSold(line) && line.swatch === null;
}

/**
 * Gives every cart another token, of the same characters, so that no checkout form shown until now
 * places an order, because what it said of the order has changed.
 */
export async function outdateCheckoutForms(trx: Db): Promise<void> {
  await trx
    .updateTable("carts")
    .set({ checkout_token: sql<string>`substr(checkout_token, 2) || substr(checkout_token, 1, 1)` })
    .execute();
}

/** A cart that has not expired, without its lines. */
export async function findLivingCart(
  cartId: string | undefined,
  db: Db,
): Promise<LivingCart | undefined> {
  if (!cartId) return undefined;
  const [cart] = await findById({ cartId, since: oldestLiving() }, db);
  return cart;
}

interface LivingCart {
  id: string;
  checkout_token: string;
  user_id: string | null;
  discount_code: string;
  /** The order that staff write down by it for somebody. */
  desk_order_id: string | null;
}

const findById = compiledQuery((db, { cartId, since }: { cartId: string; since: string }) =>
  db
    .selectFrom("carts")
    .leftJoin("desk_orders", "desk_orders.cart_id", "carts.id")
    .select(["carts.id", "checkout_token", "carts.user_id", "discount_code"])
    .select("desk_orders.id as desk_order_id")
    .where("carts.id", "=", cartId)
    .where("updated_at", ">", since),
);

/**
 * The lines of a cart with names in a language, today's prices, and the problem that prevents
 * ordering a line, if any.
 */
export async function listCartLines(
  cartId: string,
  language: Language,
  db: Db,
): Promise<CartLine[]> {
  return priceLines(await listRows({ cartId }, db), { language, isOneOrder: true }, db);
}

/**
 * The totals of the lines after the discount, and of prices for what is done besides. Lines no longer
 * sold, or no longer made so, are left out. `chargesBani`: as shown, like the prices of the lines.
 */
export function totalCart(cart: PricedCart, chargesBani: readonly number[] = []): Totals {
  return computeTotals(pricedLines(cart, chargesBani), cart.vat, cart.advancePercent);
}

/** The same for each rate of VAT that something of it has, the highest first. */
export function ratesOfCart(cart: PricedCart, chargesBani: readonly number[] = []): RateSums[] {
  return sumRates(pricedLines(cart, chargesBani), cart.vat);
}

/** Deletes carts that have not changed for 60 days. Returns how many. */
export async function deleteExpiredCarts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const result = await db
    .deleteFrom("carts")
    .where("updated_at", "<=", oldestLiving(now))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export function oldestLiving(now: Date = new Date()): string {
  return new Date(now.getTime() - CART_LIFE).toISOString();
}

/** The visitor's cart if it has not expired, else the customer's own. */
export async function findCartId(
  cartId: string | undefined,
  userId: string | undefined,
  trx: Db = shopDatabase(),
): Promise<string | undefined> {
  return (await findLivingCart(cartId, trx))?.id ?? (await findOwnCart(userId, trx));
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    carts: "60 days after its last change",
    desk_orders: "as its cart; what was typed until it is placed",
  },
  cleanUp: async (now) => ({ "carts-expired": await deleteExpiredCarts(now) }),
} satisfies PersonalData;
