import { randomUUID } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import { wordedText, type WordedPiece } from "./cart-line";
import { saveCart } from "./lines/cart-row.server";
import { ofSamePiece, presentQuantity, countLines } from "./lines/lines-in-cart.server";
import {
  type ProductItem,
  type PlanItem,
  findSoldProduct,
  findSoldPlan,
} from "./lines/sold-piece.server";

/** Whoever wants more lines should talk to the workshop. The database enforces it too. */
export const MOST_LINES = 50;
/** Pieces of a line at most. The database enforces it too. */
export const MOST_PIECES = 99;

export type CartItem = ProductItem | PlanItem;

/** Why not all the requested pieces fit into the cart; `name` is the product's. */
export type NoRoom =
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "too-many"; name: string; most: number }
  | { kind: "full"; name: string; most: number };

export interface LineFit {
  kind: "fit";
  item: CartItem;
  cartId: string | undefined;
  /** Null for a planned piece. */
  productId: string | null;
  configuration: string;
  name: string;
  price: number;
  /** Pieces already in the cart. */
  present: number;
  /** How many of the requested pieces fit; if not all, `refusal` says why. */
  fits: number;
  refusal: NoRoom | undefined;
}

/**
 * Computes how many of the requested pieces fit into the cart, and changes nothing. Refuses a
 * product or a choice that is not sold, and a size in which it is not made. `instead`: a line that they replace.
 */
export async function fitLine(
  cartId: string | undefined,
  item: CartItem,
  { wanted, instead }: { wanted: number; instead?: string },
  language: Language,
  trx: Db,
): Promise<LineFit | { kind: "unknown-product" }> {
  const sold =
    "plan" in item
      ? await findSoldPlan(item, language, trx)
      : await findSoldProduct(item, language, trx);
  if (!sold) return { kind: "unknown-product" };

  const { productId, configuration, name, left } = sold;
  const present = await presentQuantity(cartId, sold, trx, instead);
  const isFull = present === 0 && (await countLines(cartId, trx, instead)) >= MOST_LINES;
  const inStock = left - present;
  const onLine = MOST_PIECES - present;
  const fits = isFull ? 0 : Math.max(0, Math.min(wanted, inStock, onLine));
  const refusal = ((): NoRoom | undefined => {
    if (fits === wanted) return undefined;
    if (inStock < wanted && inStock <= onLine) return { kind: "out-of-stock", name, left };
    if (onLine < wanted) return { kind: "too-many", name, most: MOST_PIECES };
    return { kind: "full", name, most: MOST_LINES };
  })();
  const { price } = sold;
  return {
    kind: "fit",
    item,
    cartId,
    productId,
    configuration,
    name,
    price,
    present,
    fits,
    refusal,
  };
}

/**
 * Adds that many pieces of a line that fits and returns the cart's id; creates the cart if there is
 * none.
 */
export async function writeLine(line: LineFit, pieces: number, trx: Db): Promise<string> {
  const id = await saveCart(line.cartId, trx, line.item.userId);
  const { productId, configuration, price, present } = line;
  const quantity = present + pieces;
  const now = new Date().toISOString();
  // Adding a piece at today's price does not mean agreeing to a new price for those already there.
  const asNew = present === 0 ? { seen_price_bani: price, added_at: now } : {};
  await trx
    .insertInto("cart_lines")
    .values({
      id: randomUUID(),
      cart_id: id,
      product_id: productId,
      configuration,
      quantity,
      seen_price_bani: price,
      added_at: now,
      removed_at: null,
    })
    .onConflict((conflict) =>
      ofSamePiece(conflict, productId).doUpdateSet({ quantity, removed_at: null, ...asNew }),
    )
    .execute();
  return id;
}

/** Makes a cart that is nobody's own, or keeps one for 60 days more; returns its id. */
export function keepCart(cartId: string | undefined, trx: Db): Promise<string> {
  return saveCart(cartId, trx);
}

/**
 * Puts a piece in words into the cart that staff fill for somebody, at an agreed price in bani. The same
 * words again are the same line, with the price and the quantity that were said last. Refuses more than
 * 50 lines.
 */
export async function writeWorded(
  cartId: string,
  { quantity, priceBani, ...piece }: WordedPiece & { quantity: number; priceBani: number },
  trx: Db,
): Promise<NoRoom | undefined> {
  const configuration = wordedText(piece);
  const present = await presentQuantity(cartId, { productId: null, configuration }, trx);
  if (present === 0 && (await countLines(cartId, trx)) >= MOST_LINES) {
    return { kind: "full", name: piece.title, most: MOST_LINES };
  }
  await saveCart(cartId, trx);
  const now = new Date().toISOString();
  const said = { quantity, seen_price_bani: priceBani, removed_at: null };
  await trx
    .insertInto("cart_lines")
    .values({
      id: randomUUID(),
      cart_id: cartId,
      product_id: null,
      configuration,
      added_at: now,
      ...said,
    })
    .onConflict((conflict) => ofSamePiece(conflict, null).doUpdateSet(said))
    .execute();
  return undefined;
}
