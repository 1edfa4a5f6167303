import type { Box } from "~/furniture/drawing/geometry";

import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import {
  allModules,
  isColumn,
  type Module,
  type ModulePlace,
  type Run,
  type RunEnd,
  type WallPlaces,
} from "../run";
import { linesOf, standsOf, type Line } from "./lines";
import { plinthsOf, worktopsOf } from "./long-boards";
import { sizesOf } from "./sizes";

type LineWall = Line["walls"][0];

/** What each end of a wall takes beside its modules, in mm: null of a filler, which takes what is left. */
export function endWidths(
  { ends, corners }: LineWall,
  chosen: Pick<Chosen, "front">,
): [number | null, number | null] {
  const [left, right] = ends.map((end, at) => {
    if (end === "corner") return corners?.[at]?.from ?? 0;
    return end === "free" ? frontThicknessOf(chosen.front) : null;
  });
  return [left!, right!];
}

/** The ends of a run: fillers share what is left, an odd millimetre is the last one's. */
function endsOf(wall: LineWall, chosen: Pick<Chosen, "front">): [RunEnd, RunEnd] {
  const { ends, widths, corners, modules } = wall;
  const whole = Math.min(...widths);
  const taken = endWidths(wall, chosen);
  const others = taken.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const rest = whole - others - modules.reduce((sum, { width }) => sum + width, 0);
  const share = taken[1] === null ? Math.floor(rest / 2) : rest;
  const first = taken[0] ?? share;
  const last = taken[1] ?? (taken[0] === null ? rest - share : rest);
  const at = (end: 0 | 1) => (corners?.[end] ? { isThrough: corners[end].isThrough } : {});
  return [
    { kind: ends[0], x: 0, width: first, ...at(0) },
    { kind: ends[1], x: whole - last, width: last, ...at(1) },
  ];
}

/** Where each module of a wall begins. */
export function beginsOf(wall: LineWall, chosen: Pick<Chosen, "front">): number[] {
  let x = endsOf(wall, chosen)[0].width;
  return wall.modules.map(({ width }) => {
    x += width;
    return x - width;
  });
}

/** Where all of a run is along each of its walls, from left to right. */
export function placesOf(run: Run, chosen: Chosen, rules: Rules): [WallPlaces, ...WallPlaces[]] {
  const stands = standsOf(run, sizesOf(run, rules).depth);
  const whole = allModules(run).length;
  const counted = { index: 0, above: whole };
  const [first, ...others] = linesOf(run, chosen, rules).map((line, at): WallPlaces => {
    const places = wallPlacesOf(line, chosen, rules, counted);
    return { ...places, ...(stands[at] && { stands: stands[at] }) };
  });
  return [first!, ...others];
}

/** The same along one wall; modules and bodies are counted on. */
function wallPlacesOf(
  run: Line,
  chosen: Chosen,
  rules: Rules,
  counted: { index: number; above: number },
): WallPlaces {
  const [wall] = run.walls;
  const { modules, window } = wall;
  const sizes = sizesOf(run, rules);
  const begins = beginsOf(wall, chosen);
  const { legs } = rules.baseModule;
  const places = modules.map((module, at): ModulePlace => {
    const x = begins[at]!;
    const index = counted.index++;
    const height = (isColumn(module) ? sizes.top : sizes.base) - legs;
    const base = { x, y: legs, z: 0, width: module.width, height, depth: sizes.depth };
    const above = wallPlace(run, module, base, rules);
    return {
      index,
      base,
      above,
      body: index,
      aboveBody: above ? counted.above++ : null,
      niche: nicheOf(run, module, base, rules),
      cutOut: cutOutOf(run, module, base, rules),
      hoodCut: module.above === "hood" && above ? hoodCutOf(run, above) : null,
    };
  });
  const width = Math.min(...wall.widths);
  const ends = endsOf(wall, chosen);
  return {
    width,
    rear: sizes.depth,
    modules: places,
    ends,
    worktops: worktopsOf(run, places, sizes, rules),
    plinths: plinthsOf(run, places, ends, chosen, rules),
    window: window && {
      x: window.x,
      y: window.sill,
      z: sizes.depth,
      width: window.width,
      height: Math.max(0, sizes.top - window.sill),
      depth: 0,
    },
  };
}

/** The body of a wall module; a hood's begins higher, as its hob and its sheet want it. */
function wallPlace(run: Run, module: Module, base: Box, rules: Rules): Box | null {
  if (module.above === "nothing") return null;
  const { wallModule, hood } = rules;
  const sizes = sizesOf(run, rules);
  const lowest = sizes.worktop + run.niches.hoodAbove;
  const y =
    module.above === "hood" ? Math.max(wallModule.from + hood.less, lowest) : wallModule.from;
  const { depth } = wallModule;
  return { ...base, y, height: sizes.top - y, z: sizes.depth - depth, depth };
}

/** What stays free for an oven or a fridge, or is taken by what stands there without a body. */
function nicheOf(run: Run, module: Module, base: Box, rules: Rules): Box | null {
  const { what } = module;
  if (what === "dishwasher" || what === "narrow") return base;
  if (!isColumn(module)) return null;
  const { thickness: t, niches } = run;
  const inner = { ...base, x: base.x + t, width: base.width - 2 * t };
  if (what === "fridge-column") return { ...inner, y: base.y + t, height: niches.fridge };
  const y = base.y + rules.baseModule.height + t - Math.floor(t / 2);
  return { ...inner, y, height: niches.oven };
}

/** Of a hob or a sink, in the middle of its module. */
function cutOutOf(run: Run, module: Module, base: Box, rules: Rules): Box | null {
  if (!module.hob && module.what !== "sink") return null;
  const sizes = sizesOf(run, rules);
  const [width, depth] = module.hob ? run.niches.hob : run.niches.sink;
  return {
    x: base.x + Math.round((base.width - width) / 2),
    y: sizes.base,
    z: sizes.depth - sizes.worktopDepth + rules.worktop.cutFront,
    width,
    height: rules.worktop.thickness,
    depth,
  };
}

function hoodCutOf({ niches: { hood }, thickness }: Run, above: Box): Box | null {
  const [width, depth] = hood;
  if (width === 0 || depth === 0) return null;
  return {
    x: above.x + Math.round((above.width - width) / 2),
    y: above.y,
    z: above.z + Math.round((above.depth - depth) / 2),
    width,
    height: thickness,
    depth,
  };
}
