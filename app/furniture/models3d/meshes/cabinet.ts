import type { Box } from "~/furniture/drawing/geometry";
import type { Block, Front } from "~/furniture/drawing/piece";

import type { ModelNode } from "../front/model";
import type { Bench } from "./bench";
import { frontNodes, type Cell } from "./cabinet-fronts";
import { divideAround, inset, isIn, type Rectangle } from "./division";

/** Centimetres: of a board, a front, a back, a shelf behind glass. */
const BOARD = 1.8;
const FRONT = 1.8;
const BACK = 0.8;
const GLASS_SHELF = 0.8;

/**
 * A block with fronts as a cabinet: boards around the openings behind its fronts, a back, shelves, and
 * the fronts themselves, which end where the block does.
 */
export function cabinetNodes(bench: Bench, block: Block): ModelNode[] {
  const thick = Math.min(FRONT, block.depth / 4);
  const cells = block.fronts.map((front) => ({
    front,
    hollow: hollowOf(block, front, thick),
  }));
  return [
    ...bodyNodes(bench, block, cells, thick),
    ...cells.flatMap((cell) => insideNodes(bench, block, cell)),
    ...frontNodes(bench, block, cells, thick),
  ];
}

/** A niche is open as it is drawn; behind what closes stand boards, half of each on either side. */
function hollowOf(block: Block, front: Front, thick: number): Box | undefined {
  const isNiche = front.kind === "niche";
  const z = block.z + (isNiche ? 0 : thick);
  const depth = isNiche
    ? Math.min(front.hollow ?? Infinity, block.depth - BACK)
    : block.depth - BACK - thick;
  const opening = isNiche ? front : clearBehind(block, front);
  const isRoom = opening.width > 2 && opening.height > 2 && depth > 3;
  const { x, y, width, height } = opening;
  return isRoom ? { x, y, width, height, z, depth } : undefined;
}

function clearBehind(block: Block, front: Front): Rectangle {
  const edge = (isOuter: boolean, at: number, outer: number, side: 1 | -1) =>
    isOuter ? outer + side * BOARD : at + (side * BOARD) / 2;
  const near = 1.2;
  const [right, top] = [front.x + front.width, front.y + front.height];
  const [blockRight, blockTop] = [block.x + block.width, block.y + block.height];
  const x = edge(front.x - block.x < near, front.x, block.x, 1);
  const y = edge(front.y - block.y < near, front.y, block.y, 1);
  return {
    x,
    y,
    width: edge(blockRight - right < near, right, blockRight, -1) - x,
    height: edge(blockTop - top < near, top, blockTop, -1) - y,
  };
}

/** The boards around the openings: flush with the fronts where nothing covers them. */
function bodyNodes(bench: Bench, block: Block, cells: Cell[], thick: number): ModelNode[] {
  const { x, y, z, width, height, depth, finish } = block;
  const hollows = cells.flatMap(({ hollow }) => hollow ?? []);
  // The gap beside a front is no board of its own.
  const covers = cells
    .filter(({ front }) => front.kind !== "niche")
    .map(({ front }) => inset(front, -0.6));
  const frame = frameOf(block, hollows);
  const kindOf = (atX: number, atY: number) => {
    const isCovered = covers.some((cover) => isIn(cover, atX, atY));
    return `${isCovered ? "covered" : "flush"} ${nameIn(block, frame, atX, atY)}`;
  };
  const walls = divideAround(block, hollows, [...covers, frame], kindOf);
  const rear = z + depth - BACK;
  const boards = walls.map(({ kind, ...wall }) => {
    const [cover, place] = kind.split(" ") as ["covered" | "flush", string];
    const from = z + (cover === "covered" ? thick : 0);
    const isUpright = wall.height >= wall.width;
    const name = place === "inner" ? (isUpright ? "partition" : "fixed-shelf") : place;
    const box = { ...wall, z: from, depth: rear - from };
    return bench.board(name, box, finish, isUpright ? "y" : "x");
  });
  const fillings = hollows
    .filter((hollow) => hollow.z + hollow.depth < rear - 0.1)
    .map((hollow) => {
      const from = hollow.z + hollow.depth;
      return bench.board("panel", { ...hollow, z: from, depth: rear - from }, finish, "y");
    });
  const back = { x, y, z: rear, width, height, depth: BACK };
  return [...boards, ...fillings, bench.board("back", back, finish, "y")];
}

/** What is inside the outer boards, which are as thick as the openings leave them. */
function frameOf({ x, y, width, height }: Block, hollows: readonly Box[]): Rectangle {
  const thick = (gaps: number[]) => {
    const least = Math.min(...gaps);
    return least < 4 ? least : BOARD;
  };
  const left = thick(hollows.map((hollow) => hollow.x - x));
  const right = thick(hollows.map((hollow) => x + width - hollow.x - hollow.width));
  const low = thick(hollows.map((hollow) => hollow.y - y));
  const high = thick(hollows.map((hollow) => y + height - hollow.y - hollow.height));
  return { x: x + left, y: y + low, width: width - left - right, height: height - low - high };
}

/** Sides go from the floor to the top, top and bottom stand between them. */
function nameIn(block: Block, frame: Rectangle, x: number, y: number): string {
  if (x < frame.x || x > frame.x + frame.width) return "side";
  if (y < frame.y) return "bottom";
  return y > frame.y + frame.height ? "top" : "inner";
}

/** Shelves and a clothes rail. */
function insideNodes(bench: Bench, block: Block, { front, hollow }: Cell): ModelNode[] {
  if (!hollow) return [];
  const isGlass = front.kind === "glass";
  const thick = isGlass ? GLASS_SHELF : BOARD;
  const setBack = Math.min(1.5, hollow.depth / 8);
  const shelves = (front.shelves ?? [])
    .filter((y) => y > hollow.y + 1 && y + thick < hollow.y + hollow.height - 1)
    .map((y) => {
      const box = { ...hollow, y, height: thick };
      const shelf = { ...box, z: hollow.z + setBack, depth: hollow.depth - setBack };
      return bench.board("shelf", shelf, isGlass ? "glass" : block.finish, "x");
    });
  if (!front.rail) return shelves;
  const middle = { x: hollow.x, y: front.rail - 1.2, z: hollow.z + hollow.depth / 2 - 1.2 };
  const rail = { ...middle, width: hollow.width, height: 2.4, depth: 2.4 };
  return [...shelves, bench.rod("rail", rail, "x", "steel")];
}
