import type { Box } from "~/furniture/drawing/geometry";
import { pulledShare, type Block, type Front } from "~/furniture/drawing/piece";

import { groupedByMotion, vector, type ModelNode, type Motion, type Vector } from "../front/model";
import { around, type Bench } from "./bench";
import { inset, type Rectangle } from "./division";
import { handleNode } from "./handles";

/** Centimetres: between a front and its edge of the opening, of a drawer's boards, beside its box. */
const GAP = 0.15;
const DRAWER_BOARD = 1.2;
const BESIDE_BOX = 1.3;

/** Of a front, and of a handle: smaller ones are left out. */
const LEAST = 2;

/** The widest frame of a glass door. */
const FRAME = 4.5;

/** A front with what is behind it. */
export interface Cell {
  front: Front;
  /** The opening in the body; undefined where the body is too small for one. */
  hollow: Box | undefined;
}

/** What closes the openings of a cabinet, in groups that move. */
export function frontNodes(bench: Bench, block: Block, cells: Cell[], thick: number): ModelNode[] {
  const still: ModelNode[] = [];
  const hinged: ModelNode[] = [];
  const pulled: { nodes: ModelNode[]; motion: Motion }[] = [];
  for (const cell of cells) {
    const { front } = cell;
    const leaf = { ...inset(front, GAP), z: block.z, depth: thick };
    const isTooSmall = leaf.width < LEAST || leaf.height < LEAST;
    if (front.kind === "niche" || isTooSmall) continue;
    const nodes = [
      ...leafNodes(bench, block, front, leaf),
      ...(front.kind === "drawer" ? boxNodes(bench, cell) : []),
      ...handleOf(bench, block, front),
    ];
    const motion = motionOf(block, cells, cell);
    if (motion?.kind === "turn") {
      const at = hingeOf(bench, leaf, sideOf(front)!);
      hinged.push({ name: "hinge", at, children: around(at, nodes), motion });
    } else if (motion) pulled.push({ nodes, motion });
    else still.push(...nodes);
  }
  return [...still, ...hinged, ...groupedByMotion(pulled)];
}

function leafNodes(bench: Bench, block: Block, front: Front, leaf: Box): ModelNode[] {
  const { kind } = front;
  if (kind === "glass") return glassNodes(bench, block, leaf);
  if (kind === "oven") return [bench.board("oven", leaf, "screen", "y")];
  const name = kind === "drawer" ? "drawer-front" : kind;
  const grain = front.grain === "level" ? "x" : "y";
  return [bench.board(name, leaf, block.finish, grain)];
}

/** A pane in a frame. */
function glassNodes(bench: Bench, { finish }: Block, leaf: Box): ModelNode[] {
  const rail = Math.min(FRAME, leaf.width / 7, leaf.height / 4);
  const pane = { ...leaf, ...inset(leaf, rail) };
  const right = leaf.x + leaf.width - rail;
  const top = leaf.y + leaf.height - rail;
  const across = { ...leaf, x: pane.x, width: pane.width, height: rail };
  return [
    bench.board("frame", { ...leaf, width: rail }, finish, "y"),
    bench.board("frame", { ...leaf, x: right, width: rail }, finish, "y"),
    bench.board("frame", across, finish, "x"),
    bench.board("frame", { ...across, y: top }, finish, "x"),
    bench.board("glass", { ...pane, z: leaf.z + leaf.depth / 2, depth: 0.4 }, "glass", "y"),
  ];
}

/** The box behind a drawer's front. */
function boxNodes(bench: Bench, { hollow }: Cell): ModelNode[] {
  if (!hollow || hollow.width < 8 || hollow.depth < 8) return [];
  const width = hollow.width - 2 * BESIDE_BOX;
  const height = Math.max(2.5, hollow.height - 4);
  const depth = hollow.depth - 2;
  const [x, y, z] = [hollow.x + BESIDE_BOX, hollow.y + 0.8, hollow.z];
  const side = { x, y, z, width: DRAWER_BOARD, height, depth };
  const inner = { x: x + DRAWER_BOARD, width: width - 2 * DRAWER_BOARD };
  const end = { ...inner, y, z: z + depth - DRAWER_BOARD, height, depth: DRAWER_BOARD };
  const floor = { ...inner, y: y + 0.6, z, height: 0.4, depth: depth - DRAWER_BOARD };
  return [
    bench.board("drawer-side", side, "drawer", "z"),
    bench.board("drawer-side", { ...side, x: x + width - DRAWER_BOARD }, "drawer", "z"),
    bench.board("drawer-end", end, "drawer", "x"),
    bench.board("drawer-bottom", floor, "drawer", "x"),
  ];
}

function handleOf(bench: Bench, block: Block, { kind, handle, ...leaf }: Front): ModelNode[] {
  if (kind === "oven") {
    const height = leaf.y + leaf.height * 0.8 - 4;
    const bar = { x: leaf.x + 6, y: height, z: block.z - 3, width: leaf.width - 12 };
    return [bench.rod("oven-handle", { ...bar, height: 1.4, depth: 1.4 }, "x", "steel")];
  }
  if (!handle || handle.length < LEAST) return [];
  const at = bench.place(handle.x, handle.y, block.z);
  const size = { direction: handle.direction, length: handle.length / 100 };
  return handleNode(bench.handle, size, at);
}

/** An oven opens downwards; drawers have no hinges. */
function sideOf({ kind, hinge }: Front): Front["hinge"] {
  return kind === "oven" ? "bottom" : hinge;
}

function motionOf(block: Block, cells: Cell[], { front, hollow }: Cell): Motion | undefined {
  if (front.kind === "drawer") {
    const depth = hollow?.depth ?? block.depth * 0.8;
    const all = cells.map((cell) => cell.front);
    const travel = depth * pulledShare(front, all);
    return { kind: "pull", by: vector(0, 0, travel / 100), isLate: false };
  }
  switch (sideOf(front)) {
    case "left":
      return turn("y", front.x - block.x < 1.5 ? -110 : -90);
    case "right":
      return turn("y", block.x + block.width - front.x - front.width < 1.5 ? 110 : 90);
    case "top":
      return turn("x", -85);
    case "bottom":
      return turn("x", 85);
    case undefined:
      return undefined;
  }
}

function turn(axis: "x" | "y", degrees: number): Motion {
  return { kind: "turn", axis, degrees };
}

/** The axis a front turns about: in the middle of its thickness, so that it stays before its body. */
function hingeOf(
  bench: Bench,
  { x, y, width, height, z, depth }: Rectangle & Box,
  side: NonNullable<Front["hinge"]>,
): Vector {
  const half = depth / 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  switch (side) {
    case "left":
      return bench.place(x + half, middleY, z + half);
    case "right":
      return bench.place(x + width - half, middleY, z + half);
    case "top":
      return bench.place(middleX, y + height - half, z + half);
    case "bottom":
      return bench.place(middleX, y + half, z + half);
  }
}
