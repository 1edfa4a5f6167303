import type { Slope } from "../design";
import type { Cut } from "../piece";
import { ceilingAt, runOf } from "./slope";

/** A stretch of the room's front, in mm: from the left wall, from the floor, to a height at most. */
export interface Stretch {
  x: number;
  width: number;
  y: number;
  top: number;
}

/** The board, its grain upright, that closes a stretch up to the ceiling: how high it is, and the cut through it. */
export interface UnderCeiling {
  height: number;
  cuts: Cut[] | undefined;
}

/**
 * Closes a stretch up to the ceiling or so much above it. As the saw cuts it, it is whole millimetres, and never less
 * than the ceiling leaves.
 */
export function closeUnder(
  place: Slope,
  { x, width, y, top }: Stretch,
  above: number,
  isSawn: boolean,
): UnderCeiling {
  const isLeft = place.falls === "left";
  const [up, down] = isSawn ? [Math.ceil, Math.floor] : [same, same];
  const over = (at: number) => ceilingAt(place, at) + above;
  const [lowEnd, highEnd] = isLeft ? [x, x + width] : [x + width, x];
  const height = up(Math.min(top, over(highEnd)) - y);
  const begins = over(lowEnd) - y;
  const rise = (place.high - place.low) / runOf(place);
  // From the low end: where the cut comes in by the end or the lower edge, and where it goes out by the upper edge.
  const enters = begins >= 0 ? 0 : down(-begins / rise);
  const from = begins >= 0 ? up(begins) : 0;
  const leaves = Math.min(width, down((height - begins) / rise));
  if (from >= height || leaves <= enters) return { height, cuts: undefined };
  const low = { u: from, v: isLeft ? enters : width - enters };
  const high = { u: height, v: isLeft ? leaves : width - leaves };
  return { height, cuts: [isLeft ? { from: low, to: high } : { from: high, to: low }] };
}

function same(value: number): number {
  return value;
}
