import type { Kind } from "~/furniture/boards/design";
import { checkoutTokenOf, priceCheckout } from "~/sales/orders/checkout-delivery.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { addSwatches } from "~/shop/cart/add-swatches.server";
import { findCart } from "~/shop/cart/cart.server";
import { addPlanToCart, addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { enterDiscount } from "~/shop/cart/front/enter-discount.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, type Workshop } from "./diary";
import type { LivedOrder } from "./lived-order";

/** A line of an order: ready-made, made to order, of boards, or swatches. */
export type Wanted =
  | { piece: "ready" | "made"; quantity?: number }
  | { piece: Kind | "kitchen"; quantity?: number; wider?: number }
  | { piece: "swatches"; quantity: number };

/** What an order is placed with. */
interface Placed {
  wanted: readonly Wanted[];
  details: OrderDetails;
  userId: string | null;
  code: string | undefined;
}

/** Places an order as its buyer would, from a cart of its own. */
export async function placeLived(
  shop: Workshop,
  { wanted, details, userId, code }: Placed,
): Promise<LivedOrder> {
  const { db } = shop;
  const cartId = await fill(shop, wanted);
  if (code) expectKind(await enterDiscount(cartId, code, db), "applied", "enter a code");
  const cart = (await findCart(cartId, "ro", db))!;
  const priced = (await priceCheckout(cart, details, db))!;
  const request = {
    cartId,
    checkoutToken: checkoutTokenOf(cart, priced),
    acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
    details,
    language: "ro",
    userId,
  } as const;
  const placed = await placeOrder({ ...request, uses: [] }, db);
  const { token } = expectKind(placed, "placed", "place an order");
  const { number } = (await findOrderByToken(token, db))!;
  return { token, number };
}

async function fill(shop: Workshop, wanted: readonly Wanted[]): Promise<string> {
  const { db } = shop;
  let cartId: string | undefined;
  for (const line of wanted) {
    cartId = await add(shop, cartId, line);
    const quantity = line.piece === "swatches" ? 1 : (line.quantity ?? 1);
    if (quantity === 1) continue;
    const { lines } = (await findCart(cartId, "ro", db))!;
    await setQuantity(cartId, lines.at(-1)!.id, quantity, "ro", db);
  }
  if (cartId === undefined) throw new Error("an order without lines");
  await keepRow({ source: "carts", id: cartId }, db);
  return cartId;
}

async function add(
  { db, pieces }: Workshop,
  cartId: string | undefined,
  line: Wanted,
): Promise<string> {
  if (line.piece === "swatches") {
    const ids = pieces.swatches.slice(0, line.quantity);
    const added = await addSwatches({ cartId, userId: undefined }, ids, "ro", db);
    return expectKind(added, "added", "add swatches").cartId;
  }
  if (line.piece === "ready") {
    const added = await addToCart(cartId, { productId: await pieces.ready() }, "ro", db);
    if (added.kind === "raised") return added.cartId;
    return expectKind(added, "added", "add a piece").cartId;
  }
  if (line.piece === "made") {
    return expectKind(await addToCart(cartId, pieces.made(), "ro", db), "added", "add a piece")
      .cartId;
  }
  const plan = pieces.planned(line.piece, "wider" in line ? line.wider : 0);
  return expectKind(await addPlanToCart(cartId, { plan }, "ro", db), "added", "add boards").cartId;
}
