import { fallbackLanguage } from "~/platform/i18n/languages";
import { addSwatchesWithin } from "~/shop/cart/add-swatches.server";
import { fitLine, writeLine, type CartItem } from "~/shop/cart/cart-lines.server";
import { findCartId } from "~/shop/cart/cart.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf } from "~db/list-page";
import type { OrderStatus, PaymentStatus } from "~db/schema";

import { findOrderByToken, type Order } from "./order.server";

/** Orders on a page. */
const PAGE_SIZE = 20;

export interface OrderRow {
  number: string;
  placed_at: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  total_bani: number;
  is_trial: 0 | 1;
}

/** One page of a customer's orders, the newest first; a page past the end is the last one. */
export async function listCustomerOrders(
  userId: string,
  wantedPage = 1,
  db: Db = shopDatabase(),
): Promise<{ orders: OrderRow[]; page: number; pageCount: number }> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(count, wantedPage, PAGE_SIZE);
  const orders = await db
    .selectFrom("orders")
    .select(["number", "placed_at", "status", "payment_status", "total_bani", "is_trial"])
    .where("user_id", "=", userId)
    .orderBy("placed_at", "desc")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { orders, page, pageCount };
}

/**
 * One of the customer's own orders, or undefined. Another customer's order is treated like an
 * unknown one.
 */
export async function findCustomerOrder(
  userId: string,
  number: string,
  db: Db = shopDatabase(),
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("token")
    .where("user_id", "=", userId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && findOrderByToken(row.token, db);
}

/** The order of this number that was placed with this e-mail, in lower case; undefined if either is another. */
export async function findBuyersOrder(
  number: string,
  email: string,
  db: Db = shopDatabase(),
): Promise<Order | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("token")
    .where("number", "=", number)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  return row && findOrderByToken(row.token, db);
}

/** How many orders were placed without an account from the e-mail that this account has confirmed. */
export async function countClaimableOrders(
  email: string,
  db: Db = shopDatabase(),
): Promise<number> {
  const { count } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirstOrThrow();
  return count;
}

/** Moves those orders into the account. Returns how many. */
export async function claimOrders(
  { id, email }: { id: string; email: string },
  db: Db = shopDatabase(),
): Promise<number> {
  const result = await db
    .updateTable("orders")
    .set({ user_id: id })
    .where("user_id", "is", null)
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * Why a line of an order is not, or not whole, in the cart again: it is sold no longer, not made so any
 * more (a decor, a handle or a size that is not offered), has too few pieces left, or the cart no room.
 */
export const missingReasons = ["gone", "unmade", "stock", "room"] as const;

export interface Reordered {
  cartId: string | undefined;
  /** How many pieces were added to the cart. */
  added: number;
  missing: { name: string; why: (typeof missingReasons)[number] }[];
}

/**
 * Puts the pieces of an order into the cart again, with the same designs and at today's prices, as
 * far as they are sold, in stock and fit into the cart. Undefined for an order that is not the
 * customer's.
 */
export async function orderAgain(
  userId: string,
  number: string,
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<Reordered | undefined> {
  return db.transaction().execute(async (trx) => {
    const lines = await trx
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select([
        "order_lines.product_id",
        "order_lines.swatch_id",
        "order_lines.name",
        "order_lines.configuration",
        "order_lines.quantity",
      ])
      .where("orders.user_id", "=", userId)
      .where("orders.number", "=", number)
      .orderBy("order_lines.display_order")
      .execute();
    if (lines.length === 0) return undefined;
    const present = await findCartId(cartId, userId, trx);
    const again: Reordered = { cartId: present, added: 0, missing: [] };
    for (const line of lines.filter(({ swatch_id }) => swatch_id !== null)) {
      const cart = { cartId: again.cartId, userId };
      const added = await addSwatchesWithin(cart, [line.swatch_id!], fallbackLanguage, trx);
      if (added.kind === "added") {
        again.cartId = added.cartId;
        again.added += added.count;
      } else {
        const reasons = { unknown: "gone", "out-of-stock": "stock" } as const;
        const { kind } = added;
        const why = kind === "unknown" || kind === "out-of-stock" ? reasons[kind] : "room";
        again.missing.push({ name: line.name, why });
      }
    }
    const furniture = lines.filter(({ swatch_id }) => swatch_id === null);
    for (const { product_id, name, configuration, quantity: wanted } of furniture) {
      const item = { ...itemOf(product_id, configuration), userId };
      const line = await fitLine(again.cartId, item, { wanted }, fallbackLanguage, trx);
      if (line.kind === "fit" && line.fits > 0) {
        again.cartId = await writeLine(line, line.fits, trx);
        again.added += line.fits;
      }
      if (line.kind === "unknown-product") {
        const isSold = "plan" in item || (await isStillSold(product_id, trx));
        again.missing.push({ name, why: isSold && configuration !== "" ? "unmade" : "gone" });
      } else if (line.refusal) {
        again.missing.push({ name, why: line.refusal.kind === "out-of-stock" ? "stock" : "room" });
      }
    }
    return again;
  });
}

async function isStillSold(productId: string | null, trx: Db): Promise<boolean> {
  const row = await trx
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select("products.id")
    .where("products.id", "=", productId ?? "")
    .where("products.status", "=", "active")
    .where("categories.status", "=", "active")
    .executeTakeFirst();
  return row !== undefined;
}

function itemOf(productId: string | null, stored: string): CartItem {
  const product = { productId: productId ?? "" };
  if (stored === "") return product;
  const ordered = readFrozenDesign(stored);
  if (isPlanned(ordered)) return { plan: ordered.plan };
  const { material, handle, widthCm, heightCm, depthCm } = ordered;
  const ids = { material: material.id, handle: handle.id };
  return {
    ...product,
    configuration: { ...ids, width: widthCm, height: heightCm, depth: depthCm },
  };
}
