import { byIntent, done, orNotThere, type Post } from "~/front/desk/desk.server";
import { cartCookie } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { findDeskOrder, type DeskOrder } from "~/sales/orders/desk-order.server";
import { discardDeskOrder, noteLines } from "~/sales/orders/front/change-desk-order.server";
import { acceptPrices } from "~/shop/cart/front/change-cart.server";

import { again, addPiece, addInWords } from "./added-lines.server";
import { keepTyped } from "./keep.server";
import { placeOrOffer } from "./place-or-offer.server";

/**
 * Changes the lines of an order that is written down, or places it. The page is one form: whichever of its
 * buttons is pressed, what was typed into it is kept first.
 */
export async function changeDesk(sent: Post) {
  const desk = orNotThere(await findDeskOrder({ id: sent.id }));
  if (desk.orderNumber !== null) return isOver(sent, desk.orderNumber);
  const [intent = "", about = ""] = sent.intent.split(":", 2);
  if (intent === "discard") return discard(sent);
  const { post, answer } = await keepTyped({ ...sent, intent }, desk);
  if (answer) return answer;
  return byIntent(post, {
    keep: () => again(post),
    add: () => addPiece(post, desk, about),
    words: () => addInWords(post, desk),
    "accept-prices": () => agree(post, desk),
    choose: () => choose(post, desk),
    save: () => placeOrOffer(post, desk, "save"),
    place: () => placeOrOffer(post, desk, "place"),
    offer: () => placeOrOffer(post, desk, "offer"),
  });
}

function isOver({ request }: Post, number: string) {
  const flash = { title: "admin.desk.placedBefore", values: { number } } as const;
  return redirectWithFlash(request, officePaths.order(number), { tone: "warning", ...flash });
}

/** The customer was told the new prices. */
async function agree(post: Post, { id, cartId }: DeskOrder) {
  await acceptPrices(cartId);
  await noteLines(id, post.admin);
  return again(post);
}

/** Leads to the pages of the shop, whose buttons now fill this order's cart. */
async function choose({ request, id }: Post, { cartId }: DeskOrder) {
  const { fullName: name } = orNotThere(await findDeskOrder({ id }));
  const headers = new Headers({ "Set-Cookie": await cartCookie.serialize(cartId) });
  const flash = { tone: "success", title: "admin.desk.choosing", values: { name } } as const;
  return redirectWithFlash(request, paths.products(), { ...flash, fadesAfter: 5000 }, { headers });
}

async function discard(post: Post) {
  await discardDeskOrder(post.id, post.admin);
  return done(post, { to: officePaths.deskOrder(), title: "admin.desk.discarded" });
}
