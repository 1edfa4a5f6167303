import type { BoardName, Body, Piece } from "~/furniture/boards/piece";
import { topAt } from "~/furniture/boards/standing";
import type { Box, Flat } from "~/furniture/drawing/geometry";
import { polygon } from "~/furniture/drawing/svg";

import { type Corner, outlineAlong } from "../views";

/** Centimetres, which are enough for a picture as small as a thumb. */
const inCm = (length: number) => Math.round(length / 10);

/**
 * How far a coat hangs below its rail, how wide a handle of a drawer is, and how far a shelf for shoes slopes, in
 * centimetres.
 */
const [COAT, HANDLE, SLOPE] = [30, 12, 12];

/** A piece's places from the front as path data: where its upper left corner is the drawing's. */
function boxesOf({ bounds }: Piece) {
  const top = bounds.y + bounds.height;
  return ({ x, y, width, height }: Box) =>
    `M${inCm(x - bounds.x)} ${inCm(top - y - height)}h${inCm(width)}v${inCm(height)}h${-inCm(width)}z`;
}

/** Corners of a piece from the front, as path data. */
function shapesOf({ bounds }: Piece) {
  const top = bounds.y + bounds.height;
  return (corners: Corner[]) =>
    polygon(corners.map(({ a, b }): Flat => [inCm(a - bounds.x), inCm(top - b)]));
}

/** Of what stands on a level between two uprights below a slanted top: its corners up to a line over it. */
function under({ x, width }: Pick<Box, "x" | "width">, y: number, topAt: (x: number) => number) {
  const right = x + width;
  return [
    { a: x, b: y },
    { a: right, b: y },
    { a: right, b: topAt(right) },
    { a: x, b: topAt(x) },
  ];
}

/** The outer edges of a body. */
function bodyOf(piece: Piece, body: Body): string {
  const { place, slant } = body;
  if (!slant) return boxesOf(piece)(place);
  return shapesOf(piece)(under(place, place.y, (x) => topAt(body, x)));
}

/** The outer edges of a piece: those of its bodies, and of what closes it under a slope. */
export function bodiesOf(piece: Piece): string {
  return piece.bodies.map((body) => bodyOf(piece, body)).join("") + underSlope(piece);
}

/** The boards between bodies, walls and a ceiling that falls; nothing of a piece elsewhere. */
function underSlope(piece: Piece): string {
  const { boards } = piece;
  const shape = shapesOf(piece);
  if (!boards.some(({ name }) => closing.has(name))) return "";
  return boards
    .filter(({ name }) => closing.has(name) || name === "filler" || name === "ceiling-board")
    .map((board) => shape(outlineAlong("z", board)))
    .join("");
}

/** Boards that only what stands under a slope has. */
const closing: ReadonlySet<BoardName> = new Set(["step-board", "panel", "strip"]);

/** What closes a piece: doors and drawers that are seen from outside, with their handles. */
export function frontsOf(piece: Piece): string {
  const box = boxesOf(piece);
  const { bounds, boards, fronts } = piece;
  const top = bounds.y + bounds.height;
  return fronts
    .filter(({ isInner }) => !isInner)
    .map(({ board, handle }) => {
      const { place, cuts } = boards[board]!;
      const leaf = cuts ? shapesOf(piece)(outlineAlong("z", boards[board]!)) : box(place);
      if (!handle) return leaf;
      const [x, y, half] = [handle.x - bounds.x, top - handle.y, handle.length / 2];
      return handle.direction === "upright"
        ? `${leaf}M${inCm(x)} ${inCm(y - half)}v${inCm(2 * half)}`
        : `${leaf}M${inCm(x - half)} ${inCm(y)}h${inCm(2 * half)}`;
    })
    .join("");
}

/**
 * The lines of a piece from the front without its doors, as path data: bodies, columns, zones, and in them
 * shelves, rails with a coat, drawers with a handle; the doors that slide, from edge to edge.
 */
export function outlineOf(piece: Piece): string {
  const { bounds, bodies, boards } = piece;
  const top = bounds.y + bounds.height;
  const box = boxesOf(piece);
  const level = (x: number, y: number, width: number) =>
    `M${inCm(x - bounds.x)} ${inCm(top - y)}h${inCm(width)}`;
  const slope = (x: number, y: number, width: number) =>
    `M${inCm(x - bounds.x)} ${inCm(top - y)}v${SLOPE / 2}l${inCm(width)}-${SLOPE}`;
  const basket = (x: number, y: number, width: number, height: number) =>
    `M${inCm(x - bounds.x) + 2} ${inCm(top - y)}v${inCm(height)}h${inCm(width) - 4}v${-inCm(height)}`;
  const lines = bodies.map((body) => {
    const inner = body.columns.flatMap(({ x, width, zones }) =>
      zones.map(({ y, clear, front, inside, count }, zone) => {
        const each = clear / (count + (inside === "shelves" ? 1 : 0));
        const middle = x + width / 2;
        const at = (part: number) => y + part * each;
        const partAt = (index: number) => {
          // Shelves for shoes slope, and baskets are open above.
          if (inside === "shoes") return slope(x, at(index) + SLOPE * 10, width);
          if (inside === "pull-outs") return basket(x, at(index) + each * 0.7, width, each * 0.6);
          const line = level(x, at(index + 1), width);
          const isFront = front === "drawers";
          return isFront ? line + level(middle - HANDLE * 5, at(index + 0.6), HANDLE * 10) : line;
        };
        const parts = Array.from({ length: count }, (_, index) => partAt(index));
        const rail = level(x, y + clear - 100, width) + coat(middle - bounds.x, top - y - clear);
        const isUnder = body.slant !== undefined && zone === zones.length - 1;
        return (
          (isUnder
            ? shapesOf(piece)(under({ x, width }, y, (at) => topAt(body, at) - body.slant!.plumb))
            : box({ x, y, z: 0, width, height: clear, depth: 0 })) +
          (inside === "rail" ? rail : parts.join(""))
        );
      }),
    );
    return bodyOf(piece, body) + inner.join("");
  });
  const sliding = boards
    .filter(({ name }) => name === "sliding-door")
    .map(({ place }) => box(place));
  return [...lines, ...sliding, underSlope(piece)].join("");
}

/** A coat on a hanger in the middle of its column, below the rail. */
function coat(middle: number, above: number): string {
  const [x, y] = [inCm(middle), inCm(above) + 10];
  return `M${x} ${y}v4l-14 8v${COAT}h28v${-COAT}l-14-8`;
}
