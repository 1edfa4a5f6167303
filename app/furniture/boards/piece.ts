import type { Box } from "~/furniture/drawing/geometry";

import type { BoardName } from "./building/board-names";
import type { Hardware } from "./building/hardware";
import type { Machining } from "./building/machining";
import type { Slant } from "./building/slant-line";
import type { Warning } from "./building/warning";
import type { Zone } from "./design";

export {
  hardwareCodes,
  hingeCodes,
  isByMetre,
  runHardwareCodes,
  type Hardware,
  type HardwareCode,
  type RunHardwareCode,
} from "./building/hardware";
export type { BoardName } from "./building/board-names";
export type { Hole, HoleUse, Machining } from "./building/machining";
export type { Warning } from "./building/warning";
export type { Slant } from "./building/slant-line";

// A piece is all that is built: drawing, price, cut list and assembly pictures read it and nothing else.
// Lengths are millimetres; x to the right, y up, z from the front of the body to its back. Fronts stand
// before the body, at negative z.

export interface Piece {
  boards: Board[];
  fronts: Front[];
  rails: Rail[];
  pullOuts: PullOut[];
  lights: Light[];
  hardware: Hardware[];
  warnings: Warning[];
  /** One for each body that is assembled and raised on its own: places side by side or one on another. */
  bodies: Body[];
  /** All of it, with fronts and fillers. */
  bounds: Box;
  weight: Weight;
  /** What it was scribed to: only of a piece as it stands (`asStanding`). */
  scribedTo?: { left: boolean; right: boolean; above: boolean };
}

/** From which sheets a board is cut: of the body's decor, the fronts', white for drawers, or HDF; from a bought slab. */
export type Stock = "body" | "front" | "drawer" | "hdf" | "worktop";

export interface Board {
  name: BoardName;
  stock: Stock;
  /** Finished, with its bands. The grain of its decor runs along the length. */
  length: number;
  width: number;
  thickness: number;
  /** What the saw cuts: finished less the bands. */
  cut: { length: number; width: number };
  /**
   * The thickness of the band on each edge, 0 for none: along the length at the start (`front`) and at
   * the end of the width (`rear`), across it at the start (`left`) and at the end of the length (`right`).
   */
  edges: Edges;
  /** Which body it belongs to, an index of `bodies`. */
  body: number;
  /** Where it stands in the assembled piece. */
  place: Box;
  /** Of what stands at 45° before a corner: its place and its front have coordinates of their own. */
  stands?: Stands | undefined;
  /** Where it stands once it is scribed to a wall or the ceiling; only of what is. */
  scribed?: Box;
  /** Oblique cuts, which take what is above them off the finished rectangle; none where it stays whole. */
  cuts?: Cut[] | undefined;
  /** The same where it is scribed, within that place. */
  scribedCuts?: Cut[] | undefined;
  /**
   * Of a board turned about its length, which lies along x: by how many degrees its rear edge is lower than its front
   * edge, below 0 where it is higher; `isAcross` of one turned about its width, which lies along z: by how many degrees
   * its right end is lower than its left end. Its length, width and thickness are its own, its axes those of before it
   * was turned, and its place is the smallest box around it.
   */
  turned?: { degrees: number; isAcross?: true } | undefined;
  /**
   * By how many degrees its edges are sawn from square, named as the bands are: above 0 where the upper face (of one
   * that stands the face `high`) reaches farther. Its width and its length are those of the rectangle around both faces;
   * that begins at the front edge of the upper one, and where an end is sawn so at the start of the one that is first.
   */
  bevels?: { front: number; rear: number; left?: number; right?: number } | undefined;
  /** The pane on the outer face of a door, in the middle of it: upright, across and how thick. */
  mirror?: { length: number; width: number; thickness: number } | undefined;
  /** Which way its length and its thickness lie. */
  lengthAxis: Axis;
  thicknessAxis: Axis;
  machining: Machining[];
}

export type Axis = "x" | "y" | "z";

/** A point of a board, in mm: `u` along its length and `v` along its width, as for the work on it. */
export interface Spot {
  u: number;
  v: number;
}

/** A straight cut through a board from edge to edge. What is on the left of the way from `from` to `to` stays. */
export interface Cut {
  from: Spot;
  to: Spot;
  /** The thickness of the band on it: the saw cuts so much beside it, inside. */
  band?: number;
}

export interface Edges {
  front: number;
  rear: number;
  left: number;
  right: number;
}

/** A board that opens. */
export interface Front {
  /** Its index in `boards`. */
  board: number;
  /** The side of its hinges, or how it moves; a dishwasher's, which is hinged by the appliance, to the front. */
  opens: "left" | "right" | "out" | "slide" | "down";
  /** The indices of the boards that move with it: the box of a drawer. */
  carries: number[];
  /** How far a drawer comes out. */
  travel: number;
  /** Where its handle sits: the middle; null where it is pushed to open. */
  handle: { x: number; y: number; direction: "upright" | "level"; length: number } | null;
  /** Behind doors. */
  isInner: boolean;
  /** Of a door that a stop keeps from opening farther than 90°, where it would meet the ceiling. */
  isStopped?: boolean;
  column: number;
  zone: number;
}

/** A clothes rail: from its left end, or its front end where it is pulled out. */
export interface Rail {
  /** Of one that hangs at 45° in a corner, as of a board. */
  stands?: Stands | undefined;
  /** Which body it is in, where that is not the first. */
  body?: number;
  x: number;
  y: number;
  z: number;
  length: number;
  isPullOut: boolean;
}

/** What is bought whole and pulled out: a rack or a basket on its runners. */
export interface PullOut {
  body?: number;
  /** What it takes when it is pushed in. */
  place: Box;
  travel: number;
  column: number;
  zone: number;
}

/** A strip of light in the underside of a board: from its left end, in the middle of its groove. */
export interface Light {
  body?: number;
  x: number;
  y: number;
  z: number;
  length: number;
  column: number;
  zone: number;
}

/**
 * How the coordinates of a leg lie in those of the piece: turned by quarters about the vertical, then moved, so that a
 * place (x, z) of its own is at (stands.x + turn · z, stands.z − turn · x). What stands at 45° is turned by half a quarter.
 */
export interface Stands {
  x: number;
  z: number;
  turn: 1 | -1 | 0.5 | -0.5;
}

export interface Body {
  /** Without fronts. */
  place: Box;
  /**
   * Of the leg set against the one that runs into a corner. All that belongs to the body has the leg's own coordinates,
   * as if the leg stood alone; `inRoom` turns them.
   */
  stands?: Stands;
  /** Of one whose top is oblique: `place` is as high as its high end. */
  slant?: Slant;
  plinth: number;
  isTopBox: boolean;
  /**
   * Clear columns, and the clear zones of each from bottom to top; across a corner the one is as wide as its front, in
   * the coordinates of what stands at 45°.
   */
  columns: { x: number; width: number; zones: ClearZone[] }[];
}

/** A clear zone of a column; of the highest one below a slanted top what is clear at the column's low end. */
export interface ClearZone extends Zone {
  y: number;
  clear: number;
}

export interface Weight {
  /** Grams. */
  totalGrams: number;
  heaviestGrams: number;
  /** The index of the heaviest board. */
  heaviest: number;
}
