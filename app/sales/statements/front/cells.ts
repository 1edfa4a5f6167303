import { foldText } from "~/platform/format/compare-texts";

import { readDirection } from "../reading/directions";
import type { BankLayout, DateOrder } from "./bank-layout";

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

/** The most lei that a cell may hold, so that sums stay exact: nine figures. */
const MOST_LEI = 999_999_999;

/** More than any amount with its currency. */
const LONGEST_AMOUNT = 60;

const shapes = {
  comma: /^([-+]?)(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2})0*)?(-?)$/,
  point: /^([-+]?)(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2})0*)?(-?)$/,
};

/**
 * The bani of a cell, undefined where it is no amount: `1.234,50`, `-1 234.5`, `1234,50-`, with or
 * without the currency, and with a letter for its direction before or behind it, `100,00 D` or
 * `CR 100.00`. Thousands are separated by anything but the decimal sign, in
 * groups of three that do not follow a lone 0. The bank's own format says which sign is which, so that
 * nothing is to be guessed (`~/format/read-number` reads what people type).
 */
export function readAmount(cell: string, sign: BankLayout["decimalSign"]): number | undefined {
  if (cell.length > LONGEST_AMOUNT) return undefined;
  const [, wordBefore = "", figures = "", wordBehind = ""] =
    /^([a-z]{0,8})([^a-z]+)([a-z]{0,8})$/i.exec(withoutCurrency(cell)) ?? [];
  if (wordBefore !== "" && wordBehind !== "") return undefined;
  const word = wordBefore + wordBehind;
  const direction = word === "" ? undefined : readDirection(word);
  if (word !== "" && direction === undefined) return undefined;
  const [, before = "", lei = "", bani = "", after = ""] = shapes[sign].exec(figures) ?? [];
  if (lei === "" || (before !== "" && after !== "")) return undefined;
  const whole = Number(lei.replace(/[.,]/g, ""));
  if (whole > MOST_LEI) return undefined;
  const amount = whole * 100 + Number(bani.padEnd(2, "0"));
  return directed(before === "-" || after === "-" ? -amount : amount, direction);
}

function withoutCurrency(cell: string): string {
  return cell.replace(/[\s\u00a0']|ron|lei/gi, "").replace(/[\u2212\u2013]/g, "-");
}

/** An amount with the direction that is said beside it. What has a minus never came, whatever is said. */
export function directed(bani: number, direction: "in" | "out" | undefined): number {
  const amount = direction === "out" ? -Math.abs(bani) : bani;
  return amount === 0 ? 0 : amount;
}

/** An IBAN as a bank writes it, without spaces and in capitals. */
export function plainIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}
