import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";
import { isWorkingDay, publicHolidays } from "~/platform/format/working-days";

import { addAppointment, addTeam } from "../appointments/teams";
import { placePieces } from "../orders-placed";
import { textOf, toastOf, type Answer } from "../visitor";
import { pieces } from "../world";
import { fieldsOf } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "sefa@example.com" });
const sales = await signedIn({ role: "sales" });

const LIST = "/admin/programari";
const NEW_TEAM = `${LIST}/echipe/nou`;
const HOLIDAYS = `${LIST}/zile-libere`;
const CALENDARS = `${LIST}/calendare`;

const slotsOf = ({ page }: Answer) =>
  page.querySelectorAll("main [name=slot]").map((one) => one.getAttribute("value")!);
const drawn = async (address: string) => fieldsOf(await admin.get(address), "main form");

async function cleared() {
  await db.deleteFrom("appointments").execute();
  await db.deleteFrom("teams").execute();
  await db.deleteFrom("outbox").execute();
}

test("a team's form keeps what was typed and says what is wrong beside each field", async () => {
  await cleared();
  const form = await drawn(NEW_TEAM);
  const wrong = {
    ...form,
    name: "E",
    hours0: "de dimineață",
    slotMinutes: "5",
    places: "0",
    noticeHours: "x",
    weeksAhead: "99",
  };
  const answer = await admin.post(NEW_TEAM, wrong);
  expect(answer.status).toBe(422);
  for (const [name, said] of [
    ["name", "cel puțin 2"],
    ["hours0", "9:00–17:00"],
    ["slotMinutes", "de la 15 la 480"],
    ["places", "de la 1 la 20"],
    ["noticeHours", "de la 0 la 720"],
    ["weeksAhead", "de la 1 la 26"],
  ] as const) {
    const control = controlOf(answer.page, name);
    expect(descriptionOf(answer.page, control)).toContain(said);
    expect(valueOf(control)).toBe(wrong[name]);
  }
  const none: Record<string, string> = { ...form, name: "Fără treabă" };
  delete none.kinds;
  expect(mainOf(await admin.post(NEW_TEAM, none))).toContain("cel puțin un fel de programare");
  const nowhere = await admin.post(NEW_TEAM, { ...none, kinds: "measuring" });
  expect(nowhere.status).toBe(422);
  expect(mainOf(nowhere)).toContain("cel puțin un județ");
  expect(await db.selectFrom("teams").select("id").execute()).toEqual([]);
});

test("a team is saved, its hours are offered, and of two colleagues the second is told", async () => {
  await cleared();
  const form = await drawn(NEW_TEAM);
  const team = {
    ...form,
    name: "Echipa de Cluj",
    kinds: "measuring",
    counties: "RO-CJ",
    hours5: "10:00-12:00",
  };
  const saved = await admin.submit(NEW_TEAM, team);
  expect(toastOf(saved.page)).toContain("Echipa de Cluj");
  expect((await admin.post(NEW_TEAM, team)).status).toBe(422);
  expect(
    slotsOf(await visitor().get("/programare?fel=masuratori&judet=RO-CJ")).length,
  ).toBeGreaterThan(5);
  const { id } = await db.selectFrom("teams").select("id").executeTakeFirstOrThrow();
  const address = `${LIST}/echipe/${id}`;
  const first = await drawn(address);
  expect(first).toMatchObject({ counties: "RO-CJ", hours5: "10:00-12:00", version: "1" });
  expect((await admin.post(address, { ...first, places: "2" })).status).toBe(303);
  const late = await admin.post(address, { ...first, places: "3" });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("Câți clienți deodatădiferit 2 3");
  expect(valueOf(controlOf(late.page, "places"))).toBe("3");
  expect(valueOf(controlOf(late.page, "version"))).toBe("2");
  // A box that is unticked stays so.
  const stopped = await drawn(address);
  delete stopped.isActive;
  expect((await admin.post(address, stopped)).status).toBe(303);
  expect(slotsOf(await visitor().get("/programare?fel=masuratori&judet=RO-CJ"))).toEqual([]);
  expect((await admin.get(`${LIST}/echipe/nimeni`)).status).toBe(404);
});

