import type { Article } from "~/workshop/stock/article";
import { wholeAmount, type Need } from "~/workshop/stock/needs";

/** An article that an order does not find in the stock. */
export interface Shortage {
  article: Article;
  /** The day from which it does, with what is on its way; null where too little was ordered. */
  comesOn: string | null;
}

/**
 * What orders do not find in the stock, by their numbers. The stock, and behind it what is on its way by its days,
 * is given to the orders in the turn in which they come. What nobody counts is never short.
 */
export function shortagesOf(
  orders: readonly { number: string; needs: ReadonlyMap<string, Need> }[],
  onHand: ReadonlyMap<string, number>,
  arrivals: ReadonlyMap<string, readonly { amount: number; day: string }[]>,
): Map<string, Shortage[]> {
  const sums = new Map<string, number>();
  const shortages = new Map<string, Shortage[]>();
  for (const { number, needs } of orders) {
    const short: Shortage[] = [];
    for (const [key, { article, amount }] of needs) {
      const sum = (sums.get(key) ?? 0) + amount;
      sums.set(key, sum);
      const there = onHand.get(key);
      const wanted = wholeAmount(sum);
      if (there === undefined || wanted <= there) continue;
      short.push({ article, comesOn: dayOfEnough(wanted - there, arrivals.get(key) ?? []) });
    }
    if (short.length > 0) shortages.set(number, short);
  }
  return shortages;
}

/** The day on which so many have come; null where fewer come. */
function dayOfEnough(
  wanted: number,
  arrivals: readonly { amount: number; day: string }[],
): string | null {
  let came = 0;
  for (const { amount, day } of arrivals) {
    came += amount;
    if (came >= wanted) return day;
  }
  return null;
}

/** The day from which an order finds all that is on its way for it; null where nothing is. */
export function readyOn(shortages: readonly Shortage[] = []): string | null {
  const days = shortages.flatMap(({ comesOn }) => comesOn ?? []);
  return days.reduce<string | null>(
    (last, day) => (last === null || day > last ? day : last),
    null,
  );
}
