import { chain, polygon } from "./svg";

/** What is known of the room around a piece, in centimetres. */
export interface Room {
  /** The sides on which a wall stands right beside the piece. */
  walls: { left: boolean; right: boolean };
  /** The heights of the ceiling at the left and at the right of the piece; null where nobody has said. */
  ceiling: readonly [number, number] | null;
  /** Where a ceiling that falls along the piece gets flat, from the middle of the room; null where nowhere. */
  bend?: { at: number; height: number } | null;
  /** How high it is above the front of the piece where it falls from there to the back; left out of others. */
  falling?: number;
  /** Between the walls on both sides, at the bottom, in the middle and at the top, where measured. */
  widths?: readonly [number, number, number];
  /** Whether a skirting board runs along the walls. */
  hasSkirting?: boolean;
}

/** The leaf of a usual interior door, in centimetres. */
export const leaf = { width: 90, height: 210 };

/** How thick a wall or a ceiling that is cut through is drawn. */
export const cutThick = 9;
const skirtingHeight = 7;
/** How far up walls are drawn where the ceiling is not known. */
const usualWall = 235;

const cut = ' fill="#cfc5b6" stroke="#8d8477" stroke-width=".7"';
const face = ' fill="#efe8dc" stroke="#8d8477" stroke-width=".7"';
const rear = ' fill="#faf7f1"';
const roof = ' fill="#ece4d6" stroke="#8d8477" stroke-width=".5"';
const skirting = ' fill="#fdfcf9" stroke="#8d8477" stroke-width=".5"';

/** Where things are on the sheet. */
export interface Outline {
  /** The edges of the drawn floor. */
  from: number;
  to: number;
  /** The edges of the piece, or of the space between the walls beside it. */
  left: number;
  right: number;
  ground: number;
  scale: number;
}

/** How high the room reaches above the floor, in centimetres, beside a piece of a height. */
export function roomHeight({ walls, ceiling }: Room, height: number): number {
  if (ceiling) return Math.max(...ceiling) + cutThick;
  return walls.left || walls.right ? Math.max(usualWall, height + 12) : 0;
}

/**
 * The room in two layers: what is behind the piece, and what the piece runs into, before it: boards that
 * are scribed to walls and ceiling are wider than their gap.
 */
export function drawRoom(
  room: Room,
  height: number,
  outline: Outline,
): { behind: string; before: string } {
  const { walls, ceiling, bend, falling, widths, hasSkirting } = room;
  const { from, to, left, right, ground, scale } = outline;
  const up = (by: number) => ground - by * scale;
  const [atLeft, atRight] = ceiling ?? [roomHeight(room, height), roomHeight(room, height)];
  const middle = (left + right) / 2;
  const turn: [number, number][] = bend ? [[middle + bend.at * scale, up(bend.height)]] : [];
  const edge = (side: -1 | 1) =>
    (widths ?? [0, 0, 0]).map((width, index): [number, number] => {
      const x = widths ? middle + (side * width * scale) / 2 : side < 0 ? left : right;
      return [x, up(((side < 0 ? atLeft : atRight) * index) / 2)];
    });
  const board = (start: number, end: number) =>
    polygon([
      [start, up(skirtingHeight)],
      [end, up(skirtingHeight)],
      [end, ground],
      [start, ground],
    ]);
  const isBetween = walls.left && walls.right;
  const shape = (data: string, look: string) => data && `<path d="${data}"${look}/>`;
  const behind =
    ceiling || isBetween
      ? shape(
          polygon([
            [from, up(atLeft)],
            [left, up(atLeft)],
            ...turn,
            [right, up(atRight)],
            [to, up(atRight)],
            [to, ground],
            [from, ground],
          ]),
          rear,
        )
      : "";
  const slanted =
    falling === undefined
      ? ""
      : shape(
          polygon([
            [left, up(atLeft)],
            [right, up(atRight)],
            [right, up(falling)],
            [left, up(falling)],
          ]),
          roof,
        );
  const side = (isThere: boolean, which: -1 | 1) => {
    if (!isThere) return "";
    const end = isBetween
      ? which < 0
        ? from
        : to
      : which < 0
        ? left - cutThick * scale
        : right + cutThick * scale;
    const inner = edge(which);
    const top = inner[2]![1];
    return shape(polygon([...inner, [end, top], [end, ground]]), isBetween ? face : cut);
  };
  const above = ceiling
    ? shape(
        polygon([
          [from, up(atLeft)],
          [left, up(atLeft)],
          ...turn,
          [right, up(atRight)],
          [to, up(atRight)],
          [to, up(Math.max(atLeft, atRight) + cutThick)],
          [from, up(Math.max(atLeft, atRight) + cutThick)],
        ]),
        cut,
      )
    : "";
  const [low, lowRight] = [edge(-1)[0]![0], edge(1)[0]![0]];
  return {
    behind: behind + slanted + (hasSkirting ? shape(board(low, lowRight), skirting) : ""),
    before:
      side(walls.left, -1) +
      side(walls.right, 1) +
      above +
      (hasSkirting && isBetween ? shape(board(from, low) + board(lowRight, to), skirting) : ""),
  };
}

/** The line of the floor. */
export function drawFloor({ from, to, ground }: Outline): string {
  return `<path d="${chain([
    [from, ground],
    [to, ground],
  ])}" fill="none" stroke="#1a202c" stroke-width="1.6"/>`;
}
