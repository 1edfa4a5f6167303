import { readDay } from "~/platform/format/dates";
import { listQuery, readPage } from "~/platform/http/list-query";
import type { OrderStatus, PaymentStatus } from "~db/schema";

import { orderStatuses, paymentStatuses } from "./order-status";

/**
 * Selections beside the statuses: "open" is every order with work left, "late" those of them that
 * take too long, "owing" those that are to pay something now, "refund" the cancelled ones whose money is still
 * here, "transport" the new ones that wait for an offer for their transport, "drawings" those before the work
 * whose customers wait for a drawing.
 */
const selections = ["open", "late", "owing", "refund", "transport", "drawings"] as const;

/** How an address says that pieces and notes are searched. */
export const WITH_NOTES = "note";

/** The order filter of an address; empty fields select everything. Days of Bucharest's calendar. */
export interface OrderFilter {
  search: string;
  /** What of the orders is searched beside their numbers and customers: absent, their pieces, those and notes. */
  among?: "pieces" | "notes" | undefined;
  status: OrderStatus | (typeof selections)[number] | "";
  payment: PaymentStatus | "";
  from: string;
  to: string;
  page: number;
}

/** Reads a filter from an address. Unknown values are ignored, swapped days are swapped back. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const days = [readDay(query.get("de")), readDay(query.get("pana"))];
  const [from = "", to = ""] = days.includes("") ? days : days.sort();
  return {
    search: (query.get("cauta") ?? "").trim().slice(0, 100).trim(),
    ...(query.get("in") === WITH_NOTES && { among: "notes" as const }),
    status: [...selections, ...orderStatuses].find((status) => status === query.get("stare")) ?? "",
    payment: paymentStatuses.find((status) => status === query.get("plata")) ?? "",
    from,
    to,
    page: readPage(query),
  };
}

/** The field of an address that is about chosen orders, even if none was chosen. */
export const CHOSEN = "alese";

/** So many orders are a page of the list, and may be chosen at once. */
export const MOST_CHOSEN = 50;

/** Why nothing is done with chosen orders: there are none, or more than a page. */
export type ChoiceRefusal = { kind: "none" } | { kind: "too-many"; most: number };

/** The numbers of the orders that somebody chose in the list, each once. */
export function readChosenOrders(
  named: URLSearchParams | FormData,
): { kind: "chosen"; numbers: string[] } | ChoiceRefusal {
  const numbers = [...new Set(named.getAll("nr"))].filter((number) => typeof number === "string");
  if (numbers.length === 0) return { kind: "none" };
  if (numbers.length > MOST_CHOSEN) return { kind: "too-many", most: MOST_CHOSEN };
  return { kind: "chosen", numbers };
}

/** What is set of a filter, as its address has it. */
export function orderFilterWords({
  search,
  among,
  status,
  payment,
  from,
  to,
}: Partial<OrderFilter>) {
  return {
    cauta: search,
    in: among === "notes" && WITH_NOTES,
    stare: status,
    plata: payment,
    de: from,
    pana: to,
  };
}

/** The one query string of a filter, without defaults. Empty or `?…`. */
export function orderFilterQuery(filter: Partial<OrderFilter>): string {
  return listQuery(orderFilterWords(filter), filter.page);
}
