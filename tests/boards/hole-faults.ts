import type { Board, Piece } from "~/furniture/boards/piece";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";

import { mouthOf } from "./joint-faults";
import { bodyOf, depthBetween, type Body3, type Point } from "./prisms";

// Whether a piece can be drilled and screwed together, found by solids in the piece's own space: apart
// from the builder, which looks along each board.

type Work = Board["machining"][number];
type Range = [from: number, to: number];
type Space = Record<"x" | "y" | "z", Range>;

const axes = ["x", "y", "z"] as const;
const extents = { x: "width", y: "height", z: "depth" } as const;

/** The axis of a board's width. */
function across({ lengthAxis, thicknessAxis }: Board) {
  return axes.find((axis) => axis !== lengthAxis && axis !== thicknessAxis)!;
}

/** Which way a hole goes into its board. */
function into(work: Work, board: Board) {
  const isEdge = work.face === "front" || work.face === "rear";
  const straight = isInEnd(work) ? board.lengthAxis : board.thicknessAxis;
  const axis = isEdge ? across(board) : straight;
  const isFromLow = ["low", "start", "front"].includes(work.face);
  return { axis, isFromLow };
}

/** What a hole or groove takes away, as a box in the piece. */
function spaceOf(work: Work, board: Board): Space {
  const wide = across(board);
  const { axis, isFromLow } = into(work, board);
  const start = board.place[axis];
  const end = start + board.place[extents[axis]];
  const space: Space = { x: [0, 0], y: [0, 0], z: [0, 0] };
  const middle = board.place[board.thicknessAxis] + board.thickness / 2;
  const [u, v] = [board.place[board.lengthAxis] + work.u, board.place[wide] + work.v];
  if (work.kind !== "hole") {
    space[board.lengthAxis] = [u, u + work.length];
    space[wide] = [v, v + work.width];
  } else {
    const radius = work.diameter / 2;
    space[board.thicknessAxis] = [middle - radius, middle + radius];
    space[board.lengthAxis] = [u - radius, u + radius];
    space[wide] = [v - radius, v + radius];
  }
  space[axis] = isFromLow ? [start, start + work.depth] : [end - work.depth, end];
  return space;
}

function gap([from, to]: Range, [start, end]: Range): number {
  return Math.max(0, start - to, from - end);
}

/** A work with what it takes away. */
interface Placed {
  work: Work;
  space: Space;
}

/** The wood between two works of a board, in mm; 0 where they meet. */
function woodBetween(
  { work: one, space: a }: Placed,
  { work: other, space: b }: Placed,
  board: Board,
): number {
  const first = into(one, board).axis;
  const areRound = one.kind === "hole" && other.kind === "hole";
  if (!areRound || first !== into(other, board).axis) {
    return Math.hypot(...axes.map((axis) => gap(a[axis], b[axis])));
  }
  const flat = axes.filter((axis) => axis !== first);
  const centre = (space: Space, axis: (typeof axes)[number]) =>
    (space[axis][0] + space[axis][1]) / 2;
  const apart = Math.hypot(...flat.map((axis) => centre(a, axis) - centre(b, axis)));
  const beside = Math.max(0, apart - (one.diameter + other.diameter) / 2);
  return Math.hypot(beside, gap(a[first], b[first]));
}

/** The housing of an eccentric and the bore to it are one fitting, and so are the grooves of backs that meet in a corner. */
function areOneFitting(one: Work, other: Work): boolean {
  if (one.kind === "groove" && other.kind === "groove") return one.depth === other.depth;
  if (one.kind !== "hole" || other.kind !== "hole") return false;
  const isEccentric = one.use === "eccentric" && other.use === "eccentric";
  const isEdge = [one, other].some(({ face }) => face === "front");
  const isInLine = isEdge ? one.u === other.u : one.v === other.v;
  const isBored = (work: Work) => isInEnd(work) || work.face === "front";
  return isEccentric && isInLine && isBored(one) !== isBored(other);
}

function isInEnd({ face }: Work): boolean {
  return face === "start" || face === "end";
}

const LEAST_WOOD = 2;

/** Whether enough wood is between the boxes around two works, and so between the works. */
function areApart(one: Space, other: Space): boolean {
  return axes.some((axis) => gap(one[axis], other[axis]) >= LEAST_WOOD);
}

/** A turned board as it lies before it is turned: its holes are looked at on it alone. */
function lying(board: Board): Board {
  if (!board.turned) return board;
  const { length: width, thickness, width: depth } = board;
  const [high, deep] = board.thicknessAxis === "y" ? [thickness, depth] : [depth, thickness];
  return { ...board, place: { x: 0, y: 0, z: 0, width, height: high, depth: deep } };
}

/** Holes with less than 2 mm of wood between them, in a groove, or over an edge. */
export function findHoleConflicts({ boards }: Pick<Piece, "boards">): string[] {
  return boards.map(lying).flatMap((board) => {
    const { machining } = board;
    const placed = machining.map((work) => ({ work, space: spaceOf(work, board) }));
    const told = (...works: Work[]) =>
      `${board.name} ${board.length}×${board.width}: ${works.map((one) => JSON.stringify(one)).join(" ")}`;
    const close = placed.flatMap((one, index) =>
      placed
        .slice(index + 1)
        .filter((other) => !areApart(one.space, other.space))
        .filter((other) => !areOneFitting(one.work, other.work))
        .filter((other) => woodBetween(one, other, board) < LEAST_WOOD)
        .map((other) => told(one.work, other.work)),
    );
    const over = machining.filter((work) => work.kind === "hole" && isOverEdge(work, board));
    return [...close, ...over.map((work) => told(work))];
  });
}

