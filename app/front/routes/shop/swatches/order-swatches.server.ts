import { json } from "@remix-run/node";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { cartCookie, readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { addSwatches } from "~/shop/cart/add-swatches.server";

import type { RefusedSwatches } from "./refusal";

/** The most ticked boxes that are read; no page of decors has more. */
const MOST_READ = 200;

/** Puts the ticked swatches into the cart; else the page again, with all ticks and what is wrong. */
export async function orderSwatches(request: Request, posted: FormData) {
  const ticked = posted
    .getAll("swatch")
    .filter((value) => typeof value === "string")
    .slice(0, MOST_READ);
  const [cartId, language, account] = await Promise.all([
    readCartId(request),
    requestLanguage(request),
    findSignedIn(request),
  ]);
  const result = await addSwatches({ cartId, userId: account?.id }, ticked, language);
  if (result.kind !== "added") {
    const refused: RefusedSwatches = result;
    return json({ ticked, refused }, { status: 422 });
  }
  return redirectWithFlash(
    request,
    paths.cart(),
    { tone: "success", title: "cart.swatchesAdded", fadesAfter: 5000 },
    { headers: new Headers({ "Set-Cookie": await cartCookie.serialize(result.cartId) }) },
  );
}
