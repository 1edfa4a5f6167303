import { oneLine } from "~/platform/format/one-line";

/** The page number in an address; anything invalid is page 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get("pagina"));
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** What an address looks for in a list: one line of at most 100 characters. */
export function readSearch(query: URLSearchParams, name = "cauta"): string {
  return [...oneLine(query.get(name) ?? "")].slice(0, 100).join("").trim();
}

/**
 * What a list is sorted by, among the names of `sorts`, as its address asks: `?ordine=nume`, backwards
 * `?ordine=-nume`. Empty, which is the list's own order, where it asks for nothing or for no name of ours.
 */
export function readOrder(query: URLSearchParams, sorts: object): string {
  const asked = query.get("ordine") ?? "";
  return Object.hasOwn(sorts, asked.replace(/^-/, "")) ? asked : "";
}

/**
 * The one query string of a list: what is set of its filter, in the given order, and any page but the
 * first. Empty or `?…`.
 */
export function listQuery(
  filter: Record<string, string | string[] | false | undefined>,
  page = 1,
): string {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries({ ...filter, pagina: page > 1 && String(page) })) {
    for (const value of [values].flat()) if (value) query.append(name, value);
  }
  return query.size > 0 ? `?${query}` : "";
}
