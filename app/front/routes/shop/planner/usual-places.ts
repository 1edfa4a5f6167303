import {
  squareCorner,
  type Corner,
  type Kind,
  type Place,
  type Slope,
} from "~/furniture/boards/design";
import { usualSizes } from "~/furniture/boards/start";

/** What a place is deeper, in millimetres, than the body that stands in it with its fronts. */
const FRONTS = 40;

/** A room under the roof as many have one, in millimetres: what somebody is shown who has measured none yet. */
export function usualSlope(kind: Kind, falls: Slope["falls"]): Slope {
  const isLowBehind = falls === "back";
  return {
    kind: "slope",
    falls,
    widths: [2400, 2400, 2400],
    low: isLowBehind ? 1000 : 1200,
    high: 2500,
    run: isLowBehind ? 1500 : 1300,
    raised: null,
    depth: isLowBehind ? usualSizes[kind].depth + FRONTS : 640,
    skirting: 0,
    closed: true,
  };
}

/** A corner as many have one, in millimetres, for whoever has measured none yet. */
const anyCorner = {
  ends: ["free", "free"],
  diagonal: squareCorner.diagonal,
  ceiling: null,
  skirting: 0,
} satisfies Partial<Corner>;
export const usualCorners = {
  corner: { ...anyCorner, kind: "corner", walls: [2200, 1800] },
  diagonal: { ...anyCorner, kind: "diagonal", walls: [1000, 1000] },
} satisfies Record<string, Place>;
