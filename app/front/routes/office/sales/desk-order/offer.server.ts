import type { TypedResponse } from "@remix-run/node";

import { notThere, type Post } from "~/front/desk/desk.server";
import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import { offerDesk } from "~/sales/quotes/front/offer-desk.server";

import { ownCart } from "../desk-orders/own-cart.server";
import type { Refusal } from "./desk-words.server";
import { readTerms } from "./read-terms.server";
import { orderPart, type DeskDetails } from "./schema";

/** Sends it to its customer to accept, and leads to the offer's page. */
export async function offer(
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
