import { randomBytes, randomUUID } from "node:crypto";

import { fallbackLanguage, type Language } from "~/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findLivingCart, listCartLines, priceLine } from "./cart.server";
import { canonicalConfiguration, type Configuration } from "./configuration";
import { translateRows } from "./content-translation.server";
import { listOptions } from "./option.server";

/** More of one piece than this is a matter for a talk, not for a form. */
const MOST_OF_A_DESIGN = 99;

/** What came of adding a product; `name` is the product's, in the language asked for. */
export type AddToCartResult =
  | { kind: "added" | "raised"; cartId: string; name: string }
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "unknown-product" };

export type SetQuantityResult =
  | { kind: "changed"; name: string }
  | { kind: "removed"; name: string; removedAt: string }
  | { kind: "out-of-stock"; left: number }
  | { kind: "too-many"; most: number }
  | { kind: "no-number" }
  | { kind: "unknown-line" };

/** A piece to put into the cart: ready-made, or in a configuration. */
export interface CartItem {
  productId: string;
  configuration?: Configuration;
  /** The cart's line that this one takes the place of, when a design is changed. */
  replacesLineId?: string;
  /** The customer whose cart it becomes when there is none yet. */
  userId?: string;
}

/**
 * Puts one piece into the cart, or raises its line by one (spec §4); the same product in the same
 * configuration is the same line. Makes the cart when there is none. A changed design takes the
 * place of its line and keeps the quantity. Refuses a product or a choice that is not sold and,
 * of a ready-made product, a piece more than the stock.
 */
export async function addToCart(
  cartId: string | undefined,
  item: CartItem,
  language: Language,
  db: Db = shopDatabase(),
): Promise<AddToCartResult> {
  return db.transaction().execute(async (trx) => {
    const configuration = item.configuration ? canonicalConfiguration(item.configuration) : "";
    const products = await trx
      .selectFrom("products")
      .innerJoin("categories", "categories.id", "products.category_id")
      .select(["products.id", "products.name", "products.price_bani", "products.stock_quantity"])
      .where("products.id", "=", item.productId)
      .where("products.status", "=", "active")
      .where("categories.status", "=", "active")
      .execute();
    const [product] = await named(products, language, trx);
    const options = await listOptions(fallbackLanguage, trx);
    const price = product && priceLine(product.price_bani, configuration, options);
    if (!product || price === undefined) return { kind: "unknown-product" };

    const presentCartId =
      (await findLivingCart(cartId, trx))?.id ?? (await findOwnCart(item.userId, trx));
    const replaced = await takeReplacedLine(presentCartId, item.replacesLineId, trx);
    const present = await presentQuantity(presentCartId, item.productId, configuration, trx);
    const quantity = present + (replaced ?? 1);
    if (configuration === "" && quantity > product.stock_quantity) {
      return { kind: "out-of-stock", name: product.name, left: product.stock_quantity };
    }

    const id = await keepCart(presentCartId, trx, item.userId);
    const now = new Date().toISOString();
    // A piece added at today's price says nothing of the ones already there.
    const asNew = present === 0 ? { seen_price_bani: price, added_at: now } : {};
    await trx
      .insertInto("cart_lines")
      .values({
        id: randomUUID(),
        cart_id: id,
        product_id: item.productId,
        configuration,
        quantity,
        seen_price_bani: price,
        added_at: now,
        removed_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["cart_id", "product_id", "configuration"])
          .doUpdateSet({ quantity, removed_at: null, ...asNew }),
      )
      .execute();
    const isNew = present === 0 && replaced === undefined;
    return { kind: isNew ? "added" : "raised", cartId: id, name: product.name };
  });
}

/** How many of a piece the cart holds; none when its line was taken out. */
async function presentQuantity(
  cartId: string | undefined,
  productId: string,
  configuration: string,
  trx: Db,
): Promise<number> {
  if (!cartId) return 0;
  const line = await trx
    .selectFrom("cart_lines")
    .select("quantity")
    .where("cart_id", "=", cartId)
    .where("product_id", "=", productId)
    .where("configuration", "=", configuration)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return line?.quantity ?? 0;
}

/** Takes the line of a design that is being changed out of the cart, and tells its quantity. */
async function takeReplacedLine(
  cartId: string | undefined,
  lineId: string | undefined,
  trx: Db,
): Promise<number | undefined> {
  if (!cartId || !lineId) return undefined;
  const line = await trx
    .deleteFrom("cart_lines")
    .where("id", "=", lineId)
    .where("cart_id", "=", cartId)
    .where("configuration", "!=", "")
    .where("removed_at", "is", null)
    .returning("quantity")
    .executeTakeFirst();
  return line?.quantity;
}

