import type { Board, Hole } from "../piece";
import { holeAt, widthAxis, type Assembly, type Joint, type Point } from "./assembly";
import { drilledPlace, placeOnTurned } from "./turned";

/**
 * What holds a joint: screws through the face, eccentrics that draw the boards together along the end, or
 * those that a shelf is lowered onto.
 */
export type Fitting = "connector" | "eccentric" | "shelf-eccentric";

/** A hole and the board it is drilled into. */
interface Drilled {
  board: Board;
  hole: Hole;
}

/** Dowels: 8 × 30, so far behind their eccentric. */
const DOWEL = { behind: 32, diameter: 8, inFace: 12, inEnd: 20 };
/** The housing of an eccentric, in mm: how far it reaches below the middle of the board's thickness. */
const HOUSING = { diameter: 15, belowAxis: 4.5 };
/** How high above a shelf's underside the bolt is that it is lowered onto, in mm. */
const SHELF_BOLT = 9;

export const opposite = { low: "high", high: "low" } as const;

/** The holes in both boards for one fitting at a place of its joint (workshop rules). */
export function holesOf(
  joint: Joint,
  fitting: Fitting,
  place: number,
  assembly: Assembly,
): Drilled[] {
  const { boards, rules } = assembly;
  const { end, into } = joint;
  const [board, other] = [boards[end.board]!, boards[into.board]!];
  const at = pointOf(board, end.face, place);
  const onFace = facing(board, at);
  if (fitting === "connector") {
    const through = { diameter: 7, depth: other.thickness, use: "connector" as const };
    const bore = { diameter: rules.drilling.connector, depth: 40, use: "connector" as const };
    // The head is sunk from the outer face.
    return [
      { board, hole: holeAt(board, end.face, at, bore) },
      { board: other, hole: holeAt(other, opposite[into.face], onFace, through) },
    ];
  }
  const bolted = { diameter: 5, depth: 11, use: "eccentric" as const };
  if (fitting === "shelf-eccentric") {
    const bolt = { ...at, y: board.place.y + Math.min(SHELF_BOLT, board.thickness / 2) };
    const housed = { diameter: 20, depth: 14, use: "eccentric" as const };
    return [
      { board, hole: holeAt(board, "low", pointOf(board, end.face, place, 9.5), housed) },
      { board: other, hole: holeAt(other, into.face, bolt, bolted) },
    ];
  }
  const housed = {
    diameter: HOUSING.diameter,
    depth: board.thickness / 2 + HOUSING.belowAxis,
    use: "eccentric" as const,
  };
  const bore = { diameter: 8, depth: rules.drilling.eccentric, use: "eccentric" as const };
  return [
    {
      board,
      hole: holeAt(board, housingFace(joint, boards), housingOf(joint, place, assembly), housed),
    },
    { board, hole: holeAt(board, end.face, at, bore) },
    { board: other, hole: holeAt(other, into.face, onFace, bolted) },
  ];
}

/** The holes in both boards for the dowel behind an eccentric. */
export function dowelOf({ end, into }: Joint, place: number, { boards }: Assembly): Drilled[] {
  const [board, other] = [boards[end.board]!, boards[into.board]!];
  const at = pointOf(board, end.face, place + DOWEL.behind);
  const of = (depth: number) => ({ diameter: DOWEL.diameter, depth, use: "dowel" as const });
  return [
    { board, hole: holeAt(board, end.face, at, of(DOWEL.inEnd)) },
    { board: other, hole: holeAt(other, into.face, facing(board, at), of(DOWEL.inFace)) },
  ];
}

/** Where the board that another ends at is drilled; beside one that is turned no place is whole. */
function facing({ turned }: Board, at: Point): Point {
  return turned ? drilledPlace(at) : at;
}

/** The face that an eccentric is turned from: a side's inner one, a plinth's and a post's rear one, others' lower. */
export function housingFace({ end, into }: Joint, boards: Board[]): "low" | "high" {
  const { name, place, thicknessAxis } = boards[end.board]!;
  if (name === "plinth" || name === "post") return thicknessAxis === "z" ? "high" : "low";
  return name === "side" && place.x === boards[into.board]!.place.x ? "high" : "low";
}

/** Where an eccentric's housing is. */
export function housingOf({ end }: Joint, place: number, { boards, rules }: Assembly): Point {
  return pointOf(boards[end.board]!, end.face, place, rules.drilling.eccentric);
}

/** A place of a joint in the piece: in the middle of the board's end, or so far before it. */
export function pointOf(
  board: Board,
  face: Joint["end"]["face"],
  place: number,
  before = 0,
): Point {
  const { place: own, lengthAxis, thicknessAxis, length, thickness } = board;
  if (board.turned) {
    const u = face === "start" ? before : length - before;
    return placeOnTurned(board, { u, v: place }, thickness / 2);
  }
  const across = widthAxis(lengthAxis, thicknessAxis);
  const at = { x: 0, y: 0, z: 0 };
  if (face === "front") {
    at[lengthAxis] = own[lengthAxis] + place;
    at[across] = own[across] + before;
    at[thicknessAxis] = own[thicknessAxis] + thickness / 2;
    return at;
  }
  at[across] = own[across] + place;
  at[thicknessAxis] = own[thicknessAxis] + thickness / 2;
  at[lengthAxis] = own[lengthAxis] + (face === "start" ? before : length - before);
  return at;
}
