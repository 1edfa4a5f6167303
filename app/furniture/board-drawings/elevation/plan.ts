import type { Corner } from "~/furniture/boards/design";
import type { BoardName, Piece } from "~/furniture/boards/piece";
import {
  boundsOfLegs,
  boxInRoom,
  inRoom,
  legsSeen,
  type PieceLeg,
} from "~/furniture/boards/standing";
import type { Box, Flat } from "~/furniture/drawing/geometry";
import { washOf } from "~/furniture/drawing/materials";
import { short } from "~/furniture/drawing/svg";

import type { Looks } from "../views";
import { rowsOf, uprightChain } from "./chains";
import { chainRoom, largest, spanOf } from "./frame";
import { type Plate, thinLine } from "./plate";
import { cutThrough, runTick, WALL } from "./sloped-room";

/** How high the plan is drawn at most, what is kept free above it, between rows of figures, and at the right. */
const [tallest, heading, row, margin] = [300, 102, 26, 20];
/** How much of a wall is drawn beyond its leg, in mm. */
const BEYOND = 250;
/** What is seen from above before a body and beside it. */
const before = new Set<BoardName>(["door", "drawer-front", "filler", "post", "side-panel"]);

/**
 * Both legs between their walls from above, the right wall behind: where each leg begins and ends, and how far doors
 * swing. It is drawn below what is on the sheet.
 */
export function drawPlan(
  plate: Plate,
  piece: Piece,
  { walls, ends, skirting }: Corner,
  looks: Looks,
  title: string,
): void {
  const legs = legsSeen(piece).sort((leg) => (leg.stands ? -1 : 1));
  const bounds = boundsOfLegs(legs);
  const corner = { x: bounds.x - skirting, z: bounds.z + bounds.depth + skirting };
  const doors = legs.flatMap(doorsOf);
  // The left wall first: how much of each is drawn, and of the floor along it.
  const lengths = [bounds.depth, bounds.width].map((reach, wall) =>
    Math.min(walls[wall]!, reach + skirting + BEYOND),
  ) as [number, number];
  const deep = Math.max(lengths[0], ...doors.map(({ open }) => corner.z - open.z));
  const wide = Math.max(lengths[1], ...doors.map(({ open }) => open.x - corner.x));
  const left = 2 * chainRoom + WALL;
  const scale = Math.min((plate.width - left - margin) / wide, tallest / deep, largest);
  const top = plate.low + heading;
  const across = (x: number) => left + (x - corner.x) * scale;
  const down = (z: number) => top + (corner.z - z) * scale;
  plate.write(title, plate.width / 2, plate.low + 24);

  const area = ({ x, z, width, depth }: Box, look: string) =>
    plate.area(across(x), down(z + depth), width * scale, depth * scale, look);
  const [down0, across0] = [lengths[0] * scale, lengths[1] * scale];
  plate.area(left - WALL, top - WALL, WALL, down0 + WALL, cutThrough);
  plate.area(left, top - WALL, across0, WALL, cutThrough);
  for (const [index, leg] of legs.entries()) {
    const { bodies, boards } = leg.piece;
    const beside = WALL + bodies[0]!.place.depth * scale;
    if (ends[index] === "wall") {
      if (index === 0) plate.area(left - WALL, top + down0, beside, WALL, cutThrough);
      else plate.area(left + across0, top - WALL, WALL, beside, cutThrough);
    }
    for (const { place } of bodies) {
      area(boxInRoom(leg, place), `fill="${washOf(looks.body)}" stroke-width=".9"`);
    }
    for (const { place } of boards.filter(({ name }) => before.has(name))) {
      area(boxInRoom(leg, place), `fill="${washOf(looks.front)}" stroke-width=".6"`);
    }
  }
  drawSwings(plate, doors, across, down);

  const [upright, level] = legs.map((leg) => {
    const { x, z, width, depth } = boxInRoom(leg, leg.piece.bodies[0]!.place);
    return leg.stands
      ? { from: corner.z - z - depth, length: depth }
      : { from: x - corner.x, length: width };
  });
  const spansOf = ({ from, length }: Run, zero: number) => {
    const at = (value: number) => zero + value * scale;
    return [
      spanOf(at(0), at(from), from),
      spanOf(at(from), at(from + length), length),
      spanOf(at(0), at(from + length), from + length),
    ];
  };
  for (const [index, spans] of rowsOf(spansOf(upright!, top)).entries()) {
    const edge = left - WALL;
    uprightChain(plate, spans, edge, edge - 10 - index * chainRoom, -1);
  }
  for (const [index, spans] of rowsOf(spansOf(level!, left)).entries()) {
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
  const lowest = Math.max(top + deep * scale, top + down0 + WALL);
  plate.low = Math.max(plate.low, lowest);
}

/** How doors swing, dashed. */
export function drawSwings(
  plate: Plate,
  doors: Swing[],
  across: (x: number) => number,
  down: (z: number) => number,
): void {
  const arcs = doors.map(({ open, hinge, shut }) => {
    const [from, middle, to] = [open, hinge, shut].map(({ x, z }): Flat => [across(x), down(z)]);
    return arc(from!, middle!, to!);
  });
  plate.draw(arcs.join(""), `${thinLine} stroke-dasharray="3 2"`);
}

/** Along a wall, in mm from the corner. */
interface Run {
  from: number;
  length: number;
}

export interface Swing {
  /** The door's far edge, shut and open, and its hinges. */
  shut: Place;
  open: Place;
  hinge: Place;
}

type Place = Pick<Box, "x" | "z">;

/** The doors of a leg as they swing in the room. */
export function doorsOf(leg: PieceLeg): Swing[] {
  const { boards, fronts } = leg.piece;
  return fronts.flatMap(({ board, opens }) => {
    if (opens !== "left" && opens !== "right") return [];
    const { x, z, width } = boards[board]!.place;
    const [hinge, shut] = opens === "left" ? [x, x + width] : [x + width, x];
    const at = (across: number, out: number) => inRoom(leg, { x: across, z: z - out });
    return [{ hinge: at(hinge, 0), shut: at(shut, 0), open: at(hinge, width) }];
  });
}

/** The leaf of a door that stands open, and the quarter of a circle from there to where it is shut. */
function arc([x, y]: Flat, hinge: Flat, shut: Flat): string {
  const radius = short(Math.hypot(x - hinge[0], y - hinge[1]));
  const side = (x - hinge[0]) * (shut[1] - hinge[1]) - (y - hinge[1]) * (shut[0] - hinge[0]);
  const point = ([a, b]: Flat) => `${short(a)} ${short(b)}`;
  return `M${point(hinge)}L${point([x, y])}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${point(shut)}`;
}
