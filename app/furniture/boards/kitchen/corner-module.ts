import type { Box } from "~/furniture/drawing/geometry";

import type { Assembly } from "../building/assembly";
import { addPost, addReturn, splitPartition, type AtCorner } from "../building/blind";
import { blindWidth } from "../building/corner";
import type { LegCorner } from "../design";
import type { Body, ClearZone } from "../piece";
import type { Chosen, Rules } from "../rules";
import type { Run, WallPlaces } from "../run";
import { cornerOf } from "./lines";
import { blindZones } from "./zones";

/** The clear columns of a corner module's body: the blind one at its corner, the one that its door closes. */
export function cornerColumns(
  place: Box,
  zones: ClearZone[],
  { side, ...measures }: LegCorner,
  t: number,
): Body["columns"] {
  const blind = blindWidth(measures, t);
  const open = place.width - 3 * t - blind;
  const [first, last] = side === "left" ? [blind, open] : [open, blind];
  const columns = [
    { x: place.x + t, width: first, zones },
    { x: place.x + place.width - t - last, width: last, zones },
  ];
  const at = side === "left" ? 0 : 1;
  columns[at] = { ...columns[at]!, zones: blindZones(zones) };
  return columns;
}

/** The corner at one end of a wall's modules; undefined where there is none. */
export function cornerAt(
  run: Run,
  { ends }: WallPlaces,
  side: "left" | "right",
  chosen: Chosen,
  rules: Rules,
): LegCorner | undefined {
  const { kind, isThrough } = ends[side === "left" ? 0 : 1];
  if (kind !== "corner") return undefined;
  return { ...cornerOf(run, chosen, rules), side, isThrough: isThrough === true };
}

/** Saws what parts each corner module's body into stiles, which are held by the traverses over them. */
export function splitCorners(assembly: Assembly): void {
  const { boards } = assembly;
  const partitions = [...boards.keys()].filter((at) => boards[at]!.name === "partition");
  for (const index of partitions) {
    const { body } = boards[index]!;
    const rear = splitPartition(assembly, index);
    const traverses = [...boards.keys()].filter(
      (at) => boards[at]!.name === "traverse" && boards[at]!.body === body,
    );
    for (const [at, stile] of [index, rear].entries()) {
      const over = traverses[at];
      if (over === undefined) continue;
      const stretch = Math.min(boards[stile]!.width, boards[over]!.width);
      // Behind, the stile may begin before the traverse.
      const from = at === 0 ? 0 : boards[stile]!.width - stretch;
      assembly.joints.push({
        end: { board: stile, face: "end", ...(from > 0 && { from }), stretch },
        into: { board: over, face: "low" },
      });
    }
  }
}

/** The posts and the plinth's return at the left end of a wall whose modules meet those of the wall before it. */
export function closeCorner(
  assembly: Assembly,
  run: Run,
  [before, after]: [WallPlaces, WallPlaces],
): void {
  const { chosen, rules } = assembly;
  const [one, other] = [before.modules.at(-1), after.modules[0]];
  if (!one || !other) return;
  const sides = [
    { places: before, module: one, side: "right" },
    { places: after, module: other, side: "left" },
  ] as const;
  const hasWallPosts = one.aboveBody !== null && other.aboveBody !== null;
  const { legs } = rules.baseModule;
  for (const { places, module, side } of sides) {
    const corner = cornerAt(run, places, side, chosen, rules)!;
    const at = (body: number, reach: number): AtCorner => ({
      corner: { ...corner, reach },
      body,
      between: (near, far) => ({
        x: side === "left" ? near : places.width - far,
        width: far - near,
      }),
    });
    const base = at(module.body, corner.reach);
    addPost(assembly, base, module.base);
    if (!corner.isThrough) addReturn(assembly, base, { y: 0, height: legs - 2 });
    if (!hasWallPosts) continue;
    addPost(assembly, at(module.aboveBody!, rules.wallModule.depth), module.above!);
  }
}
