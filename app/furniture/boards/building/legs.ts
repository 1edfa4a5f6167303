import type { Box } from "~/furniture/drawing/geometry";

import { boundsOf } from "../build";
import type { Body, Piece, Stands } from "../piece";
import { seenSquare } from "./diagonal/measures";
import { boxInRoom, roomAround } from "./in-room";
import { squared } from "./squared";

/** A leg as a piece in its own coordinates, and how it lies before whoever looks at all of it. */
export interface PieceLeg {
  piece: Piece;
  stands?: Stands | undefined;
}

/**
 * The legs of a piece, the one that runs into the corner first; of a body across a corner what is square to the walls
 * and then what stands at 45° to them; of a piece elsewhere the piece alone.
 */
export function legsOf(piece: Piece): PieceLeg[] {
  const { bodies, boards } = piece;
  const before = boards.find((board) => board.stands)?.stands;
  if (before) {
    const [body] = bodies as [Body];
    return [
      { piece: partOf(piece, [{ ...body, columns: [] }], ({ stands }) => !stands) },
      {
        piece: partOf(piece, [seenSquare(body, before)], ({ stands }) => !!stands),
        stands: before,
      },
    ];
  }
  const stands = bodies.find((body) => body.stands)?.stands;
  if (!stands) return [{ piece }];
  const leg = (isAgainst: boolean) =>
    partOf(
      piece,
      bodies.map((body) =>
        !!body.stands === isAgainst ? { ...body, stands: undefined } : undefined,
      ),
    );
  return [{ piece: leg(false) }, { piece: leg(true), stands }];
}

/**
 * The same as they are seen from the room, before the corner: the one at the right wall from its front, the one at the
 * left wall turned to it; what stands at 45° between them.
 */
export function legsSeen(piece: Piece): PieceLeg[] {
  const legs = legsOf(piece);
  const { stands } = legs.at(-1)!;
  if (!stands || stands.turn < 0) return legs;
  return legs.map((leg) => ({ ...leg, stands: leg.stands ? undefined : roomAround(stands) }));
}

/** The smallest box around all legs as they lie. */
export function boundsOfLegs(legs: PieceLeg[]): Box {
  return boundsOf(legs.map(({ piece, stands }) => boxInRoom({ stands }, piece.bounds)));
}

/**
 * A piece in a corner as if its walls were one: its legs side by side, in the coordinates of the left one; a body across
 * the corner as it is seen square to its front. A piece elsewhere stays as it is.
 */
export function unfolded(piece: Piece): Piece {
  const legs = legsSeen(piece);
  if (legs.length === 1) return piece;
  const before = piece.boards.find((board) => board.stands)?.stands;
  if (before) return squared(piece, before);
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

/** What belongs to some of a piece's bodies, and to nothing else that stands otherwise, in its own coordinates. */
function partOf(
  piece: Piece,
  bodies: (Body | undefined)[],
  isPart: (part: { stands?: Stands | undefined }) => boolean = () => true,
): Piece {
  const own = [...bodies.keys()].filter((index) => bodies[index]);
  const of = (body = 0) => own.indexOf(body);
  const isOwn = (part: { body?: number; stands?: Stands | undefined }) =>
    of(part.body) >= 0 && isPart(part);
  const numbers = new Map<number, number>();
  const boards = piece.boards.flatMap((board, index) => {
    if (!isOwn(board)) return [];
    numbers.set(index, numbers.size);
    return [{ ...board, stands: undefined, body: of(board.body) }];
  });
  const numberOf = (board: number) => numbers.get(board)!;
  const among = <Part extends { body?: number }>(parts: Part[]) =>
    parts.filter(isOwn).map((part) => ({ ...part, stands: undefined, body: of(part.body) }));
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
    bodies: own.map((body) => bodies[body]!),
    bounds: boundsOf(boards.map(({ place }) => place)),
  };
}
