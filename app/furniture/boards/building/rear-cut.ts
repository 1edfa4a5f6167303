import type { Design, Slope } from "../design";
import type { Cut } from "../piece";
import type { Rules } from "../rules";
import { clamp } from "./clamp";
import { ceilingFromLow, firstUnder, riseOf, runOf } from "./slope";

// Under a ceiling that falls to the back the rear upper corner of a body is cut off along it. Lengths are millimetres,
// heights from the floor, depths from the front of the body.

/** The least height of a body's rear, and depths of its flat top, of its slanted top and of a shelf below that. */
export const rearCuts = {
  lowestRear: 250,
  leastFlat: 100,
  leastSlanted: 100,
  leastShelf: 100,
} as const;

/** How far from the front a hinge reaches, and how far below a slanted top it stays there. */
const HINGE = { reach: 60, below: 12 };

/** What a floating sum may be off a whole number. */
const HAIR = 1e-6;

type Niche = Pick<Rules, "niche">;

/** How far, plumb, a cut or a slanted top stays from the ceiling, so that it is as far from it, square, as any body. */
export function plumbGap(place: Slope, { niche }: Niche): number {
  return Math.ceil(niche.lessHeight * Math.hypot(1, riseOf(place)) - HAIR);
}

/** How far from the low wall behind the rear of a piece stands: at its skirting, or where it is high enough. */
export function standsBehind(place: Slope, rules: Niche): number {
  const first = firstUnder(place, rearCuts.lowestRear + plumbGap(place, rules));
  return Number.isFinite(first) ? Math.max(place.skirting, first) : place.skirting;
}

/** Where the low wall is behind a piece of a depth, from its front. */
export function lowWallAt(place: Slope, depth: number, rules: Niche): number {
  return depth + standsBehind(place, rules);
}

/** How high the rear of a piece is: of one before a low wall as high as it may be there at most. */
export function rearHeight(
  { place, height }: Pick<Design, "place" | "height">,
  rules: Niche,
): number {
  if (place.kind !== "slope" || place.falls !== "back") return height;
  return Math.min(height, highestRear(place, rules));
}

/** How high the rear of a body may be before a low wall. */
export function highestRear(place: Slope, rules: Niche): number {
  const behind = standsBehind(place, rules);
  if (behind >= runOf(place)) return place.high - rules.niche.lessHeight;
  return Math.floor(ceilingFromLow(place, behind) + HAIR) - plumbGap(place, rules);
}

/** How high a cut is, in parts of a millimetre, so far from the front of a body. */
export function cutLineAt(place: Slope, depth: number, z: number, rules: Niche): number {
  const fromLow = lowWallAt(place, depth, rules) - z;
  return place.low + riseOf(place) * fromLow - plumbGap(place, rules);
}

/** How the rear upper corner of a body is cut off, and what its slanted top, which ends plumb, leaves inside. */
export interface RearCut {
  height: number;
  depth: number;
  /** How deep it is at its whole height; 0 where its slanted top begins at the front. */
  flat: number;
  /** How high it is at its rear. */
  rear: number;
  /** By how much the cut falls for each millimetre, and as an angle in degrees. */
  fall: number;
  degrees: number;
  thickness: number;
  /** How thick the slanted top is, plumb. */
  plumb: number;
}

/** The cut through a body under a slope to the back; undefined of one that is no higher than its rear, and elsewhere. */
export function rearCutOf(
  { place, height, depth, thickness }: Pick<Design, "place" | "height" | "depth" | "thickness">,
  rules: Niche,
): RearCut | undefined {
  if (place.kind !== "slope" || place.falls !== "back" || place.high <= place.low) return undefined;
  const rear = highestRear(place, rules);
  if (height <= rear) return undefined;
  const over = cutLineAt(place, depth, 0, rules) - height;
  const whole = Math.min(Math.floor(over / riseOf(place) + HAIR), depth - rearCuts.leastSlanted);
  const flat = whole < rearCuts.leastFlat ? 0 : whole;
  const fall = (height - rear) / (depth - flat);
  return {
    height,
    depth,
    flat,
    rear,
    fall,
    degrees: (Math.atan(fall) * 180) / Math.PI,
    thickness,
    plumb: thickness * Math.hypot(1, fall),
  };
}

/** How high the inside is so far from the front: what needs that depth ends below. */
export function clearUnder({ height, flat, fall, thickness, plumb }: RearCut, z: number): number {
  return flat > 0 && z <= flat ? height - thickness : height - plumb - (z - flat) * fall;
}

/** How high hinges may be: below a flat top as below any, else below the slanted one as far as they reach. */
export function hingedUnder(cut: RearCut): number {
  if (cut.flat > 0) return cut.height - cut.thickness;
  return Math.floor(clearUnder(cut, HINGE.reach)) - HINGE.below;
}

/** How deep the inside is at a height, in whole millimetres: to the slanted top there. */
export function depthUnder({ height, depth, flat, fall, plumb }: RearCut, y: number): number {
  return Math.floor(clamp(flat + (height - plumb - y) / fall, flat, depth) + HAIR);
}

/**
 * How high the highest of several zones is at least that ends at a height: below a slanted top hinges are lower, and the
 * shelf that it stands on is deep enough to be of use.
 */
export function lowestHighest(
  top: number,
  cut: RearCut,
  { lowestZone, back }: Pick<Rules, "lowestZone" | "back">,
): number {
  const hinged = Math.max(0, top - hingedUnder(cut));
  const shelf = Math.floor(clearUnder(cut, rearCuts.leastShelf + back.inset));
  return Math.max(lowestZone + hinged, top - shelf);
}

/** How deep a body of a depth is at a height: to its rear, or to its slanted top. */
export function deepAt(
  { rearCut }: { rearCut: RearCut | undefined },
  { place }: { place: { depth: number } },
  y: number,
): number {
  return rearCut ? depthUnder(rearCut, y) : place.depth;
}

/** The cut through a side, from its lower front corner. */
export function cutOfSide({ height, depth, flat, rear }: RearCut): Cut {
  return { from: { u: height, v: flat }, to: { u: rear, v: depth } };
}

/**
 * How high a partition is that stands so high, and the cut along the slanted top's underside through it, `deep` from
 * the front.
 */
export function partitionUnder(
  cut: RearCut,
  y: number,
  deep: number,
): { height: number; cut: Cut } {
  const { height, flat, fall, thickness, plumb } = cut;
  const top = flat > 0 ? height - thickness : Math.floor(height - plumb);
  const begins = flat > 0 ? Math.floor(flat - (plumb - thickness) / fall) : 0;
  const ends = Math.floor(clearUnder(cut, deep));
  return {
    height: top - y,
    cut: { from: { u: top - y, v: begins }, to: { u: ends - y, v: deep } },
  };
}
