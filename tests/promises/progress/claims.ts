import { expect } from "vitest";

import { filled } from "./hand";
import { digestOf } from "./letters";
import { photograph } from "./quote";
import { mainOf, type Walk } from "./walk";

/** Before the delivery nothing is claimed, also by a forged form. */
export async function cannotClaimYet({ own, shop, customer }: Walk, order: string): Promise<void> {
  const before = await digestOf(shop.db);
  const forged = { kind: "other", line: "", text: customer.claim, formToken: "forged" };
  expect((await own.post(`${order}/reclamatii`, forged)).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
}

/** The customer opens a claim with a picture. Returns its page and where the desk answers it. */
export async function claims(walk: Walk, order: string): Promise<{ page: string; desk: string }> {
  const { own, shop, said, customer } = walk;
  const address = `${order}/reclamatii`;
  const typed = { kind: "damaged", text: customer.claim };
  const { fields } = filled((await own.get(address)).page, { form: "[name=kind]", typed });
  const files = [await photograph("pictures")];
  const opened = await own.upload(address, fields, files);
  expect(opened.status).toBe(303);
  const page = opened.location!;
  const { link } = await walk.mailed(1, 1);
  expect(link).toBe(page);
  const conversation = await own.get(page);
  for (const text of [customer.claim, said("claims:states.new")]) {
    expect(mainOf(conversation)).toContain(text);
  }
  const shown = conversation.page.querySelector("main ol img")!.getAttribute("src")!;
  expect((await own.get(shown)).headers.get("Content-Type")).toBe("image/webp");
  const before = await digestOf(shop.db);
  expect((await own.upload(address, fields, files)).location).toBe(page);
  expect(await digestOf(shop.db)).toBe(before);
  const desk = `/admin/reclamatii/${page.split("/").at(-1)}`;
  const list = (await shop.sales.get("/admin/reclamatii")).page;
  expect(list.querySelector(`main a[href='${desk}']`)).not.toBeNull();
  expect(await walk.staffRead(desk)).toContain(customer.claim);
  return { page, desk };
}

/** Staff answer the claim, and say what becomes of it. */
export async function isAnswered(
  walk: Walk,
  { page, desk }: { page: string; desk: string },
  to: "in_work" | "solved",
): Promise<void> {
  const { shop, said, customer } = walk;
  const typed = { text: `${customer.reminder} ${to}`, to };
  const { fields } = filled((await shop.sales.get(desk)).page, { form: "[name=from]", typed });
  expect((await shop.sales.post(desk, fields)).status).toBe(303);
  const { letter, link } = await walk.mailed(1, 0);
  expect(link).toBe(page);
  expect(letter.text).toContain(typed.text);
  const conversation = await walk.reads(page);
  for (const text of [typed.text, said(`claims:states.${to}`)])
    expect(conversation).toContain(text);
  const before = await digestOf(shop.db);
  expect((await shop.sales.post(desk, fields)).status).toBe(303);
  const stale = { ...fields, text: "Altceva", formToken: "another", from: "new" };
  expect((await shop.sales.post(desk, stale)).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
}

/** The customer writes in the claim again. */
export async function writesAgain(walk: Walk, page: string): Promise<void> {
  const { own, shop, customer } = walk;
  const typed = { text: customer.otherDrawing };
  const { fields } = filled((await own.get(page)).page, { form: "[name=text]", typed });
  expect((await own.post(page, fields)).status).toBe(303);
  await walk.mailed(0, 1);
  expect(await walk.reads(page)).toContain(customer.otherDrawing);
  const before = await digestOf(shop.db);
  expect((await own.post(page, fields)).status).toBe(303);
  expect(await digestOf(shop.db)).toBe(before);
}
