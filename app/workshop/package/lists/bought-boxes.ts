import type { Light, Rail } from "~/furniture/boards/piece";
import type { Prism } from "~/furniture/boards/standing";
import type { Box } from "~/furniture/drawing/geometry";

/** A strip of light is 17 wide and shows its lens, 2 high, under its board. */
export function boxOfLight({ x, y, z, length }: Light): Box {
  return { x, y: y - 2, z: z - 8.5, width: length, height: 2, depth: 17 };
}

/** A rail's tube is 30 high and 15 deep. */
export function boxOfRail({ x, y, z, length, isPullOut }: Rail): Box {
  return isPullOut
    ? { x: x - 7, y: y - 15, z, width: 15, height: 30, depth: length }
    : { x, y: y - 15, z: z - 7, width: length, height: 30, depth: 15 };
}

/** A box as one that runs upwards. */
export function upright({ x, y, z, width, height, depth }: Box): Prism {
  const corners = [
    { a: x, b: z },
    { a: x + width, b: z },
    { a: x + width, b: z + depth },
    { a: x, b: z + depth },
  ];
  return { axis: "y", from: y, to: y + height, outline: corners };
}
