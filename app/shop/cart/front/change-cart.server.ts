import { readPlanned } from "~/furniture/planner/planned";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { countSale, type CountedPiece } from "~/shop/figures/sales.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  MOST_PIECES,
  fitLine,
  writeLine,
  type CartItem,
  type NoRoom,
  type LineFit,
} from "../cart-lines.server";
import { findLivingCart, listCartLines, findCartId } from "../cart.server";
import { saveCart } from "../lines/cart-row.server";
import { findOwnLine } from "../lines/own-line.server";
import type { PlanItem, ProductItem } from "../lines/sold-piece.server";

/** The result of adding a product; `name` is the product's, in the requested language. */
export type AddToCartResult =
  | { kind: "added" | "raised"; cartId: string; name: string }
  | NoRoom
  | { kind: "unknown-product" };

export type SetQuantityResult =
  | { kind: "changed"; name: string }
  | { kind: "removed"; name: string; removedAt: string }
  | { kind: "out-of-stock"; left: number }
  | { kind: "too-many"; most: number }
  | { kind: "no-number" }
  | { kind: "unknown-line" };

/** A piece to add, or to put in place of a line whose design is changed. */
type Added<Item extends CartItem> = Item & { replacesLineId?: string };

/**
 * Adds one piece to the cart, or raises its line by one (spec §4); the same product with the same
 * design is the same line. Creates the cart if there is none. A changed design replaces its line
 * and keeps the quantity. Refuses a product or a choice that is not sold, more pieces of a
 * ready-made product than the stock, more than 99 pieces of a line and more than 50 lines.
 */
export function addToCart(
  cartId: string | undefined,
  item: Added<ProductItem>,
  language: Language,
  db: Db = shopDatabase(),
): Promise<AddToCartResult> {
  return addItem(cartId, item, language, db);
}

/**
 * The same for a planned piece, by the text of its design: `unknown-product` stands for a text that is
 * no design, and for a design that cannot be ordered as it is.
 */
export function addPlanToCart(
  cartId: string | undefined,
  item: Added<PlanItem>,
  language: Language,
  db: Db = shopDatabase(),
): Promise<AddToCartResult> {
  return addItem(cartId, item, language, db);
}

async function addItem(
  cartId: string | undefined,
  { replacesLineId, ...item }: Added<CartItem>,
  language: Language,
  db: Db,
): Promise<AddToCartResult> {
  return db.transaction().execute(async (trx) => {
    const presentCartId = await findCartId(cartId, item.userId, trx);
    const replaced = await findReplacedLine(presentCartId, replacesLineId, trx);
    const wanted = replaced?.quantity ?? 1;
    const plan = { wanted, instead: replaced?.id };
    const line = await fitLine(presentCartId, item, plan, language, trx);
    if (line.kind === "unknown-product") return line;
    if (line.refusal) return line.refusal;
    if (replaced) await trx.deleteFrom("cart_lines").where("id", "=", replaced.id).execute();
    const id = await writeLine(line, wanted, trx);
    // A changed design was put into the cart before.
    if (!replaced) await countSale("cart", [pieceOf(line)], language, new Date(), trx);
    const isNew = line.present === 0 && !replaced;
    return { kind: isNew ? "added" : "raised", cartId: id, name: line.name };
  });
}

function pieceOf({ item, productId }: LineFit): CountedPiece {
  const design = "plan" in item ? readPlanned(item.plan) : undefined;
  return { productId, planned: design?.kind ?? null };
}

/** The line whose design is being changed. */
async function findReplacedLine(
  cartId: string | undefined,
  lineId: string | undefined,
  trx: Db,
): Promise<{ id: string; quantity: number } | undefined> {
  if (!cartId || !lineId) return undefined;
  return trx
    .selectFrom("cart_lines")
    .select(["id", "quantity"])
    .where("id", "=", lineId)
    .where("cart_id", "=", cartId)
    .where("configuration", "!=", "")
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/**
 * Sets the quantity of a line in the cart. 0 or less removes the line (spec §5). Refuses more than
 * the stock, with the number left, a second swatch of a decor, and undefined, which stands for a text that is not a number.
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
      await saveCart(cart.id, trx);
      return { kind: "removed", name: line.name, removedAt } as const;
    }
    if (line.configuration === "" && quantity > line.stock_quantity) {
      return { kind: "out-of-stock", left: line.stock_quantity } as const;
    }
    const most = line.isSwatch ? 1 : MOST_PIECES;
    if (quantity > most) return { kind: "too-many", most } as const;
    await trx.updateTable("cart_lines").set({ quantity }).where("id", "=", lineId).execute();
    await saveCart(cart.id, trx);
    return { kind: "changed", name: line.name } as const;
  });
}

/** Records that the customer has seen today's prices and agrees to them. */
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
