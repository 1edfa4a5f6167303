import type { Board, Light } from "~/furniture/boards/piece";
import { frontQuad, line, plain } from "~/furniture/drawing/canvas";
import type { Box, Camera, Flat } from "~/furniture/drawing/geometry";
import { chain, polygon, short } from "~/furniture/drawing/svg";

import { upright } from "./scene";
import type { Solid } from "./solid";

// What stands among the boards of a perspective view, in centimetres: lights, baskets; and the mirrors on doors.

/** How thick a strip of light is, and how far below it one sees that it shines, in centimetres. */
const [STRIP, SHINE] = [0.6, 24];

/** The space that a light takes. */
export function solidOfLight({ x, y, z, length }: Light): Solid {
  return upright({ x, y: y - STRIP, z: z - STRIP, width: length, height: STRIP, depth: 2 * STRIP });
}

/** A strip of light, and what it lights below it. */
export function paintLight(camera: Camera, { x, y, z, length }: Light): string {
  const ends = chain([camera.project(x, y - STRIP, z), camera.project(x + length, y - STRIP, z)]);
  const width = Math.max(1.2, 1.6 * camera.unit(x, y, z));
  // Brighter the nearer.
  const shine = [1, 0.7, 0.45, 0.25].map((share) =>
    plain(
      polygon(frontQuad(camera, z, x, y - SHINE * share, length, SHINE * share)),
      "#ffd98a",
      ' fill-opacity=".16"',
    ),
  );
  return (
    shine.join("") +
    line(ends, "#e0a52e", short(width + 0.6)) +
    line(ends, "#fff3cf", short(width * 0.6))
  );
}

/** A basket of wire, pushed in: its rear, its floor and its sides, and its front before them. */
export function paintPullOut(camera: Camera, { x, y, z, width, height, depth }: Box): string {
  const at = (across: number, up: number, back: number) =>
    camera.project(x + across * width, y + up * height, z + back * depth);
  const wires = 5;
  const steps = Array.from({ length: wires + 1 }, (_, index) => index / wires);
  const around = (back: number) =>
    chain([at(0, 1, back), at(0, 0, back), at(1, 0, back), at(1, 1, back)], true);
  const front = steps.map((step) => chain([at(step, 0, 0), at(step, 1, 0)])).join("");
  const floor = steps.map((step) => chain([at(step, 0, 0), at(step, 0, 1)])).join("");
  const rims = [0, 1].map((side) => chain([at(side, 1, 0), at(side, 1, 1)])).join("");
  const unit = Math.max(0.35, 0.5 * camera.unit(x, y, z));
  return (
    plain(
      polygon([at(0, 1, 0), at(1, 1, 0), at(1, 0, 0), at(0, 0, 0)]),
      "#f6f7f8",
      ' fill-opacity=".3"',
    ) +
    line(around(1) + floor, "#9aa2a9", short(unit)) +
    line(front, "#7d858c", short(unit)) +
    line(around(0) + rims, "#7d858c", short(2 * unit))
  );
}

/** The pane of a mirror on the outer face of its door, whose corners these are: upper ones first, clockwise. */
export function paintMirror(board: Board, face: readonly Flat[], id: string): string {
  const [a, b, c, d] = face;
  if (!board.mirror || !a || !b || !c || !d) return "";
  const across = 1 - board.mirror.width / board.width;
  const up = 1 - board.mirror.length / board.length;
  const spot = (right: number, down: number): Flat =>
    between(between(a, b, right), between(d, c, right), down);
  const [left, top] = [across / 2, up / 2];
  const pane = [spot(left, top), spot(1 - left, top), spot(1 - left, 1 - top), spot(left, 1 - top)];
  return plain(polygon(pane), `url(#${id}mirror)`);
}

function between(from: Flat, to: Flat, share: number): Flat {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
