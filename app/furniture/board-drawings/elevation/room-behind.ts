import type { Place, Slope } from "~/furniture/boards/design";
import { ceilingFromLow, runOf, slopeAngle } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import type { Flat } from "~/furniture/drawing/geometry";
import { short } from "~/furniture/drawing/svg";

import { uprightChain } from "./chains";
import { chainRoom, spanOf } from "./frame";
import { type Plate, thinLine, widthOf } from "./plate";
import { cutThrough, drawRoof, runTick, WALL } from "./sloped-room";
import { mainBodies } from "./stacks";

/** The room of a piece under a ceiling that falls to the back, from its low wall to the front, in mm of the piece. */
interface RoomBehind {
  place: Slope;
  /** Where the low wall is, and how far it is behind the body. */
  wall: number;
  gap: number;
}

/** The room of a piece; undefined of a place without a low wall behind. */
export function roomBehind(piece: Piece, place: Place): RoomBehind | undefined {
  if (place.kind !== "slope" || place.falls !== "back") return undefined;
  const moved = piece.warnings.find((warning) => warning.code === "slope-behind");
  const gap = moved?.begins ?? place.skirting;
  const { z, depth } = mainBodies(piece)[0]!.place;
  return { place, wall: z + depth + gap, gap };
}

/** The height of the ceiling at a place of the piece, in mm. */
export function ceilingOverDepth({ place, wall }: RoomBehind, z: number): number {
  return ceilingFromLow(place, wall - z);
}

/** Where millimetres of a section lie on its sheet. */
interface Section {
  plate: Plate;
  across: (z: number) => number;
  up: (y: number) => number;
  /** Where the room ends before the piece, on the sheet and in mm. */
  end: number;
  front: number;
}

/**
 * The low wall and the roof where they are cut through, how high the room is at both ends, how far the ceiling rises
 * and at which angle. Dimensions that end farther away than is drawn end in an arrow.
 */
export function drawRoomBehind({ plate, across, up, end, front }: Section, room: RoomBehind): void {
  const { place, wall } = room;
  const { low, high } = place;
  const run = runOf(place);
  const [left, ground] = [across(wall), up(0)];
  plate.area(left - WALL, up(low), WALL, ground - up(low), cutThrough);
  const isWhole = wall - run > front;
  const turn: Flat[] = isWhole ? [[across(wall - run), up(high)]] : [];
  const line: Flat[] = [[left, up(low)], ...turn, [end, up(ceilingOverDepth(room, front))]];
  const { bend, top } = drawRoof(plate, line, slopeAngle(place));
  const at = top - 8;
  const tip = isWhole ? runTick(bend[0], at, top) : `M${short(end - 5)} ${short(at - 3)}l5 3l-5 3`;
  plate.draw(
    `${runTick(left, at, top)}M${short(left)} ${short(at)}H${short(bend[0])}${tip}`,
    thinLine,
  );
  plate.write(plate.figure(run), (left + bend[0]) / 2, at - 9);
  if (isWhole) {
    const [x, y] = bend;
    plate.draw(`M${short(x)} ${short(top)}V${short(y)}`, `${thinLine} stroke-dasharray="3 2"`);
    uprightChain(plate, [spanOf(up(high), ground, high)], end, end + 10, 1);
  } else {
    // Below its figure's arrow the roof goes on rising.
    const x = end + 10;
    const foot = `M${short(end + 4)} ${short(ground)}H${short(x + 4)}M${short(x - 3)} ${short(ground + 3)}l6-6`;
    const arrow = `M${short(x)} ${short(ground)}V${short(top)}m-3 5l3-5l3 5`;
    plate.draw(foot + arrow, thinLine);
    plate.write(plate.figure(high), x + widthOf(plate.figure(high)) / 2 + 5, (ground + top) / 2);
  }
  const edge = left - WALL;
  uprightChain(plate, [spanOf(up(low), ground, low)], edge, edge - chainRoom - 4, -1);
}
