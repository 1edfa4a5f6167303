import type { Column, Design, Kind, Zone } from "./design";
import { defaultRules, type Rules } from "./rules";

/** The decors and the handle of a sample, by id. */
export type SampleLook = Pick<Design, "body" | "front" | "handle">;

/**
 * The three worked pieces of the workshop's rules: what a change of rules or prices does is shown on
 * them. They stand free, on the usual plinth.
 */
export function sampleOf(kind: Kind, look: SampleLook, rules: Rules = defaultRules): Design {
  return {
    kind,
    rules: 1,
    ...sizes[kind],
    thickness: 18,
    plinth: rules.plinth.standard,
    place: { kind: "free", walls: "none", ceiling: null },
    top: "between",
    sliding: 0,
    topBox: 0,
    columns: columns[kind],
    ...look,
    wayIn: null,
  };
}

const sizes: Record<Kind, { width: number; height: number; depth: number }> = {
  bookcase: { width: 800, height: 2000, depth: 300 },
  wardrobe: { width: 1000, height: 2200, depth: 600 },
  chest: { width: 800, height: 800, depth: 450 },
};

const columns: Record<Kind, Column[]> = {
  bookcase: [column({ front: "open", inside: "shelves", count: 4 })],
  wardrobe: [
    column({ front: "left", inside: "rail", count: 0 }),
    column({ front: "right", inside: "shelves", count: 5 }),
  ],
  chest: [column({ front: "drawers", inside: "drawers", count: 4 })],
};

function column(zone: Omit<Zone, "height">): Column {
  return { width: null, zones: [{ height: null, ...zone }] };
}
