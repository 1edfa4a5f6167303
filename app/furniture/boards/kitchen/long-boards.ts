import type { Box } from "~/furniture/drawing/geometry";

import { longestPassing } from "../limits";
import { usable, type Chosen, type Rules } from "../rules";
import { isColumn, type ModulePlace, type Run, type RunPlaces } from "../run";
import type { RunSizes } from "./sizes";

/** From column to column, wall or the outer face of a panel; longer ones than are sold are joined at modules. */
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
    if (last?.at(-1)?.index === index - 1) last.push(place);
    else stretches.push([place]);
  }
  return stretches.flatMap((stretch) => {
    const [first, last] = [stretch[0]!, stretch.at(-1)!];
    const from = first.index === 0 ? ends[0] : first.base.x;
    const to = last.index === places.length - 1 ? ends[1] : last.base.x + last.base.width;
    const joints = stretch
      .slice(1)
      .map(({ base }) => base.x)
      .filter((x) =>
        stretch.every(
          ({ cutOut }) =>
            !cutOut || x <= cutOut.x - cutJoint || x >= cutOut.x + cutOut.width + cutJoint,
        ),
      );
    return partsOf(from, to, joints, most).map(([x, end]) => ({
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
  [left, right]: RunPlaces["ends"],
  chosen: Chosen,
  rules: Rules,
): Box[] {
  const [wall] = run.walls;
  const { baseModule, plinth } = rules;
  const whole = Math.min(...wall.widths);
  const wider = wall.widths[0] - whole;
  const from = left.kind === "wall" ? 0 - Math.floor(wider / 2) : left.width;
  const to = right.kind === "wall" ? whole + Math.ceil(wider / 2) : right.x;
  const height = baseModule.legs - 2;
  const longest = Math.min(
    usable(chosen.body.sheet, rules).length,
    longestPassing(run.wayIn, height),
  );
  const joints = places.slice(1).map(({ base }) => base.x);
  return partsOf(from, to, joints, longest).map(([x, end]) => ({
    x,
    y: 0,
    z: plinth.setBack,
    width: end - x,
    height,
    depth: run.thickness,
  }));
}

/** As few parts as none longer than may be, each joint the possible one nearest to equal shares. */
function partsOf(from: number, to: number, joints: number[], longest: number): [number, number][] {
  const whole = to - from;
  for (let count = Math.ceil(whole / longest); count <= joints.length + 1; count++) {
    const cuts = [from];
    for (let part = 1; part < count; part++) {
      const wished = from + (whole * part) / count;
      const possible = joints.filter((x) => x > cuts.at(-1)! && x < to);
      if (possible.length === 0) break;
      cuts.push(
        possible.reduce((best, x) => (Math.abs(x - wished) < Math.abs(best - wished) ? x : best)),
      );
    }
    const parts = cuts.map((x, index): [number, number] => [x, cuts[index + 1] ?? to]);
    if (parts.every(([x, end]) => end - x <= longest)) return parts;
  }
  return [[from, to]];
}
