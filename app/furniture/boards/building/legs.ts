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
  /** The indices of its bodies in the whole piece. */
  bodies: number[];
}

/**
 * The legs of a piece, the one first whose coordinates are the piece's, which of two is the one that runs into the corner;
 * of a body across a corner what is square to the walls and then what stands at 45° to them; of a piece elsewhere the
 * piece alone.
 */
export function legsOf(piece: Piece): PieceLeg[] {
  const { bodies, boards } = piece;
  const before = boards.find((board) => board.stands)?.stands;
  if (before) {
    const [body] = bodies as [Body];
    const across = seenSquare(body, before);
    return [
      { piece: partOf(piece, [{ ...body, columns: [] }], ({ stands }) => !stands), bodies: [0] },
      { piece: partOf(piece, [across], ({ stands }) => !!stands), stands: before, bodies: [0] },
    ];
  }
  const indices = [...bodies.keys()];
  const standing = new Map(bodies.map(({ stands }) => [stands?.turn, stands]));
  if (standing.size === 1) return [{ piece, bodies: indices }];
  return ([undefined, -1, 1] as const).flatMap((turn): PieceLeg[] => {
    const own = indices.filter((index) => bodies[index]!.stands?.turn === turn);
    if (own.length === 0) return [];
    const stands = standing.get(turn);
    const part = partOf(
      piece,
      bodies.map((body, index) =>
        own.includes(index) ? { ...body, stands: undefined } : undefined,
      ),
    );
    return [{ piece: part, bodies: own, ...(stands && { stands }) }];
  });
}

/**
 * The same as they are seen from the room, before the corner: the one at the right wall from its front, the one at the
 * left wall turned to it; of three the middle one from its front; what stands at 45° between them.
 */
export function legsSeen(piece: Piece): PieceLeg[] {
  const legs = legsOf(piece);
  const { stands } = legs.at(-1)!;
  if (!stands || legs.length > 2 || stands.turn < 0) return legs;
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
 * A piece in a corner as if its walls were one: its legs side by side, in the coordinates of the left one; a body across
 * the corner as it is seen square to its front. A piece elsewhere stays as it is.
 */
export function unfolded(piece: Piece): Piece {
  const legs = legsInOrder(piece);
  if (legs.length === 1) return piece;
  const before = piece.boards.find((board) => board.stands)?.stands;
  if (before) return squared(piece, before);
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