/**
 * Sets the quantity of one of the cart's lines. 0 or less removes the line (spec §5). Refuses more
 * than the stock, with the number left, and what is no number (undefined).
 */
export async function setQuantity(
  cartId: string | undefined,
  lineId: string,
  quantity: number | undefined,
  language: Language,
  db: Db = shopDatabase(),
): Promise<SetQuantityResult> {
  return db.transaction().execute(async (trx) => {
    const cart = await findLivingCart(cartId, trx);
    const line = cart && (await findOwnLine(cart.id, lineId, language, trx));
    if (!line) return { kind: "unknown-line" } as const;
    if (quantity === undefined) return { kind: "no-number" } as const;
    if (quantity <= 0) {
      const removedAt = new Date().toISOString();
      await trx
        .updateTable("cart_lines")
        .set({ removed_at: removedAt })
        .where("id", "=", lineId)
        .execute();
      await keepCart(cart.id, trx);
      return { kind: "removed", name: line.name, removedAt } as const;
    }
    if (line.configuration === "" && quantity > line.stock_quantity) {
      return { kind: "out-of-stock", left: line.stock_quantity } as const;
    }
    if (quantity > MOST_OF_A_DESIGN) return { kind: "too-many", most: MOST_OF_A_DESIGN } as const;
    await trx.updateTable("cart_lines").set({ quantity }).where("id", "=", lineId).execute();
    await keepCart(cart.id, trx);
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
  await db.transaction().execute(async (trx) => {
    for (const line of await listCartLines(cartId, fallbackLanguage, trx)) {
      await trx
        .updateTable("cart_lines")
        .set({ seen_price_bani: line.unit_price_bani })
        .where("id", "=", line.id)
        .execute();
    }
  });
}

async function findOwnLine(cartId: string, lineId: string, language: Language, trx: Db) {
  const lines = await trx
    .selectFrom("cart_lines")
    .innerJoin("products", "products.id", "cart_lines.product_id")
    .select(["products.id", "products.name", "products.stock_quantity", "cart_lines.configuration"])
    .where("cart_lines.id", "=", lineId)
    .where("cart_lines.cart_id", "=", cartId)
    .where("cart_lines.removed_at", "is", null)
    .execute();
  const [line] = await named(lines, language, trx);
  return line;
}

/** Products under their names in a language. */
function named<Row extends { id: string; name: string }>(rows: Row[], language: Language, trx: Db) {
  return translateRows(rows, "product", { name: "name" }, ({ id }) => id, language, trx);
}

/** Notes a change to the cart, or makes a new one, and returns its id. */
async function keepCart(cartId: string | undefined, trx: Db, userId?: string): Promise<string> {
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

async function findOwnCart(userId: string | undefined, trx: Db): Promise<string | undefined> {
  if (!userId) return undefined;
  const cart = await trx
    .selectFrom("carts")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return cart?.id;
}

/**
 * Joins the cart a visitor filled to the customer's own, at sign-in: the same piece counts once, in
 * the larger quantity. Returns the id of the cart to go on with. A cart that is another customer's
 * is left alone.
 */
export async function joinCarts(
  userId: string,
  visitorCartId: string | undefined,
  trx: Db,
): Promise<string | undefined> {
  const found = await findLivingCart(visitorCartId, trx);
  const visitors =
    found && (found.user_id === null || found.user_id === userId) ? found : undefined;
  const ownId = await findOwnCart(userId, trx);
  if (!visitors || visitors.id === ownId) return ownId && keepCart(ownId, trx);
  if (!ownId) {
    await trx.updateTable("carts").set({ user_id: userId }).where("id", "=", visitors.id).execute();
    return keepCart(visitors.id, trx);
  }
  const lines = await trx
    .selectFrom("cart_lines")
    .select(["product_id", "configuration", "quantity", "seen_price_bani", "added_at"])
    .where("cart_id", "=", visitors.id)
    .where("removed_at", "is", null)
    .execute();
  for (const line of lines) {
    const present = await presentQuantity(ownId, line.product_id, line.configuration, trx);
    const quantity = Math.max(present, line.quantity);
    await trx
      .insertInto("cart_lines")
      .values({ id: randomUUID(), cart_id: ownId, ...line, quantity, removed_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(["cart_id", "product_id", "configuration"])
          .doUpdateSet({ quantity, removed_at: null }),
      )
      .execute();
  }
  await trx.deleteFrom("carts").where("id", "=", visitors.id).execute();
  return keepCart(ownId, trx);
}
