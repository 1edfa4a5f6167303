import { addDays, readDay } from "~/platform/format/dates";
import { listQuery, readPage } from "~/platform/http/list-query";

/** A period of days of Bucharest's calendar, both included, and the page of its list. */
export interface EInvoiceFilter {
  from: string;
  to: string;
  page: number;
}

/** Reads a period from an address; the current month where none is given. Swapped days are swapped back. */
export function readEInvoiceFilter(query: URLSearchParams, today: string): EInvoiceFilter {
  const first = `${today.slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const days = [readDay(query.get("de")) || first, readDay(query.get("pana")) || addDays(next, -1)];
  const [from = first, to = today] = days.sort();
  return { from, to, page: readPage(query) };
}

/** The query string of a period: `?…`. */
export function eInvoiceQuery({ from, to, page }: EInvoiceFilter): string {
  return listQuery({ de: from, pana: to }, page);
}
