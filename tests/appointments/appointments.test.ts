import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";
import { findSettings } from "~/platform/settings/settings.server";
import { findAppointment, findAppointmentByToken } from "~/sales/appointments/appointment.server";
import { endFeed, listFeeds, makeFeed } from "~/sales/appointments/front/calendar-feed.server";
import {
  cancelAppointment,
  finishAppointment,
  moveAppointment,
  noteAppointment,
} from "~/sales/appointments/front/change-appointment.server";
import { addHoliday, restOn, workOn } from "~/sales/appointments/front/change-holidays.server";
import { findCalendar } from "~/sales/appointments/front/feed-calendar.server";
import { findFreeDays } from "~/sales/appointments/front/free-days.server";
import { listHolidays } from "~/sales/appointments/front/holiday.server";
import { deleteOldAppointments } from "~/sales/appointments/front/old-appointments.server";
import { remindOfAppointments } from "~/sales/appointments/front/reminders.server";
import { reserveAppointment } from "~/sales/appointments/front/reserve.server";
import { findFreeSlots } from "~/sales/appointments/front/slots.server";
import { findReservable } from "~/sales/appointments/front/team.server";
import type { Reservation } from "~/sales/appointments/reserving/write-reservation.server";
import { mailAbout } from "~/sales/appointments/sending/appointment-mail.server";
import { tokenOf } from "~/sales/appointments/sending/token.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { pieces } from "../world";
import { addTeam } from "./teams";

/** A Monday, ten o'clock in Bucharest. */
const now = new Date("2026-11-23T08:00:00.000Z");
const at = (day: string, hour: number) => {
  const time = (hours: number) => `${day}T${String(hours - 2).padStart(2, "0")}:00:00.000Z`;
  return { start: time(hour), end: time(hour + 1) };
};

async function openDesk(changes: Parameters<typeof addTeam>[1] = {}) {
  const db = await openCatalogue();
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  return { db, admin, team: await addTeam(db, changes), settings: await findSettings(db) };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

let people = 0;
const wish = (changes: Partial<Reservation> = {}): Reservation => ({
  kind: "measuring",
  county: "RO-CJ",
  slot: at("2026-11-25", 9),
  orderId: null,
  name: "Ileana Țăranu",
  email: `ileana.${(people += 1)}@example.com`,
  phone: "0722123456",
  address: "Strada Școlii nr. 7, Cluj-Napoca",
  note: "Etajul 4",
  language: "ro",
  formToken: randomUUID(),
  ...changes,
});

async function book({ db, settings }: Desk, changes: Partial<Reservation> = {}): Promise<string> {
  const result = await reserveAppointment(wish(changes), { settings, now, uses: [] }, db);
  if (result.kind !== "booked") throw new Error(result.kind);
  return result.id;
}

async function mailsOf(db: Db) {
  const mails = await db
    .selectFrom("outbox")
    .leftJoin("outbox_files", "outbox_files.mail_id", "outbox.id")
    .leftJoin("mail_files", "mail_files.id", "outbox_files.file_id")
    .select(["recipient", "subject", "text", "outbox_files.name", "type", "bytes"])
    .orderBy("outbox.created_at")
    .orderBy("outbox.subject")
    .execute();
  await db.deleteFrom("outbox").execute();
  return mails.map(({ bytes, ...mail }) => ({
    ...mail,
    // Folded lines are one line (RFC 5545).
    file: bytes
      ? Buffer.from(bytes)
          .toString()
          .replace(/\r\n[ \t]/g, "")
      : "",
  }));
}

test("of two hundred who want one hour at once, as many get it as there are places", async () => {
  const desk = await openDesk({ places: 3 });
  const results = await Promise.all(
    Array.from({ length: 200 }, () =>
      reserveAppointment(wish(), { settings: desk.settings, now, uses: [] }, desk.db),
    ),
  );
  const kinds = results.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "booked")).toHaveLength(3);
  expect(kinds.filter((kind) => kind === "taken")).toHaveLength(197);
  const rows = await desk.db.selectFrom("appointments").select("id").execute();
  expect(rows).toHaveLength(3);
});

