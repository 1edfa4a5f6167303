import type { TypedResponse } from "@remix-run/node";

import { done, notThere, refused, type Post } from "~/front/desk/desk.server";
import { dayMessage } from "~/platform/forms/field-schemas";
import { parseForm } from "~/platform/forms/read-form.server";
import { emptyMessage, message, orEmpty } from "~/platform/forms/validation-message";
import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import { findDeskOrder, type DeskOrder } from "~/sales/orders/desk-order.server";
import { isMethodRefused, methodErrors } from "~/sales/orders/front/offered-methods.server";
import type { RefusedOrder } from "~/sales/orders/front/order-refusal";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { findDeskOffer, offerDesk } from "~/sales/quotes/front/offer-desk.server";
import { findCart } from "~/shop/cart/cart.server";
import { findUnoffered } from "~/shop/delivery/offer";

import { ownCart } from "../desk-orders/own-cart.server";
import { isSoon } from "../quote/schema";
import { refusalOf, type Refusal } from "./desk-words.server";
import type { RefusedDesk } from "./keep.server";
import { noteOf, readTerms, termFaults } from "./read-terms.server";
import { deskFormFor, orderPart, type DeskDetails } from "./schema";

type Step = "save" | "place" | "offer";

/** Says what is wrong with what was typed, and places the order or sends it as an offer if that was pressed. */
export async function write(post: Post, desk: DeskOrder, step: Step) {
  const { posted, id } = post;
  const submission = parseForm(posted, deskFormFor(posted));
  const again = (fieldErrors?: Record<string, string[]>) =>
    refused<RefusedDesk>(post, { result: submission.reply({ fieldErrors }) });
  const refuse = async (refusal: Refusal) => {
    const trouble = refusalOf(refusal, await requestLanguage(post.request));
    const status = refusal === "not-saved" ? 503 : 409;
    return refused<RefusedDesk>(post, { result: submission.reply(), trouble }, status);
  };
  if (submission.status !== "success") return again();
  const details = submission.value;
  const fieldErrors = await findFaults(details, desk, step);
  if (Object.keys(fieldErrors).length > 0) {
    return again(fieldErrors);
  }
  if (step === "save") {
    return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.saved" });
  }
  if (step === "offer") {
    const sent = await offer(post, details);
    return "headers" in sent ? sent : refuse(sent.refused);
  }
  // Its customer may be accepting the offer at this moment, so an acceptance by phone is noted on
  // the offer's own page.
  if ((await findDeskOffer(desk.requestId))?.isOpen) return refuse("offered");
  const result = await place(post, desk, details);
  return "headers" in result ? result : refuse(result.kind);
}

/** Sends it to its customer to accept, and leads to the offer's page. */
async function offer(
  { request, id, admin }: Post,
  details: DeskDetails,
): Promise<TypedResponse<never> | { refused: Refusal }> {
  const { language, checkoutToken, validUntil, offerNote: note } = details;
  const [desk, result] = await Promise.all([
    findDeskOrder({ id }),
    offerDesk(
      {
        id,
        language,
        checkoutToken,
        validUntil,
        note,
        details: orderPart(details),
        terms: readTerms(details),
      },
      admin,
    ),
  ]);
  if (result.kind === "unknown") throw notThere();
  if (result.kind !== "sent") return { refused: `offer-${result.kind}` };
  const isChoosing = desk && (await readCartId(request)) === desk.cartId;
  return redirectWithFlash(
    request,
    officePaths.quote(result.requestId),
    { tone: "success", title: "admin.quote.sent" },
    isChoosing ? { headers: await ownCart(admin.id) } : {},
  );
}

async function findFaults(details: DeskDetails, { cartId }: DeskOrder, step: Step) {
  const [cart, { delivery: services }] = await Promise.all([
    findCart(cartId, "ro"),
    findSettings(),
  ]);
  const lines = cart?.lines ?? [];
  const unoffered = findUnoffered(details, servicesFor({ lines }, services));
  const isUnsaid = step === "place" && details.note === "";
  const isLeft = step !== "save" && Boolean(details.wordsTitle);
  const isPast = step === "offer" && !isSoon(details.validUntil);
  return {
    ...(isLeft && { wordsTitle: [message("wordsLeft")] }),
    ...termFaults(details, lines),
    ...(unoffered && { [unoffered]: [message("notOffered")] }),
    ...((await isMethodRefused(details.paymentMethod)) && methodErrors),
    ...(isPast && { validUntil: [orEmpty(details.validUntil, dayMessage("future"))] }),
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
    // The outcome is unknown; the same form sent again leads to the order, or places it.
    case "unknown":
      return { kind: "not-saved" };
    case "empty-cart":
      return { kind: "empty" };
    default:
      return { kind: result.kind };
  }
}
