import type { Change } from "../change";
import { slopeBodies, type Design, type Slope } from "../design";
import {
  ceilingOf,
  deepestIn,
  highestRaised,
  longestBoard,
  longestPassing,
  most,
  sizeLimits,
  type Measure,
} from "../limits";
import { frontThicknessOf, hdfSheet, usable, type Chosen, type Rules } from "../rules";
import { clamp } from "./clamp";
import { cutLineAt, highestRear, rearCuts, standsBehind } from "./rear-cut";
import { riseOf } from "./slope";

/** A stretch of heights that a piece may have, in mm, with both its ends. */
type Span = readonly [from: number, to: number];

/**
 * The size of a piece before a low wall. It fills the niche from side wall to side wall; its rear stands where it is
 * high enough, its front in the niche. It is as high as wished, but for heights at which its flat or its slanted top
 * would be too narrow to be of use.
 */
export function fitBehind(
  wish: Design,
  place: Slope,
  chosen: Chosen,
  rules: Rules,
  note: (change: Change) => void,
): Design {
  const design: Design = { ...wish, topBox: 0, top: "between" };
  if (wish.topBox > 0) note({ why: "slope-top-box", from: wish.topBox, to: 0 });
  if (wish.top === "over") note({ why: "slope-top", from: 1, to: 0 });
  const set = (measure: Measure, to: number, why: Change["why"] = "slope") => {
    if (to !== wish[measure]) note({ why, measure, from: wish[measure], to });
    design[measure] = to;
  };
  set("depth", depthBehind(design, place, chosen, rules));
  set("width", widthBehind(design, place, chosen, rules));
  const highest = highestBehind(design, chosen, rules);
  const spans = heightsBehind(design, highest, rules);
  const isRaised = highest >= highestRaised(ceilingOf(place), design.depth, rules);
  const isWayIn = highest >= longestBoard(design, chosen, rules);
  const isLimited = design.height > highest && highest < highestUnder(design, place, rules);
  const why = isLimited && isRaised ? "raised" : isLimited && isWayIn ? "way-in" : "slope";
  set("height", nearestIn(spans, design.height) ?? highest, why);
  return design;
}

/** How deep a piece is: as wished, or the nearest depth that the niche holds and at which it has any height. */
export function depthBehind(design: Design, place: Slope, chosen: Chosen, rules: Rules): number {
  const { min } = sizeLimits[design.kind].depth;
  const deepest = deepestBehind(design, place, chosen, rules);
  const wished = clamp(design.depth, Math.min(min, deepest), deepest);
  return firstDepth(design, wished, deepest, chosen, rules) ?? wished;
}

/** How wide a piece of its depth is between the side walls. */
function widthBehind(design: Design, place: Slope, chosen: Chosen, rules: Rules): number {
  const { min, max } = sizeLimits[design.kind].width;
  const between = Math.min(...place.widths) - rules.niche.lessWidth;
  // Two bodies side by side are the widest; columns of whole millimetres do not halve it exactly.
  const widest = 2 * (longestBoard(design, chosen, rules) - most.columns);
  return Math.max(min, Math.min(between, max, widest));
}

/** The deepest that a piece of its kind may be, with its fronts in the niche. */
export function deepestBehind(
  { kind }: Pick<Design, "kind">,
  place: Slope,
  chosen: Chosen,
  rules: Rules,
): number {
  const behind = { depth: place.depth, skirting: standsBehind(place, rules) };
  return Math.min(sizeLimits[kind].depth.max, deepestIn(behind, frontThicknessOf(chosen.front)));
}

/** The nearest depth to a wished one at which a piece has any height: rather a deeper one. */
export function firstDepth(
  design: Design,
  wished: number,
  deepest: number,
  chosen: Chosen,
  rules: Rules,
): number | undefined {
  const { min } = sizeLimits[design.kind].depth;
  const suits = (depth: number) => hasHeight({ ...design, depth }, chosen, rules);
  for (let depth = wished; depth <= deepest; depth++) if (suits(depth)) return depth;
  for (let depth = wished - 1; depth >= min; depth--) if (suits(depth)) return depth;
  return undefined;
}

