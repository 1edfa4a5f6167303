import type { Column, Design, Zone } from "~/furniture/boards/design";
import type { Chosen } from "~/furniture/boards/rules";
import { sampleOf } from "~/furniture/boards/samples";

/** Boards as every Romanian maker buys them. */
export const pal: Chosen = {
  body: board("pal-alb", false),
  front: board("pal-alb", false),
  handle: { id: "metal", length: 160, holeSpacing: 128, isPushed: false },
};

function board(id: string, hasGrain: boolean) {
  const sheet = { length: 2800, width: 2070 };
  return { id, board: "pal" as const, thicknesses: [18], sheet, hasGrain };
}

export const free: Design = {
  kind: "bookcase",
  rules: 1,
  place: { kind: "free", walls: "none", ceiling: null },
  width: 800,
  height: 2000,
  depth: 300,
  thickness: 18,
  plinth: 80,
  top: "between",
  sliding: 0,
  topBox: 0,
  columns: [],
  body: "pal-alb",
  front: "pal-alb",
  handle: "metal",
  wayIn: null,
};

export function column(...zones: Zone[]): Column {
  return { width: null, zones };
}

export function shelves(count: number, front: Zone["front"] = "open"): Zone {
  return { height: null, front, inside: "shelves", count };
}

export const rail: Zone = { height: null, front: "left", inside: "rail", count: 0 };

export function drawers(count: number, front: Zone["front"] = "drawers"): Zone {
  return { height: null, front, inside: "drawers", count };
}

/** The three worked pieces of the workshop's rules. */
const look = { body: "pal-alb", front: "pal-alb", handle: "metal" };
export const bookcase = sampleOf("bookcase", look);
export const wardrobe = sampleOf("wardrobe", look);
export const chest = sampleOf("chest", look);

/** A piece of several hundred boards, another one for each number. */
export function largest(number: number): Design {
  const zones = (at: number) =>
    [0, 1, 2].map((zone) => ((at + zone) % 4 ? shelves(4) : drawers(3)));
  const columns = Array.from({ length: 8 }, (_, at) => column(...zones(at)));
  return { ...wardrobe, width: 5400 - number, height: 2600, depth: 600, columns };
}
