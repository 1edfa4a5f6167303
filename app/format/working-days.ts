import { addDays } from "./dates";

/** Romania's public holidays of fixed date (Labour Code, art. 139), as month-day. */
const FIXED = [
  "01-01",
  "01-02",
  "01-06",
  "01-07",
  "01-24",
  "05-01",
  "06-01",
  "08-15",
  "11-30",
  "12-01",
  "12-25",
  "12-26",
];

/** Those that move with Easter, in days from it: Good Friday, Easter and Pentecost with their Mondays. */
const AROUND_EASTER = [-2, 0, 1, 49, 50];

/** Orthodox Easter by the Julian reckoning, as a day of today's calendar; right from 1900 to 2099. */
export function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const days = moon + week + 114;
  const julian = `${year}-${String(Math.floor(days / 31)).padStart(2, "0")}-${String((days % 31) + 1).padStart(2, "0")}`;
  return addDays(julian, 13);
}

/** Whether a day is neither of a weekend nor a public holiday of Romania. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.includes(day.slice(5))) return false;
  const easter = orthodoxEaster(Number(day.slice(0, 4)));
  return !AROUND_EASTER.some((distance) => addDays(easter, distance) === day);
}

/** The last day after which that many working days have come, `today` among them if it is one. */
export function workingDaysBack(today: string, count: number): string {
  let day = today;
  for (let left = count; left > 0; day = addDays(day, -1)) {
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
