import type { Box } from "~/furniture/drawing/geometry";

import { longestPassing } from "../limits";
import { usable, type Chosen, type Rules } from "../rules";
import { isColumn, type ModulePlace, type Run, type WallPlaces } from "../run";
import { nearest } from "./limits";
import type { RunSizes } from "./sizes";

/**
 * From column to column, wall, corner or the outer face of a panel; longer ones than are sold are joined at modules.
 */
export function worktopsOf(run: Run, places: ModulePlace[], sizes: RunSizes, rules: Rules): Box[] {
  const [wall] = run.walls;
  const { longest, play, thickness, cutJoint } = rules.worktop;
  const most = Math.min(longest, longestPassing(run.wayIn, sizes.worktopDepth));
  const whole = Math.min(...wall.widths);
  const ends = [
    wall.ends[0] === "wall" ? play : 0,
    wall.ends[1] === "wall" ? whole - play : whole,
  ] as const;
  const stretches: ModulePlace[][] = [];
  for (const [index, place] of places.entries()) {
    if (isColumn(wall.modules[index]!)) continue;
    const last = stretches.at(-1);
    if (last && last.at(-1) === places[index - 1]) last.push(place);
    else stretches.push([place]);
  }
  return stretches.flatMap((stretch) => {
    const [first, last] = [stretch[0]!, stretch.at(-1)!];
    const from = first === places[0] ? ends[0] : first.base.x;
    const to = last === places.at(-1) ? ends[1] : last.base.x + last.base.width;
    const cutOuts = stretch.flatMap(({ cutOut }) => cutOut ?? []);
    const isFree = (x: number) =>
      cutOuts.every((cut) => x <= cut.x - cutJoint || x >= cut.x + cut.width + cutJoint);
    const atModules = stretch.slice(1).map(({ base }) => base.x);
    // Where modules end too near to cut-outs, as near to these as may be.
    const beside = cutOuts.flatMap((cut) => [cut.x - cutJoint, cut.x + cut.width + cutJoint]);
    const free = [atModules, [...atModules, ...beside]].map((joints) => joints.filter(isFree));
    return partsOf(from, to, free, most).map(([x, end]) => ({
      x,
      y: sizes.base,
      z: sizes.depth - sizes.worktopDepth,
      width: end - x,
      height: thickness,
      depth: sizes.worktopDepth,
    }));
  });
}

/** From wall to wall at the floor, or between panels; joined at modules where a sheet is too short. */
export function plinthsOf(
  run: Run,
  places: ModulePlace[],
  [left, right]: WallPlaces["ends"],
  chosen: Chosen,
  rules: Rules,
): Box[] {
  const [wall] = run.walls;
  const { baseModule, plinth } = rules;
  const whole = Math.min(...wall.widths);
  // From a corner on all that a wall is wider is at its other end.
  const wider = wall.widths[0] - whole;
  const share = right.kind === "corner" ? wider : Math.floor(wider / 2);
  const from = left.kind === "wall" ? 0 - share : left.width;
  const more = left.kind === "corner" ? wider : Math.ceil(wider / 2);
  const to = right.kind === "wall" ? whole + more : right.x;
  const height = baseModule.legs - 2;
  const longest = Math.min(
    usable(chosen.body.sheet, rules).length,
    longestPassing(run.wayIn, height),
  );
  const joints = places.slice(1).map(({ base }) => base.x);
  return partsOf(from, to, [joints], longest).map(([x, end]) => ({
    x,
    y: 0,
    z: plinth.setBack,
    width: end - x,
    height,
    depth: run.thickness,
  }));
}

type Part = [number, number];

/**
 * The parts of a long board, none longer than may be, from lists of where it may be joined, the first that does: shares
 * as equal as joints let them be, or each as long as they do.
 */
function partsOf(from: number, to: number, lists: number[][], longest: number): Part[] {
  const tries = lists.flatMap((list) => {
    const joints = list.filter((x) => x > from && x < to);
    return [equalParts(from, to, joints, longest), longestParts(from, to, joints, longest)];
  });
  return tries.find((parts) => areCut(parts, longest)) ?? tries.at(-1)!;
}

function areCut(parts: Part[], longest: number): boolean {
  return parts.every(([x, end]) => end - x <= longest);
}

function equalParts(from: number, to: number, joints: number[], longest: number): Part[] {
  const whole = to - from;
  for (let count = Math.ceil(whole / longest); count <= joints.length + 1; count++) {
    const cuts = [from];
    for (let part = 1; part < count; part++) {
      const possible = joints.filter((x) => x > cuts.at(-1)!);
      if (possible.length > 0) cuts.push(nearest(possible, from + (whole * part) / count));
    }
    const parts = partsAt(cuts, to);
    if (areCut(parts, longest)) return parts;
  }
  return [[from, to]];
}

function longestParts(from: number, to: number, joints: number[], longest: number): Part[] {
  const cuts = [from];
  for (;;) {
    const last = cuts.at(-1)!;
    const reached = joints.filter((x) => x > last && x <= last + longest);
    if (to - last <= longest || reached.length === 0) return partsAt(cuts, to);
    cuts.push(Math.max(...reached));
  }
}

function partsAt(cuts: number[], to: number): Part[] {
  return cuts.map((x, index): Part => [x, cuts[index + 1] ?? to]);
}
