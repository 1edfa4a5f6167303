import { listQuery, readPage } from "~/platform/http/list-query";
import { adminPaths } from "~/platform/paths/admin-paths";
import type { AdminProductFilter } from "~/shop/catalogue-editing/product-table.server";

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
  const { search, category, status, stock } = filter;
  const values = {
    cauta: search,
    categorie: category,
    stare: status && { active: "activ", inactive: "inactiv" }[status],
    stoc: stock && "redus",
  };
  return listQuery(values, page);
}

/** The address of the list that a dialog was opened over, with its filter and page. */
export function listBehind(request: Request): string {
  const query = new URL(request.url).searchParams;
  const filter = readAdminProductFilter(query);
  return adminPaths.adminProducts() + adminProductQuery(filter, readPage(query));
}
