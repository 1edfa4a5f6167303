import { writeDesign } from "~/boards/address";
import { addPlanToCart } from "~/cart/change-cart.server";
import { findCart } from "~/cart/cart.server";
import { digestTexts, findTextsToAccept } from "~/content/texts-to-accept.server";
import type { Language } from "~/languages";
import { findOrderByToken, type Order } from "~/orders/order.server";
import { placeOrder, type OrderRequest } from "~/orders/place-order.server";
import type { Db } from "~db/sqlite/engine";

import { wardrobe } from "../boards/designs";
import { buyerDetails } from "../world";

/** The design of the worked wardrobe, as its address. */
export const plan = writeDesign(wardrobe);

/** Orders that wardrobe. */
export async function placePlan(
  db: Db,
  language: Language = "ro",
  changes: Partial<OrderRequest> = {},
): Promise<Order> {
  const added = await addPlanToCart(undefined, { plan }, language, db);
  const cartId = "cartId" in added ? added.cartId : undefined;
  const cart = (await findCart(cartId, language, db))!;
  const request: OrderRequest = {
    cartId,
    checkoutToken: cart.checkout_token,
    acceptedTexts: digestTexts(await findTextsToAccept(language, db)),
    details: buyerDetails,
    language,
    userId: null,
    uses: [],
    ...changes,
  };
  const result = await placeOrder(request, db);
  if (result.kind !== "placed") throw new Error(result.kind);
  return (await findOrderByToken(result.token, db))!;
}
