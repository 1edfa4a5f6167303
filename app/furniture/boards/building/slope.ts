import type { Slope, Across } from "../design";
import type { Rules } from "../rules";

// The ceiling over a niche under the roof: it rises from its low wall, then it may be flat. Lengths are millimetres.

type Run = Pick<Slope, "falls" | "widths" | "run" | "depth">;
type Line = Run & Pick<Slope, "low" | "high">;

/**
 * How far from the low wall the ceiling rises: at most to the other wall; from one behind as far as it is said, also
 * before the niche.
 */
export function runOf({ falls, widths, run, depth }: Run): number {
  if (falls === "back") return run ?? depth;
  const width = Math.min(...widths);
  return Math.min(run ?? width, width);
}

/** By how much the ceiling rises for each millimetre; negative where the low wall is the higher one. */
export function riseOf(place: Line): number {
  return (place.high - place.low) / runOf(place);
}

/** The angle between ceiling and floor in degrees; negative where the low wall is the higher one. */
export function slopeAngle(place: Line): number {
  return (Math.atan2(place.high - place.low, runOf(place)) * 180) / Math.PI;
}

/** The height of the ceiling so far from the low wall; beyond that wall it goes on falling, for what is scribed. */
export function ceilingFromLow(place: Line, fromLow: number): number {
  const { low, high } = place;
  const run = runOf(place);
  return fromLow >= run ? high : low + ((high - low) * fromLow) / run;
}

/** The height of a ceiling that falls along the width, so far from the left wall. */
export function ceilingAt(place: Across, x: number): number {
  return ceilingFromLow(place, place.falls === "left" ? x : Math.min(...place.widths) - x);
}

/** The line of the ceiling, `x` from the left wall, to the right one: two points, three where it gets flat. */
export function ceilingLine(place: Across): { x: number; y: number }[] {
  const width = Math.min(...place.widths);
  const turn = place.falls === "left" ? runOf(place) : width - runOf(place);
  const at = [...new Set([0, turn, width])].sort((one, other) => one - other);
  return at.map((x) => ({ x, y: ceilingAt(place, x) }));
}

/** How a piece stands between the walls under a slope. */
export interface Standing {
  /** From the left wall to the left outer face of its first body. */
  x: number;
  /** From the low wall to its first body there, and from its last body to the other wall. */
  low: number;
  high: number;
  /** Whether a panel stands before what is at the low wall: it is wider than a filler closes. */
  hasPanel: boolean;
}

/** Where bodies of a width in all stand: the usual gap is at the high wall, all that is left at the low one. */
export function standUnder(
  { falls, widths }: Across,
  width: number,
  { niche }: Pick<Rules, "niche">,
): Standing {
  const gap = niche.lessWidth / 2;
  const low = Math.min(...widths) - width - gap;
  return { x: falls === "left" ? low : gap, low, high: gap, hasPanel: low > gap };
}

/** How high a body may be whose outer face towards the low wall is so far from it. */
export function bodyHeightAt(
  place: Slope,
  fromLow: number,
  { niche }: Pick<Rules, "niche">,
): number {
  return Math.floor(ceilingFromLow(place, fromLow)) - niche.lessHeight;
}

/** How far from the low wall a body of a height can stand first; infinite where it can stand nowhere. */
export function firstFor(place: Line, height: number, { niche }: Pick<Rules, "niche">): number {
  return firstUnder(place, height + niche.lessHeight);
}

/** How far from the low wall the ceiling is so high first; infinite where it is nowhere. */
export function firstUnder(place: Line, ceiling: number): number {
  const { low, high } = place;
  if (low >= ceiling) return 0;
  if (high < ceiling) return Infinity;
  return Math.ceil(((ceiling - low) * runOf(place)) / (high - low));
}
