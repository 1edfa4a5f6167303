import { foldText } from "~/format/fold";

import type { BankLayout } from "./bank-layout";

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
export function readDay(cell: string, order: BankLayout["dateOrder"]): string | undefined {
  const text = foldText(cell);
  const packed = order === "ymd" ? /^(\d{4})(\d{2})(\d{2})(?!\d)/ : /^(\d{2})(\d{2})(\d{4})(?!\d)/;
  const parts =
    packed.exec(text) ??
    /^(\d{1,4})[\s./-]+(\d{1,2}|[a-z]{3,12})\.?[\s./-]+(\d{1,4})(?!\d)/.exec(text);
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

/** A day that the calendar has, of this age. */
function dayFrom(year: number, month: number, day: number): string | undefined {
  if (year < 2000 || year > 2100) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 10);
}

/** The most lei that a cell may hold, so that sums stay exact: nine figures. */
const MOST_LEI = 999_999_999;

/**
 * The bani of a cell, undefined where it is no amount: `1.234,50`, `-1 234.5`, `1234,50-`, with or
 * without the currency. Thousands are separated by anything but the decimal sign.
 */
export function readAmount(cell: string, sign: BankLayout["decimalSign"]): number | undefined {
  const text = cell.replace(/[\s\u00a0']|ron$|lei$/gi, "").replace(/[\u2212\u2013]/g, "-");
  const point = sign === "comma" ? "," : ".";
  const thousands = sign === "comma" ? "\\." : ",";
  const shape = new RegExp(
    `^([-+]?)(\\d+|\\d{1,3}(?:${thousands}\\d{3})+)(?:\\${point}(\\d{1,2})0*)?(-?)$`,
  );
  const [, before = "", lei = "", bani = "", after = ""] = shape.exec(text) ?? [];
  if (lei === "" || (before !== "" && after !== "")) return undefined;
  const whole = Number(lei.replace(/[.,]/g, ""));
  if (whole > MOST_LEI) return undefined;
  const amount = whole * 100 + Number(bani.padEnd(2, "0"));
  return (before === "-" || after === "-") && amount > 0 ? -amount : amount;
}

/** An IBAN as a bank writes it, without spaces and in capitals. */
export function plainIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}
