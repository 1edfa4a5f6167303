import type { Change } from "../change";
import { blindColumn, type Column, type Corner, type Design, type Leg } from "../design";
import {
  bodyBoards,
  ceilingOf,
  highestRaised,
  longestBoard,
  sizeLimits,
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
import { beyondLeg, blindWidth, legDesigns, measureCorner, type LegDesign } from "./corner";

type Note = (change: Change) => void;

/**
 * The sizes of a piece in a corner: both legs as deep and as high as there is room, each no longer than its wall and
 * its boards; beside a wall it fills what is left of its own.
 */
export function fitInCorner(
  wish: Design,
  place: Corner,
  chosen: Chosen,
  rules: Rules,
  note: Note,
): Design {
  const design = withLegs({ ...wish, sliding: 0, topBox: 0 });
  if (wish.sliding > 0) note({ why: "corner-sliding", from: wish.sliding, to: 0 });
  if (wish.topBox > 0) note({ why: "corner-top-box", from: wish.topBox, to: 0 });
  const blind = blindColumn(design)!;
  const { width } = design.columns[blind]!;
  if (width !== null) note({ why: "corner-blind", column: blind, zone: 0, from: width, to: 0 });
  design.columns = design.columns.map((one, at) => (at === blind ? { ...one, width: null } : one));
  const { depth, height } = sizeLimits[design.kind];
  const set = (measure: Measure, to: number, lessWhy: Change["why"]) => {
    const from = design[measure];
    if (to !== from) note({ why: to > from ? "too-small" : lessWhy, measure, from, to });
    design[measure] = to;
  };
  const deepest = deepestInCorner(design, place, chosen, rules);
  const isDeep = deepest >= depth.max;
  const least = leastDepth(design, place, chosen, rules);
  const deep = clamp(design.depth, Math.min(least, deepest), Math.min(depth.max, deepest));
  set("depth", deep, isDeep ? "too-large" : "corner-depth");
  const board = longestBoard(design, chosen, rules);
  const sheet = Math.min(board, usable(hdfSheet(rules), rules).length);
  const raised = highestRaised(ceilingOf(place), design.depth, rules);
  const highest = Math.min(height.max, sheet, raised);
  const why = highest === height.max ? "too-large" : sheet < raised ? "way-in" : "raised";
  set("height", clamp(design.height, height.min, highest), why);
  const front = frontThicknessOf(chosen.front);
  for (const { design: own, widest, wall } of legDesigns(design, front, rules)!) {
    const isThrough = own.place.corner.isThrough;
    const longest = longestBoard(own, chosen, rules);
    const fills = place.ends[wall] === "wall" && widest <= longest;
    const least = leastWidth(own, chosen, rules);
    const to = Math.max(least, fills ? widest : Math.min(own.width, widest, longest));
    if (to === own.width) continue;
    const measure = "width" as const;
    const leg = isThrough ? undefined : { leg: true as const };
    const reason = to === longest ? "way-in" : to === least ? "too-small" : "corner-wall";
    note({ why: reason, measure, from: own.width, to, ...leg });
    if (isThrough) design.width = to;
    else design.leg = { ...design.leg, width: to };
  }
  return design;
}

/** A design that was for another place has one leg, and no column in a corner. */
function withLegs(design: Design): Design & { leg: Leg } {
  const { columns, width, leg = { width, columns: columns.slice(0, 1) } } = design;
  if (design.leg && columns.length > 1) return { ...design, leg };
  const isFirst = blindColumn(design) === 0;
  return { ...design, leg, columns: isFirst ? [empty, ...columns] : [...columns, empty] };
}

const empty: Column = {
  width: null,
  zones: [{ height: null, front: "open", inside: "shelves", count: 2 }],
};

/** How deep legs may be, in mm, so that what is beside the corner is wide enough on either wall. */
function deepestInCorner(design: Design, place: Corner, chosen: Chosen, rules: Rules): number {
  const { thickness: t } = design;
  const front = frontThicknessOf(chosen.front);
  const { begins, from } = measureCorner(place, 0, front, rules);
  const [through, against] = legDesigns(design, front, rules)!;
  const beyond = ({ wall }: LegDesign) => beyondLeg(design, wall, front, rules);
  const leg = place.walls[against.wall] - begins - beyond(against) - leastAgainst(t, rules);
  const room = place.walls[through.wall] - from - beyond(through);
  const widest = Math.min(room, longestBoard(through.design, chosen, rules));
  const beside = besideBlind(t, leastDoor(design, chosen, rules), rules);
  const blind = Math.min(widestColumn(t, rules), Math.floor(widest - beside));
  return Math.min(leg, Math.floor(blind + from + 1.5 * t - begins));
}

/** How deep legs are at least, in mm: as their kind, and so that hands and tools get into the corner. */
export function leastDepth(design: Design, place: Corner, chosen: Chosen, rules: Rules): number {
  const t = Math.min(design.thickness, bodyBoards.thickest);
  const { begins, from } = measureCorner(place, 0, frontThicknessOf(chosen.front), rules);
  const deep = Math.ceil(LEAST_BLIND + from + 1.5 * t - begins);
  return Math.max(sizeLimits[design.kind].depth.min, deep);
}

const LEAST_BLIND = 120;

/** The narrowest leg's body in mm. */
function leastWidth(own: LegDesign["design"], chosen: Chosen, rules: Rules): number {
  const { thickness, place } = own;
  if (!place.corner.isThrough) return leastAgainst(thickness, rules);
  const beside = besideBlind(thickness, leastDoor(own, chosen, rules), rules);
  return Math.ceil(blindWidth(place.corner, thickness) + beside);
}

/** The narrowest body that is set against the other leg, in mm. */
export function leastAgainst(thickness: number, { corner, narrowestColumn }: Rules): number {
  return Math.max(corner.leg, narrowestColumn + 2 * thickness);
}

/** How wide a body that runs through is at least beside its blind column, with a door so wide, all in mm. */
export function besideBlind(
  t: number,
  door: number,
  { outerGap, narrowestColumn }: Pick<Rules, "outerGap" | "narrowestColumn">,
): number {
  return Math.max(1.5 * t + door + 2 * outerGap, 3 * t + narrowestColumn);
}

/** The narrowest door beside the blind column, in mm: less where none so wide is carried. */
export function leastDoor(design: Design, chosen: Chosen, rules: Rules): number {
  const { height, plinth, thickness } = design;
  const clear = height - plinth - 2 * thickness;
  return Math.min(rules.corner.door, widestLeaf(clear, design, chosen, rules));
}
