import type { TypedResponse } from "@remix-run/node";

import { done, refused, type Post } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import { findDeskOrder, type DeskOrder } from "~/sales/orders/desk-order.server";
import { isMethodRefused, methodErrors } from "~/sales/orders/offered-methods.server";
import type { RefusedOrder } from "~/sales/orders/order-refusal";
import { placeOrder } from "~/sales/orders/place-order.server";
import { findCart } from "~/shop/cart/cart.server";
import { findUnoffered } from "~/shop/delivery/offer";

import { ownCart } from "../desk-orders/own-cart.server";
import type { RefusedDesk } from "./keep.server";
import { noteOf, readTerms, termFaults } from "./read-terms.server";
import { deskFormFor, orderPart, type DeskDetails } from "./schema";

/** Says what is wrong with what was typed, and places the order if that was pressed. */
export async function write(post: Post, desk: DeskOrder, step: "save" | "place") {
  const { posted, id } = post;
  const submission = parseForm(posted, deskFormFor(posted));
  if (submission.status !== "success")
    return refused<RefusedDesk>(post, { result: submission.reply() });
  const details = submission.value;
  const fieldErrors = await findFaults(details, desk, step);
  if (Object.keys(fieldErrors).length > 0) {
    return refused<RefusedDesk>(post, { result: submission.reply({ fieldErrors }) });
  }
  if (step === "save") {
    return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.saved" });
  }
  const result = await place(post, desk, details);
  if ("headers" in result) return result;
  const status = result.kind === "not-saved" ? 503 : 409;
  return refused<RefusedDesk>(post, { result: submission.reply(), refused: result.kind }, status);
}

async function findFaults(details: DeskDetails, { cartId }: DeskOrder, step: "save" | "place") {
  const [cart, { delivery: services }] = await Promise.all([
    findCart(cartId, "ro"),
    findSettings(),
  ]);
  const lines = cart?.lines ?? [];
  const unoffered = findUnoffered(details, servicesFor({ lines }, services));
  const isPlaced = step === "place";
  const isUnsaid = isPlaced && details.note === "";
  const isLeft = isPlaced && Boolean(details.wordsTitle);
  return {
    ...(isLeft && { wordsTitle: [message("wordsLeft")] }),
    ...termFaults(details, lines),
    ...(unoffered && { [unoffered]: [message("notOffered")] }),
    ...((await isMethodRefused(details.paymentMethod)) && methodErrors),
    ...(isUnsaid && { note: [emptyMessage(message("required"))] }),
  };
}

/** Places it by the rules of every order, and leads to its page. */
async function place(
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
    // Whatever became of it: the same form sent again leads to the order, or places it.
    case "unknown":
      return { kind: "not-saved" };
    case "empty-cart":
      return { kind: "empty" };
    default:
      return { kind: result.kind };
  }
}