test("the database itself refuses one more than there are places", async () => {
  const { db, ...desk } = await openDesk();
  const id = await book({ db, ...desk });
  const later = await book({ db, ...desk }, { slot: at("2026-11-25", 11) });
  const row = await db
    .selectFrom("appointments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const twin = { ...row, id: "twin", token_hash: "twin", form_token: "twin" };
  await expect(db.insertInto("appointments").values(twin).execute()).rejects.toThrow("places");
  const onto = { starts_at: row.starts_at, ends_at: row.ends_at };
  await expect(
    db.updateTable("appointments").set(onto).where("id", "=", later).execute(),
  ).rejects.toThrow("places");
  // Nor one that is only made longer.
  await db.updateTable("teams").set({ places: 1 }).execute();
  const { ends_at } = await db
    .selectFrom("appointments")
    .select("ends_at")
    .where("id", "=", later)
    .executeTakeFirstOrThrow();
  const earlier = row.starts_at < ends_at ? id : later;
  const longer = db.updateTable("appointments").set({ ends_at }).where("id", "=", earlier);
  await expect(longer.execute()).rejects.toThrow("places");
  await db.updateTable("appointments").set({ state: "cancelled" }).where("id", "=", id).execute();
  await db.insertInto("appointments").values(twin).execute();
});

test("the database takes appointments one after the other, and none that shares a minute", async () => {
  const { db, ...desk } = await openDesk();
  const id = await book({ db, ...desk });
  const row = await db
    .selectFrom("appointments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const minutes = (from: string, by: number) =>
    new Date(Date.parse(from) + by * 60_000).toISOString();
  const { starts_at, ends_at } = row;
  for (const [times, isTaken] of [
    [{ starts_at: minutes(starts_at, -60), ends_at: minutes(starts_at, 1) }, false],
    [{ starts_at: minutes(ends_at, -1), ends_at: minutes(ends_at, 60) }, false],
    [{ starts_at: minutes(starts_at, -60), ends_at: starts_at }, true],
    [{ starts_at: ends_at, ends_at: minutes(ends_at, 60) }, true],
  ] as const) {
    const other = { ...row, ...times };
    for (const key of ["id", "token_hash", "form_token"] as const) other[key] = randomUUID();
    const inserted = db.insertInto("appointments").values(other).execute();
    if (isTaken) await inserted;
    else await expect(inserted).rejects.toThrow("places");
  }
});

test("a reservation is mailed with a file for the calendar, and again when it moves and ends", async () => {
  const desk = await openDesk();
  const { db, settings } = desk;
  const id = await book(desk, { email: "ileana@example.com", note: "Interfon 12" });
  const booked = await mailsOf(db);
  const customers = booked.find(({ recipient }) => recipient === "ileana@example.com")!;
  const shops = booked.find(({ recipient }) => recipient !== "ileana@example.com")!;
  expect(customers.subject).toBe(
    "Programare: Măsurători la tine acasă, miercuri, 25 noiembrie 2026, 09:00–10:00",
  );
  expect(customers.text).toContain(`/programare/${tokenOf(id)}`);
  expect(customers.text).toContain("la programare, Cluj");
  // Nobody has proven that the address is theirs, so it is sent nothing that was typed.
  for (const typed of ["Ileana", "Școlii", "Interfon", "0722 123 456"]) {
    expect(customers.text + customers.file).not.toContain(typed);
    expect(shops.text).toContain(typed);
  }
  expect(customers.type).toBe("text/calendar; charset=utf-8; method=REQUEST");
  expect(customers.file).toContain("METHOD:REQUEST");
  expect(customers.file).toContain("SEQUENCE:0");
  expect(customers.file).toContain("DTSTART:20261125T070000Z");
  expect(customers.file).toContain("DTEND:20261125T080000Z");
  const uid = /UID:(\S+)/.exec(customers.file)![1]!;
  expect(uid).toContain(id);

  const change = (seen: number) => ({ id, seen, settings, now });
  expect(await moveAppointment(change(0), at("2026-11-25", 11), db)).toEqual({ kind: "changed" });
  const moved = (await mailsOf(db)).find(({ file }) => file !== "")!;
  expect(moved.subject).toContain("mutată");
  expect(moved.file).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1/);
  expect(moved.file).toContain(`UID:${uid}`);
  expect(moved.file).toContain("DTSTART:20261125T090000Z");

  expect(await cancelAppointment(change(0), "", db)).toEqual({ kind: "stale" });
  expect(await cancelAppointment(change(1), "", db)).toEqual({ kind: "changed" });
  const ended = (await mailsOf(db)).find(({ file }) => file !== "")!;
  expect(ended.type).toContain("method=CANCEL");
  expect(ended.file).toMatch(/METHOD:CANCEL[^]*SEQUENCE:2[^]*STATUS:CANCELLED/);
  expect(ended.file).toContain(`UID:${uid}`);
  expect(await cancelAppointment(change(2), "", db)).toEqual({ kind: "over" });
  expect(await mailsOf(db)).toEqual([]);
  expect((await findAppointmentByToken(tokenOf(id), db))?.state).toBe("cancelled");
  // The hour is free again.
  await book(desk, { slot: at("2026-11-25", 11) });
});

test("mails come in the customer's language, and the desk's words come along", async () => {
  const { admin, ...desk } = await openDesk();
  const { db, settings } = desk;
  const id = await book({ ...desk, admin }, { language: "en", email: "ann@example.com" });
  await mailsOf(db);
  const change = { id, seen: 1, settings, now, admin };
  await cancelAppointment(change, "The van is broken.\n\nWe are sorry.", db);
  const mails = await mailsOf(db);
  // The desk needs no mail about what it did itself.
  expect(mails.map(({ recipient }) => recipient)).toEqual(["ann@example.com"]);
  expect(mails[0]!.subject).toContain("Appointment cancelled");
  expect(mails[0]!.text).toContain("The van is broken.");
  const entry = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject", "=", "appointment")
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: "appointment-cancelled", subject_id: id });
  expect(`${entry.before}${entry.after}`).not.toContain("ann@");
});

