import { expect, test } from "vitest";

import { cleanUp } from "~/front/operations/jobs/clean-up.server";
import { eraseDueAccounts } from "~/front/privacy/forgetting/erase-account.server";
import { addDays, dayOf, startOfDay, weekdayOf } from "~/platform/format/dates";
import { officePaths } from "~/platform/paths/office-paths";
import { minutesOf } from "~/sales/appointments/local-time";

import { addAppointment, addTeam } from "../appointments/teams";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { textOf, toastOf, type Answer } from "../visitor";
import { buyer, pieces } from "../world";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const BOOK = "/programare?fel=masuratori&judet=RO-CJ";
const allDays = Array.from({ length: 7 }, () => "8:00–20:00");

const typed = {
  name: "Ioana Ștefan",
  email: "ioana@example.com",
  phone: "0722 123 456",
  address: "Strada Lungă nr. 5, Cluj-Napoca",
  note: "Etajul 4",
};

const slotsOf = ({ page }: Answer) =>
  page.querySelectorAll("main [name=slot]").map((one) => one.getAttribute("value")!);
const tokenOf = ({ page }: Answer) => valueOf(controlOf(page, "formToken"));

/** The address that the mail about a held time carries. */
async function mailedPage(recipient: string): Promise<string> {
  const { text } = await db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", recipient)
    .where("text", "like", "%?cheie=%")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  return /\/programare\/[\w-]{43}\?cheie=[\w-]{43}/.exec(text)![0];
}

async function cleared() {
  await db.deleteFrom("appointment_holds").execute();
  await db.deleteFrom("appointments").execute();
  await db.deleteFrom("teams").execute();
  await db.deleteFrom("outbox").execute();
}

test("without a team nobody is offered an appointment, and the page says whom to call", async () => {
  await cleared();
  expect((await visitor().get("/contact")).text).not.toContain('href="/programare"');
  expect(mainOf(await visitor().get("/programare"))).toContain("Sună-ne la");
  expect(mainOf(await visitor().get(BOOK))).toContain("Sună-ne la");
  expect((await visitor().post(BOOK, typed)).location).toBe("/programare");
});

test("where every hour is gone one asks for a meeting instead, and later than the last days one gets back", async () => {
  await cleared();
  await addTeam(db, { kinds: ["showroom", "measuring"], hours: allDays });
  const late = await visitor().get("/programare?fel=showroom&de=2999-01-01");
  expect(slotsOf(late)).toEqual([]);
  const first = late.page
    .querySelectorAll("main a")
    .find((link) => textOf(link) === "Primele zile libere");
  expect(slotsOf(await visitor().get(first!.getAttribute("href")!)).length).toBeGreaterThan(0);
  const today = dayOf(new Date().toISOString());
  const closed = Array.from({ length: 400 }, (_, index) => ({
    day: addDays(today, index),
    name: "Vacanță",
    is_worked: 0 as const,
  }));
  await db
    .insertInto("holidays")
    .values(closed)
    .onConflict((row) => row.doNothing())
    .execute();
  for (const address of ["/programare?fel=showroom", BOOK]) {
    const page = await visitor().get(address);
    expect(mainOf(page)).toContain("Acum nu este nicio oră liberă. Sună-ne la");
    expect(page.page.querySelector("main form")).toBeNull();
    const ask = page.page.querySelector("main a.button-primary")!;
    expect(textOf(ask)).toBe("Cere o întâlnire printr-un mesaj");
    const contact = await visitor().get(ask.getAttribute("href")!);
    expect(valueOf(controlOf(contact.page, "subject"))).toBe("Aș vrea o întâlnire");
    // What was wanted of another kind is one press away.
    expect(page.page.querySelector('main a[href="/programare"]')).not.toBeNull();
  }
  await db.deleteFrom("holidays").where("name", "=", "Vacanță").execute();
});

