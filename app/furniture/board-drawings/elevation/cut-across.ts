import type { Board } from "~/furniture/boards/piece";

import { type Corner, outlineAlong, prismOf } from "../views";

/** What a cut from front to back shows of a board, at a place across it: corners in y and z, none where it is cut away. */
export function cutAcross(board: Board, x: number): Corner[] {
  const prism = prismOf(board);
  if (!prism || prism.axis === "x") return outlineAlong("x", board);
  const { axis, from, to, outline } = prism;
  // The first axis of both other ways is x.
  const ends = outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length]!;
    if (corner.a === next.a || (x - corner.a) * (x - next.a) > 0) return [];
    return [corner.b + ((next.b - corner.b) * (x - corner.a)) / (next.a - corner.a)];
  });
  if (ends.length === 0) return [];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return axis === "z" ? rectangle([low, high], [from, to]) : rectangle([from, to], [low, high]);
}

type Ends = readonly [from: number, to: number];

function rectangle([bottom, top]: Ends, [front, rear]: Ends): Corner[] {
  return [
    { a: bottom, b: front },
    { a: top, b: front },
    { a: top, b: rear },
    { a: bottom, b: rear },
  ];
}
