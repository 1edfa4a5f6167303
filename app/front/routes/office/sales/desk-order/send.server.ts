import type { TypedResponse } from "@remix-run/node";

import {
  done,
  notSaved,
  notThere,
  refused,
  saving,
  stale,
  type Post,
} from "~/front/desk/desk.server";
import type { FormAnswer } from "~/front/desk/record";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { servicesFor } from "~/sales/orders/checkout-delivery.server";
import { findDeskOrder, saveDeskOrder, type DeskOrder } from "~/sales/orders/desk-order.server";
import { isMethodRefused, methodErrors } from "~/sales/orders/offered-methods.server";
import type { RefusedOrder } from "~/sales/orders/order-refusal";
import { placeOrder } from "~/sales/orders/place-order.server";
import { findCart } from "~/shop/cart/cart.server";
import { findUnoffered } from "~/shop/delivery/offer";

import { ownCart } from "../desk-orders/own-cart.server";
import { noteOf, readTerms, termFaults } from "./read-terms.server";
import { deskForm, deskFormFor, orderPart, type DeskDetails } from "./schema";

/** The form as it was not taken, and why the order was refused apart from its fields. */
export type RefusedDesk = FormAnswer & { refused?: RefusedOrder["kind"] | "empty" };

/** No field of an order is longer. */
const LONGEST = 2000;

/** Keeps what was typed, whatever is wrong with it, and places the order if that was pressed. */
export async function write(post: Post, desk: DeskOrder, step: "save" | "place") {
  const { posted, id, admin, version } = post;
  const typed = Object.fromEntries(
    deskForm
      .keyof()
      .options.map((name) => [name, readText(posted, name).slice(0, LONGEST)] as const)
      .filter(([, value]) => value !== ""),
  );
  const submission = parseForm(posted, deskFormFor(posted));
  const kept = await saving(() => saveDeskOrder({ id, version, typed }, admin));
  if (kept.kind === "not-saved") return notSaved(post, { result: submission.reply() });
  if (kept.kind === "unknown") throw notThere();
  if (kept.kind === "stale") {
    const seen = { kind: "desk-order", id, version: kept.current.version } as const;
    return stale(
      post,
      seen,
      { now: kept.current.typed, yours: typed },
      { result: submission.reply() },
    );
  }
  const known = kept.kind === "saved" ? { ...post, version: kept.version } : post;
  if (submission.status !== "success") return refused(known, { result: submission.reply() });
  const details = submission.value;
  const fieldErrors = await findFaults(details, desk, step);
  if (Object.keys(fieldErrors).length > 0) {
    return refused(known, { result: submission.reply({ fieldErrors }) });
  }
  if (step === "save") {
    return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.saved" });
  }
  const result = await place(post, desk, details);
  if ("headers" in result) return result;
  const status = result.kind === "not-saved" ? 503 : 409;
  return refused(known, { result: submission.reply(), refused: result.kind }, status);
}

async function findFaults(details: DeskDetails, { cartId }: DeskOrder, step: "save" | "place") {
  const [cart, { delivery: services }] = await Promise.all([
    findCart(cartId, "ro"),
    findSettings(),
  ]);
  const lines = cart?.lines ?? [];
  const unoffered = findUnoffered(details, servicesFor({ lines }, services));
  const isUnsaid = step === "place" && details.note === "";
  return {
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
