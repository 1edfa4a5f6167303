import { anyLength, type Kind } from "~/furniture/boards/design";
import { sizeLimits, type Measure } from "~/furniture/boards/limits";
import type { LengthBounds } from "~/platform/format/read-length";

/** No room is larger; in millimetres. */
export const largest = { size: 6000, depth: 2000, way: 4000, low: 4500 };

/** The bounds of the lengths that are none, by their fields. */
export type LengthFaults = Partial<Record<PlaceLength, LengthBounds>>;

/** What each length of the first step may be, and what it is for the piece, in millimetres. */
export function boundsOf(
  name: PlaceLength,
  kind: Kind,
): { may: LengthBounds; likely: LengthBounds } {
  const same = (min: number, max: number) => ({ may: { min, max }, likely: { min, max } });
  // In a niche narrower than its smallest piece nothing of a kind can stand.
  const niche = (min: number, max: number, measure: Measure) => ({
    may: { min, max },
    likely: { min: sizeLimits[kind][measure].min, max },
  });
  switch (name) {
    case "width":
    case "height":
    case "depth":
      return { may: anyLength, likely: sizeLimits[kind][name] };
    case "ceiling":
    case "slopeRaised":
      return same(1500, largest.size);
    case "nicheWidth":
    case "bottomWidth":
    case "middleWidth":
    case "topWidth":
      return niche(200, largest.size, "width");
    case "nicheHeight":
    case "leftHeight":
    case "rightHeight":
      return niche(300, largest.size, "height");
    case "slopeWidth":
      return { may: { min: 200, max: largest.size }, likely: { min: 800, max: largest.size } };
    case "slopeLow":
      return { may: { min: 0, max: largest.low }, likely: { min: 250, max: 2400 } };
    case "slopeHigh":
      return same(1000, largest.size);
    case "slopeRun":
      return { may: { min: 0, max: largest.size }, likely: { min: 300, max: largest.size } };
    case "cornerLeft":
    case "cornerRight":
    case "cornerEach":
      return { may: { min: 500, max: largest.size }, likely: { min: 1000, max: largest.size } };
    case "diagonal":
      return same(1000, 1800);
    case "nicheDepth":
      return niche(150, largest.depth, "depth");
    case "skirting":
      return { may: { min: 0, max: 100 }, likely: { min: 5, max: 100 } };
    case "wayHeight":
      return same(1200, largest.way);
    case "wayWidth":
    case "wayDepth":
      return same(400, largest.way);
  }
}

/** The lengths of the first step that a place can be refused for. */
export const placeLengths = [
  "width",
  "height",
  "depth",
  "ceiling",
  "nicheWidth",
  "nicheHeight",
  "bottomWidth",
  "middleWidth",
  "topWidth",
  "leftHeight",
  "rightHeight",
  "slopeWidth",
  "slopeLow",
  "slopeHigh",
  "slopeRun",
  "slopeRaised",
  "cornerLeft",
  "cornerRight",
  "cornerEach",
  "diagonal",
  "nicheDepth",
  "skirting",
  "wayWidth",
  "wayHeight",
  "wayDepth",
] as const;
export type PlaceLength = (typeof placeLengths)[number];
