import { fallbackLanguage } from "~/platform/i18n/languages";
import { fitLine, writeLine, type CartItem } from "~/shop/cart/cart-lines.server";
import { readFrozenDesign } from "~/shop/cart/frozen-line.server";
import { isPlanned } from "~/shop/cart/line-design";
import type { Db } from "~db/engine";

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

/** The lines of orders as `putAgain` wants them. */
export function linesAgain(trx: Db) {
  return trx
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["product_id", "swatch_id", "name", "configuration", "quantity", "unit_price_bani"])
    .select("order_lines.vat_percent")
    .select(["is_withdrawal_exempt", "delivery_from_days", "delivery_to_days"])
    .select(["transport_from_days", "transport_to_days"])
    .orderBy("order_lines.display_order");
}

export type Line = Awaited<ReturnType<ReturnType<typeof linesAgain>["execute"]>>[number];

export interface Into {
  cartId: string | undefined;
  userId: string | undefined;
  /** Whether staff write it down: then what was made by words comes along, and other prices are told. */
  isAtDesk?: boolean;
}

/** Puts a line's pieces into the cart, and notes in `again` what is added or missing. */
export async function putPiece(
  line: Line,
  again: Reordered,
  { userId, isAtDesk }: Pick<Into, "userId" | "isAtDesk">,
  trx: Db,
): Promise<void> {
  const { product_id, name, configuration, quantity: wanted } = line;
  const item = { ...itemOf(product_id, configuration), userId };
  const fit = await fitLine(again.cartId, item, { wanted }, fallbackLanguage, trx);
  if (fit.kind === "unknown-product") {
    const isSold = "plan" in item || (await isStillSold(product_id, trx));
    again.missing.push({ name, why: isSold && configuration !== "" ? "unmade" : "gone" });
    return;
  }
  if (fit.fits > 0) {
    const price = isAtDesk ? line.unit_price_bani : fit.price;
    again.cartId = await writeLine({ ...fit, price }, fit.fits, trx);
    again.added += fit.fits;
  }
  if (fit.refusal) {
    again.missing.push({ name, why: fit.refusal.kind === "out-of-stock" ? "stock" : "room" });
  }
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
