import type { TFunction } from "i18next";

import { slowestTerm, termText } from "~/catalogue/delivery-term";
import { formatDay } from "~/format/dates";

import type { Order, OrderLine } from "./order.server";

const DAY = 24 * 60 * 60 * 1000;

/**
 * When an order is delivered, in words, as promised on its day; undefined where nothing was. The date
 * is named unless something waits for an advance, from whose payment the days run.
 */
export function promiseText(
  { lines, placed_on }: Pick<Order, "placed_on"> & { lines: readonly Pick<OrderLine, "term">[] },
  language: string,
  t: TFunction<"cart">,
): string | undefined {
  const term = slowestTerm(lines.map((line) => line.term));
  if (!term) return undefined;
  const words = termText(term, t);
  if (term.isAfterAdvance) return words;
  // Noon of a day is on the same day in Bucharest, summer and winter.
  const last = new Date(Date.parse(`${placed_on}T12:00:00Z`) + term.to * DAY);
  return t("term.until", { term: words, date: formatDay(last.toISOString(), language) });
}
