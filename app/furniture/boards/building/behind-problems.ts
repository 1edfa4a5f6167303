import type { Design, Slope } from "../design";
import { deepestIn, sizeLimits, slopeAngles } from "../limits";
import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import { deepestBehind, firstDepth, hasHeight } from "./fit-behind";
import { runOf, slopeAngle } from "./slope";

/** What a niche before a low wall would have to be at least for a piece to stand in it, in mm. */
export interface BehindProblem {
  what: "niche-width" | "niche-depth" | "slope-low" | "slope-high";
  least: number;
}

/** Why no piece of its kind can stand before a low wall; its nearest height, width or depth where one can. */
export function behindProblems(
  design: Design,
  place: Slope,
  chosen: Chosen,
  rules: Rules,
): BehindProblem[] {
  const { width, height, depth } = sizeLimits[design.kind];
  const { low, high } = place;
  const { flattest, steepest } = slopeAngles;
  const angle = slopeAngle(place);
  const rise = (degrees: number) => runOf(place) * Math.tan((degrees * Math.PI) / 180);
  const least = Math.max(
    height.min + rules.niche.lessHeight,
    angle < flattest ? Math.ceil(low + rise(flattest)) : 0,
  );
  const problems: BehindProblem[] = [];
  const narrow = width.min + rules.niche.lessWidth - Math.min(...place.widths);
  if (narrow > 0) {
    problems.push({ what: "niche-width", least: Math.min(...place.widths) + narrow });
  }
  // The low wall may be high enough for a rear to stand at it.
  const shallow = depth.min - deepestIn(place, frontThicknessOf(chosen.front));
  if (shallow > 0) problems.push({ what: "niche-depth", least: place.depth + shallow });
  if (high < least) problems.push({ what: "slope-high", least });
  else if (angle > steepest) {
    problems.push({ what: "slope-low", least: Math.ceil(high - rise(steepest)) });
  }
  if (problems.length > 0) return problems;
  const deepest = deepestBehind(design, place, chosen, rules);
  if (firstDepth(design, deepest, deepest, chosen, rules) !== undefined) return [];
  const nearest = (what: "low" | "high", most: number) => {
    for (let mm = place[what] + 1; mm <= most; mm++) {
      const better = { ...place, [what]: mm };
      const degrees = slopeAngle(better);
      if (degrees < flattest || degrees > steepest) continue;
      if (canStand(design, better, chosen, rules)) return mm;
    }
    return undefined;
  };
  const lowest = nearest("low", high);
  if (lowest !== undefined) return [{ what: "slope-low", least: lowest }];
  return [{ what: "slope-high", least: nearest("high", HIGHEST) ?? high + 1 }];
}

/** Whether the deepest piece that a place takes has any height. */
function canStand(wish: Design, place: Slope, chosen: Chosen, rules: Rules): boolean {
  const depth = deepestBehind(wish, place, chosen, rules);
  const isDeep = depth >= sizeLimits[wish.kind].depth.min;
  return isDeep && hasHeight({ ...wish, place, depth }, chosen, rules);
}

/** No room is higher, in mm. */
const HIGHEST = 6000;
