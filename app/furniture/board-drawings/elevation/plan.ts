import type { Corner } from "~/furniture/boards/design";
import type { BoardName, Piece } from "~/furniture/boards/piece";
import { boundsOfLegs, boxInRoom, legsSeen } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";

import type { Looks } from "../views";
import { drawEnd, drawRoomAbove, figureRuns } from "./plan-room";
import type { Plate } from "./plate";
import { doorsOf, drawSwings } from "./swings";

/** What is seen from above before a body and beside it. */
const before = new Set<BoardName>(["door", "drawer-front", "filler", "post", "side-panel"]);

/**
 * Both legs between their walls from above, the right wall behind: where each leg begins and ends, and how far doors
 * swing. It is drawn below what is on the sheet.
 */
export function drawPlan(
  plate: Plate,
  piece: Piece,
  { walls, ends, skirting }: Corner,
  looks: Looks,
  title: string,
): void {
  const legs = legsSeen(piece).sort((leg) => (leg.stands ? -1 : 1));
  const bounds = boundsOfLegs(legs);
  const corner = { x: bounds.x - skirting, z: bounds.z + bounds.depth + skirting };
  const doors = legs.flatMap(doorsOf);
  const reach = [bounds.depth + skirting, bounds.width + skirting] as const;
  const room = drawRoomAbove(plate, corner, { walls, reach }, doors, title);
  const { across, down, scale } = room;
  const area = ({ x, z, width, depth }: Box, look: string) =>
    plate.area(across(x), down(z + depth), width * scale, depth * scale, look);
  for (const [index, leg] of legs.entries()) {
    const { bodies, boards } = leg.piece;
    if (ends[index] === "wall") {
      drawEnd(room, index === 0 ? "left" : "right", bodies[0]!.place.depth);
    }
    for (const { place } of bodies) {
      area(boxInRoom(leg, place), `fill="${washOf(looks.body)}" stroke-width=".9"`);
    }
    for (const { place } of boards.filter(({ name }) => before.has(name))) {
      area(boxInRoom(leg, place), `fill="${washOf(looks.front)}" stroke-width=".6"`);
    }
  }
  drawSwings(room, doors);
  const [upright, level] = legs.map((leg) => {
    const { x, z, width, depth } = boxInRoom(leg, leg.piece.bodies[0]!.place);
    return leg.stands
      ? { from: corner.z - z - depth, length: depth }
      : { from: x - corner.x, length: width };
  });
  figureRuns(room, [upright!, level!]);
  plate.low = Math.max(plate.low, room.lowest);
}
