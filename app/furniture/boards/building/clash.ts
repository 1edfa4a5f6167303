import type { Board, Hole, Machining } from "../piece";

/**
 * Wood that stays between a connector and other work, in mm, where their depths meet; and what stays
 * between the grounds of two holes from opposite faces.
 */
const BESIDE = 5;
const BETWEEN_GROUNDS = 2;

/** What work takes away of a board: from and to along its length, width and thickness. */
interface Taken {
  u: readonly [number, number];
  v: readonly [number, number];
  w: readonly [number, number];
}

/** Whether less than enough wood would stay between a hole and the other work of its board. */
export function clashes(hole: Hole, board: Board): boolean {
  const taken = takenBy(hole, board);
  const isWithin = ([from, to]: readonly [number, number], whole: number) =>
    from >= BETWEEN_GROUNDS && to <= whole - BETWEEN_GROUNDS;
  // Bores in ends and the housings that a shelf is lowered onto bolts with are open at the end.
  const isOpen = isEnd(hole) || hole.use === "eccentric";
  const isInBoard = isWithin(taken.v, board.width) && (isOpen || isWithin(taken.u, board.length));
  return !isInBoard || board.machining.some((other) => areClose(hole, taken, other, board));
}

function areClose(hole: Hole, taken: Taken, other: Machining, board: Board): boolean {
  // Nearly all holes are in other rows.
  if (other.kind === "hole") {
    const radii = (hole.diameter + other.diameter) / 2;
    if (Math.abs(hole.v - other.v) - radii >= BESIDE) return false;
  }
  const its = takenBy(other, board);
  if (distance(taken.w, its.w) >= BETWEEN_GROUNDS) return false;
  const isRound = other.kind === "hole" && !isEnd(hole) && !isEnd(other);
  const apart = isRound
    ? Math.hypot(hole.u - other.u, hole.v - other.v) - (hole.diameter + other.diameter) / 2
    : Math.hypot(distance(taken.u, its.u), distance(taken.v, its.v));
  return apart < BESIDE;
}

function takenBy(work: Machining, { length, thickness }: Board): Taken {
  const { u, v, depth } = work;
  const fromFace = work.face === "low" ? ([0, depth] as const) : fromEnd(thickness, depth);
  if (work.kind === "groove") {
    return { u: [u, u + work.length], v: [v, v + work.width], w: fromFace };
  }
  const radius = work.diameter / 2;
  const around = (middle: number) => [middle - radius, middle + radius] as const;
  if (!isEnd(work)) return { u: around(u), v: around(v), w: fromFace };
  const inwards = work.face === "start" ? ([0, depth] as const) : fromEnd(length, depth);
  return { u: inwards, v: around(v), w: around(thickness / 2) };
}

function fromEnd(whole: number, depth: number): readonly [number, number] {
  return [whole - depth, whole];
}

function isEnd({ face }: Machining): boolean {
  return face === "start" || face === "end";
}

/** How far two stretches are apart; 0 where they meet. */
function distance([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return Math.max(0, start - to, from - end);
}
