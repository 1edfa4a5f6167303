import { fillWall, sumOf, sumsOf, widthFor } from "./kitchen/fill";
import { fitModules, type Note, type Placed } from "./kitchen/fit-modules";
import { fitWhole } from "./kitchen/fit-whole";
import { beginsOf } from "./kitchen/lay-out";
import { isFlexible, nearest } from "./kitchen/limits";
import { placeModules } from "./kitchen/placing";
import { sizesOf } from "./kitchen/sizes";
import { ceilingToRaise, longestPassing, PANEL_BEYOND } from "./limits";
import { frontThicknessOf, type Chosen, type Rules } from "./rules";
import {
  isColumn,
  moduleFacts,
  type FittedRun,
  type Offer,
  type Run,
  type RunChange,
  type WallProblem,
} from "./run";

/**
 * The nearest run that fills its wall to the millimetre and can be cut, stood up, opened and used. Of a module that was
 * just chosen, `kept` by its place, the width stays if another can take what is left.
 */
export function fitRun(wish: Run, chosen: Chosen, rules: Rules, kept?: number): FittedRun {
  const changes: RunChange[] = [];
  const note: Note = (change) => changes.push(change);
  let run = fitWhole(wish, chosen, rules, note);
  let placed: Placed[] = run.walls[0].modules.map((module, at) => ({ module, wish: at }));
  // Each round can only make room for the next; a few are always enough.
  for (let round = 0; round < 6; round++) {
    const before = JSON.stringify(placed);
    placed = fitModules(run, placed, rules, note);
    placed = fillWall(run, placed, chosen, rules, note, kept);
    placed = placeModules(run, placed, chosen, rules, note);
    if (JSON.stringify(placed) === before) break;
  }
  const [wall] = run.walls;
  run = { ...run, walls: [{ ...wall, modules: placed.map(({ module }) => module) }] };
  return { run: hangOver(run, placed, chosen, note), changes: onlyLast(changes) };
}

/** Nothing hangs before a window; the door of a wall module beside a column opens away from it. */
function hangOver(run: Run, placed: Placed[], chosen: Chosen, note: Note): Run {
  const [wall] = run.walls;
  const { window } = wall;
  const begins = beginsOf(wall, chosen);
  const modules = wall.modules.map((module, at) => {
    const one = { ...module };
    const { wish } = placed[at]!;
    const told = wish >= 0 ? { module: wish } : {};
    const x = begins[at]!;
    const isBefore = window && x < window.x + window.width && x + one.width > window.x;
    if (one.above === "cupboard" && isBefore) {
      note({ why: "cupboard-window", ...told, from: at, to: at });
      one.above = "nothing";
    }
    const { [at - 1]: left, [at + 1]: right } = wall.modules;
    const beside = { left: left && isColumn(left), right: right && isColumn(right) };
    const away = beside.left ? "right" : "left";
    if (one.above !== "nothing" && beside[one.hinge] && !beside[away] && one.width <= 600) {
      note({ why: "hinge-column", ...told, from: at, to: at });
      one.hinge = away;
    }
    return one;
  });
  return { ...run, walls: [{ ...wall, modules }] };
}

/** Of two changes of the same thing only the second is told, with what was wished at first. */
function onlyLast(changes: RunChange[]): RunChange[] {
  const told = new Map<string, RunChange>();
  for (const change of changes) {
    const key = [change.why, change.module].join();
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
  const [wall] = run.walls;
  const { modules } = wall;
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
    const fitted = fitRun({ ...run, walls: [{ ...wall, modules: other }] }, chosen, rules, at);
    if (fitted.changes.length > 0) return [];
    return [{ module: at, from: module.width, to: width, run: fitted.run }];
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

/** Why nothing can be built along a wall; empty where something can. */
export function wallProblems(run: Run, chosen: Chosen, rules: Rules): WallProblem[] {
  const [{ widths, ends, window }] = run.walls;
  const problems: WallProblem[] = [];
  const sizes = sizesOf(run, rules);
  const front = frontThicknessOf(chosen.front);
  const beside = ends.reduce(
    (sum, end) => sum + (end === "wall" ? rules.wallFillers.least : front),
    0,
  );
  const isVanity = run.kind === "vanity";
  const own = moduleFacts.doors.widths.least + beside;
  const least = isVanity ? Math.max(rules.vanity.narrowest, own) : own;
  if (Math.min(...widths) < least) problems.push({ what: "wall-width", least });
  const { from, low } = rules.wallModule;
  const { legs } = rules.baseModule;
  const column = from + low - legs;
  const ceiling = isVanity
    ? sizes.worktop
    : Math.max(from + low + rules.raising, ceilingToRaise(column, sizes.depth, rules));
  if (run.ceiling < ceiling) problems.push({ what: "ceiling", least: ceiling });
  if (window && window.sill < sizes.worktop) {
    problems.push({ what: "window-sill", least: sizes.worktop });
  }
  const passing = longestPassing(run.wayIn, Math.max(sizes.depth + PANEL_BEYOND, rules.widestDoor));
  const needed = isVanity ? sizes.base : from + low;
  if (passing < needed) problems.push({ what: "way-in", least: needed });
  return problems;
}
