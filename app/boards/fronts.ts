import { addBoard, blindDepth, count, drill, type Assembly } from "./assembly";
import { addBox, drillRunner } from "./drawers";
import { PITCH, type Cell } from "./cell";
import type { Board, ClearZone, Front } from "./piece";
import { hingesOf, runnerFor } from "./rules";
import { slidingDoorWidth } from "./sliding";

/** What a front may cover: from the middle of one board to the middle of the next. */
interface Opening {
  x: number;
  right: number;
  y: number;
  top: number;
}

/** How high above the floor a handle is reached best, and how far from its door's edges it sits. */
const HANDLE_HEIGHT = 1050;
const HANDLE_FROM_EDGE = 45;

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

/** At the outer edges a front covers the whole board, elsewhere half of it; the plinth stays free. */
function openingOf({ design }: Assembly, { body, column, zone }: Cell): Opening {
  const { thickness: t } = design;
  const { place, columns, plinth } = body;
  const isTopOver = design.top === "over" && (body.isTopBox || design.topBox === 0);
  const zones = columns.find(({ x }) => x === column.x)!.zones;
  const [isFirst, isLast] = [column.x === columns[0]!.x, column.x === columns.at(-1)!.x];
  const [isLowest, isHighest] = [zone === zones[0], zone === zones.at(-1)];
  return {
    x: isFirst ? place.x : column.x - t / 2,
    right: isLast ? place.x + place.width : column.x + column.width + t / 2,
    y: isLowest ? place.y + plinth : zone.y - t / 2,
    top: isHighest ? place.y + place.height - (isTopOver ? t : 0) : zone.y + zone.clear + t / 2,
  };
}

function addDoor(
  assembly: Assembly,
  cell: Cell,
  opening: Opening,
  hinge: "left" | "right",
  x: number,
  width: number,
): void {
  const { rules, boards, chosen } = assembly;
  const y = opening.y + rules.outerGap;
  const height = Math.floor(opening.top - opening.y - 2 * rules.outerGap);
  const index = addFront(assembly, cell, "door", { x, y, width, height });
  const door = boards[index]!;
  const hinges = hingesOf(height);
  const upright = boards[cell[hinge]]!;
  for (const middle of hingeHeights(hinges, y, height, cell.zone)) {
    const cup = hinge === "left" ? x + 22.5 : x + width - 22.5;
    drill(door, "high", { x: cup, y: middle, z: 0 }, { diameter: 35, depth: 13, use: "hinge-cup" });
    for (const off of [-PITCH / 2, PITCH / 2]) {
      drill(
        upright,
        hinge === "left" ? "high" : "low",
        { x: 0, y: middle + off, z: upright.place.z + 37 },
        { diameter: 5, depth: blindDepth(upright), use: "hinge-plate" },
      );
    }
  }
  count(assembly, "hinge", hinges);
  count(assembly, "hinge-screw", 4 * hinges);
  const { length } = chosen.handle;
  const lowest = y + HANDLE_FROM_EDGE + length / 2;
  const highest = y + height - HANDLE_FROM_EDGE - length / 2;
  const handle = {
    x: hinge === "left" ? x + width - HANDLE_FROM_EDGE : x + HANDLE_FROM_EDGE,
    y: Math.min(highest, Math.max(lowest, HANDLE_HEIGHT)),
    direction: "upright" as const,
    length,
  };
  pushFront(assembly, cell, index, { opens: hinge, carries: [], travel: 0 }, handle);
}

/**
 * The middles of a door's hinges: the outer ones 100 from its ends, the others evenly between, all
 * moved to the rows of holes counted from the zone's floor.
 */
function hingeHeights(hinges: number, y: number, height: number, zone: ClearZone): number[] {
  const inset = Math.min(100, height / 4);
  const step = (height - 2 * inset) / (hinges - 1);
  const highest = Math.floor((zone.clear - PITCH) / PITCH);
  const rows = Array.from({ length: hinges }, (_, index) =>
    Math.round((y + inset + index * step - zone.y - PITCH / 2) / PITCH),
  );
  return rows.map((row) => zone.y + PITCH / 2 + Math.min(highest, Math.max(0, row)) * PITCH);
}

