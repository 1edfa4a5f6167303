import type { Board, Hole } from "../piece";
import { count, type Assembly } from "./assembly";

/** How near in mm, middle to middle, a hole of the other face is one opposite. */
export const OPPOSITE = 11;
const SHALLOW = 8;

/** The articles that are screwed into such holes, by the short screw where those are shallow. */
const screws = { "hinge-plate": "hinge-screw", runner: "runner-screw" } as const;

/**
 * Makes the holes of partitions that are back to back so shallow that wood stays between them. It comes
 * after pins, plates and runners and before the joints, which keep away from all of them.
 */
export function settleDepths(assembly: Assembly): void {
  for (const board of assembly.boards) {
    if (board.name !== "partition") continue;
    const holes = board.machining.filter((work) => work.kind === "hole");
    for (const hole of holes) {
      const isOpposite = holes.some(
        (other) =>
          other.face !== hole.face &&
          Math.abs(other.v - hole.v) < OPPOSITE &&
          Math.abs(other.u - hole.u) < OPPOSITE &&
          Math.hypot(other.u - hole.u, other.v - hole.v) < OPPOSITE,
      );
      if (isOpposite) shorten(assembly, board, hole);
    }
  }
}

function shorten(assembly: Assembly, { thickness }: Board, hole: Hole): void {
  hole.depth = Math.min(SHALLOW, Math.floor((thickness - 2) / 2));
  if (hole.use !== "hinge-plate" && hole.use !== "runner") return;
  count(assembly, screws[hole.use], -1);
  count(assembly, "short-screw");
}
