import { addDays, formatDay } from "~/platform/format/dates";
import type { TFunction } from "~/platform/i18n/translate";
import { isTakenBack } from "~/sales/billing/payment-plan";
import {
  daysInWords,
  daysOf,
  slowestTerm,
  termText,
  withTransport,
  type DeliveryDays,
  type DeliveryTerm,
} from "~/shop/catalogue/delivery-term";
import { wholeText, type Way } from "~/shop/catalogue/delivery-way";

import type { TransportQuote } from "./front/transport-quote";
import { isTransportAgreed } from "./order-status";
import type { Order } from "./order.server";
import type { OrderLine } from "./reading/order-lines.server";

/** What of an order says how long its delivery takes. */
type Termed = Pick<Order, "transport_from_days" | "transport_to_days"> & {
  lines: readonly Pick<OrderLine, "term">[];
};

/** What of an order says from when its days run. */
type Counted = Termed &
  Pick<
    Order,
    | "transport_state"
    | "status"
    | "placed_on"
    | "advance_bani"
    | "reduced_bani"
    | "advance_paid_on"
    | "reached"
  >;

/** What of an order says when it is delivered. */
export type Promised = Counted & Pick<Order, "delivery_method" | "total_bani" | "moved_promise">;

/** What has to happen before the days of an order begin to run. */
type Start = "everything" | "payment" | "drawing" | "confirmation";

/**
 * When an order comes: the one statement of it, which pages, mails, papers, the office and the assistant
 * put into words. Days of Bucharest.
 */
type PromisedDelivery =
  /** It is over, or taken back, or nothing was promised. */
  | { kind: "none" }
  /** The offer for its transport is not accepted. */
  | { kind: "offer" }
  /** So many days from what has not happened yet. */
  | { kind: "after"; start: Start; days: DeliveryDays }
  /** `days`: from the order; null where they run from something later. */
  | { kind: "until"; day: string; days: DeliveryDays | null }
  /** The day that is agreed with its customer. */
  | { kind: "booked"; day: string }
  /** The office named another last day. */
  | { kind: "moved"; day: string; reason: string }
  /** The last day is over. */
  | { kind: "late"; day: string };

/**
 * The term of a whole order: the slowest of its pieces decides. The pieces' terms contain the transport; in older
 * orders they do not, so there a slower zone decides. Undefined where a piece was promised nothing.
 */
function orderTerm(order: Termed): DeliveryTerm | undefined {
  const slowest = slowestTerm(order.lines.map(({ term }) => term));
  if (!slowest) return undefined;
  const days = daysOf(order.transport_from_days, order.transport_to_days);
  const { isAfterAdvance } = slowest;
  return { ...withTransport({ ...slowest, isAfterAdvance: false }, days), isAfterAdvance };
}

/** The term of a whole order, if an offer for its transport is accepted, in words. */
export function offeredTermText(
  order: Termed,
  { days_from: from, days_to: to }: Pick<TransportQuote, "days_from" | "days_to">,
  t: TFunction<"cart">,
): string {
  const lines = order.lines.map(({ term }) => term && withTransport(term, { from, to }));
  const term = slowestTerm(lines) ?? { from, to, isAfterAdvance: false };
  return term.isAfterAdvance
    ? termText(term, t)
    : t("term.after.acceptance", { term: daysInWords(term, t) });
}

/**
 * The last day of the delivery as it was first promised. It is counted from the order, or from the
 * acceptance of the offer for its transport; with something made to order from the day on which its
 * work could begin. Null before that day, and if nothing was promised.
 */
export function firstPromise(order: Counted): string | null {
  const term = orderTerm(order);
  if (!term || !isTransportAgreed(order.transport_state)) return null;
  const start = startOf(order, term);
  return "day" in start ? addDays(start.day, term.to) : null;
}

