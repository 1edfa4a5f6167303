import { measureCorner } from "../building/corner";
import type { Stands } from "../piece";
import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import { moduleFacts, type Run, type Wall } from "../run";
import { sizesOf } from "./sizes";

// A run along walls that meet is a line along each. In each corner the modules of the longer wall run through, and those
// of the other begin beside them; each line is fitted, laid out and built in coordinates of its own wall.

/** What a corner takes of a wall, in mm. */
interface LineCorner {
  /** Whether the wall's modules run into it; else they are set against those of the other wall. */
  isThrough: boolean;
  /** How far from the corner they begin. */
  from: number;
  /** The widths of a corner module: so that its door, which begins where the other wall's fronts do, is wide enough. */
  least: number;
  most: number;
}

/** A run along one of its walls. */
export interface Line extends Run {
  walls: [Wall & { corners?: [LineCorner | null, LineCorner | null] }];
}

/** The narrowest opening beside the blind part of a corner module, and how much wider one may get, in mm. */
const OPENING = { least: 270, more: 300 };

/** Where the fronts of a run begin in its corners, in mm, and how far its modules reach from the walls. */
export function cornerOf(
  run: Pick<Run, "kind" | "wallHeight">,
  chosen: Pick<Chosen, "front">,
  rules: Rules,
): { reach: number; from: number; begins: number } {
  const { depth } = sizesOf(run, rules);
  return measureCorner({ skirting: 0 }, depth, frontThicknessOf(chosen.front), rules);
}

/** The narrowest corner module, in mm. */
export function leastCorner(
  { begins, from }: { begins: number; from: number },
  { step, least } = moduleFacts.corner.widths,
): number {
  return Math.max(least, Math.ceil((begins - from + OPENING.least) / step) * step);
}

/**
 * Whether the left one of the walls at each corner runs through: the longer one, of two alike the left one; but of
 * three the middle one only as far as it is long enough.
 */
function runThrough(run: Run, chosen: Pick<Chosen, "front">, rules: Rules): boolean[] {
  const lengths = run.walls.map(({ widths }) => Math.min(...widths));
  const through = lengths.slice(1).map((length, at) => lengths[at]! >= length);
  if (through.length < 2) return through;
  const middle = lengths[1]!;
  const corner = cornerOf(run, chosen, rules);
  const ended = corner.from + leastCorner(corner);
  if (!through[0] && through[1] && 2 * ended > middle) through[1] = false;
  if (!through[0] && !through[1] && ended + corner.begins > middle) through[0] = true;
  if (through[0] && through[1] && ended + corner.begins > middle) through[1] = false;
  return through;
}

/** The lines of a run from left to right; of one along a single wall it itself. */
export function linesOf(run: Run, chosen: Pick<Chosen, "front">, rules: Rules): Line[] {
  const [only, ...others] = run.walls;
  if (others.length === 0) return [{ ...run, walls: [only] }];
  const through = runThrough(run, chosen, rules);
  const corner = cornerOf(run, chosen, rules);
  const least = leastCorner(corner);
  const of = (isThrough: boolean | undefined): LineCorner | null =>
    isThrough === undefined
      ? null
      : {
          isThrough,
          from: isThrough ? corner.from : corner.begins,
          least,
          most: least + OPENING.more,
        };
  return run.walls.map((wall, at): Line => {
    const left = through[at - 1];
    const corners: [LineCorner | null, LineCorner | null] = [
      of(left === undefined ? undefined : !left),
      of(through[at]),
    ];
    return { ...run, walls: [{ ...wall, corners }] };
  });
}

/** From and to which of so many modules of a line may stand elsewhere: those in corners stay there. */
export function pinned({ walls: [{ corners }] }: Line, count: number): [number, number] {
  return [corners?.[0]?.isThrough ? 1 : 0, count - (corners?.[1]?.isThrough ? 1 : 0)];
}

/**
 * How the coordinates of each wall lie in those of the piece, which are the middle wall's of three, the right one's of
 * two.
 */
export function standsOf({ walls }: Run, depth: number): (Stands | undefined)[] {
  const lengths = walls.map(({ widths }) => Math.min(...widths));
  return lengths.map((length, at): Stands | undefined => {
    if (lengths.length === 1 || at === 1) return undefined;
    if (at === 0) return { x: depth, z: depth - length, turn: -1 };
    return { x: lengths[1]! - depth, z: depth, turn: 1 };
  });
}
