import { readDay } from "~/platform/format/dates";
import { readPage } from "~/platform/http/list-query";
import { documentKinds } from "~/sales/billing/front/document-kinds";
import type { DocumentFilter } from "~/sales/billing/front/document-list.server";

/** Reads a filter from an address. Unknown values are ignored, swapped days are swapped back. */
export function readDocumentFilter(query: URLSearchParams): DocumentFilter {
  const days = [readDay(query.get("de")), readDay(query.get("pana"))];
  const [from = "", to = ""] = days.includes("") ? days : days.sort();
  return {
    kind: documentKinds.find((kind) => kind === query.get("fel")) ?? "",
    from,
    to,
    search: (query.get("cauta") ?? "").trim().slice(0, 100).trim(),
    page: readPage(query),
  };
}

/** What is set of a filter, as its address has it. */
export function documentFilterWords({ kind, from, to, search }: DocumentFilter) {
  return { cauta: search, fel: kind, de: from, pana: to };
}
