import type { AdminProductFilter } from "~/catalogue/editing/product-table.server";
import { readPage } from "~/http/page-number";
import { adminPaths } from "~/admin-paths";

/** Reads the list's filter from its address. Values that make no sense do not filter. */
export function readAdminProductFilter(query: URLSearchParams): AdminProductFilter {
  const status = { activ: "active", inactiv: "inactive" } as const;
  const state = query.get("stare") ?? "";
  return {
    search: (query.get("cauta") ?? "").trim().slice(0, 100),
    category: (query.get("categorie") ?? "").slice(0, 100),
    status: state === "activ" || state === "inactiv" ? status[state] : "",
    stock: query.get("stoc") === "redus" ? "low" : "",
  };
}

/** The one address of a filter, as `?…` or empty. */
export function adminProductQuery(filter: Partial<AdminProductFilter>, page = 1): string {
  const query = new URLSearchParams({
    ...(filter.search ? { cauta: filter.search } : {}),
    ...(filter.category ? { categorie: filter.category } : {}),
    ...(filter.status ? { stare: filter.status === "active" ? "activ" : "inactiv" } : {}),
    ...(filter.stock ? { stoc: "redus" } : {}),
    ...(page > 1 ? { pagina: String(page) } : {}),
  });
  return query.size > 0 ? `?${query}` : "";
}

/** The address of the list that a dialog was opened over, with its filter and page. */
export function listBehind(request: Request): string {
  const query = new URL(request.url).searchParams;
  const filter = readAdminProductFilter(query);
  return adminPaths.adminProducts() + adminProductQuery(filter, readPage(query));
}
