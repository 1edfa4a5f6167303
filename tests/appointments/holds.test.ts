import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import { findAppointmentByToken } from "~/sales/appointments/appointment.server";
import { confirmHold } from "~/sales/appointments/front/confirm-hold.server";
import { deleteOldHolds, findHold, holdAppointment } from "~/sales/appointments/front/hold.server";
import { reserveAppointment } from "~/sales/appointments/front/reserve.server";
import { findFreeSlots } from "~/sales/appointments/front/slots.server";
import type { Reservation } from "~/sales/appointments/reserving/write-reservation.server";
import { confirmationKey } from "~/sales/appointments/sending/token.server";

import { openCatalogue } from "../memory-database";
import { addTeam } from "./teams";

/** A Monday, ten o'clock in Bucharest; notice is a day, so that Tuesday's ten o'clock is the first. */
const now = new Date("2026-11-23T08:00:00.000Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const slot = { start: "2026-11-24T08:00:00.000Z", end: "2026-11-24T09:00:00.000Z" };

const wish = (changes: Partial<Reservation> = {}): Reservation => ({
  kind: "measuring",
  county: "RO-CJ",
  slot,
  orderId: null,
  note: "Etajul 4",
  language: "ro",
  name: "Ileana Țăranu",
  email: "ileana@example.com",
  phone: "+40722123456",
  address: "Strada Școlii nr. 7, Cluj-Napoca",
  formToken: randomUUID(),
  ...changes,
});

async function openDesk() {
  const db = await openCatalogue();
  await addTeam(db);
  const settings = await findSettings(db);
  const hold = async (changes: Partial<Reservation> = {}, at = now) => {
    const result = await holdAppointment(wish(changes), { settings, now: at, uses: [] }, db);
    if (result.kind !== "held") throw new Error(result.kind);
    const { id } = (await findHold(result.token, db))!;
    return { ...result, id, key: confirmationKey(id) };
  };
  const confirm = (held: { token: string; key: string | null }, at: Date) =>
    confirmHold(held, { settings, now: at }, db);
  const isFree = async (at: Date) => {
    const day = "2026-11-24";
    const query = { kind: "measuring" as const, county: "RO-CJ", from: day, to: day, now: at };
    const free = await findFreeSlots({ ...query, isNoticeWaived: true }, {}, db);
    return free.some(({ start }) => start === slot.start);
  };
  return { db, settings, hold, confirm, isFree };
}

test.each([
  [0, false],
  [29, false],
  [30, true],
  [31, true],
])(
  "a time that nobody has proven to want is others' again after half an hour: %i minutes, free %s",
  async (minutes, free) => {
    const { hold, isFree } = await openDesk();
    expect(await isFree(now)).toBe(true);
    await hold();
    expect(await isFree(after(minutes))).toBe(free);
  },
);

test("the mailed key makes an appointment of it at the same address, and only then the shop is told", async () => {
  const { db, hold, confirm, isFree } = await openDesk();
  const held = await hold();
  const mails = () => db.selectFrom("outbox").select(["recipient", "text"]).execute();
  const [question, ...others] = await mails();
  expect(others).toEqual([]);
  expect(question).toMatchObject({ recipient: "ileana@example.com" });
  expect(question!.text).toContain(`/programare/${held.token}?cheie=${held.key}`);
  for (const typed of ["Ileana", "Școlii", "Etajul", "0722"]) {
    expect(question!.text).not.toContain(typed);
  }
  for (const key of [null, "", held.token, held.key.slice(1)]) {
    expect(await confirm({ ...held, key }, after(1))).toEqual({ kind: "unknown" });
  }
  // Its notice was kept when it was chosen, and is over by now.
  expect(await confirm(held, after(10))).toEqual({ kind: "confirmed" });
  expect(await findAppointmentByToken(held.token, db)).toMatchObject({
    state: "booked",
    starts_at: slot.start,
    note: "Etajul 4",
    county: "RO-CJ",
  });
  expect(await findHold(held.token, db)).toBeUndefined();
  expect(await isFree(after(60))).toBe(false);
  expect((await mails()).map(({ recipient }) => recipient)).toHaveLength(3);
  expect(await confirm(held, after(11))).toEqual({ kind: "unknown" });
});

test("who is late gets the time if nobody else has, and is told where somebody has", async () => {
  const { db, settings, hold, confirm } = await openDesk();
  const later = { start: "2026-11-25T08:00:00.000Z", end: "2026-11-25T09:00:00.000Z" };
  const late = await hold({ slot: later });
  expect(await confirm(late, after(40))).toEqual({ kind: "confirmed" });
  const lost = await hold({
    slot: { ...later, start: later.end, end: "2026-11-25T10:00:00.000Z" },
  });
  const faster = wish({ slot: { start: later.end, end: "2026-11-25T10:00:00.000Z" } });
  const context = { settings, now: after(40), uses: [] };
  expect((await reserveAppointment(faster, context, db)).kind).toBe("booked");
  expect(await confirm(lost, after(41))).toEqual({ kind: "taken" });
});

test("how many appointments an address has is told to who holds its link, not to who types it", async () => {
  const { db, settings, hold, confirm } = await openDesk();
  const hour = (nth: number) => ({
    start: `2026-11-25T${String(8 + nth).padStart(2, "0")}:00:00.000Z`,
    end: `2026-11-25T${String(9 + nth).padStart(2, "0")}:00:00.000Z`,
  });
  for (const nth of [0, 1]) {
    const context = { settings, now, uses: [] };
    expect((await reserveAppointment(wish({ slot: hour(nth) }), context, db)).kind).toBe("booked");
  }
  const third = await hold({ slot: hour(2), email: "ILEANA@example.com" });
  expect(await confirm(third, after(1))).toEqual({ kind: "enough" });
});

test("of two hundred strangers who want one hour at once, one holds it; the same form holds once", async () => {
  const { db, settings, hold } = await openDesk();
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, nth) =>
      holdAppointment(wish({ email: `x${nth}@example.com` }), { settings, now, uses: [] }, db),
    ),
  );
  expect(results.filter(({ kind }) => kind === "held")).toHaveLength(1);
  expect(results.filter(({ kind }) => kind === "taken")).toHaveLength(199);
  await db.deleteFrom("appointment_holds").execute();
  const formToken = randomUUID();
  const first = await hold({ formToken });
  expect((await hold({ formToken })).token).toBe(first.token);
});

test("a hold goes a day after its half hour", async () => {
  const { db, hold } = await openDesk();
  await hold();
  expect(await deleteOldHolds(after(24 * 60 + 29), db)).toBe(0);
  expect(await deleteOldHolds(after(24 * 60 + 30), db)).toBe(1);
});
