import type { Box } from "~/furniture/drawing/geometry";

import { boundsOf } from "./build";
import { boxInRoom, standsOf } from "./building/in-room";
import type { Axis, Board, Front, Piece } from "./piece";

export { bevelReach, faceLengths, faceWidths } from "./building/bevel";
export { boxInRoom, inRoom, prismInRoom, roomAround, standsOf } from "./building/in-room";
export {
  boundsOfLegs,
  legsInOrder,
  legsOf,
  legsSeen,
  unfolded,
  type PieceLeg,
} from "./building/legs";
export { angleOf, outlineOf, sawnLine } from "./building/outline";
export { topAt } from "./building/slant";
export { solidOf, type Prism } from "./building/solid";

// How a piece is seen: as it stands, and how far what opens is shown open.

/**
 * A piece as it stands in its place: its fillers end at the walls and the ceiling that they are scribed
 * to, and no board is larger than its niche. Whoever looks at a piece sees this one; what is sawn is the
 * piece itself.
 */
export function asStanding(piece: Piece): Piece {
  const boards = piece.boards.map((board) =>
    board.scribed ? { ...board, place: board.scribed, cuts: board.scribedCuts } : board,
  );
  const scribed = piece.boards.flatMap(({ name, place, scribed: at }) =>
    at ? [{ name, place }] : [],
  );
  const fillers = scribed.filter(({ name }) => name === "filler");
  return {
    ...piece,
    boards,
    bounds: boundsOf(boards.map((board) => boxInRoom(standsOf(piece, board), board.place))),
    scribedTo: {
      left: fillers.some(({ place }) => place.x < 0),
      right: fillers.some(({ place }) => place.x > 0),
      above: scribed.length > fillers.length,
    },
  };
}

/**
 * How thick the band is on the side of a board that looks to lower or to higher places along an axis, in mm; 0 where
 * there is none, and for its faces.
 */
export function bandOn(
  { edges, lengthAxis, thicknessAxis }: Pick<Board, "edges" | "lengthAxis" | "thicknessAxis">,
  axis: Axis,
  end: "low" | "high",
): number {
  if (axis === thicknessAxis) return 0;
  const [low, high] = axis === lengthAxis ? [edges.left, edges.right] : [edges.front, edges.rear];
  return end === "low" ? low : high;
}

/** Whether nothing stands beside the hinges of a door, so that it may open farther than square. */
export function isFreeOutside({ bounds }: Piece, { place }: Board, { opens }: Front): boolean {
  if (opens === "left") return place.x < bounds.x + 10;
  return place.x + place.width > bounds.x + bounds.width - 10;
}

/** The pane of a mirror door before it; undefined of any other board. */
export function mirrorPlace({ place, mirror }: Board): Box | undefined {
  if (!mirror) return undefined;
  const { length, width, thickness } = mirror;
  return {
    x: place.x + (place.width - width) / 2,
    y: place.y + (place.height - length) / 2,
    z: place.z - thickness,
    width,
    height: length,
    depth: thickness,
  };
}

/** How far each drawer is pulled out: the lower, the farther, so that all are seen from above. */
export function pullOut({ boards, fronts }: Piece): Map<Front, number> {
  // Behind sliding doors there is no telling which column is free.
  if (fronts.some(({ opens }) => opens === "slide")) return new Map();
  const stacks = new Map<string, Front[]>();
  for (const front of fronts) {
    if (front.opens !== "out") continue;
    const key = `${boards[front.board]!.body} ${front.column}`;
    stacks.set(key, [...(stacks.get(key) ?? []), front]);
  }
  const pulled = new Map<Front, number>();
  for (const stack of stacks.values()) {
    stack.sort((one, other) => boards[one.board]!.place.y - boards[other.board]!.place.y);
    for (const [index, front] of stack.entries()) {
      const share = stack.length > 1 ? 0.85 - (0.6 * index) / (stack.length - 1) : 0.6;
      pulled.set(front, front.travel * share);
    }
  }
  return pulled;
}

/** How far sliding doors move to the side: the second one before or behind the first. */
export function slideAside({ boards, fronts }: Piece): Map<Front, number> {
  const placeOf = ({ board }: Front) => boards[board]!.place;
  const [first, second] = fronts
    .filter((front) => front.opens === "slide")
    .sort((one, other) => placeOf(one).x - placeOf(other).x);
  if (!first || !second) return new Map();
  return new Map([[second, 0.94 * (placeOf(first).x - placeOf(second).x)]]);
}
