import { expect } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";

import type { Answer } from "../../visitor";
import { fillIn, filled } from "./hand";
import { digestOf } from "./letters";
import { pageOf, type Shop, type Walk } from "./walk";

/** The administrator makes the team that measures and delivers in Bucharest, by its form. */
export async function makeTeam({ admin }: Shop): Promise<void> {
  const address = "/admin/programari/echipe/nou";
  const { fields } = filled((await admin.get(address)).page, {
    form: "[name=slotMinutes]",
    typed: { name: "Echipa de teren", kinds: "measuring", counties: "RO-B" },
  });
  const saved = await admin.post(address, [...Object.entries(fields), ["kinds", "delivery"]]);
  expect(saved.status).toBe(303);
}

const slotsOf = ({ page }: Answer) =>
  page.querySelectorAll("main [name=slot]").map((one) => one.getAttribute("value")!);

/** The customer books a visit for the order from the free hours that its page leads to. */
export async function books(
  walk: Walk,
  order: string,
  kind: "measuring" | "delivery",
): Promise<string> {
  const { own, said, shop } = walk;
  const offered = (await own.get(order)).page;
  const link = offered.querySelector(`main a[href^='${order}/programare']`)!;
  expect(link.text).toBe(said(`appointments:ofOrder.${kind}`));
  const reservation = link.getAttribute("href")!;
  const form = await own.get(reservation);
  const slot = slotsOf(form)[1]!;
  const { fields } = filled(form.page, { form: "[name=slot]", typed: { slot } });
  const booked = await own.post(reservation, fields);
  expect(booked.status).toBe(303);
  const { letter, link: page } = await walk.mailed(1, 1);
  expect(letter.subject).toContain(said(`appointments:kinds.${kind}`));
  expect(page).toBe(booked.location);
  expect(await walk.reads(page)).toContain(said("appointments:standing.openAway"));
  expect(await walk.reads(order)).toContain(said(`appointments:kinds.${kind}`));
  // The same form again is the reservation that there is; the hour is nobody else's any more.
  const before = await digestOf(shop.db);
  expect((await own.post(reservation, fields)).location).toBe(page);
  const others = await shop.visitor().get("/programare?fel=masuratori&judet=RO-B");
  expect(slotsOf(others)).not.toContain(slot);
  expect(await digestOf(shop.db)).toBe(before);
  return page;
}

/** The customer moves a visit by its mail's link. */
export async function moves(walk: Walk, page: string): Promise<void> {
  const { own, said, shop } = walk;
  const shown = await own.get(`${page}?muta`);
  const slot = slotsOf(shown)[3]!;
  const { fields } = filled(shown.page, { form: "[name=slot]", typed: { slot } });
  expect((await own.post(page, fields)).status).toBe(303);
  const { letter, link } = await walk.mailed(1, 1);
  expect(link).toBe(page);
  expect(letter.subject).toContain(said("appointments:kinds.measuring"));
  const before = await digestOf(shop.db);
  const again = await own.post(page, fields);
  expect([303, 409]).toContain(again.status);
  const { sequence = "" } = fields;
  expect((await own.post(page, { intent: "cancel", sequence })).status).toBe(409);
  expect(await digestOf(shop.db)).toBe(before);
}

/** The team was there: the mail's link says so, and neither moves nor cancels any more. */
export async function isHeld(walk: Walk, page: string): Promise<void> {
  const { own, said, shop } = walk;
  const desk = pageOf(walk.notes.at(-1)!);
  expect(await walk.staffRead(desk)).toContain(walk.customer.name);
  const filling = { form: "[name=intent][value=done]", typed: { intent: "done" } };
  expect((await fillIn(shop.sales, desk, filling)).status).toBe(303);
  expect(await walk.reads(page)).toContain(said("appointments:standing.done"));
  const before = await digestOf(shop.db);
  const day = addDays(dayOf(new Date().toISOString()), 42);
  const slot = `${day}T08:00:00.000Z/${day}T09:00:00.000Z`;
  for (const intent of ["move", "cancel"]) {
    expect((await own.post(page, { intent, sequence: "1", slot })).location).toBe(page);
  }
  expect(await digestOf(shop.db)).toBe(before);
}
