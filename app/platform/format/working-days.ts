import { addDays } from "./dates";

/** Romania's public holidays of fixed date (Labour Code, art. 139): their names by month-day. */
const FIXED = {
  "01-01": "newYear",
  "01-02": "newYear",
  "01-06": "epiphany",
  "01-07": "saintJohn",
  "01-24": "union",
  "05-01": "labour",
  "06-01": "children",
  "08-15": "dormition",
  "11-30": "saintAndrew",
  "12-01": "nationalDay",
  "12-25": "christmas",
  "12-26": "christmas",
} as const;

/** Those that move with Easter: their names by the days from it. */
const AROUND_EASTER = [
  [-2, "goodFriday"],
  [0, "easter"],
  [1, "easter"],
  [49, "pentecost"],
  [50, "pentecost"],
] as const;

export type HolidayName = (typeof FIXED)[keyof typeof FIXED] | (typeof AROUND_EASTER)[number][1];

/** Orthodox Easter by the Julian reckoning, as a day of today's calendar; right from 1900 to 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + week + 114;
  const julian = `${year}-${String(Math.floor(days / 31)).padStart(2, "0")}-${String((days % 31) + 1).padStart(2, "0")}`;
  return addDays(julian, 13);
}

/** Romania's public holidays of a year, by their days; right from 1900 to 2099. */
export function publicHolidays(year: number): { day: string; name: HolidayName }[] {
  const easter = orthodoxEaster(year);
  const byDay = new Map<string, HolidayName>();
  for (const [distance, name] of AROUND_EASTER) byDay.set(addDays(easter, distance), name);
  for (const [day, name] of Object.entries(FIXED)) byDay.set(`${year}-${day}`, name);
  return [...byDay]
    .map(([day, name]) => ({ day, name }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/** The name of the public holiday of Romania that a day is; undefined for other days. */
export function publicHolidayOn(day: string): HolidayName | undefined {
  return publicHolidays(Number(day.slice(0, 4))).find((one) => one.day === day)?.name;
}

/** Whether a day is neither of a weekend nor a public holiday of Romania. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && publicHolidayOn(day) === undefined;
}

/** The last day after which that many working days have come, `today` among them if it is one. */
export function workingDaysBack(today: string, count: number): string {
  let day = today;
  for (let left = count; left > 0; day = addDays(day, -1)) {
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** The day on which that many working days after `today` have come; `today` itself for none. */
export function workingDaysAhead(today: string, count: number): string {
  let day = today;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
