import type { Board, Front, Light, Piece, Rail } from "~/furniture/boards/piece";
import { isFreeOutside, type Prism, pullOut, slideAside } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

import { prismOf } from "../views";
import { inCentimetres, type Solid } from "./solid";

/** What a perspective view shows, in centimetres from the left front corner of the piece. */
export interface Scene {
  boards: StandingBoard[];
  rails: Rail[];
  lights: Light[];
  /** The places of what is bought and pulled out. */
  pullOuts: Box[];
  size: { width: number; height: number; depth: number };
}

export interface StandingBoard {
  board: Board;
  /** Where it stands when the piece is shut. */
  box: Box;
  solid: Solid;
  front: Front | undefined;
  /** Whether it is part of a drawer's box. */
  isCarried: boolean;
  /** Whether its side that one sees is the piece's own. */
  isOutermost: boolean;
}

/** The sine and cosine of how far a door stands open; literals, because engines may differ. */
const square = { sine: 1, cosine: 0 };
const wide = { sine: 0.9397, cosine: -0.342 };

/** A piece shut or open, of which one sees a side besides its front. */
export function sceneOf(piece: Piece, isOpen: boolean, seen: "left" | "right" = "right"): Scene {
  const { bounds } = piece;
  const toScene = ({ x, y, z, width, height, depth }: Box): Box => ({
    x: (x - bounds.x) / 10,
    y: (y - bounds.y) / 10,
    z: (z - bounds.z) / 10,
    width: width / 10,
    height: height / 10,
    depth: depth / 10,
  });
  const frontOf = new Map(piece.fronts.map((front) => [front.board, front]));
  const drawerOf = new Map(piece.fronts.flatMap((front) => front.carries.map((at) => [at, front])));
  const pulled = isOpen ? pullOut(piece) : new Map<Front, number>();
  const aside = isOpen ? slideAside(piece) : new Map<Front, number>();
  const boards = piece.boards.flatMap((board, index): StandingBoard[] => {
    const front = frontOf.get(index);
    const moving = front ?? drawerOf.get(index);
    const isTurning = isOpen && (front?.opens === "left" || front?.opens === "right");
    const box = toScene(board.place);
    const outwards = moving ? (pulled.get(moving) ?? 0) : 0;
    const sideways = front ? (aside.get(front) ?? 0) : 0;
    box.z -= outwards / 10;
    box.x += sideways / 10;
    const standing = {
      board,
      front,
      isCarried: drawerOf.has(index),
      isOutermost: isOutside(board, piece, seen),
    };
    if (isTurning) {
      // One with an oblique edge is shown straight open.
      const isWide = !board.cuts && isFreeOutside(piece, board, front);
      const solid = turnedOpen(box, front, isWide);
      const prism = board.cuts && openPrism(inCentimetres(prismOf(board)!, bounds), box, front);
      return [{ ...standing, box, solid: { ...solid, ...(prism && { prism }) } }];
    }
    // What stands half out of the body is two things: a top hides the one, the other hides a door.
    const parts = standing.isCarried ? cutAt(box, -bounds.z / 10) : [box];
    const prism = prismOf(board);
    if (prism) {
      const zero = { x: bounds.x - sideways, y: bounds.y, z: bounds.z + outwards };
      const solid = { ...upright(box), prism: inCentimetres(prism, zero) };
      return [{ ...standing, box, solid }];
    }
    return parts.map((part) => ({ ...standing, box: part, solid: upright(part) }));
  });
  const rails = piece.rails.map((rail) => ({
    ...rail,
    x: (rail.x - bounds.x) / 10,
    y: (rail.y - bounds.y) / 10,
    z: (rail.z - bounds.z) / 10,
    length: rail.length / 10,
  }));
  const lights = piece.lights.map((light) => ({
    ...light,
    x: (light.x - bounds.x) / 10,
    y: (light.y - bounds.y) / 10,
    z: (light.z - bounds.z) / 10,
    length: light.length / 10,
  }));
  const pullOuts = piece.pullOuts.map(({ place }) => toScene(place));
  const { width, height, depth } = toScene(bounds);
  return { boards, rails, lights, pullOuts, size: { width, height, depth } };
}

/** Whether a side of a board is the piece's own: also of a right one that the body to its right is lower than. */
function isOutside(
  { name, place }: Board,
  { bounds, bodies }: Piece,
  seen: "left" | "right",
): boolean {
  if (seen === "left") return place.x < bounds.x + 40;
  const right = place.x + place.width;
  if (right > bounds.x + bounds.width - 40) return true;
  const tops = bodies.flatMap(({ place: { x, y, height } }) => (x === right ? [y + height] : []));
  return name === "side" && tops.length > 0 && Math.max(...tops) < place.y + place.height;
}

/** Whether a board is a door that stands open. */
export function isTurned({ solid: { foot } }: StandingBoard): boolean {
  return foot[0]![1] !== foot[1]![1];
}

/** The parts of a box before and behind a plane across the depth. */
function cutAt(box: Box, z: number): Box[] {
  const before = z - box.z;
  if (before <= 0 || before >= box.depth) return [box];
  return [
    { ...box, z, depth: box.depth - before },
    { ...box, depth: before },
  ];
}

/** What fills a box. */
export function upright({ x, y, z, width, height, depth }: Box): Solid {
  const [right, rear] = [x + width, z + depth];
  return {
    foot: [
      [x, z],
      [right, z],
      [right, rear],
      [x, rear],
    ],
    low: y,
    high: y + height,
  };
}

/** What is left of a door that is cut obliquely where it stands straight open, as `turnedOpen` has it. */
function openPrism({ outline }: Prism, box: Box, { opens }: Pick<Front, "opens">): Prism {
  const { x, z, width, depth: thick } = box;
  const isLeft = opens === "left";
  const from = isLeft ? x : x + width - thick;
  const open = outline.map(({ a, b }) => ({
    a: b,
    b: z + thick - (isLeft ? a - x : x + width - a),
  }));
  return { axis: "x", from, to: from + thick, outline: isLeft ? open : open.reverse() };
}

/** A door on hinges that pull it inwards as it opens, so that it stays before its own side board. */
function turnedOpen(box: Box, { opens }: Pick<Front, "opens">, isWide: boolean): Solid {
  const { sine, cosine } = isWide ? wide : square;
  const { x, y, z, width, height, depth: thick } = box;
  const toRight = opens === "left" ? 1 : -1;
  const hinge = [
    opens === "left" ? x + thick * sine : x + width - thick * sine,
    z + thick * (1 + cosine),
  ] as const;
  const at = (along: number, out: number) =>
    [
      hinge[0] + toRight * (along * cosine - out * sine),
      hinge[1] - along * sine - out * cosine,
    ] as const;
  const [outerHinge, outerEnd, innerEnd] = [at(0, thick), at(width, thick), at(width, 0)];
  const foot =
    opens === "left"
      ? [outerHinge, outerEnd, innerEnd, hinge]
      : [outerEnd, outerHinge, hinge, innerEnd];
  return { foot, low: y, high: y + height };
}
