import { decimalSign } from "~/platform/format/money";
import { readLei } from "~/platform/format/read-number";
import { readRangeField } from "~/platform/forms/range-field";
import { listQuery, readPage } from "~/platform/http/list-query";

import { materialFacets, type MaterialFacet } from "../material-facet";

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
  /** Typed bounds that could be two amounts: they do not limit anything, and are shown as typed beside the error. */
  unclear?: Partial<Record<BoundEnd, string>>;
}

/** The fields of a listing's address, those among them that its form sends without script. */
export const filterReads = {
  cauta: true,
  pret: true,
  pretMin: true,
  pretMax: true,
  glisorMin: true,
  glisorMax: true,
  material: materialFacets,
  ordine: Object.values(sortWords),
  pagina: true,
};

export type BoundEnd = "Min" | "Max";

/**
 * Reads a filter from an address, its bounds as the page's language writes numbers. Invalid values are
 * ignored; a lower bound above the upper one is exchanged with it.
 */
export function readProductFilter(query: URLSearchParams, language: string): ProductFilter {
  // The bounds that the form was drawn with, and where its sliders stood.
  const [drawnMin, drawnMax, placeMin, placeMax] = (query.get("pret") ?? "").split("-");
  const typedMin = typedBound(query, "Min", [drawnMin, placeMin]);
  const typedMax = typedBound(query, "Max", [drawnMax, placeMax]);
  const min = readBound(typedMin, language) ?? priceRange.min;
  const max = readBound(typedMax, language) ?? priceRange.max;
  const unclear = {
    ...(isUnclear(typedMin, language) && { Min: typedMin }),
    ...(isUnclear(typedMax, language) && { Max: typedMax }),
  };
  const sort = catalogueSorts.find((name) => sortWords[name] === query.get("ordine"));
  return {
    search: (query.get("cauta") ?? "").trim().slice(0, 100).trim(),
    minLei: Math.min(min, max),
    maxLei: Math.max(min, max),
    materials: materialFacets.filter((facet) => query.getAll("material").includes(facet)),
    sort: sort ?? "newest",
    page: readPage(query),
    ...(Object.keys(unclear).length > 0 && { unclear }),
  };
}

/** The one query string of a filter, without defaults and in a fixed order. Empty or `?…`. */
export function productFilterQuery(filter: ProductFilter): string {
  const { search, minLei, maxLei, materials, sort, page, unclear } = filter;
  const values = {
    cauta: search,
    pretMin: unclear?.Min ?? (minLei !== priceRange.min && String(minLei)),
    pretMax: unclear?.Max ?? (maxLei !== priceRange.max && String(maxLei)),
    material: materials,
    ordine: sort !== "newest" && sortWords[sort],
  };
  return listQuery(values, page);
}

export function hasFilters(filter: ProductFilter): boolean {
  return filter.search !== "" || hasPanelFilters(filter);
}

/** Whether a filter in the filter panel is set. */
export function hasPanelFilters(filter: ProductFilter): boolean {
  return (
    filter.minLei !== priceRange.min ||
    filter.maxLei !== priceRange.max ||
    filter.unclear !== undefined ||
    filter.materials.length > 0
  );
}

export function sortWord(sort: CatalogueSort): string {
  return sortWords[sort];
}

function typedBound(
  query: URLSearchParams,
  end: BoundEnd,
  [drawn, place]: [bound: string | undefined, slider: string | undefined],
): string {
  const names = { box: `pret${end}`, slider: `glisor${end}` };
  return (readRangeField(query, names, drawn, place) ?? "").trim();
}

/** A bound as its box shows it: without thousands, so that no language reads it as another number. */
export function boundText(lei: number, language: string): string {
  return String(lei).replace(".", decimalSign(language));
}

/** A typed bound in lei, within the range; undefined where it is not one amount. */
export function readBound(typed: string, language: string): number | undefined {
  const read = readLei(typed, language);
  if (read.kind !== "number") return undefined;
  return Math.min(Math.max(read.units / 100, priceRange.min), priceRange.max);
}

function isUnclear(typed: string, language: string): boolean {
  return readLei(typed, language).kind === "unclear";
}
