import { randomBytes, randomUUID } from "node:crypto";

import type { OnConflictBuilder } from "kysely";

import { fallbackLanguage, type Language } from "~/languages";
import type { Database } from "~db/schema";
import type { Db } from "~db/engine";

import { findLivingCart, priceLine } from "./cart.server";
import { ownSizeColumns } from "~/catalogue/product.server";
import { canonicalDesign, type Design } from "~/configurator/design";
import { isWithin, sizesOf, splitSizes } from "~/configurator/sizes";
import { findOfferedPlan } from "~/planner/offered-plan.server";
import { translateRows } from "~/shop/content-translation.server";
import { listOptions } from "~/configurator/options.server";
import { plannedName } from "./planned-name.server";

/** Whoever wants more lines should talk to the workshop. The database enforces it too. */
export const MOST_LINES = 50;
/** Pieces of a line at most. The database enforces it too. */
export const MOST_PIECES = 99;

/** A product to put into the cart: ready-made, or of a design. */
export interface ProductItem {
  productId: string;
  design?: Design;
  /** The owner of the cart that is created when there is none yet. */
  userId?: string;
}

/** A planned piece to put into the cart, by the text of its design. */
export interface PlanItem {
  plan: string;
  userId?: string;
}

export type CartItem = ProductItem | PlanItem;

/** Why not all the requested pieces fit into the cart; `name` is the product's. */
export type NoRoom =
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "too-many"; name: string; most: number }
  | { kind: "full"; name: string; most: number };

export interface PlannedLine {
  kind: "planned";
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
export async function planLine(
  cartId: string | undefined,
  item: CartItem,
  { wanted, instead }: { wanted: number; instead?: string },
  language: Language,
  trx: Db,
): Promise<PlannedLine | { kind: "unknown-product" }> {
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
    kind: "planned",
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

/** What is sold at which price; `left`: how many, without end for what is made to order. */
interface Sold {
  productId: string | null;
  configuration: string;
  name: string;
  price: number;
  left: number;
}

async function findSoldProduct(
  { productId, design }: ProductItem,
  language: Language,
  trx: Db,
): Promise<Sold | undefined> {
  const configuration = design ? canonicalDesign(design) : "";
  const products = await trx
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "products.name", "products.price_bani", "products.stock_quantity"])
    .select(ownSizeColumns)
    .where("products.id", "=", productId)
    .where("products.status", "=", "active")
    .where("categories.status", "=", "active")
    .execute();
  const [product] = await named(products, language, trx);
  const options = await listOptions(fallbackLanguage, trx);
  const price = product && priceLine(product.price_bani, configuration, options);
  if (!product || price === undefined) return undefined;
  if (design && !isWithin(sizesOf(splitSizes(product).own), design)) return undefined;
  const left = configuration === "" ? product.stock_quantity : Infinity;
  return { productId, configuration, name: product.name, price, left };
}

async function findSoldPlan(
  { plan }: PlanItem,
  language: Language,
  trx: Db,
): Promise<Sold | undefined> {
  const offered = await findOfferedPlan(plan, language, trx);
  if (offered?.priceBani === undefined) return undefined;
  const { design, priceBani: price } = offered;
  const name = plannedName(design.kind, language);
  return { productId: null, configuration: design.plan, name, price, left: Infinity };
}

/**
 * Adds that many pieces of a planned line and returns the cart's id; creates the cart if there is
 * none.
 */
export async function writeLine(line: PlannedLine, pieces: number, trx: Db): Promise<string> {
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

/** The line of the same piece, which a cart has once. */
export function ofSamePiece(
  conflict: OnConflictBuilder<Database, "cart_lines">,
  productId: string | null,
  swatchId: string | null = null,
) {
  if (swatchId !== null) {
    return conflict.columns(["cart_id", "swatch_id"]).where("swatch_id", "is not", null);
  }
  return productId === null
    ? conflict
        .columns(["cart_id", "configuration"])
        .where("product_id", "is", null)
        .where("swatch_id", "is", null)
    : conflict.columns(["cart_id", "product_id", "configuration"]);
}

/** The visitor's cart if it has not expired, else the customer's own. */
export async function findCartId(
  cartId: string | undefined,
  userId: string | undefined,
  trx: Db,
): Promise<string | undefined> {
  return (await findLivingCart(cartId, trx))?.id ?? (await findOwnCart(userId, trx));
}

/** The cart that belongs to a customer. */
export async function findOwnCart(userId: string | undefined, trx: Db) {
  if (!userId) return undefined;
  const cart = await trx
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return cart?.id;
}

/** Records the time of a change to the cart, or creates one, and returns its id. */
export async function saveCart(
  cartId: string | undefined,
  trx: Db,
  userId?: string,
): Promise<string> {
  const now = new Date().toISOString();
  if (cartId) {
    await trx.updateTable("carts").set({ updated_at: now }).where("id", "=", cartId).execute();
    return cartId;
  }
  const id = randomBytes(32).toString("base64url");
  await trx
    .insertInto("carts")
    .values({
      id,
      checkout_token: randomUUID(),
      user_id: userId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/**
 * How many pieces of a product and design, or swatches of a decor, the cart holds, apart from a line
 * about to be replaced; 0 when the line was removed.
 */
export async function presentQuantity(
  cartId: string | undefined,
  {
    productId,
    swatchId = null,
    configuration,
  }: Pick<Sold, "productId" | "configuration"> & { swatchId?: string | null },
  trx: Db,
  besides = "",
): Promise<number> {
  if (!cartId) return 0;
  const line = await trx
    .selectFrom("cart_lines")
    .select("quantity")
    .where("cart_id", "=", cartId)
    .where("product_id", productId === null ? "is" : "=", productId)
    .where("configuration", "=", configuration)
    .where("swatch_id", swatchId === null ? "is" : "=", swatchId)
    .where("removed_at", "is", null)
    .where("id", "!=", besides)
    .executeTakeFirst();
  return line?.quantity ?? 0;
}

/** How many lines the cart has, apart from removed ones and one about to be replaced. */
export async function countLines(
  cartId: string | undefined,
  trx: Db,
  besides = "",
): Promise<number> {
  if (!cartId) return 0;
  const { count } = await trx
    .selectFrom("cart_lines")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("cart_id", "=", cartId)
    .where("removed_at", "is", null)
    .where("id", "!=", besides)
    .executeTakeFirstOrThrow();
  return count;
}

/** Products with their names in a language. */
export function named<Row extends { id: string; name: string }>(
  rows: Row[],
  language: Language,
  trx: Db,
) {
  return translateRows(rows, "product", { name: "name" }, ({ id }) => id, language, trx);
}
