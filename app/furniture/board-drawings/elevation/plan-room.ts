import { short } from "~/furniture/drawing/svg";

import { rowsOf, uprightChain } from "./chains";
import { chainRoom, largest, spanOf } from "./frame";
import { type Plate, thinLine } from "./plate";
import { cutThrough, runTick, WALL } from "./sloped-room";
import type { Place, Swing } from "./swings";

// Two walls that meet from above, the right one behind, and what is told of whatever stands along them.

/** How high the plan is drawn at most, what is kept free above it, between rows of figures, and at the right. */
const [tallest, heading, row, margin] = [300, 102, 26, 20];
/** How much of a wall is drawn beyond what stands there, in mm. */
const BEYOND = 250;

/** How far something reaches along both walls, in mm: the left one first. */
export type Along<Of> = readonly [left: Of, right: Of];

/** Where millimetres of the piece are on the sheet, and where the corner is. */
export interface PlanRoom {
  plate: Plate;
  corner: Place;
  scale: number;
  /** Where the walls' faces are on the sheet, and how much of them is drawn there. */
  left: number;
  top: number;
  drawn: Along<number>;
  across: (x: number) => number;
  down: (z: number) => number;
  /** Where what is drawn ends below. */
  lowest: number;
}

/** Draws both walls below what is on the sheet, as far as what stands along them reaches or doors swing. */
export function drawRoomAbove(
  plate: Plate,
  corner: Place,
  { walls, reach }: Record<"walls" | "reach", Along<number>>,
  doors: Swing[],
  title: string,
): PlanRoom {
  // The left wall first: how much of each is drawn, and of the floor along it.
  const [down0, across0] = reach.map((far, wall) => Math.min(walls[wall]!, far + BEYOND)) as [
    number,
    number,
  ];
  const deep = Math.max(down0, ...doors.map(({ open }) => corner.z - open.z));
  const wide = Math.max(across0, ...doors.map(({ open }) => open.x - corner.x));
  const left = 2 * chainRoom + WALL;
  const scale = Math.min((plate.width - left - margin) / wide, tallest / deep, largest);
  const top = plate.low + heading;
  plate.write(title, plate.width / 2, plate.low + 24);
  const drawn = [down0 * scale, across0 * scale] as const;
  plate.area(left - WALL, top - WALL, WALL, drawn[0] + WALL, cutThrough);
  plate.area(left, top - WALL, drawn[1], WALL, cutThrough);
  return {
    plate,
    corner,
    scale,
    left,
    top,
    drawn,
    across: (x) => left + (x - corner.x) * scale,
    down: (z) => top + (corner.z - z) * scale,
    lowest: Math.max(top + deep * scale, top + drawn[0] + WALL),
  };
}

/** Draws the wall that one of both walls ends at, as far into the room as what stands there is deep, in mm. */
export function drawEnd(
  { plate, left, top, drawn, scale }: PlanRoom,
  wall: "left" | "right",
  deep: number,
): void {
  const beside = WALL + deep * scale;
  if (wall === "left") plate.area(left - WALL, top + drawn[0], beside, WALL, cutThrough);
  else plate.area(left + drawn[1], top - WALL, WALL, beside, cutThrough);
}

/** Along a wall, in mm from the corner. */
export interface Run {
  from: number;
  length: number;
}

/** Draws where along each of the walls something begins and ends. */
export function figureRuns(room: PlanRoom, [upright, level]: Along<Run>): void {
  const { plate, left, top, scale } = room;
  const spansOf = ({ from, length }: Run, zero: number) => {
    const at = (value: number) => zero + value * scale;
    return [
      ...(from > 0 ? [spanOf(at(0), at(from), from)] : []),
      spanOf(at(from), at(from + length), length),
      spanOf(at(0), at(from + length), from + length),
    ];
  };
  for (const [index, spans] of rowsOf(spansOf(upright, top)).entries()) {
    const edge = left - WALL;
    uprightChain(plate, spans, edge, edge - 10 - index * chainRoom, -1);
  }
  for (const [index, spans] of rowsOf(spansOf(level, left)).entries()) {
    const at = top - WALL - 10 - index * row;
    const ticks = spans
      .flatMap(({ from, to }) => [from, to])
      .map((x) => runTick(x, at, top - WALL));
    plate.draw(
      ticks.join("") + `M${short(spans[0]!.from)} ${short(at)}H${short(spans.at(-1)!.to)}`,
      thinLine,
    );
    for (const { from, to, value } of spans)
      plate.write(plate.figure(value), (from + to) / 2, at - 9);
  }
}
