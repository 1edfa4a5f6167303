import { slopeBodies, type Slope } from "../design";
import { sizeLimits, slopeAngles } from "../limits";
import type { Rules } from "../rules";
import { firstFor, runOf, slopeAngle } from "./slope";

/**
 * What a slope would have to be at least for bodies to stand under it, in mm: its low wall, where the ceiling is too
 * steep; its high end, which is too low or makes it too flat; its width.
 */
export interface SlopeProblem {
  what: "niche-width" | "slope-low" | "slope-high";
  least: number;
}

/** Why no two bodies can stand side by side under a slope, one of which may be as low as its kind. */
export function slopeProblems(place: Slope, lowest: number, rules: Rules): SlopeProblem[] {
  const { low, high } = place;
  const { lessWidth, lessHeight } = rules.niche;
  const [angle, run] = [slopeAngle(place), runOf(place)];
  const { flattest, steepest } = slopeAngles;
  const rise = (degrees: number) => run * Math.tan((degrees * Math.PI) / 180);
  const least = Math.max(
    Math.max(lowest, slopeBodies.lowest) + lessHeight,
    angle < flattest ? Math.ceil(low + rise(flattest)) : 0,
  );
  if (high < least) return [{ what: "slope-high", least }];
  if (angle > steepest) return [{ what: "slope-low", least: Math.ceil(high - rise(steepest)) }];
  const width = Math.min(...place.widths);
  const begins = firstFor(place, slopeBodies.lowest, rules);
  const needed = slopeBodies.least * slopeBodies.narrowest + Math.ceil(lessWidth / 2);
  if (width - Math.max(begins, lessWidth / 2) >= needed) return [];
  // Where the ceiling rises all along the width, bodies begin at a share of it.
  const ceiling = slopeBodies.lowest + lessHeight;
  const share = run < width || begins <= 0 ? 0 : (ceiling - low) / (high - low);
  const wide = Math.ceil(
    (needed + (share > 0 ? 1 : Math.max(begins, lessWidth / 2))) / (1 - share),
  );
  // Nobody has a wall so long.
  if (wide > sizeLimits.wardrobe.width.max) return [{ what: "slope-low", least: ceiling }];
  return [{ what: "niche-width", least: Math.max(wide, width + 1) }];
}
