import { randomBytes, randomUUID } from "node:crypto";

import type { Transaction } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { primaryImage } from "./product.server";

/** A cart is forgotten this long after its last change, as its cookie is. */
const CART_LIFE = 60 * 24 * 60 * 60 * 1000;

/** A line as the customer sees it now. Prices in bani, from the catalogue, never from a form. */
export interface CartLine {
  id: string;
  product_id: string;
  category_slug: string;
  number: number;
  name: string;
  configuration: string;
  image_url: string | null;
  image_alt: string | null;
  quantity: number;
  stock_quantity: number;
  unit_price_bani: number;
  /** The price when the customer last agreed to it. */
  seen_price_bani: number;
  line_total_bani: number;
  /** `unavailable`: no longer sold; `short`: fewer left than wanted; `repriced`: another price. */
  problem: "unavailable" | "short" | "repriced" | null;
}

export interface Cart {
  checkout_token: string;
  lines: CartLine[];
}

/** What came of adding a product; `name` is the product's. */
export type AddToCartResult =
  | { kind: "added" | "raised"; cartId: string; name: string }
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "unknown-product" };

export type SetQuantityResult =
  | { kind: "changed"; name: string }
  | { kind: "removed"; name: string; removedAt: string }
  | { kind: "out-of-stock"; left: number }
  | { kind: "unknown-line" };

/** A visitor's cart with its lines, oldest first, or undefined when it is unknown or expired. */
export async function findCart(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<Cart | undefined> {
  if (!cartId) return undefined;
  const cart = await db
    .selectFrom("carts")
    .select("checkout_token")
    .where("id", "=", cartId)
    .where("updated_at", ">", oldestLiving())
    .executeTakeFirst();
  return cart && { ...cart, lines: await listCartLines(cartId, db) };
}

/** The lines of a cart with today's prices and what stands in the way of ordering them. */
export async function listCartLines(cartId: string, db: Db): Promise<CartLine[]> {
  const rows = await db
    .selectFrom("cart_lines")
    .innerJoin("products", "products.id", "cart_lines.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select([
      "cart_lines.id",
      "cart_lines.product_id",
      "categories.slug as category_slug",
      "products.number",
      "products.name",
      "cart_lines.configuration",
      "cart_lines.quantity",
      "products.stock_quantity",
      "products.price_bani as unit_price_bani",
      "cart_lines.seen_price_bani",
      "products.status as product_status",
      "categories.status as category_status",
    ])
    .select(primaryImage)
    .where("cart_lines.cart_id", "=", cartId)
    .where("cart_lines.removed_at", "is", null)
    .orderBy("cart_lines.added_at")
    .orderBy("cart_lines.id")
    .execute();
  return rows.map(({ product_status, category_status, ...line }) => ({
    ...line,
    line_total_bani: line.unit_price_bani * line.quantity,
    problem:
      product_status !== "active" || category_status !== "active"
        ? "unavailable"
        : line.quantity > line.stock_quantity
          ? "short"
          : line.unit_price_bani !== line.seen_price_bani
            ? "repriced"
            : null,
  }));
}

/** The number of pieces in a cart: the sum of its quantities (spec §9). */
export async function countCartItems(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<number> {
  if (!cartId) return 0;
  const row = await db
    .selectFrom("cart_lines")
    .innerJoin("carts", "carts.id", "cart_lines.cart_id")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("quantity"), eb.lit(0)).as("count"))
    .where("cart_id", "=", cartId)
    .where("removed_at", "is", null)
    .where("carts.updated_at", ">", oldestLiving())
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Puts one piece of a product into the cart, or raises its line by one (spec §4). Makes the cart
 * when there is none. Refuses a product that is not sold and a piece more than the stock.
 */
export async function addToCart(
  cartId: string | undefined,
  productId: string,
  db: Db = shopDatabase(),
): Promise<AddToCartResult> {
  return db.transaction().execute(async (trx) => {
    const product = await trx
      .selectFrom("products")
      .innerJoin("categories", "categories.id", "products.category_id")
      .select(["products.name", "products.price_bani", "products.stock_quantity"])
      .where("products.id", "=", productId)
      .where("products.status", "=", "active")
      .where("categories.status", "=", "active")
      .executeTakeFirst();
    if (!product) return { kind: "unknown-product" } as const;

    const line = cartId
      ? await trx
          .selectFrom("cart_lines")
          .select(["id", "quantity", "removed_at"])
          .where("cart_id", "=", cartId)
          .where("product_id", "=", productId)
          .where("configuration", "=", "")
          .executeTakeFirst()
      : undefined;
    const present = line && line.removed_at === null ? line.quantity : 0;
    if (present + 1 > product.stock_quantity) {
      return { kind: "out-of-stock", name: product.name, left: product.stock_quantity } as const;
    }

    const id = await keepCart(cartId, trx);
    const now = new Date().toISOString();
    await trx
      .insertInto("cart_lines")
      .values({
        id: randomUUID(),
        cart_id: id,
        product_id: productId,
        configuration: "",
        quantity: 1,
        seen_price_bani: product.price_bani,
        added_at: now,
        removed_at: null,
      })
      .onConflict((conflict) =>
        conflict.columns(["cart_id", "product_id", "configuration"]).doUpdateSet({
          quantity: present + 1,
          removed_at: null,
          // A piece added at today's price says nothing of the ones already there.
          ...(present === 0 ? { seen_price_bani: product.price_bani, added_at: now } : {}),
        }),
      )
      .execute();
    return { kind: present === 0 ? "added" : "raised", cartId: id, name: product.name } as const;
  });
}

