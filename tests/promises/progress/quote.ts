import { expect } from "vitest";

import { picture } from "../../images";
import { buyer } from "../../world";
import { fillIn, filled } from "./hand";
import { digestOf } from "./letters";
import { mainOf, type Walk } from "./walk";

const niche = {
  kind: "wardrobe",
  where: "niche",
  way: "none",
  shape: "uneven",
  bottomWidth: "217 cm",
  middleWidth: "2 165",
  topWidth: "217,5 cm",
  leftHeight: "255cm",
  rightHeight: "2555",
  nicheDepth: "600",
  skirting: "15",
};

export async function photograph(name: string): Promise<[string, File]> {
  return [name, new File([new Uint8Array(await picture("jpeg"))], "poza.jpg")];
}

/** Plans a wardrobe for a niche of 217 cm, and asks for a quote of it with wishes and a photograph. */
export async function asksForQuote(walk: Walk): Promise<string> {
  const { own, said, customer, shop } = walk;
  const form = "[name=next], [name=show]";
  const placed = await own.post("/proiecteaza", niche);
  const division = await fillIn(own, placed.location!, { form, typed: { next: "1" } });
  const look = await fillIn(own, division.location!, {
    form,
    typed: { front: "mdf-mat", next: "1" },
  });
  const price = await own.get(look.location!);
  expect(mainOf(price)).toMatch(/216[.,]5 × 255/);
  const ask = price.page.querySelector("main a[href^='/oferta?']")!.getAttribute("href")!;
  const asking = await own.get(ask.replaceAll("&amp;", "&"));
  expect(mainOf(asking)).toContain(said("quote:today"));
  const { form: drawn, fields } = filled(asking.page, { form: "[name=wishes]" });
  const address = drawn.getAttribute("action")!.replaceAll("&amp;", "&");
  const { name, email, wishes } = customer;
  const typed = { name, email, wishes, phone: "0722 123 456", county: "RO-B", city: "București" };
  const files = [await photograph("pictures")];
  const sent = await own.upload(address, { ...fields, ...typed }, files);
  expect(sent.status).toBe(303);
  const { link } = await walk.mailed(1, 1);
  expect(link).toBe(sent.location);
  const page = await walk.reads(link);
  for (const text of [
    wishes,
    said("quote:page.states.new"),
    said("quote:page.pictures", { count: 1 }),
  ]) {
    expect(page).toContain(text);
  }
  // Pressed once more it is the request that there is.
  const before = await digestOf(shop.db);
  const again = await own.upload(address, { ...fields, ...typed }, files);
  expect(again.location).toBe(link);
  expect(await digestOf(shop.db)).toBe(before);
  return link;
}

/** Staff read the request and send a version of the quote. Returns where the desk keeps it. */
export async function isQuoted(walk: Walk, version: number, price: string): Promise<string> {
  const { said, customer, shop } = walk;
  const list = await shop.sales.get("/admin/oferte");
  expect(mainOf(list)).toContain(customer.name);
  const row = list.page.querySelectorAll("main tr, main li").find((one) => {
    return one.text.includes(customer.name);
  })!;
  const desk = row.querySelector("a[href^='/admin/oferte/']")!.getAttribute("href")!;
  const shown = await shop.sales.get(desk);
  expect(mainOf(shown)).toContain(customer.wishes);
  const photo = shown.page.querySelector(`main a[href^='${desk}/foto/']`)!.getAttribute("href")!;
  expect((await shop.sales.get(photo)).headers.get("Content-Type")).toBe("image/webp");
  const { page } = shown;
  const { fields } = filled(page, { form: "[name=validUntil]" });
  expect(fields["design-0"]).toContain("d=");
  const typed = {
    ...fields,
    "price-0": price,
    transport: "150",
    days: "30-40",
    note: customer.reminder,
    intent: "send",
  };
  expect((await shop.sales.post(desk, typed)).status).toBe(303);
  const { link } = await walk.mailed(1, 0);
  const quote = await walk.reads(link);
  for (const text of [
    said("quote:page.current", { version }),
    said("quote:page.states.answered"),
    customer.reminder,
  ]) {
    expect(quote).toContain(text);
  }
  expect(quote).toMatch(new RegExp(price.replace(/(?=\d{3}$)/, "[.,\\s]")));
  // The form that was sent already sends nothing twice.
  const before = await digestOf(shop.db);
  expect((await shop.sales.post(desk, typed)).status).toBe(303);
  expect(await digestOf(shop.db)).toBe(before);
  return desk;
}

/** The customer wants another version of the quote, once. */
export async function asksAgain(walk: Walk, page: string, desk: string): Promise<void> {
  const { own, customer, said, shop } = walk;
  const accepting = (await own.get(`${page}/accepta`)).page;
  const { fields } = filled(accepting, { form: "[name=acceptedTexts]" });
  const wish = { intent: "ask-again", version: "1", note: customer.otherQuote };
  expect((await own.post(page, wish)).status).toBe(303);
  await walk.mailed(0, 1);
  expect(await walk.reads(page)).toContain(said("quote:page.states.new"));
  expect(await walk.staffRead(desk)).toContain(customer.otherQuote);
  const before = await digestOf(shop.db);
  expect((await own.post(page, wish)).status).toBe(303);
  const late = await own.post(`${page}/accepta`, { ...fields, ...buyer, notes: "" });
  expect(late.status).toBe(409);
  expect((await own.post(page, { ...wish, intent: "decline", note: "" })).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
}

/** The customer accepts the newest version by the mail's link. Returns the order's page and number. */
export async function acceptsQuote(walk: Walk, page: string, desk: string) {
  const { own, said, shop, customer } = walk;
  const accept = `${page}/accepta`;
  const { name: fullName, email } = customer;
  const old = { ...buyer, fullName, email, notes: "", acceptedTexts: "", version: "1" };
  expect((await own.post(accept, { ...old, deliveryMethod: "delivery" })).status).toBe(409);
  const typed = { ...buyer, fullName, email, notes: "" };
  const { fields } = filled((await own.get(accept)).page, { form: "[name=acceptedTexts]", typed });
  const accepted = await own.post(accept, fields);
  expect(accepted.status).toBe(303);
  const order = accepted.location!;
  await walk.mailed(1, 2);
  expect(await walk.reads(page)).toContain(said("quote:page.states.accepted"));
  expect(await walk.reads(order)).toContain(said("order:status.new"));
  const before = await digestOf(shop.db);
  expect((await own.post(accept, fields)).location).toBe(order);
  expect((await own.post(page, { intent: "decline", version: "2", note: "" })).status).toBe(409);
  expect(await walk.reads(accept)).toContain(said("quote:page.quoteStates.accepted"));
  expect(await digestOf(shop.db)).toBe(before);
  const link = (await shop.sales.get(desk)).page.querySelector("main a[href^='/admin/comenzi/']")!;
  return { order, atDesk: link.getAttribute("href")! };
}
