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
 * Why no piece of its kind can stand before a low wall. The least heights of it and of the room are those under which a
 * piece can, where there are any.
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
    problems.push(...(one("high") ?? both() ?? [{ what: "slope-high", least }]));
  } else if (angle > steepest) {
    const least = Math.ceil(place.high - rise(steepest));
    problems.push(...(one("low") ?? both() ?? [{ what: "slope-low", least }]));
  }
  if (problems.length > 0) return problems;
  const deepest = deepestBehind(design, place, chosen, rules);
  const isDeep = deepest >= depth.min;
  if (isDeep && firstDepth(design, deepest, deepest, chosen, rules) !== undefined) return [];
  return one("low") ?? one("high") ?? both() ?? [{ what: "slope-low", least: place.low + 1 }];

  function stands(better: Slope): boolean {
    const degrees = slopeAngle(better);
    if (degrees < flattest || degrees > steepest) return false;
    return canStand(design, better, chosen, rules);
  }

  /** The least height of the low wall alone, or of the room, at which a piece stands. */
  function one(what: "low" | "high"): BehindProblem[] | undefined {
    const most = what === "low" ? place.high : HIGHEST;
    for (let least = place[what] + 1; least <= most; least++) {
      if (stands({ ...place, [what]: least })) return [{ what: `slope-${what}`, least }];
    }
    return undefined;
  }

  /** Heights of both at which one stands, in steps, where neither alone is enough. */
  function both(): BehindProblem[] | undefined {
    for (let high = place.high + STEP; high <= HIGHEST; high += STEP) {
      for (let low = place.low + STEP; low < high; low += STEP) {
        if (!stands({ ...place, low, high })) continue;
        return [
          { what: "slope-low", least: low },
          { what: "slope-high", least: high },
        ];
      }
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

/** No room is higher, and by so much both ends of a ceiling are tried higher, in mm. */
const HIGHEST = 6000;
const STEP = 50;
