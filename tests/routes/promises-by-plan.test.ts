import { expect, test } from "vitest";

import { writeDesign } from "~/furniture/boards/address";
import { canonicalConfiguration } from "~/furniture/configurator/configuration";
import { planAddress } from "~/furniture/planner/front/plan-address";
import { addDays, dayOf, formatDay } from "~/platform/format/dates";

import { wardrobe } from "../boards/designs";
import { CHECKOUT, fillAndReview, REVIEW } from "../checkout-form";
import { confirmReady, placePieces, placePlans } from "../orders-placed";
import type { Visitor } from "../visitor";
import { buyer, pieces } from "../world";
import { addPlan, controlOf, mainOf, valueOf, writeMails } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const today = dayOf(new Date().toISOString());
const named = (day: string) => formatDay(`${day}T12:00:00Z`, "ro");
const design = { material: "pal-alb", handle: "metal", width: 120, height: 75, depth: 60 } as const;
const plan = writeDesign(wardrobe);
const customised = `${pieces.desk.path}?fila=personalizare`;

/** The days of the first promise on a page for what is made to order. */
async function daysOn(who: Visitor, path: string): Promise<[number, number]> {
  const text = mainOf(await who.get(path));
  const [, from, to] = /Livrare(?: în|[^.]*?:) (\d+)–(\d+) (?:de )?zile/.exec(text) ?? [];
  if (!from) throw new Error(`no days on ${path}: ${text}`);
  return [Number(from), Number(to)];
}

/** The day on which the plan would end a piece of the catalogue that is ordered now, as its page says. */
async function planDay(): Promise<string> {
  const text = mainOf(await admin.get("/admin/plan"));
  const [, words] = /s-ar încheia pe (\d+ \S+ \d{4})/.exec(text) ?? [];
  const ahead = Array.from({ length: 366 }, (_, after) => addDays(today, after));
  return ahead.find((day) => named(day) === words)!;
}

const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);

async function employ(hours: string): Promise<void> {
  const stations = ["cutting", "edging", "drilling", "assembly", "packing", "delivery"];
  const body = Object.fromEntries(stations.map((station) => [station, hours]));
  const { status } = await admin.post("/admin/plan/oameni/nou", {
    ...body,
    name: "Vasile",
    isActive: "on",
  });
  expect(status).toBe(303);
}

const absences = "/admin/plan/absente";
/** The assembly stands from today on for so many days; returns how it works again. */
async function stop(days: number): Promise<() => Promise<void>> {
  const body = { intent: "add", away: "station.assembly", from: today };
  expect((await admin.post(absences, { ...body, to: addDays(today, days) })).status).toBe(303);
  return async () => {
    const absence = controlOf((await admin.get(absences)).page, "absence").getAttribute("value")!;
    expect((await admin.post(absences, { intent: "remove", absence })).status).toBe(303);
  };
}

const shopper = async () => {
  const who = visitor();
  const fields = Object.fromEntries(new URLSearchParams(canonicalConfiguration(design)));
  await who.post(pieces.desk.path, { intent: "add-design", ...fields });
  return who;
};

test("product, cart, checkout, order and mail say one promise, which is the plan's own day at the earliest", async () => {
  // Twenty to thirty days are the desk's own, two to six the way across the zones.
  expect(await daysOn(visitor(), customised)).toEqual([22, 36]);
  // More than twenty days of work, whatever weekday and holidays are ahead.
  await placePlans(db, [[plan, 12]]);
  await employ("2");
  const wait = daysTo(await planDay());
  expect(wait).toBeGreaterThan(20);
  const later = wait - 20;
  expect(await daysOn(visitor(), customised)).toEqual([22 + later, 36 + later]);

  const ana = await shopper();
  expect(await daysOn(ana, "/cos")).toEqual([22 + later, 36 + later]);
  // In Bucharest the way takes two to four days.
  const here: [number, number] = [22 + later, 34 + later];
  const form = await fillAndReview(ana, { ...buyer, email: "ana.plan@example.com" });
  for (const path of [CHECKOUT, REVIEW]) expect(await daysOn(ana, path), path).toEqual(here);
  const { location } = await ana.post(REVIEW, form);
  expect(await daysOn(ana, location!)).toEqual(here);
  await writeMails(db);
  const mails = await db.selectFrom("outbox").select(["text", "recipient"]).execute();
  const mail = mails.find(({ recipient }) => recipient === "ana.plan@example.com")!.text;
  expect(mail).toContain(`${here[0]}–${here[1]} de zile`);

  // What is ordered keeps its promise, whatever the plan comes to; what is not follows it at once.
  const work = await stop(60);
  const stopped = await daysOn(visitor(), customised);
  expect(stopped[0]).toBeGreaterThan(22 + later);
  expect(stopped[0]).toBe(2 + daysTo(await planDay()));
  expect(await daysOn(ana, location!)).toEqual(here);
  await work();
  expect(await daysOn(visitor(), customised)).toEqual([22 + later, 36 + later]);
});

