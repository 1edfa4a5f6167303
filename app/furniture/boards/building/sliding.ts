import type { Change } from "../change";
import type { Design } from "../design";
import { longestBoard, longestPassing } from "../limits";
import { usable, type Chosen, type Rules } from "../rules";

/** Doors that overlap where they meet and together cover the inside of the piece. */
export function slidingDoorWidth(inside: number, doors: number, overlap: number): number {
  return Math.ceil((inside + overlap * (doors - 1)) / doors);
}

/** Narrower sliding doors tip over on their rollers, wider ones sag. */
const slidingWidths = { least: 400, most: 1400 };

/** As many sliding doors as wished where they fit, else the other number, else none. */
export function fitSliding(
  design: Design,
  chosen: Chosen,
  rules: Rules,
  note: (change: Change) => void,
): Design["sliding"] {
  const { kind, place, sliding, width, depth, thickness } = design;
  if (sliding === 0) return 0;
  const refuse = (why: Change["why"], to = 0) => {
    note({ why, from: to > 0 ? depth : sliding, to });
    return 0 as const;
  };
  if (kind !== "wardrobe") return refuse("sliding-kind");
  if (place.kind === "slope") return refuse("slope-sliding");
  if (depth < rules.sliding.leastDepth) return refuse("sliding-depth", rules.sliding.leastDepth);
  if (width > longestBoard(design, chosen, rules)) return refuse("sliding-two-bodies");
  const inside = width - 2 * thickness;
  const widest = Math.min(slidingWidths.most, usable(chosen.front.sheet, rules).width);
  const suits = (doors: 2 | 3) => {
    const door = slidingDoorWidth(inside, doors, rules.sliding.overlap);
    const passes = longestPassing(design.wayIn, door) >= design.height - design.topBox;
    return passes && door >= slidingWidths.least && door <= widest;
  };
  if (suits(sliding)) return sliding;
  const other = sliding === 2 ? 3 : 2;
  if (!suits(other)) return refuse("sliding-width");
  note({ why: "sliding-doors", from: sliding, to: other });
  return other;
}
