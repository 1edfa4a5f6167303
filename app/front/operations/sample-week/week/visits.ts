import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { addDays, dayOf } from "~/platform/format/dates";
import { findSettings } from "~/platform/settings/settings.server";
import { findAppointment } from "~/sales/appointments/appointment.server";
import {
  cancelAppointment,
  finishAppointment,
  moveAppointment,
  noteAppointment,
} from "~/sales/appointments/front/change-appointment.server";
import { addHoliday } from "~/sales/appointments/front/change-holidays.server";
import { listTeams, saveTeam } from "~/sales/appointments/front/team.server";
import type { AppointmentKind } from "~db/schema";

import { keepRow } from "../kept/sample-rows";
import { expectKind, type Entry, type Workshop } from "./diary";
import { county, slotsFrom, reserveFirst } from "./first-reservation";
import type { LivedOrder } from "./lived-order";
import type { OrderName } from "./story";

/** The team of the week, what it was called to, and a day on which it does not come. */
export function livedVisits(shop: Workshop, named: ReadonlyMap<OrderName, LivedOrder>): Entry[] {
  const { db, hand } = shop;
  const ids: string[] = [];
  /** Reserves the first free time, so many days after the day of the entry. */
  const reserve =
    (kind: AppointmentKind, who: number, inDays: number, note: string, name?: OrderName) =>
    async () => {
      ids.push(await reserveFirst(shop, { kind, who, inDays, note, of: name && named.get(name) }));
    };
  const change = async (place: number) => {
    const id = ids[place]!;
    const { version: seen } = (await findAppointment(id, db))!;
    return { id, seen, settings: await findSettings(db), now: new Date(), admin: hand };
  };
  return [
    { daysAgo: 33, work: () => addTeam(shop) },
    { daysAgo: 21, work: reserve("measuring", 2, 3, "Nișă sub scară") },
    { daysAgo: 14, work: reserve("showroom", 9, 2, "Vrea să vadă decorurile") },
    { daysAgo: 13, work: reserve("measuring", 4, 3, "Bucătărie mică, etaj 3") },
    {
      daysAgo: 11,
      work: async () => {
        const words = "Echipa este bolnavă, ne pare rău.";
        const result = await cancelAppointment(await change(2), words, db);
        expectKind(result, "changed", "cancel a visit");
      },
    },
    { daysAgo: 9, work: async () => finish(shop, await change(0)) },
    { daysAgo: 8, work: async () => finish(shop, await change(1)) },
    { daysAgo: 6, work: reserve("measuring", 12, 3, "Canapea extensibilă, sufragerie") },
    { daysAgo: 3, work: reserve("measuring", 10, 5, "Dressing în dormitor") },
    { daysAgo: 2, work: reserve("delivery", 14, 3, "", "onItsWay") },
    { daysAgo: 2, work: reserve("measuring", 15, 4, "Bibliotecă în hol") },
    {
      daysAgo: 1,
      work: async () => {
        const moved = await change(6);
        const day = addDays(dayOf(new Date().toISOString()), 6);
        const [slot] = await slotsFrom(shop, "measuring", day);
        expectKind(await moveAppointment(moved, slot!, db), "changed", "move a visit");
        const { settings: _settings, ...noted } = await change(6);
        await noteAppointment(noted, "Câinele e prietenos.", db);
      },
    },
    { daysAgo: 1, work: reserve("showroom", 17, 1, "Paturi tapițate") },
    { daysAgo: 0.2, work: reserve("measuring", 19, 2, "Masă extensibilă") },
    { daysAgo: 0.15, work: reserve("measuring", 16, 0, "Pat cu sertare, dormitor mic") },
    {
      daysAgo: 0.1,
      work: async () => {
        const day = addDays(dayOf(new Date().toISOString()), 45);
        const added = await addHoliday({ day, name: `Inventar ${SAMPLE_MARK}` }, hand, db);
        if (added.kind === "saved") await keepRow({ source: "holidays", id: day }, db);
      },
    },
  ];
}

async function addTeam({ db, hand }: Workshop): Promise<void> {
  const workday = "9:00–17:00";
  const team = {
    id: undefined,
    version: 0,
    name: `Echipa de teren ${SAMPLE_MARK}`,
    kinds: ["showroom", "measuring", "delivery"] as AppointmentKind[],
    counties: [county, "RO-IF"],
    hours: [workday, workday, workday, workday, workday, "10:00–15:00", ""],
    slotMinutes: 60,
    places: 2,
    noticeHours: 24,
    weeksAhead: 8,
    isActive: true,
  };
  const { id } = expectKind(await saveTeam(team, hand, db), "saved", "save a team");
  const { version } = (await listTeams(db)).find((one) => one.id === id)!;
  await keepRow({ source: "teams", id, amount: version }, db);
}

async function finish(
  { db }: Workshop,
  change: Parameters<typeof finishAppointment>[0],
): Promise<void> {
  expectKind(await finishAppointment(change, db), "changed", "finish a visit");
}
