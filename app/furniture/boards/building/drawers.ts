import { addBoard, BLIND_DEPTH, count, drill, type Assembly } from "./assembly";
import type { Cell } from "./cell";

/** The place a drawer's box has in its column. */
export interface BoxPlace {
  /** Clear width between what its runners are fixed to. */
  x: number;
  width: number;
  y: number;
  height: number;
  /** Where runner and box begin. */
  z: number;
  runner: number;
}

/**
 * The box of one drawer with its runners: sides as long as the runner, ends between them, a bottom in
 * grooves. Returns the indices of its boards; the first is the end that one sees first.
 */
export function addBox(assembly: Assembly, cell: Cell, place: BoxPlace): number[] {
  const { rules } = assembly;
  const { drawerBoard: td, back } = rules;
  const { y, z, runner } = place;
  const { frame, x, inner } = addFrame(assembly, cell, place);
  const [front, rear, left, right] = frame;
  const into = back.groove - back.play;
  const bottom = addBoard(assembly, {
    name: "drawer-bottom",
    stock: "hdf",
    body: cell.bodyIndex,
    place: {
      x: x - into,
      y: y + BOTTOM_ABOVE,
      z: z + td - into,
      width: inner + 2 * into,
      height: rules.backBoard,
      depth: runner - 2 * td + 2 * into,
    },
    lengthAxis: "x",
    thicknessAxis: "y",
  });
  for (const [board, face] of [
    [front, "high"],
    [rear, "low"],
    [left, "high"],
    [right, "low"],
  ] as const) {
    const { length } = assembly.boards[board]!;
    assembly.boards[board]!.machining.push({
      kind: "groove",
      face,
      u: 0,
      v: BOTTOM_ABOVE,
      length,
      width: rules.backBoard,
      depth: back.groove,
    });
  }
  return [...frame, bottom];
}

/** Ends and sides of a box with its runners and screws, and the room between its sides: from where, how wide. */
export function addFrame(
  assembly: Assembly,
  cell: Cell,
  place: BoxPlace,
): { frame: [number, number, number, number]; x: number; inner: number } {
  const { rules } = assembly;
  const { drawerBoard: td, drawer } = rules;
  const { y, height, z, runner } = place;
  const width = place.width - drawer.besideBox;
  const x = place.x + drawer.besideBox / 2;
  const upright = { y, height };
  const add = (
    name: "drawer-side" | "drawer-end",
    at: { x: number; z: number; width: number; depth: number },
  ) =>
    addBoard(assembly, {
      name,
      stock: "drawer",
      body: cell.bodyIndex,
      place: { ...upright, ...at },
      lengthAxis: name === "drawer-side" ? "z" : "x",
      thicknessAxis: name === "drawer-side" ? "x" : "z",
      // The upper edge is seen whenever the drawer is open.
      edges: { rear: rules.edges.body },
    });
  const inner = width - 2 * td;
  const front = add("drawer-end", { x: x + td, z, width: inner, depth: td });
  const rear = add("drawer-end", { x: x + td, z: z + runner - td, width: inner, depth: td });
  const left = add("drawer-side", { x, z, width: td, depth: runner });
  const right = add("drawer-side", { x: x + width - td, z, width: td, depth: runner });
  count(assembly, `runner-pair ${runner}`);
  // Three on each side of the box, and one at each place in both uprights.
  count(assembly, "runner-screw", 6 + 2 * rules.drilling["runner-pair"]);
  count(assembly, "drawer-screw", 8);
  return { frame: [front, rear, left, right], x: x + td, inner };
}

/** How far above its lower edge a drawer's bottom lies. */
export const BOTTOM_ABOVE = 10;

/** The holes of a runner in the board it is fixed to. */
export function drillRunner(
  assembly: Assembly,
  upright: number,
  face: "low" | "high",
  { y, z, runner }: Pick<BoxPlace, "y" | "z" | "runner">,
): void {
  const board = assembly.boards[upright]!;
  const middle = 37 + 32 * Math.floor((runner / 2 - 37) / 32);
  const last = 37 + 32 * Math.floor((runner - 74) / 32);
  const isHeldTwice = assembly.rules.drilling["runner-pair"] === 2;
  for (const at of isHeldTwice ? [37, last] : [37, middle, last]) {
    drill(
      board,
      face,
      { x: 0, y: y + 20, z: z + at },
      { diameter: 5, depth: BLIND_DEPTH, use: "runner" },
    );
  }
}
