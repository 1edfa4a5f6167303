import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import type { OrderDetails } from "~/sales/orders/checkout-form";
import { placeOrder, type PlaceOrderResult } from "~/sales/orders/front/place-order.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import type { OrderRequest } from "~/sales/orders/placing/order-request";
import { addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { enterDiscount } from "~/shop/cart/front/enter-discount.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { shownToken, type Wanted } from "../orders-placed";
import { buyerDetails, pieceId } from "../world";

/** Adds a code that runs, 10 % off everything if nothing else is said. */
export async function addDiscount(
  db: Db,
  changes: Partial<Insertable<Database["discounts"]>> = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("discounts")
    .values({
      id,
      code: "PRIMAVARA",
      kind: "percent",
      value: 10,
      first_day: "2020-01-01",
      last_day: "2099-12-31",
      is_once: 0,
      minimum_bani: 0,
      categories: "[]",
      most_uses: null,
      created_at: "2026-01-01T00:00:00.000Z",
      ...changes,
    })
    .execute();
  return id;
}

/** A cart with a code, and the request that orders it. */
export async function fillCart(
  db: Db,
  wanted: Wanted[],
  { code = "PRIMAVARA", userId = null, ...changed }: Partial<OrderDetails & Buying> = {},
): Promise<OrderRequest> {
  let cartId: string | undefined;
  for (const [index, [piece, quantity, design]] of wanted.entries()) {
    const item = { productId: await pieceId(db, piece), configuration: design };
    const added = await addToCart(cartId, item, "ro", db);
    if (added.kind !== "added") throw new Error(added.kind);
    cartId = added.cartId;
    // Lines that are added in one instant have no order of their own.
    const added_at = new Date(Date.now() + index).toISOString();
    const { id: lineId } = await db
      .updateTable("cart_lines")
      .set({ added_at })
      .where("cart_id", "=", cartId)
      .where("product_id", "=", item.productId)
      .returning("id")
      .executeTakeFirstOrThrow();
    await setQuantity(cartId, lineId, quantity, "ro", db);
  }
  if (code !== "") {
    const entered = await enterDiscount(cartId, code, db);
    if (entered.kind !== "applied") throw new Error(JSON.stringify(entered));
  }
  const details = { ...buyerDetails, ...changed };
  return {
    cartId,
    details,
    userId,
    language: "ro",
    uses: [],
    checkoutToken: await shownToken(cartId, db, { details }),
    acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
  };
}

interface Buying {
  code: string;
  userId: string | null;
}

/** The order that a result tells of. */
export async function orderOf(result: PlaceOrderResult, db: Db): Promise<Order> {
  if (result.kind !== "placed") throw new Error(result.kind);
  return (await findOrderByToken(result.token, db))!;
}

/** Orders pieces with a code. */
export async function placeDiscounted(
  db: Db,
  ...wanted: [Wanted[], Partial<OrderDetails & Buying>?]
): Promise<Order> {
  return orderOf(await placeOrder(await fillCart(db, ...wanted), db), db);
}
