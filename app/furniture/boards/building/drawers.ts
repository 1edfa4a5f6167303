import { runnerFor } from "../fittings";
import type { ClearZone } from "../piece";
import { addBoard, BLIND_DEPTH, count, drill, type Assembly } from "./assembly";
import { insideFrom } from "./carcass";
import type { Cell } from "./cell";
import { deepAt } from "./rear-cut";

/** The place a drawer's box has in its column. */
interface BoxPlace {
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
  const { drawerBoard: td, back, drawer } = rules;
  const { y, height, z, runner } = place;
  const width = place.width - drawer.besideBox;
  const x = place.x + drawer.besideBox / 2;
  const into = back.groove - back.play;
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
  const bottom = addBoard(assembly, {
    name: "drawer-bottom",
    stock: "hdf",
    body: cell.bodyIndex,
    place: {
      x: x + td - into,
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
  count(assembly, `runner-pair ${runner}`);
  // Three on each side of the box, and one at each place in both uprights.
  count(assembly, "runner-screw", 6 + 2 * rules.drilling["runner-pair"]);
  count(assembly, "drawer-screw", 8);
  return [front, rear, left, right, bottom];
}

/** How far above its lower edge a drawer's bottom lies. */
const BOTTOM_ABOVE = 10;

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

/** How much lower than their pitch, and how high at most, drawers behind doors are. */
const INNER_LESS = 40;
const INNER_PITCH = 200;
/** How far they begin behind the door. */
export const INNER_BEHIND = 20;

function innerPitch({ clear }: Pick<ClearZone, "clear">, count: number): number {
  return Math.min(INNER_PITCH, Math.floor(clear / count));
}

/** How high the highest of so many drawers behind doors ends, in mm from the floor. */
export function innerDrawersEnd(zone: Pick<ClearZone, "y" | "clear">, count: number): number {
  return zone.y + count * innerPitch(zone, count) - INNER_LESS / 2;
}

/**
 * Drawers behind doors stand from the zone's floor upwards. On the side of hinges their runners are
 * fixed to spacers, so that they pass the open door.
 */
export function addInnerDrawers(assembly: Assembly, cell: Cell): void {
  const { design, rules } = assembly;
  const { body, bodyIndex, column, zone } = cell;
  const z = insideFrom(assembly, body) + INNER_BEHIND;
  const spacer = design.thickness;
  const isSpaced = {
    left: zone.front === "left" || zone.front === "pair",
    right: zone.front === "right" || zone.front === "pair",
  };
  const x = column.x + (isSpaced.left ? spacer : 0);
  const width = column.width - (isSpaced.left ? spacer : 0) - (isSpaced.right ? spacer : 0);
  const pitch = innerPitch(zone, zone.count);
  for (let index = 0; index < zone.count; index++) {
    const y = zone.y + index * pitch + INNER_LESS / 2;
    const height = pitch - INNER_LESS;
    const runner = runnerFor(deepAt(assembly, body, y + height) - z, rules);
    if (runner === undefined) return;
    const place = { x, width, y, height, z, runner };
    const [front, ...rest] = addBox(assembly, cell, place);
    assembly.fronts.push({
      board: front!,
      opens: "out",
      carries: rest,
      travel: runner,
      handle: null,
      isInner: true,
      column: cell.columnIndex,
      zone: cell.zoneIndex,
    });
    for (const side of ["left", "right"] as const) {
      const fixedTo = isSpaced[side]
        ? addBoard(assembly, {
            name: "spacer",
            stock: "body",
            body: bodyIndex,
            place: {
              x: side === "left" ? column.x : column.x + column.width - spacer,
              y,
              z,
              width: spacer,
              height,
              depth: runner,
            },
            lengthAxis: "z",
            thicknessAxis: "x",
            edges: { left: rules.edges.body },
          })
        : cell[side];
      drillRunner(assembly, fixedTo, side === "left" ? "high" : "low", { y, z, runner });
      if (isSpaced[side]) count(assembly, "spacer-screw", 3);
    }
  }
}
