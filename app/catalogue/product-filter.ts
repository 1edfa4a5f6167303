import { listQuery, readPage } from "~/http/list-query";

import { readRangeField } from "~/forms/range-field";

import { materialFacets, type MaterialFacet } from "./material-facet";

/** The price sliders' bounds and step, in lei (spec §9). */
export const priceRange = { min: 0, max: 10000, step: 100 } as const;

export const catalogueSorts = ["newest", "price-up", "price-down", "name"] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

const sortWords = {
  newest: "noi",
  "price-up": "pret-crescator",
  "price-down": "pret-descrescator",
  name: "nume",
} as const satisfies Record<CatalogueSort, string>;

/**
 * The filter of a listing's address. Prices in lei, as typed, with at most two decimals; bounds
 * inclusive. The lowest and the highest of the sliders mean no bound.
 */
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
  // The bounds that the form was drawn with, and where its sliders stood.
  const [drawnMin, drawnMax, placeMin, placeMax] = (query.get("pret") ?? "").split("-");
  const min = readBound(query, "Min", [drawnMin, placeMin], priceRange.min);
  const max = readBound(query, "Max", [drawnMax, placeMax], priceRange.max);
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
  const { search, minLei, maxLei, materials, sort, page } = filter;
  const values = {
    cauta: search,
    pretMin: minLei !== priceRange.min && String(minLei),
    pretMax: maxLei !== priceRange.max && String(maxLei),
    material: materials,
    ordine: sort !== "newest" && sortWords[sort],
  };
  return listQuery(values, page);
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
  [drawn, place]: [bound: string | undefined, slider: string | undefined],
  fallback: number,
): number {
  const names = { box: `pret${end}`, slider: `glisor${end}` };
  const text = readRangeField(query, names, drawn, place)?.trim();
  const lei = text ? Number(text.replace(",", ".")) : Number.NaN;
  if (!Number.isFinite(lei)) return fallback;
  return Math.min(Math.max(Math.round(lei * 100) / 100, priceRange.min), priceRange.max);
}