test("a form books once, an e-mail twice of a kind, an order one delivery", async () => {
  const desk = await openDesk({ kinds: ["measuring", "delivery", "showroom"] });
  const { db, settings, admin } = desk;
  const context = { settings, now, uses: [] };
  const first = wish({ email: "ana@example.com" });
  const once = await reserveAppointment(first, context, db);
  expect(await reserveAppointment(first, context, db)).toEqual(once);
  const tenth = { email: "ANA@example.com", slot: at("2026-11-25", 10) };
  expect((await reserveAppointment(wish(tenth), context, db)).kind).toBe("booked");
  const third = { ...tenth, slot: at("2026-11-25", 11) };
  expect(await reserveAppointment(wish(third), context, db)).toEqual({ kind: "enough" });
  expect((await reserveAppointment(wish({ ...third, kind: "showroom" }), context, db)).kind).toBe(
    "booked",
  );
  const noon = { ...tenth, slot: at("2026-11-25", 12) };
  expect((await reserveAppointment(wish(noon), { ...context, admin }, db)).kind).toBe("booked");

  const order = await placePieces(db, [[pieces.bed, 1]]);
  const delivery = { kind: "delivery", orderId: order.id, slot: at("2026-11-26", 9) } as const;
  await book(desk, delivery);
  const again = wish({ ...delivery, slot: at("2026-11-26", 10) });
  expect(await reserveAppointment(again, context, db)).toEqual({ kind: "enough" });
});

test("a reservation uses up its limits only when nothing else refuses it", async () => {
  const { db, settings } = await openDesk();
  const uses = [{ limit: { name: "test", most: 1, minutes: 60 }, who: "somebody" }];
  const taken = wish({ slot: at("2026-11-24", 3) });
  expect(await reserveAppointment(taken, { settings, now, uses }, db)).toEqual({ kind: "taken" });
  expect((await reserveAppointment(wish(), { settings, now, uses }, db)).kind).toBe("booked");
  const other = wish({ slot: at("2026-11-25", 10) });
  expect(await reserveAppointment(other, { settings, now, uses }, db)).toMatchObject({
    kind: "too-many",
  });
});