test("a visitor chooses kind, county, hour, confirms by mail, and has the appointment's page", async () => {
  await cleared();
  await addTeam(db, { kinds: ["measuring", "showroom"], hours: allDays });
  const ioana = visitor();
  expect((await ioana.get("/contact")).text).toContain('href="/programare"');
  const start = await ioana.get("/programare");
  const links = start.page.querySelectorAll("main li a").map((one) => one.getAttribute("href"));
  expect(links).toEqual(["/programare?fel=showroom", "/programare?fel=masuratori"]);
  const county = await ioana.get("/programare?fel=masuratori");
  const options = county.page.querySelectorAll("main option").map((one) => textOf(one));
  expect(options).toEqual(["București", "Cluj"]);
  expect(slotsOf(await ioana.get("/programare?fel=masuratori&judet=RO-IS"))).toEqual([]);

  const page = await ioana.get(BOOK);
  const [slot = ""] = slotsOf(page);
  const formToken = tokenOf(page);
  const sent = await ioana.post(BOOK, { ...typed, slot, formToken });
  expect(sent.status).toBe(303);
  expect(sent.location).toMatch(/^\/programare\/[\w-]{43}$/);
  const again = await ioana.post(BOOK, { ...typed, slot, formToken });
  expect(again.location).toBe(sent.location);
  const kept = await ioana.get(sent.location!);
  expect(mainOf(kept)).toContain("Ora este păstrată pentru tine până la");
  expect(kept.page.querySelector("main button")).toBeNull();
  const link = await mailedPage(typed.email);
  const asked = await ioana.get(link);
  expect(await db.selectFrom("appointments").select("id").execute()).toEqual([]);
  const key = valueOf(controlOf(asked.page, "key"));
  const own = await ioana.submit(sent.location!, { intent: "confirm", key });
  expect(toastOf(own.page)).toContain("Programarea este făcută");
  expect(mainOf(own)).toContain("Venim la tine");
  expect(mainOf(own)).toContain("Strada Lungă nr. 5, Cluj-Napoca, Cluj");
  expect(own.page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
  const rows = await db.selectFrom("appointments").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ starts_at: slot.split("/")[0], phone: "+40722123456" });
  await db.deleteFrom("outbox").where("text", "like", "%?cheie=%").execute();
  const mails = await db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    "contact@atelier.example",
    "ioana@example.com",
  ]);
});

test("visits are offered and taken while the showroom is open, by the settings and on every day", async () => {
  await cleared();
  const early = Array.from({ length: 7 }, () => "9:00–17:00");
  await addTeam(db, { kinds: ["showroom", "measuring"], hours: early, slotMinutes: 60 });
  const clockOf = (slot: string) => {
    const minutes = minutesOf(new Date(slot.split("/")[0]!));
    return [weekdayOf(dayOf(slot.split("/")[0]!)), minutes / 60] as const;
  };
  const page = await visitor().get("/programare?fel=showroom");
  const visits = slotsOf(page).map(clockOf);
  expect(visits.some(([weekday]) => weekday === 5)).toBe(true);
  for (const [weekday, hour] of visits) {
    expect(weekday).not.toBe(6);
    expect(hour).toBeGreaterThanOrEqual(10);
    expect(hour).toBeLessThan(weekday === 5 ? 16 : 17);
  }
  // At nine somebody goes to measure, and nobody opens the showroom.
  const nine = slotsOf(await visitor().get(BOOK)).find((slot) => clockOf(slot)[1] === 9)!;
  const posted = await visitor().post("/programare?fel=showroom", { ...typed, slot: nine });
  expect(posted.status).toBe(409);
  expect((await visitor().post(BOOK, { ...typed, slot: nine })).status).toBe(303);
});

test("a wrong form is refused beside its fields, with what was typed and the hour chosen", async () => {
  await cleared();
  await addTeam(db, { hours: allDays });
  const page = await visitor().get(BOOK);
  const slot = slotsOf(page)[3]!;
  const wrong = { name: "I", email: "ioana", phone: "0722", address: "Cluj", note: "Etajul 4" };
  const answer = await visitor().post(BOOK, { ...wrong, slot });
  expect(answer.status).toBe(422);
  for (const [name, said] of [
    ["name", "cel puțin 2"],
    ["email", "email"],
    ["phone", "10 cifre"],
    ["address", "adresa întreagă"],
  ] as const) {
    const control = controlOf(answer.page, name);
    expect(descriptionOf(answer.page, control)).toContain(said);
    expect(valueOf(control)).toBe(wrong[name]);
  }
  expect(valueOf(controlOf(answer.page, "note"))).toBe("Etajul 4");
  const chosen = answer.page.querySelector("main [name=slot][checked]");
  expect(chosen?.getAttribute("value")).toBe(slot);
  const none = await visitor().post(BOOK, typed);
  expect(none.status).toBe(422);
  expect(mainOf(none)).toContain("Alege una dintre orele libere");
  for (const slots of ["x", "2026-13-45T00:00:00.000Z/2026-13-45T00:00:00.000Z", "'/'"]) {
    expect((await visitor().post(BOOK, { ...typed, slot: slots })).status).toBe(422);
  }
});

