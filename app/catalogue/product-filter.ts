import { readPage } from "~/http/page-number";

import { readRangeField } from "~/forms/range-field";

/** The price filter's bounds and step, in lei (spec §9). */
export const priceRange = { min: 0, max: 10000, step: 100 } as const;

/** The materials in the listing's filter (spec §9); their names are texts. */
export const materialFacets = ["pal", "mdf", "lemn-masiv", "sticla"] as const;
export type MaterialFacet = (typeof materialFacets)[number];

export function isMaterialFacet(value: unknown): value is MaterialFacet {
  return materialFacets.some((facet) => facet === value);
}

export const catalogueSorts = ["newest", "price-up", "price-down", "name"] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

const sortWords = {
  newest: "noi",
  "price-up": "pret-crescator",
  "price-down": "pret-descrescator",
  name: "nume",
} as const satisfies Record<CatalogueSort, string>;

/** The filter of a listing's address. Prices in whole lei, bounds inclusive. */
export interface ProductFilter {
  search: string;
  minLei: number;
  maxLei: number;
  materials: MaterialFacet[];
  sort: CatalogueSort;
  page: number;
}

/** Reads a filter from an address. Invalid values are ignored, swapped bounds are swapped back. */
export function readProductFilter(query: URLSearchParams): ProductFilter {
  const [drawnMin, drawnMax] = (query.get("pret") ?? "").split("-");
  const min = readBound(query, "Min", drawnMin, priceRange.min);
  const max = readBound(query, "Max", drawnMax, priceRange.max);
  const sort = catalogueSorts.find((name) => sortWords[name] === query.get("ordine"));
  return {
    search: (query.get("cauta") ?? "").trim().slice(0, 100).trim(),
    minLei: Math.min(min, max),
    maxLei: Math.max(min, max),
    materials: materialFacets.filter((facet) => query.getAll("material").includes(facet)),
    sort: sort ?? "newest",
    page: readPage(query),
  };
}

/** The one query string of a filter, without defaults and in a fixed order. Empty or `?…`. */
export function productFilterQuery(filter: ProductFilter): string {
  const query = new URLSearchParams();
  if (filter.search) query.set("cauta", filter.search);
  if (filter.minLei !== priceRange.min) query.set("pretMin", String(filter.minLei));
  if (filter.maxLei !== priceRange.max) query.set("pretMax", String(filter.maxLei));
  for (const material of filter.materials) query.append("material", material);
  if (filter.sort !== "newest") query.set("ordine", sortWords[filter.sort]);
  if (filter.page > 1) query.set("pagina", String(filter.page));
  return query.size > 0 ? `?${query}` : "";
}

/** Whether the query was sent by the form, so that there is a shorter address for it. */
export function isFormQuery(query: URLSearchParams): boolean {
  return query.has("pret");
}

export function hasFilters(filter: ProductFilter): boolean {
  return filter.search !== "" || hasPanelFilters(filter);
}

/** Whether a filter in the filter panel is set. */
export function hasPanelFilters(filter: ProductFilter): boolean {
  return (
    filter.minLei !== priceRange.min ||
    filter.maxLei !== priceRange.max ||
    filter.materials.length > 0
  );
}

export function sortWord(sort: CatalogueSort): string {
  return sortWords[sort];
}

function readBound(
  query: URLSearchParams,
  end: "Min" | "Max",
  drawn: string | undefined,
  fallback: number,
): number {
  const text = readRangeField(query, { box: `pret${end}`, slider: `glisor${end}` }, drawn)?.trim();
  const lei = text ? Number(text.replace(",", ".")) : Number.NaN;
  if (!Number.isFinite(lei)) return fallback;
  const { min, max, step } = priceRange;
  // A value between two steps widens the range, so that nothing requested is hidden.
  const rounded = (end === "Min" ? Math.floor(lei / step) : Math.ceil(lei / step)) * step;
  return Math.min(Math.max(rounded, min), max);
}
