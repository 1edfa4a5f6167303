import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { addDays, dayOf } from "~/platform/format/dates";

import { bookcase } from "../boards/designs";
import { placePlans } from "../orders-placed";
import { textOf } from "../visitor";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const today = dayOf(new Date().toISOString());
const everywhere = {
  cutting: "8",
  edging: "8",
  drilling: "8",
  assembly: "7,5",
  packing: "8",
  delivery: "8",
};

test("from nobody in the workshop to an order in the plan, put off and back again", async () => {
  const empty = mainOf(await admin.get("/admin/plan"));
  expect(empty).toContain("Încă nu lucrează nimeni în plan");
  expect(mainOf(await admin.get("/admin/azi"))).toContain("Încă nu lucrează nimeni");
  const { number } = await placePlans(db, [[writeDesign(bookcase), 1]]);

  const refused = await admin.post("/admin/plan/oameni/nou", {
    ...everywhere,
    name: "Vasile",
    edging: "multe",
  });
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused, "main form")).toMatchObject({ name: "Vasile", edging: "multe" });
  expect(mainOf(refused)).toContain("Scrie orele unei zile, de la 0 la 24");
  const tooMuch = await admin.post("/admin/plan/oameni/nou", { ...everywhere, name: "Vasile" });
  expect(mainOf(tooMuch)).toContain("cel mult 24 la toate posturile");
  for (const [name, hours] of [
    ["Vasile", { cutting: "8", edging: "8", drilling: "8" }],
    ["Ana", { assembly: "7,5", packing: "8", delivery: "8" }],
  ] as const) {
    const saved = await admin.post("/admin/plan/oameni/nou", { name, ...hours, isActive: "on" });
    expect(saved.location).toBe("/admin/plan/oameni");
  }
  expect(mainOf(await admin.get("/admin/plan/oameni"))).toContain("Montaj 7 h 30 min");

  const planned = mainOf(await admin.get("/admin/plan"));
  expect(planned).toContain(number);
  expect(mainOf(await admin.get("/admin/azi"))).toContain(number);

  const past = await admin.post("/admin/plan", { order: number, notBefore: addDays(today, -1) });
  expect(past.status).toBe(422);
  expect(mainOf(past)).toContain("Alege o zi de azi înainte");
  const off = addDays(today, 60);
  expect((await admin.post("/admin/plan", { order: number, notBefore: off })).status).toBe(303);
  expect(mainOf(await admin.get("/admin/azi"))).not.toContain(number);
  const kept = (await admin.get("/admin/plan")).page.querySelector(`#move-${number}`);
  expect(kept?.getAttribute("value")).toBe(off);
  await admin.post("/admin/plan", { order: number, notBefore: "" });
  expect(mainOf(await admin.get("/admin/azi"))).toContain(number);
  expect((await admin.post("/admin/plan", { order: "x", notBefore: "" })).status).toBe(404);
});

test("a station that stands still works on nothing those days, and works again once that is removed", async () => {
  // Of any seven days one at least is a working day of the plan.
  const to = addDays(today, 6);
  const body = { intent: "add", away: "station.cutting", from: today, to };
  const backwards = await admin.post("/admin/plan/absente", { ...body, from: to, to: today });
  expect(backwards.status).toBe(422);
  expect(mainOf(backwards)).toContain("Alege ultima zi, nu înaintea primei");
  for (let press = 0; press < 2; press += 1) {
    expect((await admin.post("/admin/plan/absente", body)).location).toBe("/admin/plan/absente");
  }
  const list = await admin.get("/admin/plan/absente");
  expect(list.page.querySelectorAll("tbody tr")).toHaveLength(1);
  const firstDay = async () =>
    textOf((await admin.get("/admin/plan")).page.querySelector("tbody tr"));
  expect(await firstDay()).toContain("închis");
  const absence = list.page.querySelector('[name="absence"]')!.getAttribute("value")!;
  await admin.post("/admin/plan/absente", { intent: "remove", absence });
  expect(await firstDay()).not.toContain("închis");
});