test("who comes second for an hour is told, and keeps what was typed", async () => {
  await cleared();
  await addTeam(db, { hours: allDays });
  const [slot = ""] = slotsOf(await visitor().get(BOOK));
  await visitor().post(BOOK, { ...typed, slot });
  const late = await visitor().post(BOOK, { ...typed, email: "radu@example.com", slot });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("tocmai s-a ocupat");
  expect(valueOf(controlOf(late.page, "address"))).toBe(typed.address);
  expect(slotsOf(late)).not.toContain(slot);
});

test("one client with made-up addresses holds three hours, none of them for long", async () => {
  await cleared();
  await addTeam(db, { hours: allDays });
  const stranger = visitor();
  const slots = slotsOf(await stranger.get(BOOK));
  const statuses = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const made = { ...typed, email: `inventat.${nth}@example.com`, slot: slots[nth]! };
    statuses.push((await stranger.post(BOOK, made)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 429, 429]);
  const others = async () => slotsOf(await visitor().get(BOOK));
  for (const nth of [0, 1, 2]) expect(await others()).not.toContain(slots[nth]);
  expect(await db.selectFrom("appointments").select("id").execute()).toEqual([]);
  await db.updateTable("appointment_holds").set({ held_until: new Date().toISOString() }).execute();
  const free = await others();
  for (const nth of [0, 1, 2]) expect(free).toContain(slots[nth]);
});

test("who is signed in books at once; a third appointment of a kind ahead is refused", async () => {
  await cleared();
  await addTeam(db, { hours: allDays, places: 20 });
  const ana = await signedIn({ email: "ana.programari@example.com" });
  const slots = slotsOf(await ana.get(BOOK));
  const book = (nth: number) =>
    ana.post(BOOK, { ...typed, email: "Ana.Programari@example.com", slot: slots[nth]! });
  for (const nth of [0, 1]) {
    const booked = await book(nth);
    expect(booked.status).toBe(303);
    expect(mainOf(await ana.get(booked.location!))).toContain("Venim la tine");
  }
  const third = await book(2);
  expect(third.status).toBe(409);
  expect(mainOf(third)).toContain("Ai deja destule programări");
  expect((await db.selectFrom("appointments").select("id").execute()).length).toBe(2);
});

test("opening a mailed link changes nothing; its forms move and cancel, and then it says so", async () => {
  await cleared();
  const { appointment, appointmentToken } = await addAppointment(db);
  const own = `/programare/${appointmentToken}`;
  const ioana = visitor();
  const before = await db.selectFrom("appointments").selectAll().execute();
  for (const query of ["", "?muta", "?anuleaza"]) {
    expect((await ioana.get(own + query)).status).toBe(200);
  }
  expect(await db.selectFrom("appointments").selectAll().execute()).toEqual(before);
  expect((await ioana.get("/programare/unknown")).status).toBe(404);
  expect((await ioana.post("/programare/unknown", { intent: "cancel" })).status).toBe(404);

  const form = await ioana.get(`${own}?muta`);
  // Which hours are free follows the hour of the run; the appointment's own is one of them.
  const slot = slotsOf(form).find((one) => !one.startsWith(before[0]!.starts_at))!;
  const sequence = valueOf(controlOf(form.page, "sequence"));
  expect((await ioana.post(`${own}?muta`, { intent: "move", sequence })).status).toBe(422);
  const moved = await ioana.submit(own, { intent: "move", sequence, slot });
  expect(toastOf(moved.page)).toContain("a fost mutată");
  expect(
    await db.selectFrom("appointments").select(["state", "starts_at"]).executeTakeFirst(),
  ).toEqual({ state: "moved", starts_at: slot.split("/")[0] });
  // The form of before the move is out of date.
  const late = await ioana.post(own, { intent: "cancel", sequence });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("s-a schimbat între timp");

  const question = await ioana.get(`${own}?anuleaza`);
  expect(mainOf(question)).toContain("Anulezi programarea?");
  const now = valueOf(controlOf(question.page, "sequence"));
  const cancelled = await ioana.submit(own, { intent: "cancel", sequence: now });
  expect(mainOf(cancelled)).toContain("a fost anulată");
  expect(cancelled.page.querySelector("main form")).toBeNull();
  for (const intent of ["move", "cancel"]) {
    const dead = await ioana.post(own, { intent, sequence: "2", slot });
    expect(dead.location).toBe(own);
  }
  const row = db.selectFrom("appointments").select("state").where("id", "=", appointment);
  expect(await row.executeTakeFirst()).toEqual({ state: "cancelled" });
});

