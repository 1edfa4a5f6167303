import { addDays, dayOf, readDay } from "~/platform/format/dates";
import { counties } from "~/platform/settings/places";
import type { Appointment } from "~/sales/appointments/appointment.server";
import {
  listAppointments,
  searchAppointments,
} from "~/sales/appointments/front/list-appointments.server";
import { listTeams } from "~/sales/appointments/front/team.server";
import { mondayOf } from "~/sales/appointments/local-time";

/** An instant within a day, for those who write it in words. */
const noonOf = (day: string) => `${day}T12:00:00.000Z`;

function countyName(county: string): string {
  return counties[county as keyof typeof counties] ?? "";
}

function placeOf({ address, county }: Appointment): string {
  return [address, countyName(county)].filter(Boolean).join(", ");
}

/** The week of the day that the query names, of all teams or of one. */
export async function showWeek(query: URLSearchParams, now: Date) {
  const today = dayOf(now.toISOString());
  const monday = mondayOf(readDay(query.get("zi")) || today);
  const teams = (await listTeams()).map(({ id, name }) => ({ id, name }));
  const team = teams.find(({ id }) => id === query.get("echipa"))?.id ?? "";
  const all = await listAppointments({
    from: monday,
    to: addDays(monday, 6),
    teamId: team || undefined,
  });
  const days = Array.from({ length: 7 }, (_, nth) => addDays(monday, nth));
  return {
    teams,
    team,
    monday,
    isThisWeek: monday === mondayOf(today),
    previous: addDays(monday, -7),
    next: addDays(monday, 7),
    days: days.map((day) => ({
      day,
      date: noonOf(day),
      isToday: day === today,
      appointments: all
        .filter(({ starts_at }) => dayOf(starts_at) === day)
        .map((one) => ({
          id: one.id,
          kind: one.kind,
          team: one.team,
          state: one.state,
          name: one.name,
          starts_at: one.starts_at,
          ends_at: one.ends_at,
          order_number: one.order_number,
          place: placeOf(one),
        })),
    })),
  };
}

/** The appointments of all days that have the words of a text. */
export async function showFound(search: string, wanted: number) {
  const { appointments, ...list } = await searchAppointments({ search, page: wanted });
  const rows = appointments.map(({ id, kind, team, state, name, starts_at }) => ({
    id,
    kind,
    team,
    state,
    name,
    starts_at,
  }));
  return { search, rows, ...list };
}

export type FoundAppointments = Awaited<ReturnType<typeof showFound>>;

export type ShownWeek = Awaited<ReturnType<typeof showWeek>>;

/** The deliveries of the day that the query names, for the workshop: no people. */
export async function showDeliveries(query: URLSearchParams, now: Date) {
  const today = dayOf(now.toISOString());
  const day = readDay(query.get("zi")) || today;
  const all = await listAppointments({ from: day, to: day });
  return {
    date: noonOf(day),
    isToday: day === today,
    previous: addDays(day, -1),
    next: addDays(day, 1),
    rows: all
      .filter(({ kind }) => kind === "delivery")
      .map(({ id, team, state, starts_at, ends_at, order_number, county }) => ({
        id,
        team,
        state,
        starts_at,
        ends_at,
        order_number,
        county: countyName(county),
      })),
  };
}

export type ShownDeliveries = Awaited<ReturnType<typeof showDeliveries>>;
