import type { Diagonal } from "~/furniture/boards/design";
import type { BoardName, Piece } from "~/furniture/boards/piece";
import { legsOf, prismInRoom, solidOf } from "~/furniture/boards/standing";
import type { Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { polygon } from "~/furniture/drawing/svg";

import type { Looks } from "../views";
import { levelChain } from "./chains";
import { spanOf } from "./frame";
import { drawEnd, drawRoomAbove, figureRuns } from "./plan-room";
import type { Plate } from "./plate";
import { doorsOf, drawSwings, type Place } from "./swings";

/** What is seen from above before the body and beside it. */
const before = new Set<BoardName>(["door", "filler", "side-panel"]);

/**
 * A body across a corner from above, the right wall behind: how far it reaches along both walls, how deep its sides are,
 * and how far its doors swing. It is drawn below what is on the sheet.
 */
export function drawDiagonalPlan(
  plate: Plate,
  piece: Piece,
  { walls, ends, skirting }: Diagonal,
  looks: Looks,
  title: string,
): void {
  const [square, across45] = legsOf(piece);
  const { x, z, width, depth: long } = piece.bodies[0]!.place;
  const deep = across45!.stands!.x - x;
  const corner = { x: x - skirting, z: z + long + skirting };
  const doors = doorsOf(across45!);
  const { bounds } = square!.piece;
  const reach = [corner.z - bounds.z, bounds.x + bounds.width - corner.x] as const;
  const room = drawRoomAbove(plate, corner, { walls, reach }, doors, title);
  if (ends[0] === "wall") drawEnd(room, "left", deep);
  if (ends[1] === "wall") drawEnd(room, "right", deep);
  const outline = (corners: Place[], look: string) => {
    plate.draw(polygon(corners.map((at): Flat => [room.across(at.x), room.down(at.z)])), look);
  };
  const [right, rear] = [x + width, z + long];
  const body = [
    { x, z },
    { x: x + deep, z },
    { x: right, z: rear - deep },
    { x: right, z: rear },
    { x, z: rear },
  ];
  outline(body, `fill="${washOf(looks.body)}" stroke-width=".9"`);
  for (const board of piece.boards.filter(({ name }) => before.has(name))) {
    const { x: left, z: front, width: wide, depth: thick } = board.place;
    const corners = board.stands
      ? prismInRoom(board, solidOf(board)).outline.map(({ a, b }) => ({ x: a, z: b }))
      : [
          { x: left, z: front },
          { x: left + wide, z: front },
          { x: left + wide, z: front + thick },
          { x: left, z: front + thick },
        ];
    outline(corners, `fill="${washOf(looks.front)}" stroke-width=".6"`);
  }
  drawSwings(room, doors);
  figureRuns(room, [
    { from: skirting, length: long },
    { from: skirting, length: width },
  ]);
  const edge = room.down(bounds.z);
  levelChain(plate, [spanOf(room.across(x), room.across(x + deep), deep)], edge, edge + 12);
  plate.low = Math.max(plate.low, room.lowest);
}