test.each([
  ["held", { state: "done" }, "a avut loc"],
  [
    "over",
    { starts_at: "2026-01-12T10:00:00.000Z", ends_at: "2026-01-12T11:00:00.000Z" },
    "a trecut",
  ],
] as const)("the link of an appointment that is %s says so", async (_what, changes, said) => {
  const { appointmentToken } = await addAppointment(db, changes);
  const own = await visitor().get(`/programare/${appointmentToken}?muta`);
  expect(mainOf(own)).toContain(said);
  expect(own.page.querySelector("main form")).toBeNull();
  const address = `/programare/${appointmentToken}`;
  const posted = await visitor().post(address, { intent: "cancel", sequence: "0" });
  expect(posted.location).toBe(address);
});

const custom = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

test("from an order's page measuring is booked before the work, and the delivery day when it is ready", async () => {
  await cleared();
  await addTeam(db, { kinds: ["measuring", "delivery"], hours: allDays });
  const order = await placePieces(db, [[pieces.desk, 1, custom]]);
  const page = `/comanda/${order.token}`;
  const ileana = visitor();
  const offered = await ileana.get(page);
  const link = offered.page.querySelector(`main a[href^="${page}/programare"]`)!;
  expect(textOf(link)).toBe("Programează măsurătorile");
  const form = await ileana.get(link.getAttribute("href")!);
  expect(valueOf(controlOf(form.page, "name"))).toBe(buyer.fullName);
  expect(valueOf(controlOf(form.page, "address"))).toContain("Strada Școlii");
  const drawn = { name: buyer.fullName, email: buyer.email, phone: buyer.phone };
  const address = valueOf(controlOf(form.page, "address"));
  const measured = await ileana.post(`${page}/programare?fel=masuratori`, {
    ...drawn,
    address,
    slot: slotsOf(form)[0]!,
  });
  expect(measured.status).toBe(303);
  // With whom the workshop has not spoken yet proves the address.
  const key = valueOf(controlOf((await ileana.get(await mailedPage(buyer.email))).page, "key"));
  await ileana.post(measured.location!, { intent: "confirm", key });
  const known = await ileana.get(page);
  expect(mainOf(known)).toContain("Măsurători la tine acasă");
  expect(known.text).toContain(measured.location!);
  expect(known.text).not.toContain(`${page}/programare`);

  await db.updateTable("orders").set({ status: "in_production" }).execute();
  expect((await ileana.get(`${page}/programare`)).location).toBe(page);
  await db.updateTable("orders").set({ status: "in_delivery" }).execute();
  expect(mainOf(await ileana.get(page))).toContain("gata de livrare");
  const days = await ileana.get(`${page}/programare?fel=livrare`);
  expect(mainOf(days)).toContain("Venim la: Strada Școlii");
  expect(days.page.querySelector("main [name=address]")).toBeNull();
  const delivered = await ileana.post(`${page}/programare`, { ...drawn, slot: slotsOf(days)[5]! });
  expect(delivered.status).toBe(303);
  const row = await db
    .selectFrom("appointments")
    .select(["kind", "order_id", "county", "address"])
    .where("kind", "=", "delivery")
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ order_id: order.id, county: "RO-B" });
  expect(row.address).toContain("Strada Școlii nr. 7");
  const second = await ileana.post(`${page}/programare`, { ...drawn, slot: slotsOf(days)[6]! });
  expect(second.status).toBe(409);

  // The desk sees them with the order, and the workshop its deliveries, but not how to reach people.
  const sales = await signedIn({ role: "sales" });
  const desk = await sales.get(`/admin/comenzi/${order.number}`);
  expect(mainOf(desk)).toContain("Livrare");
  const workshop = await signedIn({ role: "workshop" });
  const day = dayOf(slotsOf(days)[5]!.split("/")[0]!);
  const deliveries = await workshop.get(officePaths.appointments("", `zi=${day}`));
  expect(mainOf(deliveries)).toContain(order.number);
  for (const hidden of [order.email, order.phone, "Strada Școlii", "Măsurători"]) {
    expect(mainOf(deliveries)).not.toContain(hidden);
  }
});

