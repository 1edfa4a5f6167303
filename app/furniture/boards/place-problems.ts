import type { Design } from "./design";
import { ceilingOf, largestInNiche, longestBoard, sizeLimits } from "./limits";
import { frontThicknessOf, type Chosen, type Rules } from "./rules";

/** A place where not even the smallest piece of its kind can stand, or be brought to. */
export interface PlaceProblem {
  what: "niche-width" | "niche-height" | "niche-depth" | "ceiling" | "way-in";
  /** The least it would have to be, in millimetres; of a way in, the longest board that has to pass. */
  least: number;
}

/** Nothing shorter is worth carrying in one by one. */
const SHORTEST_PART = 1000;

/** Why nothing of this kind can be built for the place; empty where something can. */
export function placeProblems(design: Design, chosen: Chosen, rules: Rules): PlaceProblem[] {
  const { kind, place } = design;
  const least = sizeLimits[kind];
  const problems: PlaceProblem[] = [];
  if (place.kind === "niche") {
    const front = frontThicknessOf(chosen.front);
    const room = largestInNiche(place, rules, front);
    for (const measure of ["width", "height", "depth"] as const) {
      const missing = least[measure].min - room[measure];
      if (missing <= 0) continue;
      const own = { width: Math.min(...place.widths), height: Math.min(...place.heights) };
      const typed = measure === "depth" ? place.depth : own[measure];
      problems.push({ what: `niche-${measure}`, least: typed + missing });
    }
  }
  // Even a low piece is tilted while it is stood up.
  const lowest = Math.ceil(Math.hypot(least.height.min, least.depth.max)) + rules.raising;
  if (problems.length === 0 && ceilingOf(place) < lowest) {
    problems.push({ what: "ceiling", least: lowest });
  }
  // A piece deeper than its kind is built no deeper.
  const depth = Math.min(design.depth, least.depth.max);
  if (longestBoard({ ...design, depth }, chosen, rules) < SHORTEST_PART) {
    problems.push({ what: "way-in", least: SHORTEST_PART });
  }
  return problems;
}
