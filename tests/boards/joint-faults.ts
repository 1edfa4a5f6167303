import type { Board, Piece } from "~/furniture/boards/piece";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";

// Whether the boards that eccentrics hold can be brought together in the order of the steps: their bolts
// and dowels stand out of one board, so the other must come along them. Apart from the builder.

type Hole = Extract<Board["machining"][number], { kind: "hole" }>;
type Axis = "x" | "y" | "z";
type Point = Record<Axis, number>;

const axes = ["x", "y", "z"] as const;

interface Placed {
  board: number;
  hole: Hole;
  at: Point;
}

const isInEnd = ({ face }: Hole) => face === "start" || face === "end" || face === "front";

/** The mouth of a hole in the piece. */
export function mouthOf(board: Board, hole: Hole): Point {
  if (board.turned) return mouthOnTurned(board, hole);
  const { place, lengthAxis, thicknessAxis, length, thickness } = board;
  const wide = axes.find((axis) => axis !== lengthAxis && axis !== thicknessAxis)!;
  const at = { ...place } as Point;
  const isAtEnd = hole.face === "start" || hole.face === "end";
  at[wide] = place[wide] + (hole.face === "front" ? 0 : hole.v);
  at[lengthAxis] = place[lengthAxis] + (isAtEnd ? (hole.face === "end" ? length : 0) : hole.u);
  const through: Partial<Record<Hole["face"], number>> = { low: 0, high: thickness };
  at[thicknessAxis] = place[thicknessAxis] + (through[hole.face] ?? thickness / 2);
  return at;
}

/** Along a board whose upper face begins at the front and the top of its place, as a bevelled one does. */
function mouthOnTurned({ place, turned, thickness, length }: Board, hole: Hole): Point {
  const angle = (turned!.degrees * Math.PI) / 180;
  const faces: Partial<Record<Hole["face"], number>> = { low: thickness, high: 0 };
  const below = faces[hole.face] ?? thickness / 2;
  return {
    x: place.x + (isInEnd(hole) ? (hole.face === "end" ? length : 0) : hole.u),
    y: place.y + place.height - hole.v * Math.sin(angle) - below * Math.cos(angle),
    z: place.z + hole.v * Math.cos(angle) - below * Math.sin(angle),
  };
}

const areNear = (one: Point, other: Point, play: number) =>
  axes.every((axis) => Math.abs(one[axis] - other[axis]) <= play);

/** What stands out of a board's face, and the board that is pushed or lowered onto it. */
interface Pin {
  /** The board that it stands in, and the one that takes it: indices. */
  from: number;
  into: number;
  /** From the first board towards the second, seen by the second. */
  way: string;
}

function pinsOf({ boards }: Piece): { pins: Pin[]; lonely: string[] } {
  const all = boards.flatMap((board, index) =>
    board.machining.flatMap((hole): Placed[] =>
      hole.kind === "hole" && (hole.use === "eccentric" || hole.use === "dowel")
        ? [{ board: index, hole, at: mouthOf(board, hole) }]
        : [],
    ),
  );
  const isBolt = ({ hole }: Placed) =>
    !isInEnd(hole) && (hole.use === "dowel" || hole.diameter === 5);
  const pins: Pin[] = [];
  const lonely: string[] = [];
  for (const bolt of all.filter(isBolt)) {
    const axis = boards[bolt.board]!.thicknessAxis;
    const sign = bolt.hole.face === "high" ? 1 : -1;
    const taker = all.find(
      ({ board, hole, at }) =>
        board !== bolt.board &&
        hole.use === bolt.hole.use &&
        isInEnd(hole) &&
        areNear(at, bolt.at, 0.02),
    );
    const lowered = all.find(
      ({ board, hole, at }) =>
        board !== bolt.board && hole.diameter === 20 && areNear(at, bolt.at, 10),
    );
    if (taker) pins.push({ from: bolt.board, into: taker.board, way: `${axis}${sign}` });
    else if (lowered) pins.push({ from: bolt.board, into: lowered.board, way: "y1" });
    else lonely.push(`${boards[bolt.board]!.name} ${JSON.stringify(bolt.hole)}`);
  }
  return { pins, lonely };
}

const turned = (way: string) => way.replace(/-?1$/, (sign) => String(-Number(sign)));

/** Joints that nobody can close: a board would have to come from two sides at once, or from where none is. */
export function findUnjoined(piece: Piece): string[] {
  const { pins, lonely } = pinsOf(piece);
  const listed = assemblySteps(piece).flatMap(({ boards }) => boards.map((number) => number - 1));
  const order = new Map(listed.map((board, index) => [board, index]));
  const told = piece.boards.flatMap((board, index) => {
    const before = (other: number) => (order.get(other) ?? 0) < (order.get(index) ?? 0);
    const ways = new Set([
      ...pins.filter((pin) => pin.into === index && before(pin.from)).map(({ way }) => way),
      ...pins.filter((pin) => pin.from === index && before(pin.into)).map(({ way }) => turned(way)),
    ]);
    return ways.size > 1 ? [`${board.name} comes from ${[...ways].join(" and ")}`] : [];
  });
  return [...lonely, ...told, ...trappedBacks(piece, order)];
}

/** Backs that come when grooves hold them all around already. */
function trappedBacks({ boards }: Piece, order: Map<number, number>): string[] {
  return boards.flatMap((board, index) => {
    if (board.name !== "back") return [];
    const own = boards.filter((other) => other.body === board.body);
    // A flat top before a slanted one is not above the back.
    const above = own.some(({ name }) => name === "slanted-top") ? "slanted-top" : "top";
    const around = own.filter(
      (other) =>
        ["side", "bottom", above].includes(other.name) &&
        (order.get(boards.indexOf(other)) ?? 0) < (order.get(index) ?? 0),
    );
    return around.length === 4 ? ["the back comes last"] : [];
  });
}
