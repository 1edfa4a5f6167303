import type { HandleShape, Palette } from "~/furniture/drawing/piece-look";

// A model is a piece in space, at its true size: what files for viewers and for augmented reality are
// written from. Lengths are metres; x to the right, y up, z towards who looks at the piece. The origin
// is on the floor, in the middle of the floor print.

export type Vector = readonly [x: number, y: number, z: number];
export type Axis = "x" | "y" | "z";
export const axes = ["x", "y", "z"] as const;

export interface Model {
  /** What it is, such as `wardrobe`. */
  name: string;
  /** By the names that shapes use. */
  materials: Record<string, Material>;
  nodes: ModelNode[];
}

/** A board, a handle, a leg; or a group that moves together. */
export interface ModelNode {
  name: string;
  /** From the place of the group it is in. */
  at: Vector;
  /** By how many degrees it is turned about the vertical, with what is in it. */
  turned?: number;
  shape?: Shape;
  children?: ModelNode[];
  motion?: Motion;
}

export interface Shape {
  form: Form;
  /** How far a form of size one is stretched; other forms have their own size. */
  size?: Vector;
  material: string;
  /** Which way the grain runs. */
  grain: Axis;
  /** Boards of another number show another stretch of grain. */
  variant?: number;
}

export type Form =
  /** Of size one, around its middle. A rod is round across its axis. */
  | { kind: "box" }
  | { kind: "rod"; axis: Axis }
  | { kind: "disc" }
  | { kind: "basin" }
  /** From the middle of its foot upwards; `lean` is how far the foot stands from below the top. */
  | { kind: "leg"; height: number; top: number; foot: number; lean: readonly [number, number] }
  | { kind: "tube"; points: Vector[]; radius: number }
  /**
   * A board that is cut obliquely or tilted, around its middle: how long it is along an axis, and the corners of its
   * ends there, to the left around as one looks against the axis, in the two axes that come after it (x, y, z, x, y).
   */
  | { kind: "prism"; axis: Axis; face: (readonly [a: number, b: number])[]; depth: number }
  /** Upright with round ends, around its middle. */
  | { kind: "stadium"; width: number; height: number; depth: number }
  /** A soft box around its middle, with the radii of its corners. */
  | { kind: "cushion"; size: Vector; round: Vector }
  /** From the face of its front outwards. */
  | {
      kind: "handle";
      shape: Exclude<HandleShape, "none">;
      direction: "upright" | "level";
      length: number;
    };

/** How a group moves when the piece is opened. */
export type Motion =
  | { kind: "turn"; axis: "x" | "y"; degrees: number }
  /** `isLate` where doors have to be open first. */
  | { kind: "pull"; by: Vector; isLate: boolean };

export const origin: Vector = [0, 0, 0];

export interface Material {
  /** As #rrggbb. */
  color: string;
  /** From 0, a mirror, to 1. */
  roughness: number;
  /** Less than 1 for glass. */
  opacity: number;
  grain?: Palette["grain"];
  /** Whether it is a decor that the customer chooses, and that another may come in place of. */
  isDecor?: boolean;
}

/** The look of a finish as a material. */
export function materialOf({ front, grain, isGlossy }: Palette): Material {
  return { color: front, roughness: isGlossy ? 0.15 : 0.6, opacity: 1, ...(grain && { grain }) };
}

/** A decor that a piece is made in, as a material. */
export function decorOf(palette: Palette): Material {
  return { ...materialOf(palette), isDecor: true };
}

/** The material of a handle, and of other metal. */
export function metal(color: string): Material {
  return { color, roughness: 0.35, opacity: 1 };
}

/** The pane of a mirror. */
export const mirrorGlass: Material = { color: "#dde6e8", roughness: 0.03, opacity: 1 };

/** To a tenth of a millimetre. */
export function rounded(metres: number): number {
  return Math.round(metres * 10_000) / 10_000 + 0;
}

export function vector(x: number, y: number, z: number): Vector {
  return [rounded(x), rounded(y), rounded(z)];
}

/** The decors of a model alone, each on one small board: what a piece that is in view already lacks. */
export function decorsOf({ materials }: Model): Model {
  const names = Object.keys(materials).filter((name) => materials[name]!.isDecor);
  const nodes = names.map((material): ModelNode => ({
    name: material,
    at: origin,
    shape: { form: { kind: "box" }, size: [0.1, 0.1, 0.1], material, grain: "x" },
  }));
  return { name: "decors", materials, nodes };
}

/** All nodes, groups before what is in them. */
export function allNodes(nodes: readonly ModelNode[]): ModelNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);
}

/** What moves in the same way becomes one group: one for all drawers that come out equally far. */
export function groupedByMotion(moving: { nodes: ModelNode[]; motion: Motion }[]): ModelNode[] {
  const groups = new Map<string, ModelNode & { children: ModelNode[] }>();
  for (const { nodes, motion } of moving) {
    const key = JSON.stringify(motion);
    const isDrawer = motion.kind === "pull" && motion.by[2] > 0;
    const name = isDrawer ? "drawers" : "sliding";
    const group = groups.get(key) ?? { name, at: origin, children: [], motion };
    group.children.push(...nodes);
    groups.set(key, group);
  }
  return [...groups.values()];
}
