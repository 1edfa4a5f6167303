import { addDays } from "~/platform/format/dates";

import { dateOrders, type DateOrder } from "../front/bank-layout";
import { isDateLike, readDay } from "./day-cell";

/** How many days ahead a bank may date a row, because orders before holidays are carried out after them. */
const MOST_DAYS_AHEAD = 7;

export type DateJudgement =
  | { kind: "order"; order: DateOrder }
  /** Two readings are possible and the layout's is not the likelier one: somebody has to say. */
  | { kind: "ask"; cell: string };

/** The last day that a statement read today may have. */
export function latestBankDay(today: string): string {
  return addDays(today, MOST_DAYS_AHEAD);
}

/**
 * Judges the dates of a file together: a bank writes all of them in one order. That is the layout's
 * order, unless another one reads more of them as days up to today. If the layout's order reads as many,
 * but puts all transactions on the same day of different months while another puts them into one month,
 * somebody is asked. Nobody writes dates with points in the American order, unless the layout says so.
 */
export function judgeDates(
  cells: Iterable<string>,
  stated: DateOrder,
  latest: string,
): DateJudgement {
  const dates = [...new Set(cells)].filter(isDateLike);
  const hasPoints = dates.some((cell) => cell.includes("."));
  const possible = dateOrders.filter((order) => order === stated || order !== "mdy" || !hasPoints);
  const readings = possible.map((order) => ({
    order,
    days: dates.map((cell) => dayWithin(cell, order, latest)),
  }));
  const unread = (days: readonly (string | undefined)[]) =>
    days.filter((day) => day === undefined).length;
  const fewest = Math.min(...readings.map(({ days }) => unread(days)));
  const best = readings.filter(({ days }) => unread(days) === fewest);
  const own = best.find(({ order }) => order === stated);
  const asked = (order: Reading): DateJudgement => ({
    kind: "ask",
    cell: dates.find((_cell, at) => order.days[at] !== own?.days[at]) ?? dates[0] ?? "",
  });
  if (own) {
    const likelier = best.find((other) => other !== own && isLikelier(other, own));
    return likelier ? asked(likelier) : { kind: "order", order: stated };
  }
  const [first, ...others] = best;
  if (!first) return { kind: "order", order: stated };
  const rival = others.find(({ days }) => days.some((day, at) => day !== first.days[at]));
  return rival ? asked(rival) : { kind: "order", order: first.order };
}

interface Reading {
  order: DateOrder;
  days: (string | undefined)[];
}

function dayWithin(cell: string, order: DateOrder, latest: string): string | undefined {
  const day = readDay(cell, order);
  return day !== undefined && day <= latest ? day : undefined;
}

function isLikelier(other: Reading, own: Reading): boolean {
  const distinct = (texts: (string | undefined)[]) => new Set(texts).size;
  return (
    distinct(own.days.map((day) => day?.slice(-2))) === 1 &&
    distinct(own.days) > 1 &&
    distinct(other.days.map((day) => day?.slice(0, 7))) === 1
  );
}
