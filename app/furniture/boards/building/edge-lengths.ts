import type { Board, Edges } from "../piece";
import { faceLengths } from "./bevel";
import { outlineOf } from "./outline";

/** How long an edge of a board is, in mm: what oblique cuts leave of it, and bevels on its longer face. */
export function alongEdge(board: Board, side: keyof Edges): number {
  const { length, width, cuts } = board;
  const isAlong = side === "front" || side === "rear";
  if (!cuts) {
    if (!isAlong) return width;
    const { upper, lower } = faceLengths(board);
    return Math.max(upper, lower);
  }
  const end = { front: 0, rear: width, left: 0, right: length }[side];
  const places = outlineOf(board).flatMap(({ u, v }) => {
    const [along, across] = isAlong ? [u, v] : [v, u];
    return across === end ? [along] : [];
  });
  return places.length > 1 ? Math.max(...places) - Math.min(...places) : 0;
}
