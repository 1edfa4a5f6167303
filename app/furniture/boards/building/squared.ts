import type { Box } from "~/furniture/drawing/geometry";

import { boundsOf } from "../build";
import type { Board, BoardName, Piece, Stands } from "../piece";
import { prismInRoom, roomAround, upwards } from "./in-room";
import { solidOf } from "./solid";

/**
 * A body across a corner as one sees it square to its front, in the coordinates of that: boards of its sides as wide as
 * they are seen, level ones from side to side of the opening, and of all how deep they are in its middle.
 */
export function squared(piece: Piece, stands: Stands): Piece {
  const [body] = piece.bodies as [Piece["bodies"][0]];
  const [column] = body.columns as [(typeof body.columns)[0]];
  const middle = column.x + column.width / 2;
  const around = { stands: roomAround(stands) };
  const seen = piece.boards.filter((board) => board.stands || !hidden.has(board.name));
  const boards = seen.map((board): Board => {
    const plain = { ...board, stands: undefined, cuts: undefined };
    if (board.stands) return plain;
    const { from, to, outline } = prismInRoom(around, upwards(solidOf(board)));
    const upright = { y: from, height: to - from };
    return { ...plain, place: { ...seenOf(board, outline, middle), ...upright } };
  });
  const bounds = boundsOf(boards.map(({ place }) => place));
  const { place } = body;
  const depth = (place.width + stands.x) * Math.SQRT1_2;
  return {
    ...piece,
    boards,
    fronts: piece.fronts.map((front) => ({
      ...front,
      board: seen.indexOf(piece.boards[front.board]!),
    })),
    rails: piece.rails.map((rail) => ({ ...rail, stands: undefined })),
    bodies: [{ ...body, place: { ...place, x: bounds.x, z: 0, width: bounds.width, depth } }],
    bounds,
  };
}

/** What stands behind what is seen. */
const hidden = new Set<BoardName>(["post", "plinth"]);

type Corners = ReturnType<typeof solidOf>["outline"];

/** How far a board is seen across, and how far it is behind the front where that has its middle. */
function seenOf(
  { name, thickness, thicknessAxis }: Board,
  outline: Corners,
  middle: number,
): Pick<Box, "x" | "z" | "width" | "depth"> {
  const [xs, zs] = [outline.map(({ a }) => a), outline.map(({ b }) => b)];
  const [front, rear] = [Math.min(...zs), Math.max(...zs)];
  const isLevel = thicknessAxis === "y";
  // A level board is seen as far as its front edge.
  const seen = isLevel ? outline.filter(({ b }) => b < front + 1).map(({ a }) => a) : xs;
  const [left, right] = [Math.min(...seen), Math.max(...seen)];
  const across = { x: left, width: right - left };
  // What closes the corner is behind all else.
  if (name === "back") return { ...across, z: rear - thickness, depth: thickness };
  const cut = isLevel ? crossings(outline, middle) : [];
  const end = cut.length > 0 ? Math.max(...cut) : rear;
  return { ...across, z: front, depth: end - front };
}

/** Where an outline crosses a place across. */
function crossings(outline: Corners, x: number): number[] {
  return outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length]!;
    if (corner.a === next.a || (x - corner.a) * (x - next.a) > 0) return [];
    return [corner.b + ((next.b - corner.b) * (x - corner.a)) / (next.a - corner.a)];
  });
}
