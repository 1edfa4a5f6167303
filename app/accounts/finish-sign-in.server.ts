import { composeAccountMails } from "./account-mail.server";
import { MOST_LINES } from "~/cart/cart-lines.server";
import { findSettings } from "~/shop/settings.server";
import { signIn } from "./sign-in.server";
import { paths } from "~/paths";
import { redirectWithFlash, safeRedirect } from "~/http/redirect.server";
import {
  cartCookie,
  clearPending,
  readAccountToken,
  readCartId,
  readCheckout,
  readDevice,
  serialiseAccount,
  serialiseDevice,
} from "~/http/cookies.server";

/** Starts the session of somebody who has passed all checks, and redirects to where they were going. */
export async function finishSignIn(
  request: Request,
  { userId, isRemembered, returnTo }: { userId: string; isRemembered: boolean; returnTo: string },
) {
  const signed = {
    userId,
    isRemembered,
    userAgent: request.headers.get("User-Agent") ?? "",
    formerToken: await readAccountToken(request),
    device: await readDevice(request),
    visitor: { cartId: await readCartId(request), checkout: await readCheckout(request) },
  };
  const mails = composeAccountMails(await findSettings());
  const { token, device, cartId, leftOut } = await signIn(signed, mails);
  const headers = new Headers({ "Set-Cookie": await serialiseAccount(token, isRemembered) });
  headers.append("Set-Cookie", await clearPending());
  headers.append("Set-Cookie", await serialiseDevice(device));
  if (cartId) headers.append("Set-Cookie", await cartCookie.serialize(cartId));
  const welcome = { tone: "success", title: "auth.signedIn", text: "auth.signedInText" } as const;
  const flash =
    leftOut === 0
      ? welcome
      : ({
          tone: "warning",
          title: "auth.signedIn",
          text: "cart.leftOutText",
          values: { count: leftOut, most: MOST_LINES },
        } as const);
  return redirectWithFlash(request, safeRedirect(returnTo, paths.home()), flash, { headers });
}