/** The day from which an order's days run, or what that waits for. */
function startOf(
  order: Counted,
  { isAfterAdvance }: DeliveryTerm,
): { day: string } | { after: Start } {
  const { reached, placed_on, status } = order;
  const ordered = lastOf([placed_on, reached.agreed_on]);
  if (!isAfterAdvance) return { day: ordered };
  const isOwed = order.advance_bani > order.reduced_bani;
  const paid = isOwed ? order.advance_paid_on : ordered;
  const confirmed = reached.confirmed_on ?? (status === "new" ? null : ordered);
  const missing = missingStart(order, paid, confirmed);
  const possible = lastOf([ordered, paid, confirmed, reached.drawn_on]);
  // If the work began before all that it waited for, the office had decided so, and the days run from then.
  if (reached.began_on) {
    return { day: missing || reached.began_on < possible ? reached.began_on : possible };
  }
  return missing ? { after: missing } : { day: possible };
}

function missingStart(
  { reached }: Counted,
  paid: string | null,
  confirmed: string | null,
): Start | undefined {
  if (!paid) return reached.is_drawing_missing ? "everything" : "payment";
  if (reached.is_drawing_missing) return "drawing";
  return confirmed ? undefined : "confirmation";
}

function lastOf(days: (string | null)[]): string {
  return days.reduce<string>((last, day) => (day && day > last ? day : last), "");
}

/** When an order comes, or what that waits for, on a day. */
function promisedDelivery(order: Promised, today: string): PromisedDelivery {
  const { status, moved_promise, reached } = order;
  const isOver = status === "delivered" || status === "cancelled";
  if (isOver || isTakenBack(order)) return { kind: "none" };
  if (!isTransportAgreed(order.transport_state)) return { kind: "offer" };
  if (reached.booked_on) {
    const day = reached.booked_on;
    return { kind: day < today ? "late" : "booked", day };
  }
  if (moved_promise) {
    const { promised_on: day, reason } = moved_promise;
    return day < today ? { kind: "late", day } : { kind: "moved", day, reason };
  }
  const term = orderTerm(order);
  if (!term) return { kind: "none" };
  const { isAfterAdvance: _, ...days } = term;
  const start = startOf(order, term);
  if ("after" in start) return { kind: "after", start: start.after, days };
  const day = addDays(start.day, term.to);
  if (day < today) return { kind: "late", day };
  return { kind: "until", day, days: start.day === order.placed_on ? days : null };
}

/** The last day of an order's delivery as it is promised on a day; null where none is. */
export function promisedDay(order: Promised, today: string): string | null {
  const promised = promisedDelivery(order, today);
  return "day" in promised ? promised.day : null;
}

/** How the pieces of an order reach its buyer. Their terms have the way in them. */
export function wayOfOrder({
  transport_state,
  delivery_method,
}: Pick<Order, "transport_state" | "delivery_method">): Way {
  if (!isTransportAgreed(transport_state)) return "open";
  return delivery_method === "pickup" ? "pickup" : { days: null };
}

/** When an order comes, in words without its name; empty where there is nothing to say. */
export function promiseText(
  order: Promised,
  { language, today }: { language: string; today: string },
  t: TFunction<"cart">,
): string {
  const promised = promisedDelivery(order, today);
  const nameDay = (day: string) => formatDay(`${day}T12:00:00Z`, language);
  switch (promised.kind) {
    case "none":
      return "";
    case "offer":
      return t("term.offer");
    case "after":
      return t(`term.after.${promised.start}`, { term: daysInWords(promised.days, t) });
    case "until":
      return promised.days
        ? t("term.until", { term: daysInWords(promised.days, t), date: nameDay(promised.day) })
        : t("term.by", { date: nameDay(promised.day) });
    case "booked":
      return t("term.booked", { date: nameDay(promised.day) });
    case "moved":
      return t("term.moved", { date: nameDay(promised.day), reason: promised.reason });
    case "late":
      return t("term.late", { date: nameDay(promised.day) });
  }
}

/** The same as a sentence about the whole order. */
export function promiseSentence(
  order: Promised,
  when: { language: string; today: string },
  t: TFunction<"cart">,
): string {
  const text = promiseText(order, when, t);
  const way = wayOfOrder(order);
  return text === "" || way === "open" ? text : wholeText(text, way, t);
}
