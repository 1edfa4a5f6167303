import type { TFunction } from "~/i18n/translate";
import { afterQueue } from "~/shop/workshop-queue";

/** Days from an order to its delivery, both inclusive. `from` 0: no more is promised than the end. */
export interface DeliveryDays {
  from: number;
  to: number;
}

/** What is promised for a piece or an order. */
export interface DeliveryTerm extends DeliveryDays {
  /** The days run from the payment of the advance, since nothing is made before it. */
  isAfterAdvance: boolean;
}

/** The latest day that a term may name. */
export const LONGEST_TERM = 365;

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

/** The term of a product made to order, where the workshop has a queue of so many days. */
export function madeTermOf(product: DeliveryColumns, queueDays: number): DeliveryTerm {
  const days = daysOf(product.made_from_days, product.made_to_days) ?? legalDays;
  return { ...afterQueue(days, queueDays), isAfterAdvance: true };
}

/** The days of two columns; null where nothing is promised in them. */
export function daysOf(from: number | null, to: number | null): DeliveryDays | null {
  return from === null || to === null ? null : { from, to };
}

/**
 * The term of an order: its slowest line decides, at both ends. Undefined where a line was promised
 * nothing, as in orders of before there were terms.
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

/** A term in words, to stand after "delivery:". */
export function termText(term: DeliveryTerm, t: TFunction<"cart">): string {
  const days = daysText(term);
  const values = { count: term.to, days: term.from === 0 ? String(term.to) : days };
  if (term.isAfterAdvance) return t(term.from === 0 ? "term.madeWithin" : "term.made", values);
  return t(term.from === 0 ? "term.within" : "term.days", values);
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