test("who comes for an order is not asked on which day it is brought", async () => {
  await cleared();
  await addTeam(db, { kinds: ["measuring", "delivery"], hours: allDays });
  const order = await placePieces(db, [[pieces.desk, 1, custom]], { deliveryMethod: "pickup" });
  await db.updateTable("orders").set({ status: "in_delivery" }).execute();
  const page = `/comanda/${order.token}`;
  expect((await visitor().get(page)).text).not.toContain(`${page}/programare`);
  expect((await visitor().get(`${page}/programare?fel=livrare`)).location).toBe(page);
});

test("ready-made pieces go the short way: nothing is booked for their order", async () => {
  await cleared();
  await addTeam(db, { kinds: ["measuring", "delivery"], hours: allDays });
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await db.updateTable("orders").set({ status: "in_delivery" }).execute();
  const page = `/comanda/${order.token}`;
  expect((await visitor().get(page)).text).not.toContain(`${page}/programare`);
  expect((await visitor().get(`${page}/programare`)).location).toBe(page);
  expect((await visitor().get("/comanda/unknown/programare")).status).toBe(404);
});

test("the clean-up reminds of tomorrow's appointments once", async () => {
  await cleared();
  const tomorrow = Date.parse(startOfDay(addDays(dayOf(new Date().toISOString()), 1)));
  const at = (hour: number) => new Date(tomorrow + hour * 3_600_000).toISOString();
  const before = "2026-01-01T00:00:00.000Z";
  await addAppointment(db, { starts_at: at(9), ends_at: at(10), changed_at: before });
  await cleanUp();
  await cleanUp();
  // Mails of orders that were placed before may be written meanwhile.
  const mails = await db
    .selectFrom("outbox")
    .select("subject")
    .where("subject", "like", "Mâine%")
    .execute();
  const isMorning =
    Number(
      new Intl.DateTimeFormat("en", {
        hour: "numeric",
        hourCycle: "h23",
        timeZone: "Europe/Bucharest",
      }).format(new Date()),
    ) < 8;
  expect(mails).toEqual(isMorning ? [] : [{ subject: "Mâine la 09:00: Măsurători la tine acasă" }]);
});

test("a customer's own data names the appointments of their e-mail", async () => {
  await cleared();
  const email = "ana.mea@example.com";
  await addAppointment(db, { email: "Ana.Mea@example.com", note: "Interfon 12" });
  await addAppointment(db, { email: "alta@example.com", note: "Interfon 99" });
  const ana = await signedIn({ email });
  const { text } = await ana.get("/cont/date/descarca");
  expect(text).toContain("Interfon 12");
  expect(text).not.toContain("Interfon 99");
});

test("a deleted account takes its appointments along, but for those of an order", async () => {
  await cleared();
  const email = "plecata@example.com";
  const id = await addPerson(db, { email });
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await addAppointment(db, { email: "Plecata@example.com" });
  await addAppointment(db, { email: "ramas@example.com" });
  await addAppointment(db, { email, order_id: order.id });
  const due = { deletion_due_at: "2026-01-01T00:00:00.000Z" };
  await db.updateTable("users").set(due).where("id", "=", id).execute();
  expect(await eraseDueAccounts(new Date(), db)).toBe(1);
  const left = await db.selectFrom("appointments").select(["email", "order_id"]).execute();
  expect(left).toHaveLength(2);
  expect(left).toContainEqual({ email: "ramas@example.com", order_id: null });
  expect(left).toContainEqual({ email, order_id: order.id });
});
