import { byIntent, done, orNotThere, refused, saving, type Post } from "~/front/desk/desk.server";
import { parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { cartCookie } from "~/platform/http/cookies.server";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import { findVat } from "~/platform/settings/vat-rates.server";
import {
  addWords,
  discardDeskOrder,
  findDeskOrder,
  noteLines,
  saveDeskOrder,
  type DeskOrder,
} from "~/sales/orders/desk-order.server";
import type { NoRoom } from "~/shop/cart/cart-lines.server";
import { acceptPrices, addToCart } from "~/shop/cart/front/change-cart.server";
import { noRoom } from "~/shop/cart/front/no-room";
import { readDays } from "~/shop/catalogue/delivery-term";

import { keepTyped, typedOn, type RefusedDesk } from "./keep.server";
import { readOwnRate, wordsAloneFor, wordsFields } from "./schema";
import { write } from "./send.server";

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
    save: () => write(post, desk, "save"),
    place: () => write(post, desk, "place"),
    offer: () => write(post, desk, "offer"),
  });
}

function isOver({ request }: Post, number: string) {
  const flash = { title: "admin.desk.placedBefore", values: { number } } as const;
  return redirectWithFlash(request, officePaths.order(number), { tone: "warning", ...flash });
}

/** Back to the page, with the pieces of the catalogue that were looked for. */
function again(post: Post) {
  return done(post, { to: searched(post), title: "admin.desk.saved" });
}

function searched({ id, posted }: Post): string {
  const search = oneLine(readText(posted, "produs"));
  return officePaths.deskOrder(id, search && `?${new URLSearchParams({ produs: search })}`);
}

async function addPiece(post: Post, { id, cartId }: DeskOrder, productId: string) {
  const result = await addToCart(cartId, { productId }, "ro");
  if (result.kind === "unknown-product") {
    return say(post, { tone: "error", title: "cart.unknownProduct" });
  }
  if ("most" in result || "left" in result) return say(post, isFull(result));
  await noteLines(id, post.admin);
  const { name } = result;
  return say(post, {
    tone: "success",
    title: "cart.added",
    text: "cart.addedText",
    values: { name },
  });
}

function isFull(refusal: NoRoom): Omit<Flash, "id"> {
  if (refusal.kind !== "out-of-stock") return noRoom(refusal);
  const values = { name: refusal.name, count: refusal.left };
  return { tone: "error", title: "cart.outOfStock", text: "cart.outOfStockText", values };
}

/** Back to the page, where its list of found pieces stays open. */
function say(post: Post, flash: Omit<Flash, "id">) {
  return redirectWithFlash(post.request, searched(post), flash);
}

async function addInWords(post: Post, desk: DeskOrder) {
  const { posted, admin, id, version } = post;
  const submission = parseForm(posted, wordsAloneFor((await findVat(new Date())).percent));
  if (submission.status !== "success") {
    return refused<RefusedDesk>(post, { result: submission.reply() });
  }
  const { wordsTitle: title, wordsQuantity, wordsPrice, wordsDays, wordsKind } = submission.value;
  const { wordsVat } = submission.value;
  const refusal = await addWords(
    desk,
    {
      title,
      quantity: wordsQuantity,
      priceBani: parseLei(wordsPrice) ?? 0,
      days: readDays(wordsDays)!,
      isMadeToOrder: wordsKind === "to-order",
      vatPercent: readOwnRate(wordsVat),
    },
    admin,
  );
  if (refusal) {
    const full = message("atMost", { most: String("most" in refusal ? refusal.most : "") });
    const result = submission.reply({ fieldErrors: { wordsTitle: [full] } });
    return refused<RefusedDesk>(post, { result });
  }
  // Fields whose content has become a line are emptied.
  const typed = Object.entries(typedOn(posted)).filter(
    ([name]) => !wordsFields.some((field) => field === name),
  );
  await saving(() => saveDeskOrder({ id, version, typed: Object.fromEntries(typed) }, admin));
  return again(post);
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
