import { addToCart, setQuantity } from "~/models/cart-changes.server";
import { findCart } from "~/models/cart.server";
import type { Configuration } from "~/models/configuration";
import { findOrderByToken, type Order } from "~/models/order.server";
import { placeOrder, type CheckoutDetails, type OrderRequest } from "~/models/place-order.server";
import type { Db } from "~db/engine";

import { buyer, pieceId, type Piece } from "../world";

export type Wanted = [piece: Piece, quantity: number, configuration?: Configuration];

/** Orders pieces as a guest does, and returns the order. */
export async function placePieces(
  db: Db,
  wanted: Wanted[],
  details: Partial<CheckoutDetails & { language: OrderRequest["language"] }> = {},
): Promise<Order> {
  let cartId: string | undefined;
  for (const [piece, quantity, configuration] of wanted) {
    const added = await addToCart(
      cartId,
      { productId: await pieceId(db, piece), configuration },
      "ro",
      db,
    );
    if (added.kind !== "added") throw new Error(added.kind);
    cartId = added.cartId;
    const line = (await findCart(cartId, "ro", db))!.lines.at(-1)!;
    await setQuantity(cartId, line.id, quantity, "ro", db);
  }
  const { language = "ro", ...changed } = details;
  const { checkout_token: checkoutToken } = (await findCart(cartId, "ro", db))!;
  const request: OrderRequest = {
    cartId,
    checkoutToken,
    details: { ...buyer, paymentMethod: "bank_transfer", ...changed },
    language,
    userId: null,
    uses: [],
  };
  const result = await placeOrder(request, db);
  if (result.kind !== "placed") throw new Error(result.kind);
  return (await findOrderByToken(result.token, db))!;
}
