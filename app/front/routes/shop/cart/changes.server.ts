import { json, redirect } from "@remix-run/node";

import { message } from "~/platform/forms/validation-message";
import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { acceptPrices, setQuantity } from "~/shop/cart/front/change-cart.server";

import { expired } from "./clear.server";
import { readQuantity, type CartForm } from "./schema";

/** Changes a line's quantity. One that is not available comes back beside its line, as typed. */
export async function changeQuantity(request: Request, { lineId, quantity: typed }: CartForm) {
  const [cartId, language] = await Promise.all([readCartId(request), requestLanguage(request)]);
  const { quantity, fault } = readQuantity(typed, language);
  const result = await setQuantity(cartId, lineId, quantity, language);
  switch (result.kind) {
    case "no-number":
      return refuseQuantity(lineId, typed, fault ?? message("quantity"));
    case "out-of-stock":
      return refuseQuantity(lineId, typed, message("stock", { count: result.left }));
    case "too-many":
      return refuseQuantity(lineId, typed, message("tooMany", { count: result.most }));
    case "unknown-line":
      return expired(request);
    case "removed":
      return redirectWithFlash(request, paths.cart(), {
        tone: "success",
        title: "cart.removed",
        text: "cart.removedText",
        values: { name: result.name },
        undo: { removedAt: result.removedAt },
      });
    case "changed":
      return redirectWithFlash(request, paths.cart(), {
        tone: "success",
        title: "cart.updated",
        text: "cart.updatedText",
        values: { name: result.name },
        fadesAfter: 5000,
      });
  }
}

export async function agreeToPrices(request: Request) {
  await acceptPrices(await readCartId(request));
  return redirect(paths.cart(), 303);
}

function refuseQuantity(lineId: string, typed: string, error: string) {
  return json({ lineId, typed, error }, { status: 422 });
}
