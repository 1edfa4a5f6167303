import { expect } from "vitest";

import { fillIn, filled } from "./hand";
import { digestOf } from "./letters";
import { photograph } from "./quote";
import { mainOf, type Walk } from "./walk";

const answers = { approve: "[name=checked]", return: "textarea[name=note]" };

/** The workshop draws a version, in other sizes where told, and sends it. Returns its mail's link. */
export async function isSentDrawing(
  walk: Walk,
  atDesk: string,
  sizes: Record<string, string> = {},
): Promise<string> {
  const { shop, said, customer } = walk;
  const form = "[name=width]";
  const made = await fillIn(shop.workshop, `${atDesk}/desene`, { form, typed: sizes });
  expect(made.status).toBe(303);
  const typed = { intent: "send", note: customer.reminder };
  const filling = { form: "[name=intent][value=send]", typed };
  expect((await fillIn(shop.workshop, made.location!, filling)).status).toBe(303);
  const { link } = await walk.mailed(1, 0);
  const page = await walk.reads(link);
  expect(page).toContain(customer.reminder);
  expect(page).toContain(said("drawings:approve.button"));
  const before = await digestOf(shop.db);
  expect((await shop.workshop.post(made.location!, typed)).status).toBe(303);
  expect(await digestOf(shop.db)).toBe(before);
  return link;
}

/** The customer sends a drawing back with a note and a picture. Returns how it would be approved. */
export async function returnsDrawing(walk: Walk, page: string, atDesk: string) {
  const { own, shop, said, customer } = walk;
  const shown = (await own.get(page)).page;
  const approval = filled(shown, { form: answers.approve, typed: { checked: "on" } }).fields;
  const typed = { intent: "return", note: customer.otherDrawing };
  const { fields } = filled(shown, { form: answers.return, typed });
  const returned = await own.upload(page, fields, [await photograph("picture")]);
  expect(returned.status).toBe(303);
  await walk.mailed(0, 1);
  const seen = await walk.reads(page);
  for (const text of [customer.otherDrawing, said("drawings:yourNote")]) {
    expect(seen).toContain(text);
  }
  expect((await own.get(`${page}/imagine`)).headers.get("Content-Type")).toBe("image/webp");
  const desk = `${atDesk}/desene/${page.split("/").at(-1)}`;
  expect(await walk.staffRead(desk)).toContain(customer.otherDrawing);
  const before = await digestOf(shop.db);
  expect((await own.upload(page, fields, [await photograph("picture")])).status).toBe(303);
  expect((await own.post(page, { ...approval, intent: "approve" })).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
  return { ...approval, intent: "approve" };
}

/** The first version is nobody's to approve any more; its page shows the second. */
export async function meetsOldVersion(
  walk: Walk,
  old: { page: string; approval: Record<string, string> },
  current: string,
): Promise<void> {
  const { own, shop, said } = walk;
  const before = await digestOf(shop.db);
  const late = await own.post(old.page, old.approval);
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain(said("drawings:refused.not-current"));
  expect(late.page.querySelector("main form")!.getAttribute("action")).toBe(current);
  const words = await walk.reads(old.page);
  expect(words).toContain(said("drawings:older", { asked: 1, version: 2 }));
  expect(await digestOf(shop.db)).toBe(before);
}

/** The customer approves the current version by its mail's link, once. */
export async function approvesDrawing(walk: Walk, page: string): Promise<void> {
  const { own, shop, said, customer } = walk;
  const filling = { form: answers.approve, typed: { checked: "on", intent: "approve" } };
  const { fields } = filled((await own.get(page)).page, filling);
  expect((await own.post(page, fields)).status).toBe(303);
  const { letter } = await walk.mailed(1, 1);
  expect(letter.text).toContain(fields.hash);
  const [words = ""] = said("drawings:approvedOn", { date: "|" }).split("|");
  expect(await walk.reads(page)).toContain(words.trim());
  const before = await digestOf(shop.db);
  expect((await own.post(page, fields)).status).toBe(303);
  const { hash = "" } = fields;
  const back = { intent: "return", hash, note: customer.otherDrawing };
  expect((await own.post(page, back)).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
}
