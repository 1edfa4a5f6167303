import type { Design } from "../design";
import { runnerFor } from "../fittings";
import { openingOf, addDoor } from "../fronts/doors";
import { fixDrawerFront } from "../fronts/drawer-front";
import { type Opening, addFront, HANDLE_HEIGHT, pushFront } from "../fronts/front";
import type { Rules } from "../rules";
import { count, drill, type Assembly } from "./assembly";
import type { Cell } from "./cell";
import { addBox, drillRunner, type BoxPlace } from "./drawers";
import { deepAt } from "./rear-cut";
import { slidingDoorWidth } from "./sliding";

/** The doors or drawers of a zone. */
export function addFronts(assembly: Assembly, cell: Cell): void {
  const { front } = cell.zone;
  if (front === "open") return;
  const opening = openingOf(assembly, cell);
  if (front === "drawers") return addDrawers(assembly, cell, opening);
  const { frontGap: gap, outerGap } = assembly.rules;
  const x = opening.x + outerGap;
  const width = opening.right - opening.x - 2 * outerGap;
  if (front !== "pair") return addDoor(assembly, cell, opening, front, x, Math.floor(width));
  const leaf = Math.floor((width - gap) / 2);
  addDoor(assembly, cell, opening, "left", x, leaf);
  addDoor(assembly, cell, opening, "right", x + width - leaf, leaf);
}

/** Equal fronts; what does not divide goes to the lowest. */
function addDrawers(assembly: Assembly, cell: Cell, opening: Opening): void {
  const { rules } = assembly;
  const { zone } = cell;
  const { frontGap: gap, outerGap } = rules;
  const all = Math.floor(opening.top - opening.y - 2 * outerGap - gap * (zone.count - 1));
  const each = Math.floor(all / zone.count);
  const first = all - each * (zone.count - 1);
  const heights = Array.from({ length: zone.count }, (_, index) => (index === 0 ? first : each));
  stackDrawers(assembly, cell, opening, heights);
}

/** What is otherwise of drawers below a worktop: their boxes, how much lower the highest is, how deep they may be. */
interface Stack {
  boxOf: (place: BoxPlace, index: number) => number[];
  lower: number;
  deep: number;
}

/** By how much the boxes of drawers are lower than their fronts, in mm. */
export function aroundBoxes({ thickness }: Pick<Design, "thickness">, { drawer }: Rules): number {
  return drawer.aroundBox + 2 * (thickness - 18);
}

/** Drawers with fronts of some heights, from the lowest. */
export function stackDrawers(
  assembly: Assembly,
  cell: Cell,
  opening: Opening,
  heights: number[],
  stack?: Stack,
): void {
  const { design, rules, chosen } = assembly;
  const { column, body } = cell;
  const { frontGap: gap, outerGap } = rules;
  const around = aroundBoxes(design, rules);
  const x = opening.x + outerGap;
  const width = Math.floor(opening.right - opening.x - 2 * outerGap);
  let y = opening.y + outerGap;
  for (const [index, height] of heights.entries()) {
    const deep = stack?.deep ?? deepAt(assembly, body, y + height - around / 2);
    const runner = runnerFor(deep, rules);
    if (runner === undefined) return;
    const front = addFront(assembly, cell, "drawer-front", { x, y, width, height });
    const boxY = y + around / 2;
    const less = stack && index === heights.length - 1 ? stack.lower : 0;
    const box = { y: boxY, height: height - around - less, z: 0, runner };
    const at = { x: column.x, width: column.width, ...box };
    const carries = stack ? stack.boxOf(at, index) : addBox(assembly, cell, at);
    drillRunner(assembly, cell.left, "high", box);
    drillRunner(assembly, cell.right, "low", box);
    const handle = {
      x: x + width / 2,
      y: y + height / 2,
      direction: "level" as const,
      length: chosen.handle.length,
    };
    pushFront(assembly, cell, front, { opens: "out", carries, travel: runner }, handle);
    fixDrawerFront(assembly, front, carries[0]!);
    y += height + gap;
  }
}

/**
 * Sliding doors run on two tracks between top and bottom, the first and third on the front one. They
 * are moved by recessed pulls at their outer edges.
 */
export function addSlidingDoors(assembly: Assembly, cell: Cell): void {
  const { design, rules, frontThickness } = assembly;
  const { sliding, thickness: t } = design;
  const { place, plinth } = cell.body;
  const inside = place.width - 2 * t;
  // Thicker boards leave less between bottom and top.
  const height = place.height - plinth - rules.sliding.lessHeight - 2 * (t - 18);
  const width = slidingDoorWidth(inside, sliding, rules.sliding.overlap);
  for (let index = 0; index < sliding; index++) {
    const x = place.x + t + (index * (inside - width)) / (sliding - 1);
    const z = 8 + (index % 2) * 40;
    const y = plinth + t + 5;
    const board = addFront(assembly, cell, "sliding-door", { x, y, width, height }, z);
    assembly.fronts.push({
      board,
      opens: "slide",
      carries: [],
      travel: inside - width,
      handle: null,
      isInner: false,
      column: cell.columnIndex,
      zone: cell.zoneIndex,
    });
    const door = assembly.boards[board]!;
    door.place.depth = frontThickness;
    const pulls = [
      ...(index < sliding - 1 ? [x + PULL.fromEdge] : []),
      ...(index > 0 ? [x + width - PULL.fromEdge] : []),
    ];
    const pullY = Math.min(HANDLE_HEIGHT, y + height / 2);
    for (const at of pulls) {
      drill(door, "low", { x: at, y: pullY, z: 0 }, PULL.drilling);
    }
    count(assembly, "recessed-pull", pulls.length);
  }
  count(assembly, "sliding-track");
  count(assembly, "sliding-fittings", sliding);
}

/** A recessed pull: its middle from the door's edge in mm, and its hole. */
const PULL = {
  fromEdge: 60,
  drilling: { diameter: 35, depth: 11, use: "recessed-pull" as const },
};