test("the desk books without notice, moves to taken hours no more than others, and notes", async () => {
  const desk = await openDesk({ noticeHours: 48 });
  const { db, settings, admin } = desk;
  const today = wish({ slot: at("2026-11-23", 12) });
  expect(await reserveAppointment(today, { settings, now, uses: [] }, db)).toEqual({
    kind: "taken",
  });
  const booked = await reserveAppointment(today, { settings, now, uses: [], admin }, db);
  if (booked.kind !== "booked") throw new Error(booked.kind);
  await book(desk, { slot: at("2026-11-26", 9) });
  const change = { id: booked.id, seen: 1, settings, now, admin };
  expect(await moveAppointment(change, at("2026-11-26", 9), db)).toEqual({ kind: "taken" });
  expect(await noteAppointment(change, "Fără lift", db)).toEqual({ kind: "changed" });
  expect(await noteAppointment(change, "Cu lift", db)).toEqual({ kind: "stale" });
  expect(await finishAppointment({ ...change, seen: 2 }, db)).toEqual({ kind: "changed" });
  expect(await findAppointment(booked.id, db)).toMatchObject({
    state: "done",
    desk_note: "Fără lift",
  });
  expect(await moveAppointment({ ...change, seen: 3 }, at("2026-11-26", 10), db)).toEqual({
    kind: "over",
  });
});

test("the day before, each customer is reminded once, in the morning, and anew after a move", async () => {
  const desk = await openDesk();
  const { db, settings } = desk;
  const id = await book(desk, { email: "ana@example.com" });
  const cancelled = await book(desk, { slot: at("2026-11-25", 10) });
  await cancelAppointment({ id: cancelled, seen: 0, settings, now }, "", db);
  await mailsOf(db);
  const remind = async (instant: string) => {
    await remindOfAppointments(settings, new Date(instant), db);
    await remindOfAppointments(settings, new Date(instant), db);
    return (await mailsOf(db)).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  };
  expect(await remind("2026-11-23T20:00:00.000Z")).toEqual([]);
  expect(await remind("2026-11-24T05:30:00.000Z")).toEqual([]);
  const said = "ana@example.com: Mâine la 09:00: Măsurători la tine acasă";
  expect(await remind("2026-11-24T06:30:00.000Z")).toEqual([said]);
  const moving = { id, seen: 0, settings, now: new Date("2026-11-24T07:00:00.000Z") };
  expect(await moveAppointment(moving, at("2026-11-27", 9), db)).toEqual({ kind: "changed" });
  await mailsOf(db);
  expect(await remind("2026-11-25T07:00:00.000Z")).toEqual([]);
  expect(await remind("2026-11-26T07:00:00.000Z")).toEqual([said]);
});

test("nobody comes on a public holiday or a day of the shop's own, unless the desk says so", async () => {
  const { db, admin } = await openDesk({ weeksAhead: 26 });
  const freeOn = async (day: string) => {
    const asked = { kind: "measuring", county: "RO-CJ", from: day, to: day, now } as const;
    return (await findFreeSlots(asked, {}, db)).length > 0;
  };
  // A Tuesday, Romania's national day.
  expect(await freeOn("2026-12-01")).toBe(false);
  await workOn("2026-12-01", admin, db);
  expect(await freeOn("2026-12-01")).toBe(true);
  await restOn("2026-12-01", admin, db);
  expect(await freeOn("2026-12-01")).toBe(false);
  // Orthodox Good Friday of 2027.
  expect(await freeOn("2027-04-30")).toBe(false);
  expect(await freeOn("2026-12-02")).toBe(true);
  expect(await addHoliday({ day: "2026-12-02", name: "Inventar" }, admin, db)).toEqual({
    kind: "saved",
  });
  expect(await addHoliday({ day: "2026-12-02", name: "Inventar" }, admin, db)).toEqual({
    kind: "known",
  });
  expect(await addHoliday({ day: "2026-12-25", name: "Crăciun" }, admin, db)).toEqual({
    kind: "known",
  });
  expect(await freeOn("2026-12-02")).toBe(false);
  const listed = await listHolidays(now, db);
  expect(listed.filter(({ day }) => day.startsWith("2026"))).toHaveLength(17);
  expect(listed).toContainEqual(
    expect.objectContaining({ day: "2027-05-02", publicName: "easter", isWorked: false }),
  );
  await workOn("2026-12-02", admin, db);
  expect(await freeOn("2026-12-02")).toBe(true);
});

