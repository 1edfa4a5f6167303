import { fallbackLanguage } from "~/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus, PaymentStatus } from "~db/schema";

import { addSwatchesWithin } from "~/cart/add-swatches.server";
import { findCartId, planLine, writeLine, type CartItem } from "~/cart/cart-lines.server";
import { isPlanned } from "~/cart/line-design";
import { findOrderByToken, type Order } from "./order.server";
import type { FrozenDesign } from "./ordered-design.server";

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
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(Math.max(1, wantedPage), pageCount);
  const orders = await db
    .selectFrom("orders")
    .select(["number", "placed_at", "status", "payment_status", "total_bani", "is_trial"])
    .where("user_id", "=", userId)
    .orderBy("placed_at", "desc")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
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

export interface Reordered {
  cartId: string | undefined;
  /** How many pieces were added to the cart. */
  added: number;
  /** Names of products no longer sold, or with too few pieces left. */
  missing: string[];
  /** How many lines did not fit into the cart, or not with all their pieces. */
  leftOut: number;
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
    const again: Reordered = { cartId: present, added: 0, missing: [], leftOut: 0 };
    for (const line of lines.filter(({ swatch_id }) => swatch_id !== null)) {
      const cart = { cartId: again.cartId, userId };
      const added = await addSwatchesWithin(cart, [line.swatch_id!], fallbackLanguage, trx);
      if (added.kind === "added") {
        again.cartId = added.cartId;
        again.added += added.count;
      } else if (added.kind === "unknown" || added.kind === "out-of-stock") {
        again.missing.push(line.name);
      } else again.leftOut += 1;
    }
    const furniture = lines.filter(({ swatch_id }) => swatch_id === null);
    for (const { product_id, name, configuration, quantity: wanted } of furniture) {
      const item = { ...itemOf(product_id, configuration), userId };
      const line = await planLine(again.cartId, item, { wanted }, fallbackLanguage, trx);
      if (line.kind === "planned" && line.fits > 0) {
        again.cartId = await writeLine(line, line.fits, trx);
        again.added += line.fits;
      }
      if (line.kind === "unknown-product" || line.refusal?.kind === "out-of-stock") {
        again.missing.push(name);
      } else if (line.refusal) again.leftOut += 1;
    }
    return again;
  });
}

function itemOf(productId: string | null, stored: string): CartItem {
  const product = { productId: productId ?? "" };
  if (stored === "") return product;
  const ordered = JSON.parse(stored) as FrozenDesign;
  if (isPlanned(ordered)) return { plan: ordered.plan };
  const { material, handle, widthCm, heightCm, depthCm } = ordered;
  const ids = { material: material.id, handle: handle.id };
  return { ...product, design: { ...ids, width: widthCm, height: heightCm, depth: depthCm } };
}
