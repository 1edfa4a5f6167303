import { isSlanted, slopeBodies, type Design } from "../design";
import { longestBoard } from "../limits";
import type { Chosen, Rules } from "../rules";
import { floored, slantOf } from "./slant";
import { runOf, standUnder } from "./slope";

/** How the columns of a design are shared out to its bodies, from left to right. */
interface Split {
  /** Of each body how many columns it has. */
  columns: number[];
  /** The body whose top is slanted. */
  slanted: number;
}

/**
 * The columns that a slanted body takes from the low wall on: as many as end before the ceiling gets flat and where the
 * design may be so high, and one board lies over. The others are a straight body, or two. Undefined where no column
 * does.
 */
export function slantedSplit(
  design: Design,
  widthsOf: (bodies: number) => number[],
  chosen: Chosen,
  rules: Rules,
): Split | undefined {
  const { place, columns, thickness: t } = design;
  const slant = slantOf(design, rules);
  if (!isSlanted(place) || !slant) return undefined;
  const isLeft = place.falls === "left";
  const longest = longestBoard(design, chosen, rules);
  const widest = widestSlanted(design, chosen, rules);
  for (let count = columns.length; count > 0; count--) {
    const rest = columns.length - count;
    for (const straight of straightOf(rest)) {
      const bodies = [count, ...straight];
      const split = isLeft ? bodies : bodies.reverse();
      const widths = bodyWidths(split, widthsOf(split.length), t);
      const slanted = isLeft ? 0 : split.length - 1;
      const others = widths.filter((_, index) => index !== slanted);
      if (widths[slanted]! > widest) continue;
      // Two straight bodies are the most.
      if (straight.length < 2 && rest > 1 && others.some((width) => width > longest)) continue;
      return { columns: split, slanted };
    }
  }
  return undefined;
}

/** The straight bodies of so many columns: none, one, or two. */
function straightOf(columns: number): number[][] {
  if (columns === 0) return [[]];
  const half = Math.ceil(columns / 2);
  return columns === 1 ? [[1]] : [[columns], [half, columns - half]];
}

/** The outer widths of bodies with so many columns of such clear widths. */
function bodyWidths(split: number[], widths: number[], t: number): number[] {
  let first = 0;
  return split.map((columns) => {
    const own = widths.slice(first, first + columns);
    first += columns;
    return own.reduce((sum, one) => sum + one, 0) + (columns + 1) * t;
  });
}

/** How wide a slanted body may be at most: below the ceiling's slope, the design's height, and one top. */
export function widestSlanted(design: Design, chosen: Chosen, rules: Rules): number {
  const { place, width, height, thickness: t } = design;
  const slant = slantOf(design, rules);
  if (!isSlanted(place) || !slant || slant.rise <= 0) return 0;
  const { low, high } = standUnder(place, width, rules);
  const longest = longestBoard(design, chosen, rules);
  const room = Math.min(...place.widths);
  const run = runOf(place);
  return floored(
    Math.min(
      // Only where the ceiling rises to the other wall may it end there.
      (run < room ? Math.min(run, room - high - slopeBodies.narrowest) : room) - low,
      (height - slant.low) / slant.rise,
      (longest - FILLER - slant.low) / slant.rise,
      (longest - t * slant.rise) / Math.hypot(1, slant.rise),
    ),
  );
}

/** How much higher than its body a filler beside its high end is at most, in mm. */
const FILLER = 100;
