import { allColumns, fallsAcross, type Design } from "./design";
import { alongWalls, largestInNiche, rearHeight, type Measure } from "./limits";
import { frontThicknessOf, type Decor, type Rules } from "./rules";

/**
 * The size of a planned piece as its buyer reads it, in millimetres. A piece standing free has the one
 * that was asked for, and is wider by the panels beside it. A piece in a niche fills it: it reaches from wall to wall, and to the ceiling where
 * it is as high as the niche lets it be; its depth is that with its fronts. How much less its body is, and
 * how much wider its fillers are cut to be scribed on site, is the workshop's matter alone.
 */
export type BuyersSize = Record<Measure, number> &
  (
    | {
        /**
         * The whole niche, its width alone, a wall from end to end, or nothing; across a corner the width is that along
         * each wall, from the corner, and the depth that of its sides.
         */
        fills: "niche" | "width" | "wall" | "diagonal" | "nothing";
      }
    | {
        /** A niche under a slope, as high as its high end; the height of its low wall. */
        fills: "slope";
        low: number;
      }
    | {
        /** Under a slope to the back, as high as the body is in front; how high that is behind. */
        fills: "slope-back";
        low: number;
      }
    | {
        /** A corner: the width is that along the left wall, from the corner, and this that along the right one. */
        fills: "corner";
        right: number;
      }
    | {
        /** Three walls: the width is that along the left one, and these those along the other two. */
        fills: "u";
        middle: number;
        right: number;
      }
  );

export function buyersSize(
  design: Design,
  rules: Rules,
  front: Pick<Decor, "thicknesses">,
): BuyersSize {
  const { place, width, height, depth, panels } = design;
  const thickness = frontThicknessOf(front);
  if (place.kind === "free") {
    const beside = panels ? (panels === "both" ? 2 : 1) * thickness : 0;
    return { width: width + beside, height, depth, fills: "nothing" };
  }
  if (place.kind === "diagonal") {
    const width = Math.min(...alongWalls(design, thickness, rules));
    return { width, height, depth, fills: "diagonal" };
  }
  const whole = depth + (reachesBefore(design) ? thickness : 0);
  if (place.kind === "corner") {
    const [width, right] = alongWalls(design, thickness, rules);
    return { width, right, height, depth: whole, fills: "corner" };
  }
  if (fallsAcross(place)) {
    const { widths, low, high } = place;
    return { width: Math.min(...widths), height: high, low, depth: whole, fills: "slope" };
  }
  if (place.kind === "slope") {
    const isWide = width === Math.min(...place.widths) - rules.niche.lessWidth;
    const size = { width: isWide ? Math.min(...place.widths) : width, height, depth: whole };
    const low = rearHeight(design, rules);
    if (low < height) return { ...size, low, fills: "slope-back" };
    return { ...size, fills: isWide ? "width" : "nothing" };
  }
  const largest = largestInNiche(place, rules, thickness);
  const isWide = width === largest.width;
  const isHigh = height === largest.height;
  return {
    width: isWide ? Math.min(...place.widths) : width,
    height: isHigh ? Math.min(...place.heights) : height,
    depth: whole,
    fills: isWide ? (isHigh ? "niche" : "width") : "nothing",
  };
}

/**
 * Whether anything stands before the body by a front's thickness: what opens (sliding doors run between its
 * sides), and a top that lies over the sides, which reaches as far.
 */
function reachesBefore(design: Design): boolean {
  const { sliding, top, topBox } = design;
  if (top === "over") return true;
  if (sliding > 0) return topBox > 0;
  return allColumns(design).some(({ zones }) => zones.some(({ front }) => front !== "open"));
}