/** Equal fronts; what does not divide goes to the lowest. */
function addDrawers(assembly: Assembly, cell: Cell, opening: Opening): void {
  const { design, rules, chosen } = assembly;
  const { column, zone, body } = cell;
  const { frontGap: gap, outerGap, drawer } = rules;
  const runner = runnerFor(body.place.depth, rules);
  if (runner === undefined) return;
  const all = Math.floor(opening.top - opening.y - 2 * outerGap - gap * (zone.count - 1));
  const each = Math.floor(all / zone.count);
  const around = drawer.aroundBox + 2 * (design.thickness - 18);
  const x = opening.x + outerGap;
  const width = Math.floor(opening.right - opening.x - 2 * outerGap);
  let y = opening.y + outerGap;
  for (let index = 0; index < zone.count; index++) {
    const height = index === 0 ? all - each * (zone.count - 1) : each;
    const front = addFront(assembly, cell, "drawer-front", { x, y, width, height });
    const boxY = y + around / 2;
    const box = { y: boxY, height: height - around, z: 0, runner };
    const carries = addBox(assembly, cell, { x: column.x, width: column.width, ...box });
    drillRunner(assembly, cell.left, "high", box);
    drillRunner(assembly, cell.right, "low", box);
    const handle = {
      x: x + width / 2,
      y: y + height / 2,
      direction: "level" as const,
      length: chosen.handle.length,
    };
    pushFront(assembly, cell, front, { opens: "out", carries, travel: runner }, handle);
    y += height + gap;
  }
}

/** Sliding doors run on two tracks between top and bottom, the first and third on the front one. */
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
    assembly.boards[board]!.place.depth = frontThickness;
  }
  count(assembly, "sliding-track");
  count(assembly, "sliding-fittings", sliding);
}

/** A board of the front's decor before the body; a drawer's grain lies level, a door's stands. */
function addFront(
  assembly: Assembly,
  { bodyIndex }: Cell,
  name: "door" | "drawer-front" | "sliding-door",
  at: { x: number; y: number; width: number; height: number },
  z = -assembly.frontThickness,
): number {
  const edge = assembly.rules.edges.front;
  return addBoard(assembly, {
    name,
    stock: "front",
    body: bodyIndex,
    place: { ...at, z, depth: assembly.frontThickness },
    lengthAxis: name === "drawer-front" ? "x" : "y",
    thicknessAxis: "z",
    edges: { front: edge, rear: edge, left: edge, right: edge },
  });
}

/** A front too small for its handle is pushed to open. */
function pushFront(
  assembly: Assembly,
  cell: Cell,
  index: number,
  movement: Pick<Front, "opens" | "carries" | "travel">,
  handle: NonNullable<Front["handle"]>,
): void {
  const { chosen, fronts, boards } = assembly;
  const board = boards[index]!;
  const room = handle.direction === "upright" ? board.place.height : board.place.width;
  const isPushed = chosen.handle.isPushed || handle.length + 2 * HANDLE_FROM_EDGE > room;
  fronts.push({
    board: index,
    ...movement,
    isInner: false,
    handle: isPushed ? null : handle,
    column: cell.columnIndex,
    zone: cell.zoneIndex,
  });
  if (isPushed) return count(assembly, "push-latch");
  drillHandle(board, handle, chosen.handle.holeSpacing);
  count(assembly, "handle");
  count(assembly, "handle-screw", chosen.handle.holeSpacing > 0 ? 2 : 1);
}

function drillHandle(
  board: Board,
  { x, y, direction }: NonNullable<Front["handle"]>,
  spacing: number,
): void {
  for (const off of spacing > 0 ? [-spacing / 2, spacing / 2] : [0]) {
    const at = direction === "upright" ? { x, y: y + off } : { x: x + off, y };
    drill(board, "low", { ...at, z: 0 }, { diameter: 5, depth: board.thickness, use: "handle" });
  }
}
