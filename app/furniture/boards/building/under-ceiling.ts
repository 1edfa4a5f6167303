import type { Across } from "../design";
import type { Cut } from "../piece";
import { ceilingAt, riseOf } from "./slope";

/** A stretch of the room's front, in mm: between two places from the left wall, from a height to another at most. */
export interface Stretch {
  x: number;
  right: number;
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
  place: Across,
  { x, right, y, top }: Stretch,
  above: number,
  isSawn: boolean,
): UnderCeiling {
  const width = right - x;
  const isLeft = place.falls === "left";
  const [up, down] = isSawn ? [Math.ceil, Math.floor] : [same, same];
  const over = (at: number) => ceilingAt(place, at) + above;
  const height = up(Math.min(top, over(isLeft ? right : x)) - y);
  const begins = over(isLeft ? x : right) - y;
  const rise = riseOf(place);
  // From the low end: where the cut comes in by the end or the lower edge, and where it goes out by the upper edge.
  const enters = begins >= 0 ? 0 : down(-begins / rise);
  const from = begins >= 0 ? up(begins) : 0;
  const leaves = Math.min(width, down((height - begins) / rise));
  // The saw leaves what is so little to be scribed on the spot.
  const least = isSawn ? LEAST_CUT : 0;
  if (height - from <= least || leaves - enters <= least) return { height, cuts: undefined };
  const low = { u: from, v: isLeft ? enters : width - enters };
  const high = { u: height, v: isLeft ? leaves : width - leaves };
  return { height, cuts: [isLeft ? { from: low, to: high } : { from: high, to: low }] };
}

/** A cut that takes no more off than this is not worth its work, in mm. */
const LEAST_CUT = 5;

function same(value: number): number {
  return value;
}

/**
 * A stretch in rows one above the other, each as high as a sheet is long at most: the higher ones begin where the
 * ceiling lets them.
 */
export function rowsUnder(
  place: Across,
  stretch: Stretch,
  above: number,
  longest: number,
): Stretch[] {
  const { x, right, y } = stretch;
  const { height } = closeUnder(place, stretch, above, true);
  const count = Math.ceil(height / longest);
  if (count <= 1) return [stretch];
  const share = Math.ceil(height / count);
  const rise = riseOf(place);
  return Array.from({ length: count }, (_, index) => {
    const bottom = y + index * share;
    const top = index === count - 1 ? stretch.top : bottom + share;
    const fromLow = (bottom - place.low) / rise;
    if (place.falls === "left") {
      const free = Math.floor(Math.min(right - x, right - fromLow));
      return { x: index === 0 ? x : right - free, right, y: bottom, top };
    }
    const free = Math.floor(Math.min(right - x, Math.min(...place.widths) - fromLow - x));
    return { x, right: index === 0 ? right : x + free, y: bottom, top };
  });
}
