import type { TypedResponse } from "@remix-run/node";

import type { Post } from "~/front/desk/desk.server";
import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findDeskOrder, type DeskOrder } from "~/sales/orders/desk-order.server";
import type { RefusedOrder } from "~/sales/orders/front/order-refusal";
import { placeOrder } from "~/sales/orders/front/place-order.server";

import { ownCart } from "../desk-orders/own-cart.server";
import { noteOf, readTerms } from "./read-terms.server";
import { orderPart, type DeskDetails } from "./schema";

/** Places it by the rules of every order, and leads to its page. */
export async function place(
  { request, id, admin }: Post,
  { cartId, userId }: DeskOrder,
  details: DeskDetails,
): Promise<TypedResponse<never> | { kind: RefusedOrder["kind"] | "empty" }> {
  const { language, checkoutToken, acceptedTexts } = details;
  const result = await placeOrder({
    cartId,
    checkoutToken,
    acceptedTexts,
    language,
    userId,
    details: orderPart(details),
    uses: [],
    desk: { id, staff: admin, terms: readTerms(details), note: noteOf(details) },
  });
  switch (result.kind) {
    case "placed":
    case "placed-before": {
      const number = (await findDeskOrder({ id }))?.orderNumber ?? "";
      const isChoosing = (await readCartId(request)) === cartId;
      return redirectWithFlash(
        request,
        officePaths.order(number),
        { tone: "success", title: "admin.desk.placed", values: { number } },
        isChoosing ? { headers: await ownCart(admin.id) } : {},
      );
    }
    // The outcome is unknown; the same form sent again leads to the order, or places it.
    case "unknown":
      return { kind: "not-saved" };
    case "empty-cart":
      return { kind: "empty" };
    default:
      return { kind: result.kind };
  }
}
