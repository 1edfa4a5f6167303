import { foldText } from "~/platform/format/compare-texts";

import type { DateOrder } from "../front/bank-layout";

/** The first three letters of each month in Romanian and, where they differ, in English. */
const months = [
  ["ian", "jan"],
  ["feb"],
  ["mar"],
  ["apr"],
  ["mai", "may"],
  ["iun", "jun"],
  ["iul", "jul"],
  ["aug"],
  ["sep"],
  ["oct"],
  ["noi", "nov"],
  ["dec"],
];

/**
 * The day of a cell as `YYYY-MM-DD`, undefined where it is none: `05.11.2026`, `5 noiembrie 2026`,
 * `20261105`, with or without an hour behind it.
 */
export function readDay(cell: string, order: DateOrder): string | undefined {
  const text = foldText(cell.slice(0, LONGEST_DATE));
  const packed = order === "ymd" ? /^(\d{4})(\d{2})(\d{2})(?!\d)/ : /^(\d{2})(\d{2})(\d{4})(?!\d)/;
  const parts = packed.exec(text) ?? SPACED_DATE.exec(text);
  if (!parts) return undefined;
  const [, one = "", two = "", three = ""] = parts;
  const [year, month, day] = {
    dmy: [three, two, one],
    ymd: [one, two, three],
    mdy: [three, one, two],
  }[order] as [string, string, string];
  const monthNumber = /^\d/.test(month)
    ? Number(month)
    : months.findIndex((names) => names.some((name) => month.startsWith(name))) + 1;
  return dayFrom(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, Number(day));
}

const SPACED_DATE = /^(\d{1,4})[\s./-]{1,4}(\d{1,2}|[a-z]{3,12})\.?[\s./-]{1,4}(\d{1,4})(?!\d)/;
/** More than any date with its hour. */
const LONGEST_DATE = 60;

/** Whether a cell is written like a date, in whatever order; `Sold final` is not. */
export function isDateLike(cell: string): boolean {
  const text = foldText(cell.slice(0, LONGEST_DATE));
  return /^\d{8}(?!\d)/.test(text) || SPACED_DATE.test(text);
}

/** A day that exists in the calendar, from 2000 to 2100. */
function dayFrom(year: number, month: number, day: number): string | undefined {
  if (year < 2000 || year > 2100) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}
