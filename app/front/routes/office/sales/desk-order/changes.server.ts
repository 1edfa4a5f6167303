import { byIntent, done, notThere, orNotThere, refused, type Post } from "~/front/desk/desk.server";
import { parseLei } from "~/platform/format/office-money";
import { readWhole } from "~/platform/forms/number-field";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { cartCookie } from "~/platform/http/cookies.server";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { paths } from "~/platform/paths/paths";
import {
  addWords,
  discardDeskOrder,
  findDeskOrder,
  noteLines,
  type DeskOrder,
} from "~/sales/orders/desk-order.server";
import { MOST_PIECES, type NoRoom } from "~/shop/cart/cart-lines.server";
import { acceptPrices, addToCart, setQuantity } from "~/shop/cart/change-cart.server";
import { noRoom } from "~/shop/cart/no-room";
import { readDays } from "~/shop/catalogue/delivery-term";

import { wordsForm } from "./schema";
import { write } from "./send.server";

/** Changes the lines of an order that is written down, keeps what was typed, or places it. */
export async function changeDesk(post: Post) {
  const desk = orNotThere(await findDeskOrder({ id: post.id }));
  if (desk.orderNumber !== null) return isOver(post, desk.orderNumber);
  return byIntent(post, {
    add: () => addPiece(post, desk),
    words: () => addInWords(post, desk),
    quantity: () => changeQuantity(post, desk),
    "accept-prices": () => agree(post, desk),
    choose: () => choose(post, desk),
    discard: () => discard(post),
    save: () => write(post, desk, "save"),
    place: () => write(post, desk, "place"),
  });
}

function isOver({ request }: Post, number: string) {
  const flash = { title: "admin.desk.placedBefore", values: { number } } as const;
  return redirectWithFlash(request, officePaths.order(number), { tone: "warning", ...flash });
}

async function addPiece(post: Post, { id, cartId }: DeskOrder) {
  const productId = readText(post.posted, "productId");
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
function say({ request, id, posted }: Post, flash: Omit<Flash, "id">) {
  const search = readText(posted, "produs");
  const query = search && `?${new URLSearchParams({ produs: search })}`;
  return redirectWithFlash(request, officePaths.deskOrder(id, query), flash);
}

async function addInWords(post: Post, desk: DeskOrder) {
  const { posted, admin, id } = post;
  const submission = parseForm(posted, wordsForm);
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const { title, quantity, price, days } = submission.value;
  const piece = { title, quantity, priceBani: parseLei(price) ?? 0, days: readDays(days)! };
  const refusal = await addWords(desk, piece, admin);
  if (refusal) {
    const full = message("atMost", { most: String("most" in refusal ? refusal.most : "") });
    return refused(post, { result: submission.reply({ fieldErrors: { title: [full] } }) });
  }
  return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.saved" });
}

/** Of one line; nothing of it takes it out. */
async function changeQuantity(post: Post, { id, cartId }: DeskOrder) {
  const { posted, admin } = post;
  const row = readText(posted, "lineId");
  const typed = { quantity: readText(posted, "quantity") };
  const bounds = { min: 0, max: MOST_PIECES };
  const error = message("wholeBetween", bounds);
  const { value, fault } = readWhole(typed.quantity, error, bounds);
  const again = (trouble: string) => refused(post, { row, typed, trouble });
  if (value === undefined) return again(fault);
  const result = await setQuantity(cartId, row, value, "ro");
  switch (result.kind) {
    case "unknown-line":
      throw notThere();
    case "out-of-stock":
      return again(message("stock", { count: result.left }));
    case "too-many":
    case "no-number":
      return again(error);
    case "changed":
    case "removed":
      await noteLines(id, admin);
      return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.saved" });
  }
}

/** The customer was told the new prices. */
async function agree(post: Post, { id, cartId }: DeskOrder) {
  await acceptPrices(cartId);
  await noteLines(id, post.admin);
  return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.saved" });
}

/** To the pages of the shop, whose buttons fill this order's cart from now on. */
async function choose({ request }: Post, { cartId, fullName: name }: DeskOrder) {
  const headers = new Headers({ "Set-Cookie": await cartCookie.serialize(cartId) });
  const flash = { tone: "success", title: "admin.desk.choosing", values: { name } } as const;
  return redirectWithFlash(request, paths.products(), { ...flash, fadesAfter: 5000 }, { headers });
}

async function discard(post: Post) {
  await discardDeskOrder(post.id, post.admin);
  return done(post, { to: officePaths.deskOrder(), title: "admin.desk.discarded" });
}
