import { done, noForm, orNotThere, refused, type Post } from "~/front/desk/desk.server";
import { formatPhone } from "~/platform/format/phones.server";
import { parseForm, readText } from "~/platform/forms/read-form.server";
import { sentForm } from "~/platform/forms/sent-form.server";
import { readCartId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import { beginDeskOrder } from "~/sales/orders/front/begin-desk-order.server";
import { noteLines } from "~/sales/orders/front/change-desk-order.server";
import { copyIntoDesk, reorderedWords } from "~/sales/orders/front/customer-order.server";
import { countCartItems } from "~/shop/cart/front/count-items.server";

import { ownCart } from "./own-cart.server";
import { callerForm } from "./schema";
import { startFrom } from "./start-from.server";

/** Begins an order for somebody who was found. */
export async function beginForFound(post: Post) {
  const { request, posted, admin } = post;
  const start = await startFrom(readText(posted, "source"));
  if (!start) throw noForm();
  const form = sentForm(request, posted, admin.id);
  const id = await beginDeskOrder(start, { form, admin });
  return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.begun" });
}

/** The same for whoever calls for the first time. */
export async function beginForCaller(post: Post) {
  const { request, posted, admin } = post;
  const submission = parseForm(posted, callerForm);
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const { fullName, phone, email } = submission.value;
  const form = sentForm(request, posted, admin.id);
  const start = { userId: null, typed: { fullName, email, phone: formatPhone(phone) } };
  const id = await beginDeskOrder(start, { form, admin });
  return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.begun" });
}

/** Begins with the buyer and the pieces of an order, at today's prices, and says what is not to be had. */
export async function beginWithOrder(post: Post) {
  const { request, posted, admin } = post;
  const number = readText(posted, "number");
  const start = await startFrom(`order:${number}`);
  if (!start) throw noForm();
  const id = await beginDeskOrder(start, { form: sentForm(request, posted, admin.id), admin });
  const { cartId } = orNotThere(await findDeskOrder({ id }));
  const { count } = await countCartItems(cartId);
  // The same form sent again leads to the order as it is by now.
  if (count > 0) return done(post, { to: officePaths.deskOrder(id), title: "admin.desk.begun" });
  const copied = await copyIntoDesk(number, cartId);
  await noteLines(id, admin);
  const t = await translateFor(request, "toast");
  const said = copied.missing.length > 0 ? reorderedWords(copied, t) : copiedWhole;
  return redirectWithFlash(request, officePaths.deskOrder(id), said);
}

const copiedWhole = { tone: "success", title: "admin.desk.copied" } as const;

/**
 * Leads from the shop's pages back to the order for which somebody chose there, and gives them their own cart
 * again.
 */
export async function backToOrder({ request, admin }: Post) {
  const cartId = await readCartId(request);
  const found = cartId ? await findDeskOrder({ cartId }) : undefined;
  const to = officePaths.deskOrder(found?.id ?? "");
  const flash = { tone: "success", title: "admin.desk.back" } as const;
  return redirectWithFlash(request, to, flash, { headers: await ownCart(admin.id) });
}
