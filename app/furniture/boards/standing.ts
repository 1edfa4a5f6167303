import { boundsOf } from "./build";
import type { Piece } from "./piece";

/**
 * A piece as it stands in its place: its fillers end at the walls and the ceiling that they are scribed
 * to, and no board is larger than its niche. Whoever looks at a piece sees this one; what is sawn is the
 * piece itself.
 */
export function asStanding(piece: Piece): Piece {
  const boards = piece.boards.map((board) =>
    board.scribed ? { ...board, place: board.scribed } : board,
  );
  const scribed = piece.boards.flatMap(({ name, place, scribed: at }) =>
    at ? [{ name, place }] : [],
  );
  const fillers = scribed.filter(({ name }) => name === "filler");
  return {
    ...piece,
    boards,
    bounds: boundsOf(boards.map(({ place }) => place)),
    scribedTo: {
      left: fillers.some(({ place }) => place.x < 0),
      right: fillers.some(({ place }) => place.x > 0),
      above: scribed.length > fillers.length,
    },
  };
}
