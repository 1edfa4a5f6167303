import type { TFunction } from "~/i18n/translate";
import { daysOf, slowestTerm, termText, type DeliveryTerm } from "~/catalogue/delivery-term";
import { addDays, formatDay } from "~/format/dates";

import type { Order, OrderLine } from "./order.server";

/** What of an order says how long its delivery takes. */
type Termed = Pick<Order, "transport_from_days" | "transport_to_days"> & {
  lines: readonly Pick<OrderLine, "term">[];
};

/** What of an order says when it is delivered. */
export type Promised = Termed & Pick<Order, "placed_on" | "advance_paid_on" | "moved_promise">;

/**
 * The term of a whole order: the slowest of its pieces decides, and the zone that it goes to where that
 * is slower. Undefined where a piece was promised nothing.
 */
export function orderTerm(order: Termed): DeliveryTerm | undefined {
  const days = daysOf(order.transport_from_days, order.transport_to_days);
  const way = days ? [{ ...days, isAfterAdvance: false }] : [];
  return slowestTerm([...order.lines.map(({ term }) => term), ...way]);
}

/**
 * The last day of the delivery as it was first promised: from the order, or from the day of the
 * advance where something waits for it. Null before that day, and where nothing was promised.
 */
export function firstPromise(order: Termed & Pick<Order, "placed_on" | "advance_paid_on">) {
  const term = orderTerm(order);
  const from = term?.isAfterAdvance ? order.advance_paid_on : order.placed_on;
  return term && from ? addDays(from, term.to) : null;
}

/**
 * When an order is delivered, in words; undefined where nothing was promised. The last day is named
 * once it is known; where it was moved, that day alone, with the reason.
 */
export function promiseText(
  order: Promised,
  language: string,
  t: TFunction<"cart">,
): string | undefined {
  const nameDay = (day: string) => formatDay(`${day}T12:00:00Z`, language);
  if (order.moved_promise) {
    const { promised_on, reason } = order.moved_promise;
    return t("term.moved", { date: nameDay(promised_on), reason });
  }
  const term = orderTerm(order);
  if (!term) return undefined;
  const words = termText(term, t);
  const last = firstPromise(order);
  return last ? t("term.until", { term: words, date: nameDay(last) }) : words;
}
