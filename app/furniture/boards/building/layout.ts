import { fallsAcross, type Column, type Design } from "../design";
import { longestBoard } from "../limits";
import type { Body, ClearZone } from "../piece";
import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import { legDesigns } from "./corner";
import { measureDiagonal } from "./diagonal/measures";
import { rearCutOf } from "./rear-cut";
import { floored, lineAt, slantOf } from "./slant";
import { slantedSplit } from "./slanted-split";
import { bodyHeightAt, standUnder } from "./slope";

/** The columns of a design in millimetres, from left to right. */
export interface Layout {
  bodies: Body[];
  /** Of each body the index of its first column in the design. */
  firstColumns: number[];
}

/**
 * Places bodies, columns and zones: what is given is kept, the rest is shared out in whole millimetres,
 * what does not divide to the first columns and the lowest zones. A piece wider than a sheet is two
 * bodies side by side, one with a top box has as many on top. Under a slope along the width each column is a body of
 * its own, as high as the ceiling over its lower outer face lets it be, or the first ones are a slanted body; in a
 * corner the bodies of both legs are told, each in its own coordinates.
 */
export function layOut(design: Design, chosen: Chosen, rules: Rules): Layout {
  const legs = legDesigns(design, frontThicknessOf(chosen.front), rules);
  if (legs) {
    const bodies = legs.flatMap((leg) => layOut(leg.design, chosen, rules).bodies);
    return { bodies, firstColumns: [0, design.columns.length] };
  }
  if (design.place.kind === "diagonal")
    return { bodies: [bodyAcross(design, rules)], firstColumns: [0] };
  const { thickness: t, topBox } = design;
  const widthsOf = (bodies: number) =>
    shareOut(
      design.columns.map(({ width }) => width),
      design.width - (bodies + design.columns.length) * t,
    );
  const under = slantedSplit(design, widthsOf, chosen, rules);
  const split = under ? firstsOf(under.columns) : splitAt(design, chosen, rules);
  const groups = split.map((first, index) => design.columns.slice(first, split[index + 1]));
  const widths = widthsOf(groups.length);
  const cut = rearCutOf(design, rules);
  // A slanted top that begins at the front takes more of the height there.
  const over = cut?.flat === 0 ? Math.ceil(cut.plumb) : t;
  const bodies: Body[] = [];
  let x = 0;
  for (const [index, group] of groups.entries()) {
    const first = split[index]!;
    const own = widths.slice(first, first + group.length);
    const width = own.reduce((sum, one) => sum + one, 0) + (group.length + 1) * t;
    const slant = index === under?.slanted ? slantOf(design, rules) : undefined;
    const height = slant
      ? floored(lineAt(slant, width))
      : heightAt(design, x, width, rules) - topBox;
    const column = (one: Column, at: number, bottom: number, inner: number) => {
      const before = own.slice(0, at).reduce((sum, each) => sum + each + t, 0);
      return { x: x + t + before, width: own[at]!, zones: zonesOf(one, bottom, inner, t) };
    };
    /** What is clear in a column: under a slanted top up to its low end. */
    const innerOf = (at: number) => {
      if (!slant) return height - design.plinth - t - over;
      const before = slant.falls === "left" ? own.slice(0, at) : own.slice(at + 1);
      const fromEnd = before.reduce((sum, each) => sum + each + t, t);
      return floored(lineAt(slant, fromEnd)) - slant.plumb - design.plinth - t;
    };
    bodies.push({
      place: { x, y: 0, z: 0, width, height, depth: design.depth },
      ...(slant && { slant }),
      plinth: design.plinth,
      isTopBox: false,
      columns: group.map((one, at) => column(one, at, design.plinth + t, innerOf(at))),
    });
    if (topBox > 0) {
      bodies.push({
        place: { x, y: height, z: 0, width, height: topBox, depth: design.depth },
        plinth: 0,
        isTopBox: true,
        columns: group.map((one, at) =>
          column(topColumn(design, one, own[at]!, first + at), at, height + t, topBox - 2 * t),
        ),
      });
    }
    x += width;
  }
  const firstColumns = split.flatMap((first) => (topBox > 0 ? [first, first] : [first]));
  return { bodies, firstColumns };
}

/** A body across a corner: its one column is told as it is seen through its front. */
function bodyAcross(design: Design, rules: Rules): Body {
  const { width, height, plinth, thickness: t, columns } = design;
  const { front, clear } = measureDiagonal(design, rules);
  const inner = height - plinth - 2 * t;
  const zones = zonesOf(columns[0] ?? { width: null, zones: [] }, plinth + t, inner, t);
  return {
    place: { x: 0, y: 0, z: 0, width, height, depth: width },
    plinth,
    isTopBox: false,
    columns: [{ x: (front - clear) / 2, width: clear, zones }],
  };
}

/**
 * What closes the box above a column is what closes the column's highest zone, and doors where that is
 * drawers or sliding doors.
 */
function topColumn({ columns, sliding }: Design, { zones }: Column, width: number, index: number) {
  let { front } = zones.at(-1)!;
  if (front === "drawers" || sliding > 0) {
    const single = index === columns.length - 1 ? "right" : "left";
    front = width < TOP_PAIR ? single : "pair";
  }
  const zone = { height: null, front, inside: "shelves" as const, count: 0 };
  return { width: null, zones: [zone] };
}

/** Columns of a box on top that are narrower have one door instead of two. */
const TOP_PAIR = 450;

/** How high a body that begins at a place may be, with its top box: under a slope at its lower outer face. */
function heightAt({ place, width, height }: Design, x: number, own: number, rules: Rules): number {
  if (!fallsAcross(place)) return height;
  const { low } = standUnder(place, width, rules);
  const fromLow = low + (place.falls === "left" ? x : width - x - own);
  return Math.min(height, bodyHeightAt(place, fromLow, rules));
}

/** The first column of each of some bodies with so many columns. */
function firstsOf(columns: number[]): number[] {
  return columns.map((_, index) => columns.slice(0, index).reduce((sum, one) => sum + one, 0));
}

/** The first column of each body standing on the floor: two bodies where one would be too wide. */
function splitAt(design: Design, chosen: Chosen, rules: Rules): number[] {
  const { columns, width, place } = design;
  if (fallsAcross(place)) return columns.map((_, index) => index);
  if (width <= longestBoard(design, chosen, rules) || columns.length < 2) return [0];
  return [0, Math.ceil(columns.length / 2)];
}

function zonesOf({ zones }: Column, bottom: number, inner: number, t: number): ClearZone[] {
  const heights = shareOut(
    zones.map(({ height }) => height),
    inner - (zones.length - 1) * t,
  );
  let y = bottom;
  return zones.map((zone, index) => {
    const clear = heights[index]!;
    const placed = { ...zone, y, clear };
    y += clear + t;
    return placed;
  });
}

/**
 * Shares a whole length out: given parts are kept as long as something is left for the others; what
 * remains when all are given goes to the last one, so that the sum is always exact.
 */
function shareOut(given: (number | null)[], whole: number): number[] {
  const open = given.filter((one) => one === null).length;
  const taken = given.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const left = whole - taken;
  if (open === 0) return given.map((one, index) => one! + (index === given.length - 1 ? left : 0));
  const share = Math.floor(left / open);
  let extra = left - share * open;
  return given.map((one) => {
    if (one !== null) return one;
    const more = extra > 0 ? 1 : 0;
    extra -= more;
    return share + more;
  });
}
