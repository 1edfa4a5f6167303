import type { Change } from "../change";
import { isSlanted, slopeBodies, type Design, type Slope } from "../design";
import {
  ceilingOf,
  cornerKinds,
  deepestIn,
  highestRaised,
  longestBoard,
  most as columnsMost,
  sizeLimits,
  slopeKinds,
  widestLeaf,
  type Measure,
} from "../limits";
import {
  frontThicknessOf,
  hdfSheet,
  usable,
  widestColumn,
  type Chosen,
  type Rules,
} from "../rules";
import { clamp } from "./clamp";
import { firstFor } from "./slope";

/** The kind that is made in a place: along a slope, in a corner or across it a chest is a wardrobe, which may have drawers too. */
export function kindIn({ kind, place }: Pick<Design, "kind" | "place">): Design["kind"] {
  if (place.kind === "corner" || place.kind === "diagonal")
    return cornerKinds.includes(kind) ? kind : "wardrobe";
  return place.kind !== "slope" || slopeKinds[place.falls].includes(kind) ? kind : "wardrobe";
}

/**
 * The size of a piece along a slope. It fills the niche from wall to wall, but for what is too low for a body or too
 * wide for as many as there may be, which a panel closes at the low wall. Its height is that of its highest body at
 * most, its depth what the niche holds.
 */
export function fitUnderSlope(
  wish: Design,
  place: Slope,
  chosen: Chosen,
  rules: Rules,
  note: (change: Change) => void,
): Design {
  const design = { ...wish, topBox: 0 };
  if (wish.topBox > 0) note({ why: "slope-top-box", from: wish.topBox, to: 0 });
  const set = (measure: Measure, to: number, why: Change["why"] = "slope") => {
    if (to !== wish[measure]) note({ why, measure, from: wish[measure], to });
    design[measure] = to;
  };
  const { depth, height } = sizeLimits[design.kind];
  const deepest = Math.min(depth.max, deepestIn(place, frontThicknessOf(chosen.front)));
  set("depth", clamp(design.depth, Math.min(depth.min, deepest), deepest));
  const highest = highestUnder(design, place, chosen, rules);
  const lowest = Math.min(highest, Math.max(height.min, slopeBodies.lowest));
  const isUnder = highest >= place.high - rules.niche.lessHeight;
  const isRaised = highest >= highestRaised(ceilingOf(place), design.depth, rules);
  const why = isUnder ? "slope" : isRaised ? "raised" : "way-in";
  set("height", clamp(design.height, lowest, highest), why);
  set("width", widthUnder(design, place, chosen, rules));
  return design;
}

/** How high a body can be where the ceiling is highest: it is stood up alone, and no board is longer than its sheet. */
export function highestUnder(design: Design, place: Slope, chosen: Chosen, rules: Rules): number {
  return Math.min(
    sizeLimits[design.kind].height.max,
    place.high - rules.niche.lessHeight,
    highestRaised(ceilingOf(place), design.depth, rules),
    longestBoard(design, chosen, rules),
    usable(hdfSheet(rules), rules).length,
  );
}

/** The width that bodies fill: as much as they can where they are high enough. */
function widthUnder(design: Design, place: Slope, chosen: Chosen, rules: Rules): number {
  const gap = rules.niche.lessWidth / 2;
  const begins = Math.max(gap, firstFor(place, slopeBodies.lowest, rules));
  const free = Math.floor(Math.min(...place.widths) - begins - gap);
  const { least, most, narrowest } = slopeBodies;
  if (isSlanted(place)) {
    // One slanted body and two straight ones beside it are the most.
    const widest = 3 * (longestBoard(design, chosen, rules) - columnsMost.columns);
    const { max } = sizeLimits[design.kind].width;
    return Math.max(least * narrowest, Math.min(free, widest, max));
  }
  const widest = widestBody(design, chosen, rules);
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const filled = counts
    .filter((count) => count * narrowest <= free)
    .map((count) => Math.min(free, count * widest));
  // Even in a place where nothing can stand there is a piece.
  const width = Math.max(least * narrowest, ...filled);
  return Math.min(width, sizeLimits[design.kind].width.max);
}

/** The widest body of one column: its shelves bear, and even a pair of doors before the highest one is carried. */
function widestBody(design: Design, chosen: Chosen, rules: Rules): number {
  const { thickness, height } = design;
  const behindDoors = 2 * (widestLeaf(height, design, chosen, rules) - thickness);
  const clear = Math.min(widestColumn(thickness, rules), behindDoors);
  return Math.min(clear + 2 * thickness, longestBoard(design, chosen, rules));
}
