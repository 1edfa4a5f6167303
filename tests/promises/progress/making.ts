import { expect } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";

import { filled } from "./hand";
import { digestOf } from "./letters";
import { mainOf, type Walk } from "./walk";

type Step = "confirmed" | "in_production" | "in_delivery" | "delivered";

/** The desk moves the order one step on, with words that its customer is mailed and reads. */
export async function movesOn(
  walk: Walk,
  { order, atDesk }: { order: string; atDesk: string },
  to: Step,
): Promise<void> {
  const { shop, said, customer } = walk;
  const typed = { to, note: customer.reminder };
  const { fields } = filled((await shop.sales.get(atDesk)).page, { form: "[name=to]", typed });
  expect((await shop.sales.post(atDesk, fields)).status).toBe(303);
  // With a confirmed order goes its proforma, with a delivered one its invoice: each a mail.
  const { letter, link } = await walk.mailed(to === "confirmed" || to === "delivered" ? 2 : 1, 0);
  expect(letter.text).toContain(customer.reminder);
  // What is ready is brought on a day that its customer chooses.
  const isReady = to === "in_delivery";
  expect(link).toBe(isReady ? `${order}/programare?fel=livrare` : order);
  expect(await walk.reads(order)).toContain(said(`order:status.${to}`));
  const before = await digestOf(shop.db);
  expect((await shop.sales.post(atDesk, fields)).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
}

/** Without its advance no work begins: not by the desk's buttons, a forged step, or a ticked board. */
export async function waitsForAdvance(walk: Walk, atDesk: string): Promise<void> {
  const { shop } = walk;
  const before = await digestOf(shop.db);
  const begin = { from: "confirmed", to: "in_production", note: "" };
  const locked = await shop.sales.post(atDesk, begin);
  expect(locked.status).toBe(422);
  expect(mainOf(locked)).toContain("Din prima plată nu au ajuns încă");
  expect((await shop.sales.post(atDesk, { ...begin, from: "new" })).status).toBe(409);
  expect((await shop.sales.post(atDesk, { ...begin, to: "in_delivery" })).status).toBe(409);
  const board = { ...(await wholePiece(walk, atDesk)), step: "cut" };
  expect((await shop.workshop.post(`${atDesk}/placi`, board)).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
}

async function wholePiece({ shop }: Walk, atDesk: string): Promise<{ piece: string }> {
  const { page } = await shop.workshop.get(`${atDesk}/placi`);
  return { piece: page.querySelector("main [name=piece]")!.getAttribute("value")! };
}

/** The desk records money that came. */
export async function isPaid(
  walk: Walk,
  { order, atDesk }: { order: string; atDesk: string },
  kind: "advance" | "rest",
  amount: string,
): Promise<void> {
  const { shop, said } = walk;
  const { page } = await shop.sales.get(atDesk);
  const typed = { method: "bank_transfer", amount };
  const { fields } = filled(page, { form: "[name=intent][value=pay]", typed });
  expect((await shop.sales.post(atDesk, fields)).status).toBe(303);
  await walk.mailed(1, 0);
  const status = kind === "advance" ? "advance_paid" : "paid";
  expect(await walk.staffRead(atDesk)).toContain(
    kind === "advance" ? "Plătită parțial" : "Plătită",
  );
  expect(await walk.reads(order)).toContain(said(`order:payment.statuses.${status}`));
  const before = await digestOf(shop.db);
  expect((await shop.sales.post(atDesk, fields)).status).toBe(303);
  expect(await digestOf(shop.db)).toBe(before);
}

/** The workshop ticks every stage of the piece. The first begins its production, which is mailed. */
export async function isMade(walk: Walk, atDesk: string): Promise<void> {
  const { shop } = walk;
  const address = `${atDesk}/placi`;
  for (const step of ["cut", "edged", "drilled", "assembled"]) {
    const piece = await wholePiece(walk, atDesk);
    expect((await shop.workshop.post(address, { ...piece, step })).status).toBe(303);
  }
  expect(mainOf(await shop.workshop.get(address))).toContain("Gata");
}

/** The desk moves the promised day with a reason, once. */
export async function isPromisedLater(
  walk: Walk,
  { order, atDesk }: { order: string; atDesk: string },
): Promise<void> {
  const { shop, customer } = walk;
  const day = addDays(dayOf(new Date().toISOString()), 60);
  const typed = { day, reason: customer.otherDrawing };
  const { fields } = filled((await shop.sales.get(`${atDesk}/termen`)).page, {
    form: "[name=seen]",
    typed,
  });
  expect((await shop.sales.post(`${atDesk}/termen`, fields)).status).toBe(303);
  const { letter } = await walk.mailed(1, 0);
  expect(letter.text).toContain(customer.otherDrawing);
  expect(await walk.reads(order)).toContain(customer.otherDrawing);
  const before = await digestOf(shop.db);
  expect((await shop.sales.post(`${atDesk}/termen`, fields)).status).toBe(303);
  expect(await digestOf(shop.db)).toBe(before);
}
