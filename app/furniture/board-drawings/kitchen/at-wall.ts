import type { Piece } from "~/furniture/boards/piece";
import { boxInRoom, legsInOrder, type PieceLeg, roomAround } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

import type { Line, PlacedModule } from "./line";

/** What stands at a wall of a run, in its own coordinates, and how these lie before whoever looks at all of the run. */
export interface AtWall extends PieceLeg {
  line: Line;
}

/** The walls of a run as one sees them from the room, from left to right. */
export function wallsSeen(piece: Piece, lines: Line[]): AtWall[] {
  const legs = legsInOrder(piece);
  return lines.map((line, index) => ({ line, ...legs[index]! }));
}

/** The upper, farther end of what a wall's neighbours hide of it: boxes in the wall's own coordinates. */
export function besideWall(walls: AtWall[], index: number): Box[] {
  const own = walls[index]!;
  const { stands } = own;
  const turned = { stands: stands && roomAround(stands) };
  const left = walls[index - 1];
  const right = walls[index + 1];
  const ends = [
    ...(left ? sectionOf(left, left.line.modules.at(-1)) : []),
    ...(right ? sectionOf(right, right.line.modules[0]) : []),
  ];
  return ends.map(({ of, box }) => boxInRoom(turned, boxInRoom(of, box)));
}

/** What a module takes with its fronts where one looks along its wall: from the floor, and over it. */
function sectionOf(of: AtWall, place: PlacedModule | undefined): { of: AtWall; box: Box }[] {
  const { boards, fronts } = of.piece;
  if (!place) return [];
  const thick = fronts[0] ? boards[fronts[0].board]!.place.depth : 0;
  const withFronts = ({ z, depth, ...box }: Box) => ({
    ...box,
    z: z - thick,
    depth: depth + thick,
  });
  const { base, above } = place;
  const standing = withFronts({ ...base, y: 0, height: base.y + base.height });
  return [standing, ...(above ? [withFronts(above)] : [])].map((box) => ({ of, box }));
}

/** The stretch of a module along its wall that no other wall's modules stand before. */
export function seenOf({ base }: PlacedModule, beside: Box[]): { x: number; width: number } {
  let [from, to] = [base.x, base.x + base.width];
  for (const { x, width } of beside) {
    if (x + width <= from || x >= to) continue;
    if (x <= from) from = x + width;
    else to = x;
  }
  return { x: from, width: to - from };
}
