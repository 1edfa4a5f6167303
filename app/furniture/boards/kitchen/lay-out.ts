import type { Box } from "~/furniture/drawing/geometry";

import { frontThicknessOf, type Chosen, type Rules } from "../rules";
import {
  isColumn,
  type Module,
  type ModulePlace,
  type Run,
  type RunEnd,
  type WallPlaces,
  type Wall,
} from "../run";
import { plinthsOf, worktopsOf } from "./long-boards";
import { sizesOf } from "./sizes";

/** What is left of a wall beside its modules and panels, in mm; below 0 where they are too wide. */
function restOf({ widths, ends, modules }: Wall, chosen: Pick<Chosen, "front">): number {
  const panels = ends.filter((end) => end === "free").length * frontThicknessOf(chosen.front);
  return Math.min(...widths) - panels - modules.reduce((sum, { width }) => sum + width, 0);
}

/** The ends of a run: fillers share what is left, an odd millimetre is the last one's. */
function endsOf(wall: Wall, chosen: Pick<Chosen, "front">): [RunEnd, RunEnd] {
  const { ends, widths } = wall;
  const rest = restOf(wall, chosen);
  const walls = ends.filter((end) => end === "wall").length;
  const share = walls === 2 ? Math.floor(rest / 2) : rest;
  const panel = frontThicknessOf(chosen.front);
  const first = ends[0] === "wall" ? share : panel;
  const last = ends[1] === "wall" ? (walls === 2 ? rest - share : share) : panel;
  return [
    { kind: ends[0], x: 0, width: first },
    { kind: ends[1], x: Math.min(...widths) - last, width: last },
  ];
}

/** Where each module of a wall begins. */
export function beginsOf(wall: Wall, chosen: Pick<Chosen, "front">): number[] {
  let x = endsOf(wall, chosen)[0].width;
  return wall.modules.map(({ width }) => {
    x += width;
    return x - width;
  });
}

/** Where all of a run is (`WallPlaces`). */
export function placesOf(run: Run, chosen: Chosen, rules: Rules): WallPlaces {
  const [wall] = run.walls;
  const { modules, window } = wall;
  const sizes = sizesOf(run, rules);
  const begins = beginsOf(wall, chosen);
  const { legs } = rules.baseModule;
  let aboveBody = modules.length - 1;
  const places = modules.map((module, index): ModulePlace => {
    const x = begins[index]!;
    const height = (isColumn(module) ? sizes.top : sizes.base) - legs;
    const base = { x, y: legs, z: 0, width: module.width, height, depth: sizes.depth };
    const above = wallPlace(run, module, base, rules);
    return {
      index,
      base,
      above,
      body: index,
      aboveBody: above ? (aboveBody += 1) : null,
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