function isOverEdge(work: Work, board: Board): boolean {
  const space = spaceOf(work, board);
  const { axis } = into(work, board);
  return axes.some((one) => {
    if (one === axis) return work.depth > board.place[extents[one]];
    // The housing that a shelf is lowered onto its bolt with is open at the shelf's end.
    const isOpen = work.kind === "hole" && work.use === "eccentric" && work.diameter === 20;
    if (isOpen && one === board.lengthAxis) return false;
    const start = board.place[one];
    const end = start + board.place[extents[one]];
    return space[one][0] < start + LEAST_WOOD || space[one][1] > end - LEAST_WOOD;
  });
}

/** The room that a driver needs before a screw's head, and its radius, in mm. */
const DRIVER = { reach: 100, radius: 5 };

/** The boards of a body before it stands. */
const OF_BODY = [
  "side",
  "bottom",
  "top",
  "slanted-top",
  "post",
  "plinth",
  "partition",
  "stile",
  "fixed-shelf",
  "back",
];

/**
 * Connectors that nobody can drive at the step at which their board is added, and eccentrics that nobody
 * can turn once their body is whole: another board is before the head.
 */
export function findUnreachable(piece: Piece): string[] {
  const order = orderOf(piece);
  // Plinths of kitchens are clipped on at last.
  const ofBody = piece.boards.some(({ name }) => name === "worktop")
    ? OF_BODY.filter((name) => name !== "plinth")
    : OF_BODY;
  return piece.boards.flatMap((board, index) =>
    board.machining.flatMap((work) => {
      const isHead =
        work.kind === "hole" &&
        ((work.use === "connector" && work.depth === board.thickness) ||
          (work.use === "eccentric" && work.diameter >= 15));
      if (!isHead) return [];
      const joined = piece.boards.findIndex(
        (other, at) => at !== index && other.body === board.body && endsAt(other, work, board),
      );
      const isWhole = (other: Board) => other.body === board.body && ofBody.includes(other.name);
      const now =
        work.use === "eccentric"
          ? Math.max(...piece.boards.map((other, at) => (isWhole(other) ? order(at) + 1 : 0)))
          : Math.max(order(index), joined === -1 ? 0 : order(joined));
      // Below the slope of a slanted top its eccentrics are as free as its room is.
      if (board.turned) return [];
      const before = driverSpace(work, board);
      const inTheWay = piece.boards.filter(
        (other, at) =>
          at !== index &&
          at !== joined &&
          other.body === board.body &&
          order(at) < now &&
          // A slanted top leaves room below the box around it, and so does what is cut or stands at 45°.
          (other.turned || other.cuts || other.stands
            ? depthBetween(bodyOf(other), boxOf(before)) > 0
            : axes.every((axis) => {
                const start = other.place[axis];
                const end = start + other.place[extents[axis]];
                return before[axis][0] < end && start < before[axis][1];
              })),
      );
      return inTheWay.map(({ name }) => `${name} hides ${board.name} ${JSON.stringify(work)}`);
    }),
  );
}

/** When each board is added: by the steps of assembly, in a step as its numbers are listed. */
function orderOf(piece: Piece): (index: number) => number {
  const listed = assemblySteps(piece).flatMap(({ boards }) => boards);
  const at = new Map(listed.map((number, place) => [number - 1, place]));
  return (index) => at.get(index) ?? 0;
}

/** Whether a board's end is where a screw comes out of another. */
function endsAt(other: Board, work: Work, board: Board): boolean {
  const space = spaceOf(work, board);
  if (other.turned) {
    const { axis } = into(work, board);
    return other.machining.some((one) => {
      if (one.kind !== "hole" || !isInEnd(one)) return false;
      const at = mouthOf(other, one);
      return axes.every(
        (each) => gap(space[each], [at[each], at[each]]) <= (each === axis ? 0.1 : 0),
      );
    });
  }
  const { axis } = into(work, board);
  return other.machining.some((one) => {
    if (one.kind !== "hole" || !["start", "end", "front"].includes(one.face)) return false;
    const its = spaceOf(one, other);
    return axes.every((each) =>
      each === axis ? gap(space[each], its[each]) < 0.1 : gap(space[each], its[each]) === 0,
    );
  });
}

/** The body of a box. */
function boxOf({ x, y, z }: Space): Body3 {
  const ways: Point[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const corners = x.flatMap((a) => y.flatMap((b) => z.map((c): Point => [a, b, c])));
  return { corners, normals: ways, edges: ways };
}

/** The room before a head, from the face it is driven into. */
function driverSpace(work: Work, board: Board): Space {
  const space = spaceOf(work, board);
  const { axis, isFromLow } = into(work, board);
  const [low, high] = space[axis];
  for (const each of axes) {
    const middle = (space[each][0] + space[each][1]) / 2;
    space[each] = [middle - DRIVER.radius, middle + DRIVER.radius];
  }
  space[axis] = isFromLow ? [low - DRIVER.reach, low] : [high, high + DRIVER.reach];
  return space;
}