test("the public holidays are there, one can be worked, and days of the shop's own come and go", async () => {
  const page = await admin.get(HOLIDAYS);
  const today = dayOf(new Date().toISOString());
  const year = Number(today.slice(0, 4));
  const ofState = [...publicHolidays(year), ...publicHolidays(year + 1)];
  const count = ofState.filter(({ day: one }) => one >= today).length;
  expect(page.page.querySelectorAll("main tbody tr")).toHaveLength(count);
  expect(mainOf(page)).toContain("Vinerea Mare");
  const day = `${year + 1}-12-01`;
  await admin.submit(HOLIDAYS, { intent: "work", day });
  const rowOf = ({ page: at }: Answer, wanted: string) =>
    textOf(at.querySelector(`main tr:has(input[value="${wanted}"])`));
  expect(rowOf(await admin.get(HOLIDAYS), day)).toContain("Se lucrează");
  await admin.submit(HOLIDAYS, { intent: "rest", day });
  expect(rowOf(await admin.get(HOLIDAYS), day)).toContain("Lucrăm atunci");

  let own = addDays(dayOf(new Date().toISOString()), 40);
  while (!isWorkingDay(own)) own = addDays(own, 1);
  const add = (fields: Record<string, string>) =>
    admin.post(HOLIDAYS, { intent: "add", ...fields });
  for (const [wrong, name, said] of [
    [{ day: "", name: "Inventar" }, "day", "Completează „Ziua”"],
    [{ day: "2020-01-15", name: "Inventar" }, "day", "nu a trecut"],
    [{ day: own, name: "x" }, "name", "ce este"],
    [{ day, name: "Ziua Națională" }, "day", "deja în listă"],
  ] as const) {
    const answer = await add(wrong);
    expect(answer.status).toBe(422);
    expect(descriptionOf(answer.page, controlOf(answer.page, name))).toContain(said);
  }
  expect((await add({ day: own, name: "Inventar" })).status).toBe(303);
  expect((await add({ day: own, name: "Inventar" })).status).toBe(422);
  expect(rowOf(await admin.get(HOLIDAYS), own)).toContain("Inventar");
  await admin.submit(HOLIDAYS, { intent: "work", day: own });
  expect(mainOf(await admin.get(HOLIDAYS))).not.toContain("Inventar");
});

test("the desk books for a customer, in the customer's language, without the team's notice", async () => {
  await cleared();
  await addTeam(db, {
    kinds: ["showroom", "measuring"],
    noticeHours: 500,
    hours: Array(7).fill("0:00–24:00"),
  });
  const address = `${LIST}/nou?fel=masuratori&judet=RO-CJ`;
  const page = await sales.get(address);
  const [slot = ""] = slotsOf(page);
  const form = { name: "Ann", email: "ann@example.com", phone: "0722123456", language: "en" };
  const wrong = await sales.post(address, { ...form, address: "x", slot });
  expect(wrong.status).toBe(422);
  expect(descriptionOf(wrong.page, controlOf(wrong.page, "address"))).toContain("adresa întreagă");
  const booked = await sales.post(address, { ...form, address: "Strada Lungă 5, Cluj", slot });
  expect(booked.status).toBe(303);
  const one = await sales.get(booked.location!);
  expect(mainOf(one)).toContain("Strada Lungă 5, Cluj");
  const mails = await db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]!.recipient).toBe("ann@example.com");
  expect(mails[0]!.subject).toContain("Appointment: Measuring at your home");
  const late = await sales.post(address, { ...form, address: "Strada Lungă 5, Cluj", slot });
  expect(late.status).toBe(409);
  // In the week's list it stands on its day, with the team's other appointments.
  const day = dayOf(slot.split("/")[0]!);
  const week = await sales.get(`${LIST}?zi=${day}`);
  expect(textOf(week.page.querySelector(`#zi-${day}`))).toContain("Ann");
  const { id } = await db.selectFrom("teams").select("id").executeTakeFirstOrThrow();
  expect(mainOf(await sales.get(`${LIST}?zi=${day}&echipa=${id}`))).toContain("Ann");
  expect((await sales.get(`${LIST}?zi=gresit&echipa=nimeni`)).status).toBe(200);
});

