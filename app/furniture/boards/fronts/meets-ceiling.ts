import type { Assembly } from "../building/assembly";
import { ceilingAt, standUnder } from "../building/slope";
import { fallsAcross } from "../design";

/**
 * Whether a door hinged towards the low wall of a slope would meet the ceiling where it opens farther than 90°: the
 * farther it opens the lower the ceiling over it is, and the wall beside it stops it too.
 */
export function meetsCeiling(
  { design: { place, width: whole }, rules }: Assembly,
  hinge: "left" | "right",
  { x, width, top }: { x: number; width: number; top: number },
): boolean {
  if (!fallsAcross(place) || place.falls !== hinge) return false;
  const standing = standUnder(place, whole, rules).x;
  const farthest = hinge === "left" ? x - width : x + 2 * width;
  const room = Math.min(...place.widths);
  return ceilingAt(place, Math.min(room, Math.max(0, standing + farthest))) < top;
}
