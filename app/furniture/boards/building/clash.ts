import type { Board, Cut, Hole, Machining, Spot } from "../piece";

/**
 * Wood that stays between a connector and other work, in mm, where their depths meet; and what stays
 * between the grounds of two holes from opposite faces.
 */
const BESIDE = 5;
const BETWEEN_GROUNDS = 2;
/** Wood that stays between a hole and an oblique cut, in mm. */
const BESIDE_CUT = 12;

/** The diameter of the housing that a shelf is lowered onto its bolt with. */
const LOWERED_ONTO = 20;

/** What work takes away of a board: from and to along its length, width and thickness. */
interface Taken {
  u: readonly [number, number];
  v: readonly [number, number];
  w: readonly [number, number];
}

/**
 * Whether less than enough wood would stay between a hole and the other work of its board, or its oblique cuts unless
 * the hole is for what lies along one.
 */
export function clashes(hole: Hole, board: Board, isAlongCut = false): boolean {
  const taken = takenBy(hole, board);
  const { bevels, cuts = [], thickness } = board;
  const isWithin = ([from, to]: readonly [number, number], whole: number, less = 0) =>
    from >= BETWEEN_GROUNDS + less && to <= whole - BETWEEN_GROUNDS - less;
  // A bevel takes as much off one face or the other.
  const bevelled = Math.max(Math.abs(bevels?.front ?? 0), Math.abs(bevels?.rear ?? 0));
  const less = thickness * Math.tan((bevelled * Math.PI) / 180);
  // Bores in ends and the housings that a shelf is lowered onto bolts with are open at the end.
  const isOpen = isEnd(hole) || (hole.use === "eccentric" && hole.diameter === LOWERED_ONTO);
  const isInBoard = isInEdge(hole)
    ? isWithin(taken.u, board.length)
    : isWithin(taken.v, board.width, less) && (isOpen || isWithin(taken.u, board.length));
  if (!isAlongCut && cuts.some((cut) => distanceToCut(hole, cut, board) < BESIDE_CUT)) return true;
  return !isInBoard || board.machining.some((other) => areClose(hole, taken, other, board));
}

/** How much wood is between a hole and a cut, in mm. */
function distanceToCut(hole: Hole, { from, to }: Cut, { length }: Board): number {
  const { u, v, depth, diameter } = hole;
  const end = hole.face === "end" ? length : 0;
  const ground = hole.face === "end" ? length - depth : depth;
  const inEnd: [Spot, Spot] = [
    { u: end, v },
    { u: ground, v },
  ];
  const inEdge: [Spot, Spot] = [hole, { u, v: hole.face === "front" ? v + depth : v - depth }];
  const axis: [Spot, Spot] = isEnd(hole) ? inEnd : isInEdge(hole) ? inEdge : [hole, hole];
  const apart = [
    ...axis.map((spot) => distanceToLine(spot, from, to)),
    ...[from, to].map((spot) => distanceToLine(spot, ...axis)),
  ];
  return Math.min(...apart) - diameter / 2;
}

/** How far a spot is from the straight line between two others. */
function distanceToLine(spot: Spot, from: Spot, to: Spot): number {
  const [along, across] = [to.u - from.u, to.v - from.v];
  const whole = along ** 2 + across ** 2;
  const share = whole === 0 ? 0 : ((spot.u - from.u) * along + (spot.v - from.v) * across) / whole;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(spot.u - from.u - nearest * along, spot.v - from.v - nearest * across);
}

function areClose(hole: Hole, taken: Taken, other: Machining, board: Board): boolean {
  // Nearly all holes are in other rows.
  if (other.kind === "hole" && !isInEdge(hole) && !isInEdge(other)) {
    const radii = (hole.diameter + other.diameter) / 2;
    if (Math.abs(hole.v - other.v) - radii >= BESIDE) return false;
  }
  const its = takenBy(other, board);
  if (distance(taken.w, its.w) >= BETWEEN_GROUNDS) return false;
  const isRound =
    other.kind === "hole" && ![hole, other].some((one) => isEnd(one) || isInEdge(one));
  const apart = isRound
    ? Math.hypot(hole.u - other.u, hole.v - other.v) - (hole.diameter + other.diameter) / 2
    : Math.hypot(distance(taken.u, its.u), distance(taken.v, its.v));
  return apart < BESIDE;
}

function takenBy(work: Machining, { length, width, thickness }: Board): Taken {
  const { u, v, depth } = work;
  const fromFace = work.face === "low" ? ([0, depth] as const) : fromEnd(thickness, depth);
  if (work.kind !== "hole") {
    return { u: [u, u + work.length], v: [v, v + work.width], w: fromFace };
  }
  const radius = work.diameter / 2;
  const around = (middle: number) => [middle - radius, middle + radius] as const;
  if (isInEdge(work)) {
    const behind = work.face === "front" ? ([0, depth] as const) : fromEnd(width, depth);
    return { u: around(u), v: behind, w: around(thickness / 2) };
  }
  if (!isEnd(work)) return { u: around(u), v: around(v), w: fromFace };
  const inwards = work.face === "start" ? ([0, depth] as const) : fromEnd(length, depth);
  return { u: inwards, v: around(v), w: around(thickness / 2) };
}

function fromEnd(whole: number, depth: number): readonly [number, number] {
  return [whole - depth, whole];
}

/** Whether it goes into an edge along the length. */
function isInEdge({ face }: Machining): boolean {
  return face === "front" || face === "rear";
}

function isEnd({ face }: Machining): boolean {
  return face === "start" || face === "end";
}

/** How far two stretches are apart; 0 where they meet. */
function distance([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return Math.max(0, start - to, from - end);
}
