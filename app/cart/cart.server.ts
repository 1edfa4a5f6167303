import { createHash } from "node:crypto";

import type { PieceShape } from "~/drawing/piece-design";
import type { Language } from "~/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";
import { compiledQuery } from "~db/compiled-query";

import {
  readDesign,
  orderedDesign,
  priceWithOptions,
  readShape,
  type Options,
  type OrderedDesign,
} from "~/configurator/design";
import { translateRows, type Translated } from "~/shop/content-translation.server";
import { listOptions } from "~/configurator/options.server";
import { primaryImage } from "~/catalogue/product.server";
import { computeTotals, type Totals, type Vat } from "./totals";

/** A cart is deleted this long after its last change, when its cookie expires too. */
const CART_LIFE = 60 * 24 * 60 * 60 * 1000;

/** A line with today's data. Prices in bani, from the catalogue, never from a form. */
export interface CartLine extends Translated {
  id: string;
  product_id: string;
  category_slug: string;
  number: number;
  name: string;
  /** The canonical text of the design of a piece made to order; empty for a ready-made piece. */
  configuration: string;
  /** The product's shape, as drawn for a piece made to order. */
  form: PieceShape;
  /** The design with its names, for text and drawing; null for a ready-made piece. */
  design: OrderedDesign | null;
  image_url: string | null;
  quantity: number;
  stock_quantity: number;
  unit_price_bani: number;
  /** The price that the customer last agreed to. */
  seen_price_bani: number;
  line_total_bani: number;
  /**
   * `unavailable`: no longer sold; `short`: fewer left than in the cart; `repriced`: the price
   * changed.
   */
  problem: "unavailable" | "short" | "repriced" | null;
}

export interface Cart {
  /**
   * The values that the checkout form carries: the token of the cart and the digest of what it
   * shows.
   */
  checkout_token: string;
  lines: CartLine[];
}

/** A visitor's cart with its lines, oldest first, or undefined when it is unknown or expired. */
export async function findCart(
  cartId: string | undefined,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Cart | undefined> {
  const cart = await findLivingCart(cartId, db);
  if (!cart) return undefined;
  const lines = await listCartLines(cart.id, language, db);
  return { checkout_token: `${cart.checkout_token}.${digestLines(lines)}`, lines };
}

/**
 * A digest of what a page shows of a cart: pieces, designs, quantities, prices. The checkout form
 * carries it, because a price may change, or another tab may change the cart, before the form comes
 * back. Without it the order would be placed at a total that its buyer has never seen.
 */
export function digestLines(lines: CartLine[]): string {
  const shown = lines.map(({ product_id, configuration, quantity, unit_price_bani }) => [
    ...[product_id, configuration, quantity, unit_price_bani],
  ]);
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 22);
}

/** A cart that has not expired, without its lines. */
export async function findLivingCart(
  cartId: string | undefined,
  db: Db,
): Promise<{ id: string; checkout_token: string; user_id: string | null } | undefined> {
  if (!cartId) return undefined;
  const [cart] = await findById({ cartId, since: oldestLiving() }, db);
  return cart;
}

const findById = compiledQuery((db, { cartId, since }: { cartId: string; since: string }) =>
  db
    .selectFrom("carts")
    .select(["id", "checkout_token", "user_id"])
    .where("id", "=", cartId)
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
  const options = await listOptions(language, db);
  const rows = await listRows({ cartId }, db);
  const fields = { name: "name" };
  const idOf = (row: { product_id: string }) => row.product_id;
  const named = await translateRows(rows, "product", fields, idOf, language, db);
  return named.map(({ product_status, category_status, price_bani, ...line }) => {
    const price = priceLine(price_bani, line.configuration, options);
    const isSold = product_status === "active" && category_status === "active";
    const unit_price_bani = price ?? line.seen_price_bani;
    const form = readShape(line.form);
    return {
      ...line,
      form,
      design: orderedDesign(form, line.configuration, options),
      unit_price_bani,
      line_total_bani: unit_price_bani * line.quantity,
      problem: findProblem(line, isSold ? price : undefined),
    };
  });
}

const listRows = compiledQuery((db, { cartId }: { cartId: string }) =>
  db
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
      "products.price_bani",
      "products.form",
      "cart_lines.seen_price_bani",
      "products.status as product_status",
      "categories.status as category_status",
    ])
    .select(primaryImage)
    .where("cart_lines.cart_id", "=", cartId)
    .where("cart_lines.removed_at", "is", null)
    .orderBy("cart_lines.added_at")
    .orderBy("cart_lines.id"),
);

/** Today's price of a line in bani, or undefined when its material or handle is gone. */
export function priceLine(
  priceBani: number,
  canonical: string,
  options: Options,
): number | undefined {
  if (canonical === "") return priceBani;
  const design = readDesign(canonical);
  return design && priceWithOptions(priceBani, design, options)?.totalBani;
}

function findProblem(
  line: Pick<CartLine, "configuration" | "quantity" | "stock_quantity" | "seen_price_bani">,
  price: number | undefined,
): CartLine["problem"] {
  if (price === undefined) return "unavailable";
  if (line.configuration === "" && line.quantity > line.stock_quantity) return "short";
  return price === line.seen_price_bani ? null : "repriced";
}

/** The totals of the lines. Those no longer sold are left out. */
export function totalCart(lines: CartLine[], vat: Vat): Totals {
  const sold = lines.filter((line) => line.problem !== "unavailable");
  return computeTotals(
    sold.map((line) => ({
      unitPriceBani: line.unit_price_bani,
      quantity: line.quantity,
      isMadeToOrder: line.configuration !== "",
    })),
    vat,
  );
}

/** The number of pieces in a cart: the sum of its quantities (spec §9). */
export async function countCartItems(
  cartId: string | undefined,
  db: Db = shopDatabase(),
): Promise<number> {
  if (!cartId) return 0;
  const [row] = await sumQuantities({ cartId, since: oldestLiving() }, db);
  return row?.count ?? 0;
}

const sumQuantities = compiledQuery((db, { cartId, since }: { cartId: string; since: string }) =>
  db
    .selectFrom("cart_lines")
    .innerJoin("carts", "carts.id", "cart_lines.cart_id")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("quantity"), eb.lit(0)).as("count"))
    .where("cart_id", "=", cartId)
    .where("removed_at", "is", null)
    .where("carts.updated_at", ">", since),
);

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

function oldestLiving(now: Date = new Date()): string {
  return new Date(now.getTime() - CART_LIFE).toISOString();
}