test("the desk moves, notes, cancels with words, and of two colleagues the second is told", async () => {
  await cleared();
  const { appointment } = await addAppointment(db);
  const address = `${LIST}/${appointment}`;
  const slot = slotsOf(await sales.get(address))[1]!;
  expect((await sales.post(address, { intent: "move", version: "1" })).status).toBe(422);
  expect((await sales.post(address, { intent: "move", version: "1", slot })).status).toBe(303);
  const late = await admin.post(address, { intent: "note", version: "1", note: "Fără lift" });
  expect(late.status).toBe(409);
  expect(mainOf(late)).toContain("Între timp s-a schimbat");
  expect(valueOf(controlOf(late.page, "note"))).toBe("Fără lift");
  expect(
    (await admin.post(address, { intent: "note", version: "2", note: "Fără lift" })).status,
  ).toBe(303);
  expect(valueOf(controlOf((await sales.get(address)).page, "note"))).toBe("Fără lift");
  const words = "Ne pare rău, mașina s-a stricat.";
  const long = await sales.post(address, {
    intent: "cancel",
    version: "3",
    words: "x".repeat(1001),
  });
  expect(long.status).toBe(422);
  await db.deleteFrom("outbox").execute();
  const gone = await sales.submit(address, { intent: "cancel", version: "3", words });
  expect(toastOf(gone.page)).toContain("a fost anulată");
  const mail = await db.selectFrom("outbox").select("text").executeTakeFirstOrThrow();
  expect(mail.text).toContain(words);
  const again = await sales.post(address, { intent: "cancel", version: "4", words });
  expect(again.status).toBe(409);
  expect(mainOf(again)).toContain("anulată sau încheiată");
  expect((await sales.get(`${LIST}/nimeni`)).status).toBe(404);
  expect((await sales.post(`${LIST}/nimeni`, { intent: "done" })).status).toBe(404);
});

test("with an order its appointments ahead are cancelled, and their customers are told", async () => {
  await cleared();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const { appointment } = await addAppointment(db, { order_id: order.id });
  await db.deleteFrom("outbox").execute();
  const why = { from: "new", reason: "Clientul s-a răzgândit." };
  expect((await sales.post(`/admin/comenzi/${order.number}/anulare`, why)).status).toBe(303);
  const row = db.selectFrom("appointments").select("state").where("id", "=", appointment);
  expect(await row.executeTakeFirst()).toEqual({ state: "cancelled" });
  const mails = await db.selectFrom("outbox").select(["recipient", "subject"]).execute();
  const told = mails.find(({ recipient }) => recipient === "ioana@example.com");
  expect(told?.subject).toContain("Programare anulată");
});

test("the dashboard names the appointments of today and tomorrow", async () => {
  await cleared();
  const soon = new Date(Date.now() + 60_000).toISOString();
  const later = new Date(Date.now() + 120_000).toISOString();
  await addAppointment(db, { name: "Ana de Azi", starts_at: soon, ends_at: later });
  await addAppointment(db, { name: "Radu de Apoi" });
  const page = mainOf(await sales.get("/admin"));
  expect(page).toContain("Ana de Azi");
  expect(page).not.toContain("Radu de Apoi");
});

test("a feed's address is shown once, renewed, ended, and answers nobody else", async () => {
  await cleared();
  await addAppointment(db, { name: "Ana din Calendar" });
  const made = await admin.post(CALENDARS, { intent: "make", scope: "all" });
  const address = /\/calendar\/[\w-]{43}\.ics/.exec(mainOf(made))![0];
  // Whoever has the address reads whom the teams visit: making one asks for a recent proof.
  const provenAt = (proven_at: string | null) =>
    db.updateTable("sessions").set({ proven_at }).execute();
  await provenAt(null);
  const asked = await admin.post(CALENDARS, { intent: "make", scope: "all" });
  expect(asked.location).toMatch(/^\/autentificare\/din-nou\?/);
  expect((await visitor().get(address)).status).toBe(200);
  await provenAt(new Date().toISOString());
  expect(mainOf(await admin.get(CALENDARS))).not.toContain("/calendar/");
  const feed = await visitor().get(address);
  expect(feed.status).toBe(200);
  expect(feed.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(feed.text).toContain("Ana din Calendar");
  for (const wrong of [
    "/calendar/x.ics",
    address.replace(".ics", ""),
    address.replace(/.\.ics$/, "_.ics"),
  ]) {
    expect((await visitor().get(wrong)).status).toBe(wrong === address ? 200 : 404);
  }
  const renewed = await admin.post(CALENDARS, { intent: "make", scope: "all" });
  const second = /\/calendar\/[\w-]{43}\.ics/.exec(mainOf(renewed))![0];
  expect((await visitor().get(address)).status).toBe(404);
  expect((await visitor().get(second)).status).toBe(200);
  await admin.submit(CALENDARS, { intent: "end", scope: "all" });
  expect((await visitor().get(second)).status).toBe(404);
  expect((await admin.post(CALENDARS, { intent: "make", scope: "nimeni" })).status).toBe(303);
});
