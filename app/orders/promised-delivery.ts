import type { TFunction } from "i18next";

import { daysOf, slowestTerm, termText, type DeliveryTerm } from "~/catalogue/delivery-term";
import { formatDay } from "~/format/dates";

import type { Order, OrderLine } from "./order.server";

const DAY = 24 * 60 * 60 * 1000;

/** What of an order says when it is delivered. */
type Promised = Pick<Order, "transport_from_days" | "transport_to_days"> & {
  lines: readonly Pick<OrderLine, "term">[];
};

/**
 * The term of a whole order: the slowest of its pieces decides, and the zone that it goes to where that
 * is slower. Undefined where a piece was promised nothing.
 */
export function orderTerm(order: Promised): DeliveryTerm | undefined {
  const days = daysOf(order.transport_from_days, order.transport_to_days);
  const way = days ? [{ ...days, isAfterAdvance: false }] : [];
  return slowestTerm([...order.lines.map(({ term }) => term), ...way]);
}

/**
 * When an order is delivered, in words, as promised on its day; undefined where nothing was. The date
 * is named unless something waits for an advance, from whose payment the days run.
 */
export function promiseText(
  order: Promised & Pick<Order, "placed_on">,
  language: string,
  t: TFunction<"cart">,
): string | undefined {
  const term = orderTerm(order);
  if (!term) return undefined;
  const words = termText(term, t);
  if (term.isAfterAdvance) return words;
  // Noon of a day is on the same day in Bucharest, summer and winter.
  const last = new Date(Date.parse(`${order.placed_on}T12:00:00Z`) + term.to * DAY);
  return t("term.until", { term: words, date: formatDay(last.toISOString(), language) });
}
