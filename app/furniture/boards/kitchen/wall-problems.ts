import { ceilingToRaise, longestPassing, PANEL_BEYOND } from "../limits";
import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import { moduleFacts, type Run, type WallProblem } from "../run";
import { cornerOf, leastCorner, linesOf, type Line } from "./lines";
import { sizesOf } from "./sizes";

/** As long walls that meet may be together, so that their modules fill them, in mm. */
const LONGEST_WALLS = 12_000;
/** Between the fronts along walls opposite each other, so that what opens passes the other row, in mm. */
const AISLE = 900;

/** Why nothing can be built along walls; empty where something can. */
export function wallProblems(run: Run, chosen: Chosen, rules: Rules): WallProblem[] {
  const problems: WallProblem[] = [...lengthProblems(run, chosen, rules)];
  const sizes = sizesOf(run, rules);
  const isVanity = run.kind === "vanity";
  const { from, low } = rules.wallModule;
  const { legs } = rules.baseModule;
  const column = from + low - legs;
  const ceiling = isVanity
    ? sizes.worktop
    : Math.max(from + low + rules.raising, ceilingToRaise(column, sizes.depth, rules));
  if (run.ceiling < ceiling) problems.push({ what: "ceiling", least: ceiling });
  for (const [wall, { window }] of run.walls.entries()) {
    if (!window || window.sill >= sizes.worktop) continue;
    problems.push({ what: "window-sill", ...ofWall(run, wall), least: sizes.worktop });
  }
  const passing = longestPassing(run.wayIn, Math.max(sizes.depth + PANEL_BEYOND, rules.widestDoor));
  const needed = isVanity ? sizes.base : from + low;
  if (passing < needed) problems.push({ what: "way-in", least: needed });
  return problems;
}

function ofWall({ walls }: Run, wall: number): { wall?: number } {
  return walls.length > 1 ? { wall } : {};
}

/** Which walls are too short, or too long together. */
function lengthProblems(run: Run, chosen: Chosen, rules: Rules): WallProblem[] {
  const lengths = run.walls.map(({ widths }) => Math.min(...widths));
  // What is made longer may then be the wall that runs into a corner.
  let needed = lengths;
  for (let round = 0; round < 3; round++) {
    const walls = run.walls.map((wall, at) => {
      const length = needed[at]!;
      return { ...wall, widths: [length, length, length] };
    });
    const lines = linesOf({ ...run, walls: walls as Run["walls"] }, chosen, rules);
    needed = lines.map((line, at) => Math.max(needed[at]!, leastAlong(line, chosen, rules)));
  }
  const { reach } = cornerOf(run, chosen, rules);
  const aisle = 2 * (reach + frontThicknessOf(chosen.front)) + AISLE;
  const isNarrow = lengths.length === 3 && lengths[1]! < Math.max(aisle, needed[1]!);
  const problems = needed.flatMap((least, wall): WallProblem[] => {
    if (isNarrow && wall === 1) return [{ what: "aisle", wall, least: Math.max(aisle, least) }];
    return lengths[wall]! < least ? [{ what: "wall-width", ...ofWall(run, wall), least }] : [];
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (lengths.length > 1 && whole > LONGEST_WALLS) {
    problems.push({ what: "walls-length", least: LONGEST_WALLS });
  }
  return problems;
}

/** The least that a wall would have to be long, as its corners are now, in mm. */
function leastAlong(run: Line, chosen: Chosen, rules: Rules): number {
  const [{ ends, corners }] = run.walls;
  const front = frontThicknessOf(chosen.front);
  const beside = ends.reduce((sum, end, at) => {
    if (end === "corner") return sum + (corners?.[at]?.from ?? 0);
    return sum + (end === "wall" ? rules.wallFillers.least : front);
  }, 0);
  const through = corners?.filter((corner) => corner?.isThrough).length ?? 0;
  const modules =
    through > 0
      ? through * leastCorner(cornerOf(run, chosen, rules))
      : moduleFacts.doors.widths.least;
  const own = modules + beside;
  return run.kind === "vanity" ? Math.max(rules.vanity.narrowest, own) : own;
}
