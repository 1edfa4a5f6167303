import { ofPlaces } from "./kitchen/answers";
import { fillWall, sumOf, sumsOf, widthFor } from "./kitchen/fill";
import { fitModules, type Note, type Placed } from "./kitchen/fit-modules";
import { cutDown, fitCorners, gatherAtWater, mostOf, turnHinges } from "./kitchen/fit-walls";
import { fitWhole } from "./kitchen/fit-whole";
import { hangInCorners, hangOver } from "./kitchen/hang-over";
import { isFlexible, nearest } from "./kitchen/limits";
import { linesOf, type Line } from "./kitchen/lines";
import { placeModules } from "./kitchen/placing";
import type { Chosen, Rules } from "./rules";
import {
  moduleFacts,
  type FittedRun,
  type Module,
  type Offer,
  type Run,
  type RunChange,
  type RunReason,
} from "./run";

export { wallProblems } from "./kitchen/wall-problems";

/**
 * The nearest run that fills its walls to the millimetre and can be cut, stood up, opened and used. Of a module that was
 * just chosen, `kept` by its place, the width stays if another can take what is left.
 */
export function fitRun(wish: Run, chosen: Chosen, rules: Rules, kept?: number): FittedRun {
  const changes: RunChange[] = [];
  const note: Note = (change) => changes.push(change);
  const run = fitWhole(wish, chosen, rules, note);
  const lines = linesOf(run, chosen, rules);
  let counted = 0;
  let walls = run.walls.map(({ modules }) =>
    modules.map((module): Placed => ({ module, wish: counted++ })),
  );
  const noteAt = (at: number) => (change: RunChange) => note(countedOn(change, walls, at));
  const onEach = (step: (placed: Placed[], line: Line, at: number) => Placed[]) => {
    for (const [at, line] of lines.entries()) {
      walls = walls.map((placed, other) => (other === at ? step(placed, line, at) : placed));
    }
  };
  // Each round can only make room for the next; a few are always enough.
  for (let round = 0; round < 6; round++) {
    const before = JSON.stringify(walls);
    walls = fitCorners(lines, walls, noteAt);
    walls = cutDown(lines, walls, note);
    walls = fitModules(lines, walls, rules, note);
    walls = gatherAtWater(lines, walls, note);
    onEach((placed, line, at) => {
      const most = mostOf(lines, walls)[at]!;
      return fillWall(line, placed, { chosen, rules, kept, most }, noteAt(at));
    });
    onEach((placed, line, at) => placeModules(line, placed, chosen, rules, noteAt(at)));
    walls = turnHinges(lines, walls, noteAt);
    if (JSON.stringify(walls) === before) break;
  }
  onEach((placed, line, at) => hangOver(line, placed, chosen, noteAt(at)));
  walls = hangInCorners(lines, walls, noteAt);
  const [first, ...others] = run.walls.map((wall, at) => ({
    ...wall,
    modules: walls[at]!.map(({ module }) => module),
  }));
  return { run: { ...run, walls: [first!, ...others] }, changes: onlyLast(changes) };
}

/** Reasons of which from and to are how many modules there are. */
const ofCounts: readonly RunReason[] = ["fill-added", "corner-added"];
/** And of which they are places. */
const placed: readonly RunReason[] = ofPlaces;

/** What is said of one of several walls as it is said of all: its places and modules counted on. */
function countedOn(change: RunChange, walls: Placed[][], at: number): RunChange {
  if (walls.length === 1) return change;
  const { why, module, from, to } = change;
  const before = walls.slice(0, at).flat().length;
  const others = walls.flat().length - walls[at]!.length;
  const by = placed.includes(why) ? before : ofCounts.includes(why) ? others : 0;
  return { ...change, from: from + by, to: to + by, ...(module === undefined && { wall: at }) };
}

/** Of two changes of the same thing only the second is told, with what was wished at first. */
function onlyLast(changes: RunChange[]): RunChange[] {
  const told = new Map<string, RunChange>();
  for (const change of changes) {
    const key = [change.why, change.module, change.wall].join();
    const first = told.get(key);
    told.set(key, first ? { ...change, from: first.from } : change);
  }
  return [...told.values()].filter(
    ({ why, from, to }) => !(why === "fill-width" || why === "niche") || from !== to,
  );
}

/**
 * The other runs that fill the wall: instead of the module that took a width of its own another takes one, or what is
 * left of the usual widths.
 */
export function offers(run: Run, chosen: Chosen, rules: Rules): Offer[] {
  const lines = linesOf(run, chosen, rules);
  let before = 0;
  return lines.flatMap((line, at) => {
    const first = before;
    before += line.walls[0].modules.length;
    const along = (modules: Module[]): Run => {
      const walls = run.walls.map((wall, other) => (other === at ? { ...wall, modules } : wall));
      return { ...run, walls: walls as Run["walls"] };
    };
    return offersAlong(line, first, along, chosen, rules);
  });
}

/** The same along one wall, whose modules are counted from a number on. */
function offersAlong(
  run: Line,
  first: number,
  along: (modules: Module[]) => Run,
  chosen: Chosen,
  rules: Rules,
): Offer[] {
  const [{ modules }] = run.walls;
  const isOdd = (at: number) =>
    isFlexible(run, modules[at]!, rules) && modules[at]!.width % moduleFacts.doors.widths.step > 0;
  const odd = modules.findIndex((_, at) => isOdd(at));
  if (odd < 0) return [];
  const usual = nearestUsual(modules[odd]!.width);
  return modules.flatMap((module, at): Offer[] => {
    if (at === odd || !isFlexible(run, module, rules)) return [];
    const reset = modules.map((one, index) => (index === odd ? { ...one, width: usual } : one));
    const sum = sumOf(reset.map((one, wish) => ({ module: one, wish })));
    const sums = sumsOf(run, chosen, rules);
    const by = { least: sums.least - sum, most: sums.most - sum };
    const width = widthFor(run, module, by, rules);
    if (width === undefined) return [];
    const other = reset.map((one, index) => (index === at ? { ...one, width } : one));
    const fitted = fitRun(along(other), chosen, rules, first + at);
    if (fitted.changes.length > 0) return [];
    return [{ module: first + at, from: module.width, to: width, run: fitted.run }];
  });
}

function nearestUsual(width: number): number {
  const { least, most, step } = moduleFacts.doors.widths;
  const count = (most - least) / step + 1;
  return nearest(
    Array.from({ length: count }, (_, at) => least + at * step),
    width,
  );
}
