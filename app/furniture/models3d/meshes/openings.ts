import type { Front, Piece } from "~/furniture/boards/piece";
import { isFreeOutside, pullOut, slideAside } from "~/furniture/boards/standing";

import { vector, type Motion, type Vector } from "../front/model";

/** Drawers are shown open by multiples of it, in millimetres. */
export const PULL = 40;

/** How each front opens, as it is drawn open; what stays shut is left out. */
export function openingsOf(piece: Piece): Map<Front, Motion> {
  const [pulled, aside] = [pullOut(piece), slideAside(piece)];
  const openings = new Map<Front, Motion>();
  for (const front of piece.fronts) {
    const isWide = isFreeOutside(piece, piece.boards[front.board]!, front);
    const degrees = isWide ? 110 : 90;
    if (front.opens === "left") openings.set(front, turn(-degrees));
    if (front.opens === "right") openings.set(front, turn(degrees));
    if (front.opens === "down") openings.set(front, { kind: "turn", axis: "x", degrees: 85 });
    const [out, side] = [pulled.get(front), aside.get(front)];
    if (out)
      openings.set(front, pull(vector(0, 0, (Math.ceil(out / PULL) * PULL) / 1000), front.isInner));
    if (side) openings.set(front, pull(vector(side / 1000, 0, 0), false));
  }
  return openings;
}

function turn(degrees: number): Motion {
  return { kind: "turn", axis: "y", degrees };
}

export function pull(by: Vector, isLate: boolean): Motion {
  return { kind: "pull", by, isLate };
}
