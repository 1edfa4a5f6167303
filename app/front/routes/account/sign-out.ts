import { redirect, type ActionFunctionArgs } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { endOwnSession } from "~/people/identity/front/sessions.server";
import {
  cartCookie,
  clearAccount,
  clearCheckout,
  clearSaved,
} from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

/** A GET leads back: this address answers posts only. */
export function loader() {
  return redirect(paths.home());
}

/**
 * Ends the session, or says that it goes on because it could not be ended. The customer's cart and saved pieces wait in
 * the account. This browser forgets them, what was typed at its checkout, and every page it has stored. Cookies of the
 * browser itself stay: language and lighter pictures.
 */
export async function action({ request }: ActionFunctionArgs) {
  const account = await findSignedIn(request);
  const ended = account && (await endOwnSession(account));
  if (ended === "not-saved") {
    const failure = { title: "auth.signOutFailed", text: "auth.signOutFailedText" } as const;
    return redirectWithFlash(request, paths.home(), { tone: "error", ...failure });
  }
  const headers = new Headers({
    "Set-Cookie": await clearAccount(),
    "Clear-Site-Data": '"cache", "storage"',
  });
  headers.append("Set-Cookie", await clearCheckout());
  headers.append("Set-Cookie", await clearSaved());
  if (account) headers.append("Set-Cookie", await cartCookie.serialize("", { maxAge: 0 }));
  const flash = { tone: "success", title: "auth.signedOut" } as const;
  return redirectWithFlash(request, paths.home(), flash, { headers });
}
