import { digestTexts, findTextsToAccept } from "~/content/texts-to-accept.server";
import { addPlanToCart, addToCart, setQuantity } from "~/cart/change-cart.server";
import { findCart } from "~/cart/cart.server";
import type { Design } from "~/configurator/design";
import { findOrderByToken, type Order } from "~/orders/order.server";
import type { OrderDetails } from "~/orders/checkout-form";
import { placeOrder, type OrderRequest } from "~/orders/place-order.server";
import type { Db } from "~db/sqlite/engine";

import { buyerDetails, pieceId, type Piece } from "./world";

export type Wanted = [piece: Piece, quantity: number, design?: Design];

/** Places an order as a guest and returns it. */
export async function placePieces(
  db: Db,
  wanted: Wanted[],
  details: Partial<OrderDetails & { language: OrderRequest["language"] }> = {},
): Promise<Order> {
  let cartId: string | undefined;
  for (const [piece, quantity, design] of wanted) {
    const added = await addToCart(
      cartId,
      { productId: await pieceId(db, piece), design },
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
    acceptedTexts: digestTexts(await findTextsToAccept(language, db)),
    details: { ...buyerDetails, ...changed },
    language,
    userId: null,
    uses: [],
  };
  const result = await placeOrder(request, db);
  if (result.kind !== "placed") throw new Error(result.kind);
  return (await findOrderByToken(result.token, db))!;
}

/** Places and confirms a guest's order of planned pieces, by the texts of their designs. */
export async function placePlans(
  db: Db,
  wanted: [plan: string, quantity: number][],
  status: "new" | "confirmed" = "confirmed",
): Promise<Order> {
  let cartId: string | undefined;
  for (const [plan, quantity] of wanted) {
    const added = await addPlanToCart(cartId, { plan }, "ro", db);
    if (added.kind !== "added") throw new Error(added.kind);
    cartId = added.cartId;
    const line = (await findCart(cartId, "ro", db))!.lines.at(-1)!;
    await setQuantity(cartId, line.id, quantity, "ro", db);
  }
  const { checkout_token: checkoutToken } = (await findCart(cartId, "ro", db))!;
  const acceptedTexts = digestTexts(await findTextsToAccept("ro", db));
  const asked = { language: "ro" as const, userId: null, uses: [] };
  const request = { cartId, checkoutToken, acceptedTexts, details: buyerDetails, ...asked };
  const result = await placeOrder(request, db);
  if (result.kind !== "placed") throw new Error(result.kind);
  await db.updateTable("orders").set({ status }).where("token", "=", result.token).execute();
  return (await findOrderByToken(result.token, db))!;
}
