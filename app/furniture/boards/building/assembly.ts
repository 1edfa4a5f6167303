import type { Box } from "~/furniture/drawing/geometry";

import type { Design } from "../design";
import type {
  Axis,
  Board,
  BoardName,
  Cut,
  Edges,
  Front,
  Hole,
  Light,
  PullOut,
  Rail,
  Stock,
} from "../piece";
import type { Chosen, Rules } from "../rules";
import type { RearCut } from "./rear-cut";
import { spotOnTurned } from "./turned";

/** A piece while it is put together; each part of the construction adds what it makes. */
export interface Assembly {
  design: Design;
  chosen: Chosen;
  rules: Rules;
  /** Of the fronts. */
  frontThickness: number;
  /** Under a slope to the back, where the piece is higher than its rear. */
  rearCut: RearCut | undefined;
  boards: Board[];
  fronts: Front[];
  rails: Rail[];
  pullOuts: PullOut[];
  lights: Light[];
  joints: Joint[];
  /** Of a run: which heads are seen; of a design its place says it (heads.ts). */
  isHeadSeen?: (joint: Joint) => boolean;
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
  cuts?: Cut[];
  scribedCuts?: Cut[];
}

export const extents = { x: "width", y: "height", z: "depth" } as const;

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
export function widthAxis(length: Axis, thickness: Axis): Axis {
  return (["x", "y", "z"] as const).find((axis) => axis !== length && axis !== thickness)!;
}

export function count({ counts }: Assembly, article: string, more = 1): void {
  counts.set(article, (counts.get(article) ?? 0) + more);
}

type Face = Hole["face"];
type Drilling = Pick<Hole, "diameter" | "depth" | "use">;
export type Point = Record<Axis, number>;

/** The hole in a board's face at a place of the assembled piece. */
export function holeAt(board: Board, face: Face, at: Point, drilling: Drilling): Hole {
  if (board.turned) return { kind: "hole", face, ...spotOnTurned(board, at), ...drilling };
  const across = widthAxis(board.lengthAxis, board.thicknessAxis);
  const u = at[board.lengthAxis] - board.place[board.lengthAxis];
  const v = at[across] - board.place[across];
  return { kind: "hole", face, u, v, ...drilling };
}

/** Drills a hole at a place of the assembled piece; one that is there already serves both uses. */
export function drill(board: Board, face: Face, at: Point, drilling: Drilling): void {
  const hole = holeAt(board, face, at, drilling);
  const isThere = board.machining.some(
    (one) => one.kind === "hole" && one.face === face && one.u === hole.u && one.v === hole.v,
  );
  if (!isThere) board.machining.push(hole);
}

/** What is so far behind the front edge of a side, in mm; of one along x that edge is at its end. */
export function fromFront({ place, thicknessAxis }: Board, behind: number): Point {
  return thicknessAxis === "x"
    ? { x: 0, y: 0, z: place.z + behind }
    : { x: place.x + place.width - behind, y: 0, z: 0 };
}

/** The end of one board against the face of another: made when all else is drilled (joints.ts). */
export interface Joint {
  /**
   * `stretch`: how much of the end's width is at the other board, from its start or from so far behind it; all of it
   * unless it is said. `front` is the edge along the length that an oblique board has at a side, too.
   */
  end: { board: number; face: "start" | "end" | "front"; stretch?: number; from?: number };
  into: { board: number; face: "low" | "high" };
}

/** The depth in mm of a hole for pin, plate or runner that nothing is opposite to (depths.ts). */
export const BLIND_DEPTH = 12;