/** Whether a piece of its depth, as wide as it is there, has any height. */
export function hasHeight(wish: Design, chosen: Chosen, rules: Rules): boolean {
  const { place } = wish;
  if (place.kind !== "slope") return false;
  // No panel stands beside a piece in a niche, so none makes a board of it wider.
  const between: Design = { ...wish, top: "between", panels: undefined };
  const design = { ...between, width: widthBehind(between, place, chosen, rules) };
  return heightsBehind(design, highestBehind(design, chosen, rules), rules).length > 0;
}

/** How high a piece may be under the ceiling alone. */
function highestUnder({ kind, depth }: Design, place: Slope, rules: Rules): number {
  return Math.min(
    sizeLimits[kind].height.max,
    place.high - rules.niche.lessHeight,
    Math.floor(cutLineAt(place, depth, 0, rules) + HAIR),
  );
}

/** The highest piece of a depth: it is stood up alone, and no board is larger than its sheet or than what passes. */
function highestBehind(design: Design, chosen: Chosen, rules: Rules): number {
  const { place, depth } = design;
  if (place.kind !== "slope") return 0;
  const widest = widestSlanted(design, chosen, rules) - MORE;
  const angle = Math.atan(riseOf(place));
  const slanted = widest - design.thickness * Math.tan(angle);
  return Math.min(
    highestUnder(design, place, rules),
    highestRaised(ceilingOf(place), depth, rules),
    longestBoard(design, chosen, rules),
    usable(hdfSheet(rules), rules).length,
    highestRear(place, rules) + Math.floor(slanted * Math.sin(angle)),
  );
}

/** How wide a slanted top may be as it is sawn. */
function widestSlanted(design: Design, chosen: Chosen, rules: Rules): number {
  const { width } = usable(chosen.body.sheet, rules);
  const length = Math.min(design.width, longestBoard(design, chosen, rules));
  let widest = Math.min(width, sizeLimits[design.kind].height.max);
  // What is as wide as a door gets in anyway.
  while (widest > rules.widestDoor && longestPassing(design.wayIn, widest) < length) widest -= STEP;
  return widest;
}

/**
 * The heights that a piece of a depth may have up to a highest one, lower ones first: a body as any up to what its rear
 * may be; with a flat top in front and a slanted one behind, each deep enough; with a slanted one alone from the front.
 */
function heightsBehind(design: Design, highest: number, rules: Rules): Span[] {
  const { place, depth, kind } = design;
  if (place.kind !== "slope") return [];
  const { min } = sizeLimits[kind].height;
  const { leastFlat, leastSlanted } = rearCuts;
  const at = (z: number) => cutLineAt(place, depth, z, rules);
  const least = Math.max(min, slopeBodies.lowest);
  const whole = Math.floor(at(0) + HAIR);
  const spans: Span[] = [
    [min, Math.min(highest, highestRear(place, rules))],
    [
      Math.max(least, Math.ceil(at(depth - leastSlanted) - HAIR)),
      Math.min(highest, Math.floor(at(leastFlat) + HAIR)),
    ],
    [Math.max(least, whole), Math.min(highest, whole)],
  ];
  return spans.filter(([from, to]) => from <= to);
}

/** The highest that a piece of its depth may be. */
export function tallestBehind(design: Design, chosen: Chosen, rules: Rules): number {
  const spans = heightsBehind(design, highestBehind(design, chosen, rules), rules);
  return Math.max(...spans.map(([, to]) => to));
}

/** The nearest height in any of the stretches, the lower one of two. */
function nearestIn(spans: Span[], wished: number): number | undefined {
  return spans
    .map(([from, to]) => clamp(wished, from, to))
    .sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished))[0];
}

/** What a floating sum may be off a whole number. */
const HAIR = 1e-6;
/** What whole millimetres may make a slanted top wider, and by how much each try is narrower. */
const MORE = 4;
const STEP = 20;
