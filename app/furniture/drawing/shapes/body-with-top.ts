import type { Field } from "../parts/division";
import { block, type Front, type Part, type Piece, type Size } from "../piece";

/** A top board over a body, on legs or, when it is tall and heavy, on a plinth. */
export function bodyWithTop(
  size: Size,
  stand: number,
  fronts: (field: Field) => Front[],
  foot: Part[],
): Piece {
  const { width, height, depth } = size;
  const top = 2.4;
  const field = { x: 1.3, y: stand + 0.4, width: width - 2.6, height: height - stand - top - 0.8 };
  return {
    parts: [
      ...foot,
      block(1, stand, 1, width - 2, height - stand - top, depth - 1, { fronts: fronts(field) }),
      block(0, height - top, 0, width, top, depth, { grain: "level" }),
    ],
  };
}

export function plinth({ width, depth }: Size, height: number): Part[] {
  return [block(3, 0, 6, width - 6, height, depth - 8, { finish: "plinth" })];
}
