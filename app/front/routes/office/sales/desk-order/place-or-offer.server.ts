import { done, refused, type Post } from "~/front/desk/desk.server";
import { dayMessage } from "~/platform/forms/field-schemas";
import { parseForm } from "~/platform/forms/read-form.server";
import { emptyMessage, message, orEmpty } from "~/platform/forms/validation-message";
import { requestLanguage } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import type { DeskOrder } from "~/sales/orders/desk-order.server";
import { isMethodRefused, methodErrors } from "~/sales/orders/front/offered-methods.server";
import { findDeskOffer } from "~/sales/quotes/front/offer-desk.server";
import { findCart } from "~/shop/cart/cart.server";
import { findUnoffered } from "~/shop/delivery/offer";

import { isSoon } from "../quote/schema";
import { refusalOf, type Refusal } from "./desk-words.server";
import type { RefusedDesk } from "./keep.server";
import { offer } from "./offer.server";
import { place } from "./place.server";
import { termFaults } from "./read-terms.server";
import { deskFormFor, type DeskDetails } from "./schema";

type Step = "save" | "place" | "offer";

/** Says what is wrong with what was typed, and places the order or sends it as an offer if that was pressed. */
export async function placeOrOffer(post: Post, desk: DeskOrder, step: Step) {
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
