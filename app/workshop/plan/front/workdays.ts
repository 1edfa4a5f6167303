import { addDays, weekdayOf } from "~/platform/format/dates";
import { perStation, type Workday } from "~/platform/settings/workshop-load";

import type { Absence } from "./absence.server";
import type { Person } from "./person.server";

/** So many working days are planned; what does not end within them has no end that anybody can name. */
export const PLANNED_DAYS = 130;

const SATURDAY = 5;

/**
 * The working days from a day on, Mondays to Fridays that the shop does not keep free, and how many minutes each
 * station has of them: those of everybody who works there and is not away, none where it stands still.
 */
export function workdaysFrom(
  today: string,
  {
    people,
    absences,
    isClosed,
  }: {
    people: readonly Pick<Person, "id" | "minutes" | "isActive">[];
    absences: readonly Absence[];
    isClosed: (day: string) => boolean;
  },
  count = PLANNED_DAYS,
): Workday[] {
  const days: Workday[] = [];
  // A shop that keeps every day free has no end.
  for (let after = 0; days.length < count && after < 3 * count; after += 1) {
    const day = addDays(today, after);
    if (weekdayOf(day) >= SATURDAY || isClosed(day)) continue;
    const away = absences.filter(({ from, to }) => from <= day && day <= to);
    const there = people.filter(
      ({ id, isActive }) => isActive && !away.some(({ personId }) => personId === id),
    );
    days.push({
      day,
      capacity: perStation((station) =>
        away.some((one) => one.station === station)
          ? 0
          : there.reduce((sum, { minutes }) => sum + minutes[station], 0),
      ),
    });
  }
  return days;
}
