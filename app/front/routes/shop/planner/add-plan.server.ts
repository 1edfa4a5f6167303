import { json } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { cartCookie, readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import type { Language } from "~/platform/i18n/languages";
import { paths } from "~/platform/paths/paths";
import { addPlanToCart } from "~/shop/cart/front/change-cart.server";
import { noRoom } from "~/shop/cart/front/no-room";

/**
 * Puts a planned piece, by the text of its design, into the cart, or in place of the line it was changed from. The
 * price is computed here. Refuses a design that cannot be built as it is, or of what is no longer offered; `back` is
 * where its last step is shown again.
 */
export async function addPlan(
  request: Request,
  plan: string,
  { line, back }: { line: string; back: string },
  language: Language,
) {
  await requireWithin(clientUses(request, budgets.cart.client));
  const [cartId, account] = await Promise.all([readCartId(request), findSignedIn(request)]);
  const item = { plan, replacesLineId: line, userId: account?.id };
  const result = await addPlanToCart(cartId, item, language);
  switch (result.kind) {
    case "unknown-product":
    case "out-of-stock":
      return json({ refused: "not-offered" as const }, { status: 422 });
    case "too-many":
    case "full":
      return redirectWithFlash(request, back, noRoom(result));
  }
  return redirectWithFlash(
    request,
    paths.cart(),
    {
      tone: "success",
      title: line ? "cart.updated" : "cart.addedFromProduct",
      text: "cart.productName",
      values: { name: result.name },
      fadesAfter: 5000,
    },
    { headers: new Headers({ "Set-Cookie": await cartCookie.serialize(result.cartId) }) },
  );
}