test("planner, cart, review and order say one promise for a planned piece, longer where it is more work", async () => {
  const price = planAddress(plan, { step: "price" });
  const across = await daysOn(visitor(), price);
  const dan = visitor();
  await addPlan(dan);
  expect(await daysOn(dan, "/cos")).toEqual(across);
  const form = await fillAndReview(dan, { ...buyer, email: "dan.plan@example.com" });
  const here = await daysOn(dan, REVIEW);
  expect(here).toEqual([across[0], across[1] - 2]);
  const { location } = await dan.post(REVIEW, form);
  expect(await daysOn(dan, location!)).toEqual(here);

  // Two in one order wait for both.
  const two = visitor();
  await addPlan(two);
  const { page } = await two.get("/cos");
  const line = controlOf(page, "lineId").getAttribute("value")!;
  await two.post("/cos", { intent: "set-quantity", lineId: line, quantity: "9" });
  expect((await daysOn(two, "/cos"))[0]).toBeGreaterThan(across[0]);
});

test("a promise that moved while the form was filled in is said as such, and is ordered once it was seen", async () => {
  const maria = await shopper();
  const form = await fillAndReview(maria, { ...buyer, email: "maria.plan@example.com" });
  const work = await stop(45);
  const refused = await maria.post(REVIEW, form);
  expect(refused.status).toBe(409);
  expect(mainOf(refused)).toContain("Termenul de livrare s-a schimbat");
  const [from] = await daysOn(maria, REVIEW);
  expect(mainOf(refused)).toContain(`${from}–`);
  const seen = valueOf(controlOf(refused.page, "checkoutToken"));
  expect((await maria.post(REVIEW, { ...form, checkoutToken: seen })).status).toBe(303);
  // One who was shown the later days has the earlier ones without being asked again.
  const radu = await shopper();
  const shown = await fillAndReview(radu, { ...buyer, email: "radu.plan@example.com" });
  await work();
  const { status, location } = await radu.post(REVIEW, shown);
  expect(status).toBe(303);
  expect((await daysOn(radu, location!))[0]).toBeLessThan(from);
});

test("staff see which promise the plan cannot keep, and its customer is told the plan's day by the form it leads to", async () => {
  const { number, token } = await placePieces(db, [[pieces.desk, 1, design]]);
  await confirmReady(db, token);
  const promised = { day: addDays(today, 30), reason: "Clientul vrea mai târziu", seen: "0" };
  expect((await admin.post(`/admin/comenzi/${number}/termen`, promised)).status).toBe(303);
  const work = await stop(150);
  const shown = await admin.get("/admin/plan");
  const row = shown.page
    .querySelectorAll("section li")
    .find((one) => one.textContent.includes(number))!;
  expect(row.textContent).toMatch(/promisă pentru .+, după plan ajunge, cu tot cu drum, pe .+/);
  const link = row.querySelector('a[href*="zi="]')!.getAttribute("href")!;
  const day = new URL(link, "https://shop.invalid").searchParams.get("zi")!;
  expect(row.textContent).toContain(named(day));
  // In Bucharest the way takes four days at most: so much earlier the plan ends it.
  const planned = shown.page.querySelectorAll("tr").find((one) => one.textContent.includes(number));
  expect(planned!.textContent).toContain(named(addDays(day, -4)));
  const order = `/comanda/${token}`;
  expect(mainOf(await visitor().get(order))).not.toContain(named(day));

  const form = await admin.get(link);
  expect(valueOf(controlOf(form.page, "day"))).toBe(day);
  expect(mainOf(form)).toContain("după planul atelierului");
  // Of another day the plan says nothing.
  const other = await admin.get(`/admin/comenzi/${number}/termen?zi=${addDays(day, 1)}`);
  expect(valueOf(controlOf(other.page, "day"))).toBe(addDays(day, 1));
  expect(mainOf(other)).not.toContain("după planul atelierului");
  const told = { day, reason: "Mașina de montaj stă", seen: "1" };
  expect((await admin.post(`/admin/comenzi/${number}/termen`, told)).status).toBe(303);
  expect(mainOf(await visitor().get(order))).toContain(named(day));
  const mails = await db.selectFrom("outbox").select("text").execute();
  expect(mails.some(({ text }) => text.includes(number) && text.includes(named(day)))).toBe(true);
  // Its promise is the plan's day now.
  const after = await admin.get("/admin/plan");
  expect(after.page.querySelector(`a[href^="/admin/comenzi/${number}/termen"]`)).toBeNull();
  await work();
  for (const foreign of ["2020-01-01", "x", "2099-01-01"]) {
    const again = await admin.get(`/admin/comenzi/${number}/termen?zi=${foreign}`);
    expect(valueOf(controlOf(again.page, "day"))).toBe("");
  }
});

test("a station at which nobody works holds no promise up, and the plan says where", async () => {
  const rows = await db.selectFrom("workshop_people").select(["id", "version"]).execute();
  const [{ id, version }] = rows as [(typeof rows)[number]];
  const person = { name: "Vasile", isActive: "on", cutting: "4", edging: "4", drilling: "4" };
  const without = { ...person, packing: "2", delivery: "2", version: String(version) };
  expect((await admin.post(`/admin/plan/oameni/${id}`, without)).status).toBe(303);
  const text = mainOf(await admin.get("/admin/plan"));
  expect(text).not.toContain("365 de zile");
  expect(text).toContain("Nu lucrează nimeni la: Montaj.");
  expect(mainOf(await visitor().get(customised))).not.toContain("Livrare: 365 de zile");
  await db.deleteFrom("workshop_people").execute();
  const noHours = { intent: "remove", absence: "x" };
  expect((await admin.post(absences, noHours)).status).toBe(303);
  expect(await daysOn(visitor(), customised)).toEqual([22, 36]);
});
