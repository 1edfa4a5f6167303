import type { Board, Cut, Edges, HoleUse, Piece } from "~/furniture/boards/piece";

type Work = Board["machining"][number];
type Hole = Extract<Work, { kind: "hole" }>;
/** What takes a rectangle: a groove, or a cut-out through the board. */
type Rectangle = Exclude<Work, Hole>;

/** Boards that are the same with all their work, however they are turned. */
export interface DistinctBoard {
  /** A, B … Z, AA …, in the order of the drilling list; boards without work come last. */
  letter: string;
  /** Their numbers in the piece, from 1; the work is that of the first. */
  boards: number[];
  board: Board;
  /** The letter of those that are its mirror image. */
  mirrorOf: string | null;
  holes: HoleRow[];
  rectangles: Rectangle[];
}

/**
 * Holes of one kind: at each of `v` from the edge along the board there is one at each of `u` from its
 * end. In mm of the finished board, bands included.
 */
export interface HoleRow {
  face: Hole["face"];
  use: HoleUse;
  diameter: number;
  depth: number;
  isThrough: boolean;
  v: number[];
  u: number[];
}

/** The distinct boards of a piece, with what is drilled, grooved and cut out in each. */
export function distinctBoards({ boards }: Pick<Piece, "boards">): DistinctBoard[] {
  const groups = new Map<string, { boards: number[]; board: Board }>();
  for (const [index, board] of boards.entries()) {
    const key = keyOf(board, turns);
    const known = groups.get(key);
    if (known) known.boards.push(index + 1);
    else groups.set(key, { boards: [index + 1], board });
  }
  const sorted = [...groups].sort(([, one], [, other]) => idle(one.board) - idle(other.board));
  const letters = new Map(sorted.map(([key], index) => [key, letterOf(index)]));
  return sorted.map(([key, { boards: numbers, board }]) => {
    const mirrored = keyOf(board, mirrors);
    return {
      letter: letters.get(key)!,
      boards: numbers,
      board,
      mirrorOf: mirrored === key ? null : (letters.get(mirrored) ?? null),
      holes: holeRows(board),
      rectangles: board.machining.filter((work) => work.kind !== "hole"),
    };
  });
}

function idle({ machining }: Board): number {
  return machining.length === 0 ? 1 : 0;
}

/** Which of length, width and thickness are reversed. */
type Flip = readonly [u: boolean, v: boolean, w: boolean];

/** Half turns about one of the board's axes leave it the board it is; an odd number of flips does not. */
const turns: Flip[] = [
  [false, false, false],
  [true, true, false],
  [true, false, true],
  [false, true, true],
];
const mirrors: Flip[] = [
  [true, false, false],
  [false, true, false],
  [false, false, true],
  [true, true, true],
];

/** The same text for boards that one of the flips makes equal. */
function keyOf(board: Board, flips: Flip[]): string {
  return flips.map((flip) => writeFlipped(board, flip)).sort()[0]!;
}

function writeFlipped(board: Board, flip: Flip): string {
  const { name, stock, length, width, thickness, machining, mirror } = board;
  const works = machining.map((work) => writeWork(work, board, flip)).sort();
  const edges = flipEdges(board.edges, flip);
  const cuts = (board.cuts ?? []).map((cut) => writeCut(cut, board, flip)).sort();
  const bevels = board.bevels && flipBevels(board.bevels, flip);
  const pane = mirror ? [mirror.length, mirror.width] : [];
  const work = [edges, works, cuts, bevels, pane];
  return JSON.stringify([name, stock, length, width, thickness, ...work]);
}

/** Bevels change edges as the width is reversed, ends as the length is, and their way as the faces are. */
function flipBevels(
  { front, rear, left = 0, right = 0 }: NonNullable<Board["bevels"]>,
  [flipU, flipV, flipW]: Flip,
): number[] {
  const edges = flipV ? [rear, front] : [front, rear];
  const ends = flipU ? [right, left] : [left, right];
  return [...edges, ...ends].map((degrees) => tenth(flipW ? -degrees : degrees) + 0);
}

/** Both ends of an oblique cut, whichever way it runs, and the band on it. */
function writeCut(
  { from, to, band = 0 }: Cut,
  { length, width }: Board,
  [flipU, flipV]: Flip,
): string {
  const ends = [from, to].map(({ u, v }) =>
    [tenth(flipU ? length - u : u), tenth(flipV ? width - v : v)].join(" "),
  );
  return [...ends.sort(), ...(band > 0 ? [band] : [])].join(" ");
}

function flipEdges({ front, rear, left, right }: Edges, [u, v]: Flip): number[] {
  return [v ? rear : front, v ? front : rear, u ? right : left, u ? left : right];
}

const opposite = {
  low: "high",
  high: "low",
  start: "end",
  end: "start",
  front: "rear",
  rear: "front",
} as const;

/** Which of a flip's three reverses a face. */
const turnedBy = { low: 2, high: 2, start: 0, end: 0, front: 1, rear: 1 } as const;

function writeWork(work: Work, { length, width }: Board, flip: Flip) {
  const [flipU, flipV] = flip;
  const face = flip[turnedBy[work.face]] ? opposite[work.face] : work.face;
  const [long, wide] = work.kind === "hole" ? [0, 0] : [work.length, work.width];
  const u = tenth(flipU ? length - work.u - long : work.u);
  const v = tenth(flipV ? width - work.v - wide : work.v);
  const more = work.kind === "hole" ? [work.diameter, work.use] : [long, wide];
  return [work.kind, face, u, v, work.depth, ...more].join(" ");
}

/** Drawn lengths are halves at the finest; sums of them carry dust. */
function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

/** First the holes at one distance from the edge, then together those that are at the same from the end. */
function holeRows({ machining, thickness }: Board): HoleRow[] {
  const lines = new Map<string, HoleRow>();
  for (const work of machining) {
    if (work.kind !== "hole") continue;
    const { face, use, diameter, depth } = work;
    const isThrough = (face === "low" || face === "high") && depth >= thickness;
    const kind = { face, use, diameter, depth, isThrough };
    const key = JSON.stringify([kind, tenth(work.v)]);
    const line = lines.get(key) ?? { ...kind, v: [tenth(work.v)], u: [] };
    line.u.push(tenth(work.u));
    lines.set(key, line);
  }
  const rows = new Map<string, HoleRow>();
  for (const { v, u, ...kind } of lines.values()) {
    const row = { ...kind, u: u.sort((a, b) => a - b) };
    const key = JSON.stringify(row);
    rows.set(key, { ...row, v: [...(rows.get(key)?.v ?? []), ...v].sort((a, b) => a - b) });
  }
  return [...rows.values()].sort(
    (a, b) => faces.indexOf(a.face) - faces.indexOf(b.face) || a.v[0]! - b.v[0]!,
  );
}

const faces = ["low", "high", "start", "end", "front", "rear"];

function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
