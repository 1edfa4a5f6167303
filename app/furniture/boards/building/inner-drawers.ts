import { runnerFor } from "../fittings";
import type { ClearZone } from "../piece";
import { addBoard, count, type Assembly } from "./assembly";
import { insideFrom } from "./carcass";
import type { Cell } from "./cell";
import { addBox, drillRunner, type BoxPlace } from "./drawers";
import { deepAt } from "./rear-cut";

/** How much lower than their pitch, and how high at most, drawers behind doors are. */
export const INNER_LESS = 40;
const INNER_PITCH = 200;
/** How far drawers and pull-outs begin behind the door. */
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
  const { body, column, zone } = cell;
  const z = insideFrom(assembly, body) + INNER_BEHIND;
  const across = betweenSpacers(column, zone.front, assembly.design.thickness);
  const pitch = innerPitch(zone, zone.count);
  for (let index = 0; index < zone.count; index++) {
    const y = zone.y + index * pitch + INNER_LESS / 2;
    const height = pitch - INNER_LESS;
    const runner = runnerFor(deepAt(assembly, body, y + height) - z, assembly.rules);
    if (runner === undefined) return;
    const place = { ...across, y, height, z, runner };
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
    fixRunners(assembly, cell, place);
  }
}

/** What is left of a column between the spacers behind its doors. */
export function betweenSpacers(
  { x, width }: Cell["column"],
  front: Cell["zone"]["front"],
  spacer: number,
): Pick<BoxPlace, "x" | "width"> {
  const [left, right] = [spacedAt("left", front), spacedAt("right", front)].map((isSpaced) =>
    isSpaced ? spacer : 0,
  ) as [number, number];
  return { x: x + left, width: width - left - right };
}

/** Whether hinges are on a side, beside which runners stand off from the upright. */
function spacedAt(side: "left" | "right", front: Cell["zone"]["front"]): boolean {
  return front === side || front === "pair";
}

/** The holes for a pair of runners behind a door, and the spacers they are fixed to on the side of hinges. */
export function fixRunners(
  assembly: Assembly,
  cell: Cell,
  { y, height, z, runner }: Omit<BoxPlace, "x" | "width">,
): void {
  const { design, rules } = assembly;
  const { bodyIndex, column, zone } = cell;
  const spacer = design.thickness;
  for (const side of ["left", "right"] as const) {
    const isSpaced = spacedAt(side, zone.front);
    const fixedTo = isSpaced
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
    if (isSpaced) count(assembly, "spacer-screw", 3);
  }
}
