import { signIn } from "~/people/identity/sign-in.server";
import {
  cartCookie,
  clearPending,
  clearSaved,
  readAccountToken,
  readCartId,
  readCheckout,
  readDevice,
  readSavedToken,
  serialiseAccount,
  serialiseDevice,
} from "~/platform/http/cookies.server";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash, safeRedirect } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import { joinCarts } from "~/shop/cart/join-carts.server";
import { shopDatabase } from "~db/client.server";

import { joinSaved } from "./join-lists.server";
import { MOST_SAVED } from "./saved-design";

/**
 * Starts the session of somebody who has passed all checks, takes along what the visitor had in the cart
 * and among the saved pieces, and redirects to where they were going.
 */
export async function finishSignIn(
  request: Request,
  {
    userId,
    device: proven,
    isRemembered,
    returnTo,
  }: { userId: string; device?: string; isRemembered: boolean; returnTo: string },
) {
  const signed = {
    userId,
    isRemembered,
    userAgent: request.headers.get("User-Agent") ?? "",
    formerToken: await readAccountToken(request),
    device: proven ?? (await readDevice(request)),
  };
  const saved = await readSavedToken(request);
  const visitor = { cartId: await readCartId(request), checkout: await readCheckout(request) };
  const { token, device, unsaved, cartId, leftOut } = await shopDatabase()
    .transaction()
    .execute(async (trx) => ({
      ...(await signIn(signed, trx)),
      unsaved: await joinSaved(userId, saved, trx),
      ...(await joinCarts(userId, visitor, trx)),
    }));
  const headers = new Headers({ "Set-Cookie": await serialiseAccount(token, isRemembered) });
  headers.append("Set-Cookie", await clearPending());
  headers.append("Set-Cookie", await serialiseDevice(device));
  if (cartId) headers.append("Set-Cookie", await cartCookie.serialize(cartId));
  if (saved) headers.append("Set-Cookie", await clearSaved());
  const welcome = { tone: "success", title: "auth.signedIn", text: "auth.signedInText" } as const;
  const fit = (): Omit<Flash, "id"> => {
    const warning = { tone: "warning", title: "auth.signedIn" } as const;
    if (leftOut > 0) {
      const values = { count: leftOut, most: MOST_LINES };
      return { ...warning, text: "cart.leftOutText", values };
    }
    if (unsaved === 0) return welcome;
    return { ...warning, text: "saved.leftOut", values: { count: unsaved, most: MOST_SAVED } };
  };
  return redirectWithFlash(request, safeRedirect(returnTo, paths.home()), fit(), { headers });
}
