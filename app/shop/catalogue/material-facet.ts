/** The materials in the listing's filter (spec §9); their names are texts. */
export const materialFacets = ["pal", "mdf", "lemn-masiv", "sticla"] as const;
export type MaterialFacet = (typeof materialFacets)[number];

export function isMaterialFacet(value: unknown): value is MaterialFacet {
  return materialFacets.some((facet) => facet === value);
}
