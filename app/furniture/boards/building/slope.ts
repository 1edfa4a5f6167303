import type { Slope } from "../design";

// The ceiling over a niche under the roof: it rises from its low wall, then it may be flat.

/** How far from the low wall the ceiling rises, in mm: at most to the other wall. */
function runOf({ widths, run }: Pick<Slope, "widths" | "run">): number {
  const width = Math.min(...widths);
  return Math.min(run ?? width, width);
}

/** The angle between ceiling and floor in degrees; negative where the low wall is the higher one. */
export function slopeAngle(place: Pick<Slope, "widths" | "low" | "high" | "run">): number {
  return (Math.atan2(place.high - place.low, runOf(place)) * 180) / Math.PI;
}

/**
 * The height of the ceiling in mm, so many millimetres from the left wall. Beyond its low wall it goes on falling,
 * for boards that are scribed.
 */
export function ceilingAt(place: Slope, x: number): number {
  const { falls, widths, low, high } = place;
  const fromLow = falls === "left" ? x : Math.min(...widths) - x;
  const run = runOf(place);
  return fromLow >= run ? high : low + ((high - low) * fromLow) / run;
}

/** The line of the ceiling in mm from the left wall to the right one: two points, three where it gets flat. */
export function ceilingLine(place: Slope): { x: number; y: number }[] {
  const width = Math.min(...place.widths);
  const turn = place.falls === "left" ? runOf(place) : width - runOf(place);
  const at = [...new Set([0, turn, width])].sort((one, other) => one - other);
  return at.map((x) => ({ x, y: ceilingAt(place, x) }));
}
