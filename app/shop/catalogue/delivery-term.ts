import { LONGEST_TERM } from "~/platform/format/dates";
import type { TFunction } from "~/platform/i18n/translate";
import {
  minutesWithoutBoards,
  promisedDays,
  type Making,
  type Workshop,
} from "~/platform/settings/workshop-load";

/** Days from an order to its delivery, both inclusive. `from` 0: only the end is promised. */
export interface DeliveryDays {
  from: number;
  to: number;
}

/** What is promised for a piece or an order. */
export interface DeliveryTerm extends DeliveryDays {
  /** The days run from the advance and the approved drawing, since nothing is made before them. */
  isAfterAdvance: boolean;
}

/**
 * The term of a product that has none of its own: at most 30 days, as the law has it where nothing
 * else is agreed (OUG 34/2014, art. 18), and as the terms say.
 */
const legalDays: DeliveryDays = { from: 0, to: 30 };

/** The four columns of a product, null where it has no term of its own. */
export interface DeliveryColumns {
  delivery_from_days: number | null;
  delivery_to_days: number | null;
  made_from_days: number | null;
  made_to_days: number | null;
}

/** A row's columns of terms, and the row without them. */
export function splitTerms<Row extends DeliveryColumns>(row: Row) {
  const { delivery_from_days, delivery_to_days, made_from_days, made_to_days, ...rest } = row;
  return { terms: { delivery_from_days, delivery_to_days, made_from_days, made_to_days }, rest };
}

/** The term of a product as it stands ready. */
export function readyTermOf(product: DeliveryColumns): DeliveryTerm {
  const days = daysOf(product.delivery_from_days, product.delivery_to_days);
  return { ...(days ?? legalDays), isAfterAdvance: false };
}

/** What the promise of a product that is made to order follows from: its own days, and the hours of any such piece. */
export function makingOfProduct(
  product: DeliveryColumns,
  { minutesPerPiece }: Pick<Workshop, "minutesPerPiece">,
): Making {
  const lead = daysOf(product.made_from_days, product.made_to_days) ?? legalDays;
  return { lead, waits: 0, minutes: minutesWithoutBoards(minutesPerPiece) };
}

/** In how many days a product that is made to order is delivered. */
export function madeTermOf(product: DeliveryColumns, workshop: Workshop): DeliveryTerm {
  const days = promisedDays(workshop, makingOfProduct(product, workshop));
  return { ...days, isAfterAdvance: true };
}

/**
 * The term of a piece that is brought in so many days from where it stands ready; null adds nothing. What is made
 * to order is brought once it is made: both add up. A piece in stock is ready on the day of the order, and its own
 * days already contain its usual way, so the later of the two counts. `from` 0 stays 0.
 */
export function withTransport(term: DeliveryTerm, days: DeliveryDays | null): DeliveryTerm {
  if (!days) return term;
  const both = term.isAfterAdvance
    ? { from: term.from + days.from, to: term.to + days.to }
    : { from: Math.max(term.from, days.from), to: Math.max(term.to, days.to) };
  const to = Math.min(LONGEST_TERM, both.to);
  return { ...term, from: term.from === 0 ? 0 : Math.min(both.from, to), to };
}

/** The days of two columns; null where nothing is promised in them. */
export function daysOf(from: number | null, to: number | null): DeliveryDays | null {
  return from === null || to === null ? null : { from, to };
}

/**
 * The term of an order: its slowest line decides, at both ends. Undefined if a line was promised
 * nothing, as in orders from before there were terms.
 */
export function slowestTerm(terms: readonly (DeliveryTerm | null)[]): DeliveryTerm | undefined {
  const known = terms.filter((term) => term !== null);
  if (known.length === 0 || known.length < terms.length) return undefined;
  return {
    from: Math.max(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
    isAfterAdvance: known.some(({ isAfterAdvance }) => isAfterAdvance),
  };
}

/** Days in words: `2–5 zile`, and `cel mult 30 de zile` if only the end is promised. */
export function daysInWords(days: DeliveryDays, t: TFunction<"cart">): string {
  const values = { count: days.to, days: days.from === 0 ? String(days.to) : daysText(days) };
  return t(days.from === 0 ? "term.within" : "term.days", values);
}

/** A term in words, to stand after "delivery:". */
export function termText(term: DeliveryTerm, t: TFunction<"cart">): string {
  const words = daysInWords(term, t);
  return term.isAfterAdvance ? t("term.after.everything", { term: words }) : words;
}

/**
 * Days as a form and a file have them: `3–7`, `5` for the fifth day, `0–30` for at most 30. The dash
 * is not a hyphen, so that spreadsheets do not take it for a date.
 */
export function daysText(days: DeliveryDays | null): string {
  if (!days) return "";
  return days.from === days.to ? String(days.to) : `${days.from}–${days.to}`;
}

/**
 * Reads typed days: `3-7`, `3–7` or a single number; null for nothing typed. Undefined where it is
 * neither, ends before it begins, or ends outside 1 to 365 days.
 */
export function readDays(typed: string): DeliveryDays | null | undefined {
  if (typed.trim() === "") return null;
  const [, first, last = first] = /^\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?\s*$/.exec(typed) ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), Number(last)];
  return from <= to && to >= 1 && to <= LONGEST_TERM ? { from, to } : undefined;
}
