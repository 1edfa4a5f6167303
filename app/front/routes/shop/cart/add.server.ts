import { findSignedIn } from "~/people/identity/front/auth.server";
import { cartCookie, readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash, safeRedirect } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { addToCart } from "~/shop/cart/front/change-cart.server";
import { noRoom } from "~/shop/cart/front/no-room";

import type { CartForm } from "./schema";

/** "Adaugă în coș" leads back to the page where it was pressed, "Cumpără acum" to the cart. */
export async function add(request: Request, form: CartForm) {
  const back = safeRedirect(form.returnTo, paths.products());
  const [cartId, language, account] = await Promise.all([
    readCartId(request),
    requestLanguage(request),
    findSignedIn(request),
  ]);
  const item = { productId: form.productId, userId: account?.id };
  const result = await addToCart(cartId, item, language);
  switch (result.kind) {
    case "unknown-product":
      return redirectWithFlash(request, back, { tone: "error", title: "cart.unknownProduct" });
    case "out-of-stock":
      return redirectWithFlash(request, back, {
        tone: "error",
        title: "cart.outOfStock",
        text: "cart.outOfStockText",
        values: { name: result.name, count: result.left },
      });
    case "too-many":
    case "full":
      return redirectWithFlash(request, back, noRoom(result));
    case "added":
    case "raised": {
      const headers = new Headers({ "Set-Cookie": await cartCookie.serialize(result.cartId) });
      const target = form.intent === "buy" ? paths.cart() : back;
      const flash = { tone: "success", values: { name: result.name }, fadesAfter: 5000 } as const;
      if (result.kind === "raised") {
        const words = { title: "cart.updated", text: "cart.updatedText" } as const;
        return redirectWithFlash(request, target, { ...flash, ...words }, { headers });
      }
      const words =
        form.source === "product"
          ? ({ title: "cart.addedFromProduct", text: "cart.productName" } as const)
          : ({ title: "cart.added", text: "cart.addedText" } as const);
      return redirectWithFlash(request, target, { ...flash, ...words }, { headers });
    }
  }
}
