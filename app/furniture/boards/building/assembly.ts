import type { Box } from "~/furniture/drawing/geometry";

import type { Design } from "../design";
import type { Axis, Board, BoardName, Edges, Front, HoleUse, Rail, Stock } from "../piece";
import type { Chosen, Rules } from "../rules";

/** A piece while it is put together; each part of the construction adds what it makes. */
export interface Assembly {
  design: Design;
  chosen: Chosen;
  rules: Rules;
  /** Of the fronts. */
  frontThickness: number;
  boards: Board[];
  fronts: Front[];
  rails: Rail[];
  /** By code, or by code and length: `runner-pair 400`. */
  counts: Map<string, number>;
}

interface BoardSpec {
  name: BoardName;
  stock: Stock;
  body: number;
  place: Box;
  lengthAxis: Axis;
  thicknessAxis: Axis;
  edges?: Partial<Edges>;
  scribed?: Box;
}

const extents = { x: "width", y: "height", z: "depth" } as const;

/** Adds a board and returns its index. */
export function addBoard({ boards }: Assembly, spec: BoardSpec): number {
  const { place, lengthAxis, thicknessAxis } = spec;
  const edges = { front: 0, rear: 0, left: 0, right: 0, ...spec.edges };
  const length = place[extents[lengthAxis]];
  const width = place[extents[widthAxis(lengthAxis, thicknessAxis)]];
  const cut = {
    length: length - edges.left - edges.right,
    width: width - edges.front - edges.rear,
  };
  const thickness = place[extents[thicknessAxis]];
  return boards.push({ ...spec, edges, length, width, thickness, cut, machining: [] }) - 1;
}

/** The axis that is neither the length's nor the thickness's. */
function widthAxis(length: Axis, thickness: Axis): Axis {
  return (["x", "y", "z"] as const).find((axis) => axis !== length && axis !== thickness)!;
}

export function count({ counts }: Assembly, article: string, more = 1): void {
  counts.set(article, (counts.get(article) ?? 0) + more);
}

/** Drills a hole at a place of the assembled piece; one that is there already serves both uses. */
export function drill(
  board: Board,
  face: "low" | "high" | "start" | "end",
  at: { x: number; y: number; z: number },
  hole: { diameter: number; depth: number; use: HoleUse },
): void {
  const across = widthAxis(board.lengthAxis, board.thicknessAxis);
  const u = at[board.lengthAxis] - board.place[board.lengthAxis];
  const v = at[across] - board.place[across];
  const isThere = board.machining.some(
    (one) => one.kind === "hole" && one.face === face && one.u === u && one.v === v,
  );
  if (!isThere) board.machining.push({ kind: "hole", face, u, v, ...hole });
}

/**
 * Joins the end of one board to the face of another with connectors along their joint: a screw through
 * the face into the end. Their number follows the joint's length.
 */
export function join(
  assembly: Assembly,
  end: { board: number; face: "start" | "end" },
  into: { board: number; face: "low" | "high" },
  connectors: number,
  shift = 0,
): void {
  const board = assembly.boards[end.board]!;
  const other = assembly.boards[into.board]!;
  const across = widthAxis(board.lengthAxis, board.thicknessAxis);
  const inset = Math.min(50, board.width / 4);
  const step = (board.width - 2 * inset) / (connectors - 1);
  const { place, lengthAxis, thicknessAxis } = board;
  for (let index = 0; index < connectors; index++) {
    const at = { x: 0, y: 0, z: 0 };
    at[across] = place[across] + Math.round(inset + index * step) + shift;
    at[thicknessAxis] = place[thicknessAxis] + board.thickness / 2;
    at[lengthAxis] = place[lengthAxis] + (end.face === "start" ? 0 : board.length);
    drill(board, end.face, at, { diameter: 5, depth: 40, use: "connector" });
    // The head is sunk from the outer face.
    drill(other, into.face === "low" ? "high" : "low", at, {
      diameter: 7,
      depth: other.thickness,
      use: "connector",
    });
  }
  count(assembly, "connector", connectors);
}

/** How deep a hole may go into a board that is drilled from one side, or at the same place from both. */
export function blindDepth(board: Board): number {
  return board.name === "partition" ? Math.floor((board.thickness - 2) / 2) : 12;
}
