import { done, refused, saving, type Post } from "~/front/desk/desk.server";
import { parseLei } from "~/platform/format/office-money";
import { oneLine } from "~/platform/format/one-line";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import type { Flash } from "~/platform/http/flash";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findVat } from "~/platform/settings/vat-rates.server";
import type { DeskOrder } from "~/sales/orders/desk-order.server";
import { addWords, noteLines, saveDeskOrder } from "~/sales/orders/front/change-desk-order.server";
import type { NoRoom } from "~/shop/cart/cart-lines.server";
import { addToCart } from "~/shop/cart/front/change-cart.server";
import { noRoom } from "~/shop/cart/front/no-room";
import { readDays } from "~/shop/catalogue/delivery-term";

import { readOwnRate } from "./agreement";
import { typedOn, type RefusedDesk } from "./keep.server";
import { wordsAloneFor, wordsFields } from "./schema";

/** Back to the page, with the pieces of the catalogue that were looked for. */
export function again(post: Post) {
  return done(post, { to: searched(post), title: "admin.desk.saved" });
}

function searched({ id, posted }: Post): string {
  const search = oneLine(readText(posted, "produs"));
  return officePaths.deskOrder(id, search && `?${new URLSearchParams({ produs: search })}`);
}

export async function addPiece(post: Post, { id, cartId }: DeskOrder, productId: string) {
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

/** Adds a piece in words at an agreed price. */
export async function addInWords(post: Post, desk: DeskOrder) {
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
