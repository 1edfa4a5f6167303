import type { Box } from "~/furniture/drawing/geometry";

import { boundsOf } from "../build";
import type { Piece, Stands } from "../piece";
import { boxInRoom, roomAround } from "./in-room";

/** A leg as a piece in its own coordinates, and how it lies before whoever looks at all of it. */
export interface PieceLeg {
  piece: Piece;
  stands?: Stands | undefined;
}

/** The legs of a piece, the one that runs into the corner first; of a piece elsewhere the piece alone. */
export function legsOf(piece: Piece): PieceLeg[] {
  const { bodies } = piece;
  const stands = bodies.find((body) => body.stands)?.stands;
  if (!stands) return [{ piece }];
  const indices = [...bodies.keys()];
  const through = indices.filter((index) => !bodies[index]!.stands);
  const against = indices.filter((index) => bodies[index]!.stands);
  return [{ piece: partOf(piece, through) }, { piece: partOf(piece, against), stands }];
}

/**
 * The same as they are seen from the room, before the corner: the one at the right wall from its front, the one at the
 * left wall turned to it.
 */
export function legsSeen(piece: Piece): PieceLeg[] {
  const legs = legsOf(piece);
  const { stands } = legs.at(-1)!;
  if (!stands || stands.turn === -1) return legs;
  return legs.map((leg) => ({ ...leg, stands: leg.stands ? undefined : roomAround(stands) }));
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
  const legs = legsSeen(piece);
  if (legs.length === 1) return piece;
  const left = legs.find(({ stands }) => stands)!.piece.bounds;
  const right = legs.find(({ stands }) => !stands)!;
  const by = left.x + left.width + APART - right.piece.bounds.x;
  const isRight = (body = 0) => (piece.bodies[body]!.stands === undefined) === (right === legs[0]);
  const moved = <At extends { x: number }>(at: At, body?: number): At =>
    isRight(body) ? { ...at, x: at.x + by } : at;
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
