import { readDirection } from "../reading/directions";
import type { BankLayout } from "./bank-layout";

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
