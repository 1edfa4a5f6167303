import type { Point } from "../geometry";
import type { Block, Piece } from "../piece";
import { opens, holeBehind, standingOut } from "./open-fronts";

/**
 * A piece with its doors square to it and its drawers pulled out, the lower the farther, so that all are
 * seen from above; and the corners of what stands out before it. Ovens and fixed panels stay shut.
 */
export function opened(piece: Piece): { piece: Piece; jutting: Point[] } {
  const out = piece.parts.flatMap((part) => (part.part === "block" ? standingOut(part) : []));
  const parts = piece.parts.map((part) => (part.part === "block" ? withHoles(part) : part));
  return { piece: { ...piece, parts: [...parts, ...out] }, jutting: out.flatMap(cornersOf) };
}

function withHoles(body: Block): Block {
  const fronts = body.fronts.map((front) => (opens(front) ? holeBehind(front) : front));
  return { ...body, fronts };
}

function cornersOf({ x, y, z, width, height, depth }: Block): Point[] {
  return [x, x + width].flatMap((atX) =>
    [y, y + height].flatMap((atY) => [z, z + depth].map((atZ) => ({ x: atX, y: atY, z: atZ }))),
  );
}