test("free days are found piece by piece, and what is reservable follows the active teams", async () => {
  const { db } = await openDesk({ hours: ["", "", "", "", "9:00–11:00", "", ""], weeksAhead: 12 });
  const asked = { kind: "measuring", county: "RO-CJ", now } as const;
  const { days, next } = await findFreeDays({ ...asked, from: "" }, db);
  expect(days.map(({ date }) => date.slice(0, 10))).toEqual([
    "2026-11-27",
    "2026-12-04",
    "2026-12-11",
    "2026-12-18",
    "2027-01-08",
    "2027-01-15",
  ]);
  expect(next).toBe("2027-01-22");
  const last = await findFreeDays({ ...asked, from: "2027-02-01" }, db);
  expect([last.days.length, last.next]).toEqual([2, null]);
  expect(await findReservable(db)).toMatchObject({
    kinds: ["measuring"],
    counties: { measuring: ["RO-B", "RO-CJ"] },
  });
  await db.updateTable("teams").set({ is_active: 0 }).execute();
  expect((await findReservable(db)).kinds).toEqual([]);
});

test("a calendar feed shows who and where, and neither phone, e-mail nor words", async () => {
  const desk = await openDesk();
  const { db, admin, team } = desk;
  await addTeam(db, { name: "Showroom", kinds: ["showroom"], counties: [] });
  const id = await book(desk, { email: "ileana@example.com", note: "Interfon 12" });
  const own = (await makeFeed(team, admin, db))!;
  const all = (await makeFeed("all", admin, db))!;
  expect(await makeFeed("nobody", admin, db)).toBeUndefined();
  for (const token of [own, all]) {
    const file = (await findCalendar(token, now, db))!.replace(/\r\n[ \t]/g, "");
    expect(file).toMatch(/^BEGIN:VCALENDAR/);
    expect(file).toContain("METHOD:PUBLISH");
    expect(file).toContain("Ileana Țăranu");
    expect(file).toContain("Strada Școlii");
    expect(file).toContain(`/admin/programari/${id}`);
    for (const left of ["0722123456", "ileana@", "Interfon"]) expect(file).not.toContain(left);
    expect(
      JSON.stringify(await db.selectFrom("calendar_feeds").selectAll().execute()),
    ).not.toContain(token);
  }
  const newer = (await makeFeed(team, admin, db))!;
  expect(await findCalendar(own, now, db)).toBeUndefined();
  expect(await findCalendar("", now, db)).toBeUndefined();
  await cancelAppointment({ id, seen: 0, settings: desk.settings, now }, "", db);
  expect(await findCalendar(newer, now, db)).not.toContain("BEGIN:VEVENT");
  await endFeed(team, admin, db);
  expect(await findCalendar(newer, now, db)).toBeUndefined();
  expect(
    (await listFeeds(db)).map(({ scope, made_at }) => [scope === "all", made_at !== null]),
  ).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test("appointments are forgotten with their order, and without one after a year", async () => {
  const desk = await openDesk();
  const { db } = desk;
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const ofOrder = await book(desk, { orderId: order.id });
  const alone = await book(desk, { slot: at("2026-11-25", 10) });
  expect(await deleteOldAppointments(new Date("2027-11-24T00:00:00Z"), db)).toBe(0);
  expect(await deleteOldAppointments(new Date("2027-11-26T00:00:00Z"), db)).toBe(1);
  expect(await findAppointment(alone, db)).toBeUndefined();
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  await anonymiseOrders([order.id], now, db);
  expect(await findAppointment(ofOrder, db)).toMatchObject({
    name: "",
    email: "",
    phone: "",
    address: "",
    note: "",
  });
  // Nobody is written to who is not known any more.
  await db.deleteFrom("outbox").execute();
  const appointment = (await findAppointment(ofOrder, db))!;
  await mailAbout(appointment, { event: "cancelled", settings: desk.settings, byStaff: true }, db);
  expect(await mailsOf(db)).toEqual([]);
});
