import { json, redirect } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { cartCookie, readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash, safeRedirect } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import {
  acceptPrices,
  addToCart,
  clearCart,
  restoreToCart,
  setQuantity,
} from "~/shop/cart/front/change-cart.server";
import { noRoom } from "~/shop/cart/front/no-room";

import { readQuantity, type CartForm } from "./schema";

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

export async function clear(request: Request) {
  const removedAt = await clearCart(await readCartId(request));
  return redirectWithFlash(request, paths.cart(), {
    tone: "success",
    title: "cart.cleared",
    text: "cart.clearedText",
    undo: { removedAt },
  });
}

export async function restore(request: Request, { removedAt }: CartForm) {
  const { restored, leftOut } = await restoreToCart(await readCartId(request), removedAt);
  if (leftOut > 0) {
    return redirectWithFlash(request, paths.cart(), {
      tone: "error",
      title: "cart.full",
      text: "cart.leftOutText",
      values: { count: leftOut, most: MOST_LINES },
    });
  }
  if (restored === 0) return expired(request);
  return redirectWithFlash(request, paths.cart(), {
    tone: "success",
    title: "cart.restored",
    fadesAfter: 5000,
  });
}

export async function agreeToPrices(request: Request) {
  await acceptPrices(await readCartId(request));
  return redirect(paths.cart(), 303);
}

function refuseQuantity(lineId: string, typed: string, error: string) {
  return json({ lineId, typed, error }, { status: 422 });
}

function expired(request: Request) {
  return redirectWithFlash(request, paths.cart(), {
    tone: "error",
    title: "cart.expired",
    text: "cart.expiredText",
  });
}
