import { inRoom, type PieceLeg } from "~/furniture/boards/standing";
import type { Box, Flat } from "~/furniture/drawing/geometry";
import { short } from "~/furniture/drawing/svg";

import { type Plate, thinLine } from "./plate";

/** A place as seen from above, in mm. */
export type Place = Pick<Box, "x" | "z">;

/** Where millimetres of the piece are on the sheet. */
interface Sheet {
  plate: Plate;
  across: (x: number) => number;
  down: (z: number) => number;
}

export interface Swing {
  /** The door's far edge, shut and open, and its hinges. */
  shut: Place;
  open: Place;
  hinge: Place;
}

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

/** Draws doors as they stand open, and how they swing there. */
export function drawSwings({ plate, across, down }: Sheet, doors: Swing[]): void {
  const arcs = doors.map(({ open, hinge, shut }) => {
    const [from, middle, to] = [open, hinge, shut].map(({ x, z }): Flat => [across(x), down(z)]);
    return arc(from!, middle!, to!);
  });
  plate.draw(arcs.join(""), `${thinLine} stroke-dasharray="3 2"`);
}

/** The leaf of a door that stands open, and the quarter of a circle from there to where it is shut. */
function arc([x, y]: Flat, hinge: Flat, shut: Flat): string {
  const radius = short(Math.hypot(x - hinge[0], y - hinge[1]));
  const side = (x - hinge[0]) * (shut[1] - hinge[1]) - (y - hinge[1]) * (shut[0] - hinge[0]);
  const point = ([a, b]: Flat) => `${short(a)} ${short(b)}`;
  return `M${point(hinge)}L${point([x, y])}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${point(shut)}`;
}
