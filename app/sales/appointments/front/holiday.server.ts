import { dayOf } from "~/platform/format/dates";
import { publicHolidayOn, publicHolidays, type HolidayName } from "~/platform/format/working-days";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

/** A day on which nobody comes, or a public holiday on which the teams work all the same. */
export interface Holiday {
  day: string;
  /** A public holiday's name as a text key; null for the shop's own days. */
  publicName: HolidayName | null;
  /** The shop's own name of the day. */
  name: string;
  isWorked: boolean;
}

/**
 * The days on which nobody comes: the public holidays of this year and the next, by computation, and the
 * shop's own days from this year on. Those of the past years are left out.
 */
export async function listHolidays(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<Holiday[]> {
  const year = Number(dayOf(now.toISOString()).slice(0, 4));
  const rows = await db
    .selectFrom("holidays")
    .select(["day", "name", "is_worked"])
    .where("day", ">=", `${year}-01-01`)
    .execute();
  const worked = new Set(rows.filter((row) => row.is_worked === 1).map(({ day }) => day));
  const ofState = [...publicHolidays(year), ...publicHolidays(year + 1)].map(({ day, name }) => ({
    day,
    publicName: name,
    name: "",
    isWorked: worked.has(day),
  }));
  const own = rows
    .filter(({ day, is_worked }) => is_worked === 0 && !ofState.some((one) => one.day === day))
    .map(({ day, name }) => ({ day, publicName: null, name, isWorked: false }));
  return [...ofState, ...own].sort((one, other) => (one.day < other.day ? -1 : 1));
}

const cachedDays = versionedCache<ReadonlyMap<string, boolean>>();

/** Returns whether nobody comes on a day: one of the shop's own, or a public holiday that is not worked. */
export async function findClosedDays(db: Db = shopDatabase()): Promise<(day: string) => boolean> {
  const known = await cachedDays("", db, async () => {
    const rows = await db.selectFrom("holidays").select(["day", "is_worked"]).execute();
    return new Map(rows.map(({ day, is_worked }) => [day, is_worked === 1]));
  });
  return (day) => {
    const isWorked = known.get(day);
    return isWorked === undefined ? publicHolidayOn(day) !== undefined : !isWorked;
  };
}
