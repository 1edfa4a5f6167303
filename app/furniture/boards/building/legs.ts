import type { Box } from "~/furniture/drawing/geometry";

import { boundsOf } from "../build";
import type { Piece, Stands } from "../piece";
import { boxInRoom, roomAround } from "./in-room";

/** A leg as a piece in its own coordinates, and how it lies before whoever looks at all of it. */
export interface PieceLeg {
  piece: Piece;
  stands?: Stands | undefined;
  /** The indices of its bodies in the whole piece. */
  bodies: number[];
}

/**
 * The legs of a piece, the one first whose coordinates are the piece's, which of two is the one that runs into the corner;
 * of a piece elsewhere the piece alone.
 */
export function legsOf(piece: Piece): PieceLeg[] {
  const indices = [...piece.bodies.keys()];
  const standing = new Map(piece.bodies.map(({ stands }) => [stands?.turn, stands]));
  if (standing.size === 1) return [{ piece, bodies: indices }];
  return ([undefined, -1, 1] as const).flatMap((turn): PieceLeg[] => {
    const bodies = indices.filter((index) => piece.bodies[index]!.stands?.turn === turn);
    if (bodies.length === 0) return [];
    const stands = standing.get(turn);
    return [{ piece: partOf(piece, bodies), bodies, ...(stands && { stands }) }];
  });
}

/**
 * The same as they are seen from the room, before the corner: the one at the right wall from its front, the one at the
 * left wall turned to it; of three the middle one from its front.
 */
export function legsSeen(piece: Piece): PieceLeg[] {
  const legs = legsOf(piece);
  const { stands } = legs.at(-1)!;
  if (!stands || legs.length > 2 || stands.turn === -1) return legs;
  return legs.map((leg) => ({ ...leg, stands: leg.stands ? undefined : roomAround(stands) }));
}

/** The legs from left to right, as they are seen from the room. */
export function legsInOrder(piece: Piece): PieceLeg[] {
  const rank = ({ stands }: PieceLeg) => stands?.turn ?? 0;
  return legsSeen(piece).sort((one, other) => rank(one) - rank(other));
}

/** The smallest box around all legs as they lie. */
export function boundsOfLegs(legs: PieceLeg[]): Box {
  return boundsOf(legs.map(({ piece, stands }) => boxInRoom({ stands }, piece.bounds)));
}

/**
 * A piece in a corner as if its walls were one: its legs side by side, in the coordinates of the left one. A piece
 * elsewhere stays as it is.
 */
export function unfolded(piece: Piece): Piece {
  const legs = legsInOrder(piece);
  if (legs.length === 1) return piece;
  const shifts = new Map<number, number>();
  let end: number | undefined;
  for (const { piece: leg, bodies } of legs) {
    const { x, width } = leg.bounds;
    const by: number = end === undefined ? 0 : end + APART - x;
    for (const body of bodies) shifts.set(body, by);
    end = x + by + width;
  }
  const moved = <At extends { x: number }>(at: At, body = 0): At => ({
    ...at,
    x: at.x + shifts.get(body)!,
  });
  const boards = piece.boards.map((board) => ({ ...board, place: moved(board.place, board.body) }));
  return {
    ...piece,
    boards,
    fronts: piece.fronts.map((front) => ({
      ...front,
      handle: front.handle && moved(front.handle, boards[front.board]!.body),
    })),
    rails: piece.rails.map((rail) => moved(rail, rail.body)),
    lights: piece.lights.map((light) => moved(light, light.body)),
    pullOuts: piece.pullOuts.map((one) => ({ ...one, place: moved(one.place, one.body) })),
    bodies: piece.bodies.map((body, index) => ({
      ...body,
      stands: undefined,
      place: moved(body.place, index),
      columns: body.columns.map((column) => moved(column, index)),
    })),
    bounds: boundsOf(boards.map(({ place }) => place)),
  };
}

/** How far apart legs are side by side, in mm. */
const APART = 240;

/** What belongs to some of a piece's bodies, in their order, in their own coordinates. */
function partOf(piece: Piece, own: number[]): Piece {
  const of = (body = 0) => own.indexOf(body);
  const isOwn = ({ body }: { body?: number }) => of(body) >= 0;
  const numbers = new Map<number, number>();
  const boards = piece.boards.flatMap((board, index) => {
    if (!isOwn(board)) return [];
    numbers.set(index, numbers.size);
    return [{ ...board, body: of(board.body) }];
  });
  const numberOf = (board: number) => numbers.get(board)!;
  const among = <Part extends { body?: number }>(parts: Part[]) =>
    parts.filter(isOwn).map((part) => ({ ...part, body: of(part.body) }));
  return {
    ...piece,
    boards,
    fronts: piece.fronts
      .filter(({ board }) => numbers.has(board))
      .map((front) => ({
        ...front,
        board: numberOf(front.board),
        carries: front.carries.map(numberOf),
      })),
    rails: among(piece.rails),
    lights: among(piece.lights),
    pullOuts: among(piece.pullOuts),
    bodies: own.map((body) => ({ ...piece.bodies[body]!, stands: undefined })),
    bounds: boundsOf(boards.map(({ place }) => place)),
  };
}
