import type { Box, Camera, Point } from "./geometry";
import type { HandleLook, HandleShape } from "./piece-look";

/** "material" is the material chosen by the customer; the others are the same in every piece. */
export type Finish =
  | "material"
  | "plinth"
  | "steel"
  | "timber"
  | "stone"
  | "ceramic"
  | "linen"
  | "blanket"
  | "glass"
  | "screen";

type Grain = "upright" | "level";

export type FrontKind = "door" | "drawer" | "glass" | "niche" | "oven" | "panel";

export interface HandleSpot {
  x: number;
  y: number;
  direction: Grain;
  length: number;
}

/** How far a handle stands out from its front, in centimetres. */
export const handleReach: Record<HandleShape, number> = {
  bar: 3.4,
  bow: 3,
  knob: 2.8,
  none: 0,
};

/** What is seen on the front plane of a block: something that opens, or a hole. */
export interface Front {
  kind: FrontKind;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The side the hinges are on; a drawer has none. */
  hinge?: "left" | "right" | "top" | "bottom";
  handle?: HandleSpot;
  /** Heights of shelves: seen in niches and behind glass, dashed behind doors. */
  shelves?: number[];
  /** Height of a clothes rail. */
  rail?: number;
  /** How deep a niche goes. */
  hollow?: number;
  decoration?: "slats" | "frame" | "lock";
  grain?: Grain;
  /** What has closed it stands elsewhere, so that it has no pane. */
  isOpen?: boolean;
}

export interface Block extends Box {
  part: "block";
  finish: Finish;
  grain: Grain;
  fronts: Front[];
  /** Paints what else is seen of it before or behind all that is drawn of it. */
  around?: (sight: { id: string; camera: Camera; handle: HandleLook }, drawn: string) => string;
}

export interface Leg {
  part: "leg";
  x: number;
  z: number;
  y: number;
  height: number;
  top: number;
  foot: number;
  /** How far the foot stands outside the top. */
  splayX: number;
  splayZ: number;
  finish: Finish;
}

/** A slab with an elliptical outline, such as a round table top or a basin. */
export interface Disc extends Box {
  part: "disc";
  finish: Finish;
  isBasin: boolean;
}

/** A mirror with rounded ends, standing upright. */
export interface Mirror extends Box {
  part: "mirror";
}

/** A soft box: mattress, blanket, pillow. */
export interface Cushion extends Box {
  part: "cushion";
  finish: Finish;
  isPillow: boolean;
}

export interface Tube {
  part: "tube";
  points: Point[];
  thickness: number;
  finish: Finish;
}

export type Part = Block | Leg | Disc | Mirror | Cushion | Tube;

export interface Piece {
  parts: Part[];
  /** Height above the floor of a piece that hangs on the wall. */
  hung?: number;
  /** How far what is not furniture, such as a tap or a pillow, rises above the height. */
  above?: number;
  /** Heights worth a dimension of their own, such as a worktop. */
  levels?: number[];
}

/** The chosen measures, in centimetres. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

export function block(
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  more: Partial<Pick<Block, "finish" | "grain" | "fronts">> = {},
): Block {
  const finish = more.finish ?? "material";
  const grain = more.grain ?? "upright";
  return { part: "block", x, y, z, width, height, depth, finish, grain, fronts: more.fronts ?? [] };
}

/**
 * How far a drawer is shown pulled out, as a share of what it can be: of those one above the other the lower
 * the farther, so that all are seen from above.
 */
export function pulledShare(drawer: Front, fronts: readonly Front[]): number {
  const stack = fronts
    .filter(({ kind, x }) => kind === "drawer" && Math.abs(x - drawer.x) < 1)
    .sort((one, other) => one.y - other.y);
  if (stack.length === 1) return 0.6;
  return 0.8 - (0.55 * stack.indexOf(drawer)) / (stack.length - 1);
}
