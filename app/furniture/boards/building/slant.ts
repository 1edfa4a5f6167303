import { isSlanted, type Across, type Design } from "../design";
import type { Body, Slant } from "../piece";
import type { Rules } from "../rules";
import { plumbGap } from "./rear-cut";
import { riseOf, standUnder } from "./slope";

// Under a ceiling that falls along the width one body may have a top as oblique as the ceiling. Lengths are millimetres,
// heights from the floor, places from the left of the piece.

/**
 * How far below the low end of a column under a slanted top its rail hangs, and the front of its highest drawer ends; how
 * high the low edge of a door is there at least; how far below it a hinge stays, clear of the door's cut too.
 */
export const slants = { rail: 60, drawers: 20, edge: 120, hinge: 24 } as const;

/** What a floating sum may be off a whole number. */
const HAIR = 1e-6;

/** The slant of a body whose low outer face is so far from the low wall. */
function slantFrom(
  place: Across,
  fromLow: number,
  thickness: number,
  rules: Pick<Rules, "niche">,
): Slant {
  const rise = riseOf(place);
  return {
    falls: place.falls,
    low: Math.floor(place.low + rise * fromLow + HAIR) - plumbGap(place, rules),
    rise,
    degrees: (Math.atan(rise) * 180) / Math.PI,
    plumb: Math.ceil(thickness * Math.hypot(1, rise) - HAIR),
  };
}

/** The slant of the body beside the low wall in a design that has one. */
export function slantOf(
  { place, width, thickness }: Pick<Design, "place" | "width" | "thickness">,
  rules: Pick<Rules, "niche">,
): Slant | undefined {
  if (!isSlanted(place)) return undefined;
  return slantFrom(place, standUnder(place, width, rules).low, thickness, rules);
}

/** How high the outer line of a slanted top is, so far from its low end. */
export function lineAt({ low, rise }: Slant, fromEnd: number): number {
  return low + rise * fromEnd;
}

/** How far a place is from the low outer face of its body. */
export function fromLowEnd({ place, slant }: Body, x: number): number {
  return slant?.falls === "right" ? place.x + place.width - x : x - place.x;
}

/** How high the outer top of a body is at a place. */
export function topAt(body: Body, x: number): number {
  const { slant, place } = body;
  return slant ? lineAt(slant, fromLowEnd(body, x)) : place.y + place.height;
}

/** How high the underside of a slanted top is at a place of its body. */
export function undersideAt(body: SlantedBody, x: number): number {
  return topAt(body, x) - body.slant.plumb;
}

export type SlantedBody = Body & { slant: Slant };

export function isSlantedBody(body: Body): body is SlantedBody {
  return body.slant !== undefined;
}

/** What of a zone is clear for hinges on one of its sides: more than anywhere else below the high end of a slanted top. */
export function hingedClear(
  body: Body,
  { x, width }: { x: number; width: number },
  { y }: { y: number },
  hinge: "left" | "right",
): number | undefined {
  if (!isSlantedBody(body)) return undefined;
  const under = undersideAt(body, hinge === "left" ? x : x + width);
  return Math.floor(under + HAIR) - slants.hinge - y;
}

/** The side of a column towards the high end of its body's slanted top; undefined of a straight body. */
export function highSide({ slant }: Body): "left" | "right" | undefined {
  if (!slant) return undefined;
  return slant.falls === "left" ? "right" : "left";
}

/** To whole millimetres down, whatever floating sums are off them. */
export function floored(height: number): number {
  return Math.floor(height + HAIR);
}

/** To whole millimetres up. */
export function ceiled(length: number): number {
  return Math.ceil(length - HAIR);
}
