import { addBoard, count, drill, type Assembly } from "../building/assembly";
import type { Cell } from "../building/cell";
import type { Board, Front } from "../piece";

/** What a front may cover: from the middle of one board to the middle of the next. */
export interface Opening {
  x: number;
  right: number;
  y: number;
  top: number;
}

/** How high above the floor a handle is reached best, and how far from its door's edges it sits. */
export const HANDLE_HEIGHT = 1050;
export const HANDLE_FROM_EDGE = 45;

/** A board of the front's decor before the body; a drawer's grain lies level, a door's stands. */
export function addFront(
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

/** Whether what opens is pushed instead of pulled, by hinges without a spring and openers of drawers. */
export function isPushOpened({ design, chosen }: Pick<Assembly, "design" | "chosen">): boolean {
  return design.opening === "push" && chosen.handle.isPushed;
}

/**
 * Gives a front its handle, on an edge so high where that is not its whole height, in mm. One too small for its handle
 * is pushed to open, and so is a mirror door, whose glass is not drilled.
 */
export function pushFront(
  assembly: Assembly,
  cell: Cell,
  index: number,
  movement: Pick<Front, "opens" | "carries" | "travel" | "isStopped">,
  handle: NonNullable<Front["handle"]>,
  upright = assembly.boards[index]!.place.height,
): void {
  const { chosen, fronts, boards } = assembly;
  const board = boards[index]!;
  const room = handle.direction === "upright" ? upright : board.place.width;
  const isTooSmall = handle.length + 2 * HANDLE_FROM_EDGE > room;
  const isPushed = chosen.handle.isPushed || board.mirror !== undefined || isTooSmall;
  fronts.push({
    board: index,
    ...movement,
    isInner: false,
    handle: isPushed ? null : handle,
    column: cell.columnIndex,
    zone: cell.zoneIndex,
  });
  const isOpener = movement.opens === "out" && isPushOpened(assembly);
  if (isPushed) return count(assembly, isOpener ? "drawer-opener" : "push-latch");
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
