import { listQuery, readPage } from "~/platform/http/list-query";
import { officePaths } from "~/platform/paths/office-paths";
import type { OfficeProductFilter } from "~/shop/catalogue-editing/front/matching-products.server";

/** Reads the list's filter from its address. Values that make no sense do not filter. */
export function readOfficeProductFilter(query: URLSearchParams): OfficeProductFilter {
  const status = { activ: "active", inactiv: "inactive" } as const;
  const state = query.get("stare") ?? "";
  return {
    search: (query.get("cauta") ?? "").trim().slice(0, 100),
    category: (query.get("categorie") ?? "").slice(0, 100),
    status: state === "activ" || state === "inactiv" ? status[state] : "",
    stock: query.get("stoc") === "redus" ? "low" : "",
  };
}

/** What is set of a filter, as its address has it. */
export function productFilterWords({
  search,
  category,
  status,
  stock,
}: Partial<OfficeProductFilter>) {
  return {
    cauta: search,
    categorie: category,
    stare: status ? { active: "activ", inactive: "inactiv" }[status] : undefined,
    stoc: stock ? "redus" : undefined,
  };
}

/** The one address of a filter, as `?…` or empty. */
export function officeProductQuery(filter: Partial<OfficeProductFilter>, page = 1): string {
  return listQuery(productFilterWords(filter), page);
}

/** The address of the list that a dialog was opened over, with its filter and page. */
export function listBehind(request: Request): string {
  const query = new URL(request.url).searchParams;
  const filter = readOfficeProductFilter(query);
  return officePaths.products() + officeProductQuery(filter, readPage(query));
}
