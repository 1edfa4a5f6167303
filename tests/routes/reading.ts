import { parse, type HTMLElement } from "node-html-parser";

import { writeDesign } from "~/furniture/boards/address";
import type { Db } from "~db/engine";

import { wardrobe } from "../boards/designs";
import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { textOf, type Answer, type Visitor } from "../visitor";
import { buyer } from "../world";

/** The control of that name in a page's main part. */
export function controlOf(page: HTMLElement, name: string): HTMLElement {
  const control = page.querySelector(`main [name="${name}"]`);
  if (!control) throw new Error(`the page has no control named ${name}`);
  return control;
}

/** What a screen reader adds after a control's name: the texts its aria-describedby leads to. */
export function descriptionOf(page: HTMLElement, control: HTMLElement): string {
  const ids = (control.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  return ids.map((id) => textOf(page.getElementById(id))).join(" ");
}

/** What stands in a text control when the page is opened. */
export function valueOf(control: HTMLElement): string {
  if (control.tagName === "TEXTAREA") return control.text;
  const holder = control.querySelector("option[selected]") ?? control;
  return holder.getAttribute("value") ?? "";
}

/** The main part of the page as a reader sees it. */
export function mainOf({ page }: Answer): string {
  return textOf(page.querySelector("main"));
}

/** Puts a product into the cart and returns what then sends its order, all of it acceptable. */
export async function fillInCheckout(
  visitor: Visitor,
  productId: string,
  changes: Record<string, string> = {},
): Promise<Record<string, string>> {
  await visitor.post("/cos", { intent: "add", productId });
  return fillAndReview(visitor, { ...buyer, ...changes });
}

/** Puts a wardrobe into the cart as the planner's last step does. */
export async function addPlan(visitor: Visitor): Promise<void> {
  const design = writeDesign(wardrobe);
  await visitor.post(`/proiecteaza?d=${design}&pas=pret`, { design });
}

/** Sends the checkout form; the answer to what was typed, or where that is fine to the order. */
export async function sendCheckout(
  visitor: Visitor,
  form: Record<string, string> | [string, string][],
): Promise<Answer> {
  const typed = await visitor.post(CHECKOUT, form);
  return typed.location === REVIEW ? visitor.post(REVIEW, form) : typed;
}

/** Orders a product and returns the order's address. */
export async function order(
  visitor: Visitor,
  productId: string,
  changes: Record<string, string> = {},
): Promise<string> {
  const answer = await sendCheckout(visitor, await fillInCheckout(visitor, productId, changes));
  if (answer.status !== 303 || !answer.location) throw new Error(`not placed: ${answer.status}`);
  return answer.location;
}

/** What an administrator sends to open the shop: a reason for each red line of the launch list. */
export async function openingReasons(admin: Visitor): Promise<Record<string, string>> {
  const { page } = await admin.get("/admin/lansare/deschidere");
  const fields = page.querySelectorAll("main textarea").map((one) => one.getAttribute("name")!);
  return Object.fromEntries(fields.map((name) => [name, "Se rezolvă săptămâna viitoare."]));
}

/** Writes the mails of the orders placed so far, as the shop does by itself after some seconds. */
export async function writeMails(db: Db): Promise<void> {
  // The modules read their environment when they are imported, and the shop sets that first.
  const { writeOrderMails } = await import("~/sales/orders/order-mail-queue.server");
  await writeOrderMails(db);
}

/** Asks for the newsletter and returns the token that was mailed. */
export async function subscribe(db: Db, email = "ioana@example.com"): Promise<string> {
  // The module reads its environment when it is imported, and the shop sets that first.
  const { requestNewsletter } = await import("~/shop/messages/front/newsletter.server");
  await requestNewsletter({ email, language: "ro" }, db);
  const { subscriptionToken } = await import("~/shop/messages/newsletter/subscription-token");
  const { id } = await db
    .selectFrom("newsletter_subscribers")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return subscriptionToken(id);
}

const SEEN = "img, svg, input, select, textarea, button, iframe, canvas, model-viewer";
const PARTS =
  "main h1, main h2, main h3, main dt, main dd, main p, main li, main ul, main ol, main dl";

/**
 * What a page names without saying it: names and headings with nothing below them, and parts with nothing
 * in them. What a page says only later, to a screen reader, is not among them.
 */
export function namedForNothing(page: HTMLElement): string[] {
  const isLater = (one: HTMLElement) =>
    one.closest("[role=status], [aria-live], [hidden]") !== null;
  const isSaid = (one: HTMLElement) => textOf(one) !== "" || one.querySelector(SEEN) !== null;
  const parts = page.querySelectorAll(PARTS).filter((one) => !isLater(one));
  const empty = parts.filter((one) => !isSaid(one)).map((one) => one.outerHTML);
  const headings = parts.filter(({ tagName }) => /^(H\d|DT)$/.test(tagName));
  const unsaid = headings.filter((heading) => {
    const text = page.querySelector("main")!.innerHTML;
    const [, below = ""] = text.split(heading.outerHTML);
    const level = heading.tagName === "DT" ? "dt|/dl" : `h[1-${heading.tagName[1]}]`;
    const own = below.split(new RegExp(`<(?:${level})\\b`))[0]!;
    return !isSaid(parse(`<div>${own}</div>`));
  });
  return [...empty, ...unsaid.map((heading) => `nothing below ${textOf(heading)}`)];
}

/** Sends the form of a planner's step as it stands on a page, with other values for some fields. */
export function fillInStep(
  customer: Visitor,
  { page }: Answer,
  fields: Record<string, string>,
): Promise<Answer> {
  const form = page.querySelector("main form")!;
  const filled: Record<string, string> = {};
  for (const input of form.querySelectorAll("input")) {
    const { name = "", value = "", type } = input.attributes;
    const isChoice = type === "radio" || type === "checkbox";
    if (!isChoice || input.hasAttribute("checked")) filled[name] = value;
  }
  for (const select of form.querySelectorAll("select")) {
    const chosen = select.querySelector("option[selected]") ?? select.querySelector("option")!;
    filled[select.getAttribute("name")!] = chosen.getAttribute("value")!;
  }
  const action = form.getAttribute("action")!.replaceAll("&amp;", "&");
  return customer.post(action, { ...filled, ...fields });
}