/**
 * Sets the quantity of one of the cart's lines. 0 or less removes the line (spec §5). Refuses more
 * than the stock, with the number left.
 */
export async function setQuantity(
  cartId: string | undefined,
  lineId: string,
  quantity: number,
  db: Db = shopDatabase(),
): Promise<SetQuantityResult> {
  return db.transaction().execute(async (trx) => {
    const line = await findOwnLine(cartId, lineId, trx);
    if (!line || !cartId) return { kind: "unknown-line" } as const;
    if (quantity <= 0) {
      const removedAt = new Date().toISOString();
      await trx
        .updateTable("cart_lines")
        .set({ removed_at: removedAt })
        .where("id", "=", lineId)
        .execute();
      await keepCart(cartId, trx);
      return { kind: "removed", name: line.name, removedAt } as const;
    }
    if (quantity > line.stock_quantity) {
      return { kind: "out-of-stock", left: line.stock_quantity } as const;
    }
    await trx.updateTable("cart_lines").set({ quantity }).where("id", "=", lineId).execute();
    await keepCart(cartId, trx);
    return { kind: "changed", name: line.name } as const;
  });
}

/** Takes every line out of the cart. Returns the instant that `restoreToCart` takes back. */
export async function clearCart(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<string> {
  const removedAt = new Date().toISOString();
  if (cartId) {
    await db
      .updateTable("cart_lines")
      .set({ removed_at: removedAt })
      .where("cart_id", "=", cartId)
      .where("removed_at", "is", null)
      .execute();
  }
  return removedAt;
}

/** Puts back what was taken out of the cart at that instant. Returns how many lines came back. */
export async function restoreToCart(
  cartId: string | undefined,
  removedAt: string,
  db: Db = shopDatabase(),
): Promise<number> {
  if (!cartId) return 0;
  const result = await db
    .updateTable("cart_lines")
    .set({ removed_at: null })
    .where("cart_id", "=", cartId)
    .where("removed_at", "=", removedAt)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The customer has seen today's prices and agrees to them. */
export async function acceptPrices(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<void> {
  if (!cartId) return;
  await db
    .updateTable("cart_lines")
    .set((eb) => ({
      seen_price_bani: eb
        .selectFrom("products")
        .select("price_bani")
        .whereRef("products.id", "=", "cart_lines.product_id")
        .$asScalar()
        .$notNull(),
    }))
    .where("cart_id", "=", cartId)
    .execute();
}

/** Forgets carts that nobody has changed for 60 days. Returns how many. */
export async function deleteExpiredCarts(db: Db = shopDatabase()): Promise<number> {
  const result = await db
    .deleteFrom("carts")
    .where("updated_at", "<=", oldestLiving())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

async function findOwnLine(cartId: string | undefined, lineId: string, trx: Transaction<Database>) {
  if (!cartId) return undefined;
  return trx
    .selectFrom("cart_lines")
    .innerJoin("products", "products.id", "cart_lines.product_id")
    .select(["products.name", "products.stock_quantity"])
    .where("cart_lines.id", "=", lineId)
    .where("cart_lines.cart_id", "=", cartId)
    .where("cart_lines.removed_at", "is", null)
    .executeTakeFirst();
}

/** Notes a change to the cart, or makes a new one, and returns its id. */
async function keepCart(cartId: string | undefined, trx: Transaction<Database>): Promise<string> {
  const now = new Date().toISOString();
  if (cartId) {
    const kept = await trx
      .updateTable("carts")
      .set({ updated_at: now })
      .where("id", "=", cartId)
      .executeTakeFirst();
    if (kept.numUpdatedRows > 0n) return cartId;
  }
  const id = randomBytes(32).toString("base64url");
  await trx
    .insertInto("carts")
    .values({ id, checkout_token: randomUUID(), created_at: now, updated_at: now })
    .execute();
  return id;
}

function oldestLiving(): string {
  return new Date(Date.now() - CART_LIFE).toISOString();
}
