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

/**
 * Why no piece of its kind can stand before a low wall. The least height of it, or of the room, is one under which a
 * piece can, where there is any.
 */
export function behindProblems(
  design: Design,
  place: Slope,
  chosen: Chosen,
  rules: Rules,
): BehindProblem[] {
  const { width, height, depth } = sizeLimits[design.kind];
  const { flattest, steepest } = slopeAngles;
  const problems: BehindProblem[] = [];
  const room = Math.min(...place.widths);
  const narrow = width.min + rules.niche.lessWidth - room;
  if (narrow > 0) problems.push({ what: "niche-width", least: room + narrow });
  // The low wall may be high enough for a rear to stand at it.
  const shallow = depth.min - deepestIn(place, frontThicknessOf(chosen.front));
  if (shallow > 0) problems.push({ what: "niche-depth", least: place.depth + shallow });
  const angle = slopeAngle(place);
  const lowest = height.min + rules.niche.lessHeight;
  const rise = (degrees: number) => runOf(place) * Math.tan((degrees * Math.PI) / 180);
  if (angle < flattest || place.high < lowest) {
    const least = Math.max(lowest, Math.ceil(place.low + rise(flattest)));
    problems.push({ what: "slope-high", least: nearest("high", HIGHEST) ?? least });
  } else if (angle > steepest) {
    const least = Math.ceil(place.high - rise(steepest));
    problems.push({ what: "slope-low", least: nearest("low", place.high) ?? least });
  }
  if (problems.length > 0) return problems;
  const deepest = deepestBehind(design, place, chosen, rules);
  if (firstDepth(design, deepest, deepest, chosen, rules) !== undefined) return [];
  const least = nearest("low", place.high);
  if (least !== undefined) return [{ what: "slope-low", least }];
  return [{ what: "slope-high", least: nearest("high", HIGHEST) ?? place.high + 1 }];

  function nearest(what: "low" | "high", most: number): number | undefined {
    for (let mm = place[what] + 1; mm <= most; mm++) {
      const better = { ...place, [what]: mm };
      const degrees = slopeAngle(better);
      const isBetween = degrees >= flattest && degrees <= steepest;
      if (isBetween && canStand(design, better, chosen, rules)) return mm;
    }
    return undefined;
  }
}

/** Whether the deepest piece that a place takes has any height. */
function canStand(wish: Design, place: Slope, chosen: Chosen, rules: Rules): boolean {
  const depth = deepestBehind(wish, place, chosen, rules);
  const isDeep = depth >= sizeLimits[wish.kind].depth.min;
  return isDeep && hasHeight({ ...wish, place, depth }, chosen, rules);
}

/** No room is higher, in mm. */
const HIGHEST = 6000;
