import { addDays } from "~/platform/format/dates";
import type { Article } from "~/workshop/stock/article";
import { wholeAmount, type Need, type Placed } from "~/workshop/stock/needs";

/** An article that an order does not find in the stock. */
export interface Shortage {
  article: Article;
  /** Of a fitting: what the order was placed with. */
  placed?: readonly Placed[] | undefined;
  /** The day from which it does: with what is on its way, or else with what is ordered today. */
  comesOn: string;
  /** Whether enough of it is on its way. */
  isOrdered: boolean;
}

/** So much of an article that comes on a day. */
interface Arrival {
  amount: number;
  day: string;
}

/** What is on its way as the plan counts on it, the first day first: what is overdue comes tomorrow at the earliest. */
export function countedOn(arrivals: readonly Arrival[], today: string): Arrival[] {
  const tomorrow = addDays(today, 1);
  return arrivals
    .map(({ amount, day }) => ({ amount, day: day < today ? tomorrow : day }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/**
 * What orders do not find in the stock, by their numbers. The stock, and behind it what is on its way by its days (the
 * first day first), is given to the orders in the turn in which they come. What was not ordered comes as if it were
 * ordered today (`ifOrdered`, by the article's key), and not before what is on its way. What nobody counts is never
 * short.
 */
export function shortagesOf(
  orders: readonly { number: string; needs: ReadonlyMap<string, Need> }[],
  onHand: ReadonlyMap<string, number>,
  arrivals: ReadonlyMap<string, readonly Arrival[]>,
  ifOrdered: (key: string) => string,
): Map<string, Shortage[]> {
  const sums = new Map<string, number>();
  const shortages = new Map<string, Shortage[]>();
  for (const { number, needs } of orders) {
    const short: Shortage[] = [];
    for (const [key, { article, amount, placed }] of needs) {
      const sum = (sums.get(key) ?? 0) + amount;
      sums.set(key, sum);
      const there = onHand.get(key);
      const wanted = wholeAmount(sum);
      if (there === undefined || wanted <= there) continue;
      const coming = arrivals.get(key) ?? [];
      const day = dayOfEnough(wanted - there, coming);
      const comesOn = day ?? latest([ifOrdered(key), ...coming.map((one) => one.day)])!;
      short.push({ article, placed, comesOn, isOrdered: day !== null });
    }
    if (short.length > 0) shortages.set(number, short);
  }
  return shortages;
}

/** The day on which so many have come; null where fewer come. */
function dayOfEnough(wanted: number, arrivals: readonly Arrival[]): string | null {
  let came = 0;
  for (const { amount, day } of arrivals) {
    came += amount;
    if (came >= wanted) return day;
  }
  return null;
}

/** The day from which an order finds all that it lacks; null where it lacks nothing. */
export function readyOn(shortages: readonly Shortage[] = []): string | null {
  return latest(shortages.map(({ comesOn }) => comesOn));
}

function latest(days: readonly string[]): string | null {
  return days.reduce<string | null>(
    (last, day) => (last === null || day > last ? day : last),
    null,
  );
}
