import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import { clearCart, restoreToCart } from "~/shop/cart/front/clear-cart.server";

import type { CartForm } from "./schema";

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

/** Leads to the cart: what was meant is gone. */
export function expired(request: Request) {
  return redirectWithFlash(request, paths.cart(), {
    tone: "error",
    title: "cart.expired",
    text: "cart.expiredText",
  });
}
