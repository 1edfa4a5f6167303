import {
  allModules,
  hasBody,
  isColumn,
  type Module,
  type ModulePlace,
  type Run,
  type Wall,
  type WallPlaces,
} from "~/furniture/boards/run";
import type { Box } from "~/furniture/drawing/geometry";

import { type Appliance, blocksOf } from "./appliances";

/** A module, and where it is. */
export interface PlacedModule extends ModulePlace {
  module: Module;
}

/** What a drawing shows of a wall of a run besides its boards, in mm of what stands at that wall. */
export interface Line extends WallPlaces {
  run: Run;
  wall: Wall;
  modules: PlacedModule[];
  appliances: Appliance[];
  legs: Box[];
  /** How far up its walls are drawn. */
  high: number;
}

/** How much wall is drawn over the taps of bases alone, in mm. */
const OVER = 60;
/** How thick the visible part of a hood is, and what is left around a fridge in its niche, in mm. */
const [VISOR, AROUND] = [40, 10];
/** How far the middle of a leg is from the sides of its module, from its front and its rear, and how thick it is. */
const [BESIDE, BEFORE, THICK] = [50, 80, 36];

/** The walls of a run from left to right. */
export function linesOf(run: Run, places: WallPlaces[]): Line[] {
  const all = allModules(run);
  const lines = places.map((own, index) => {
    const modules = own.modules.map((place) => ({ ...place, module: all[place.index]!.module }));
    return {
      ...own,
      modules,
      window: windowOn(own),
      run,
      wall: run.walls[index]!,
      appliances: modules.flatMap((place) => appliancesOf(run, place)),
      legs: modules.filter(({ module }) => hasBody(module)).flatMap(legsUnder),
    };
  });
  const high = Math.max(...lines.map(drawnUpTo));
  return lines.map((line) => ({ ...line, high }));
}

/** To the ceiling, unless that is far above bases alone and what stands on them. */
function drawnUpTo(line: Omit<Line, "high">): number {
  const { run, window, appliances } = line;
  const { ceiling } = run;
  if (window || highest(line) > ceiling / 2) return ceiling;
  const tops = appliances.flatMap(blocksOf).map(({ y, height }) => y + height);
  return Math.min(ceiling, Math.max(highest(line), ...tops) + OVER);
}

/** What of the window is within the wall. */
function windowOn({ window, width }: WallPlaces): Box | null {
  if (!window) return null;
  const [from, to] = [Math.max(0, window.x), Math.min(width, window.x + window.width)];
  return to > from ? { ...window, x: from, width: to - from } : null;
}

/** How high the upper edge of a worktop is, above the floor. */
export function worktopLevel({ worktops, modules }: Pick<Line, "worktops" | "modules">): number {
  const tops = worktops.map(({ y, height }) => y + height);
  return Math.max(...tops, ...(tops.length > 0 ? [] : modules.map(({ base }) => base.y)));
}

/** The upper edge of what stands at a module: of its wall module, where it has one. */
export function topOf({ base, above }: ModulePlace): number {
  return above ? above.y + above.height : base.y + base.height;
}

/** How high a run is with its worktop. */
export function highest(line: Omit<Line, "high">): number {
  return Math.max(worktopLevel(line), ...line.modules.map(topOf));
}

/** Whether the module at a place is a column. */
export function isTall({ module }: PlacedModule): boolean {
  return isColumn(module);
}

function appliancesOf(run: Run, place: PlacedModule): Appliance[] {
  const { index, base, niche, cutOut, above } = place;
  const { what, hob, above: over } = place.module;
  const appliance = (kind: Appliance["kind"], box: Box): Appliance => ({
    kind,
    box,
    module: index,
  });
  const inNiche = (kind: "oven" | "fridge" | "dishwasher", by: number) =>
    niche ? [appliance(kind, shrunk(niche, by))] : [];
  const onTop = (kind: Appliance["kind"]) =>
    cutOut ? [appliance(kind, { ...cutOut, y: cutOut.y + cutOut.height, height: 0 })] : [];
  return [
    ...(what === "oven-column" ? inNiche("oven", 0) : []),
    ...(what === "fridge-column" ? inNiche("fridge", AROUND) : []),
    ...(what === "dishwasher"
      ? [appliance("dishwasher", niche ?? { ...base, y: base.y, height: base.height })]
      : []),
    ...(what === "sink" ? onTop(run.kind === "kitchen" ? "sink" : "basin") : []),
    ...(hob ? onTop(run.cooking === "gas" ? "gas-hob" : "electric-hob") : []),
    ...(over === "hood" && above ? [appliance("hood", visorBelow(above))] : []),
  ];
}

function shrunk({ x, width, height, ...niche }: Box, by: number): Box {
  return { ...niche, x: x + by, width: width - 2 * by, height: height - by };
}

function visorBelow({ x, y, z, width, depth }: Box): Box {
  return { x: x + 1, y: y - VISOR, z, width: width - 2, height: VISOR, depth };
}

/** Four below each body of ours; what is bought whole brings its own. */
function legsUnder({ base: { x, y, z, width, depth } }: ModulePlace): Box[] {
  const beside = Math.min(BESIDE, width / 3);
  const [left, right] = [x + beside, x + width - beside];
  return [left, right].flatMap((at) =>
    [z + BEFORE, z + depth - BEFORE].map((back) => ({
      x: at - THICK / 2,
      y: 0,
      z: back - THICK / 2,
      width: THICK,
      height: y,
      depth: THICK,
    })),
  );
}
