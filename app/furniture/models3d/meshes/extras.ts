import type { Light, Rail } from "~/furniture/boards/piece";
import type { Box } from "~/furniture/drawing/geometry";

import { origin, vector, type ModelNode, type Vector } from "../front/model";

// What a planned piece has besides boards and handles. Boxes are millimetres of the piece.

/** Where in the model a place of the piece is. */
export type Place = (x: number, y: number, z: number) => Vector;

/** The thickness of a clothes rail, in metres. */
const RAIL = 0.025;
/** How thick a light is and how wide, and how thick the sides of a basket are, in millimetres. */
const [LIGHT, WIDE, WIRE] = [3, 12, 5];

/** A box of one material, from the place of the group that it moves with. */
export function boxNode(
  name: string,
  { x, y, z, width, height, depth }: Box,
  material: string,
  place: Place,
  from: Vector,
): ModelNode {
  const [atX, atY, atZ] = place(x + width / 2, y + height / 2, z + depth / 2);
  const size = vector(width / 1000, height / 1000, depth / 1000);
  return {
    name,
    at: vector(atX - from[0], atY - from[1], atZ - from[2]),
    shape: { form: { kind: "box" }, size, material, grain: "x" },
  };
}

/** A strip of light, which ends with the underside of its board. */
export function lightNode({ x, y, z, length }: Light, place: Place): ModelNode {
  const box = { x, y: y - LIGHT, z: z - WIDE / 2, width: length, height: LIGHT, depth: WIDE };
  return boxNode("light", box, "light", place, origin);
}

/** The floor and the sides of a basket. */
export function basketNodes(basket: Box, place: Place): ModelNode[] {
  const { x, y, z, width, height, depth } = basket;
  const across = { x: x + WIRE, y, z, width: width - 2 * WIRE, height, depth: WIRE };
  const sides = [
    { ...basket, height: WIRE },
    { ...basket, width: WIRE },
    { ...basket, x: x + width - WIRE, width: WIRE },
    across,
    { ...across, z: z + depth - WIRE },
  ];
  return sides.map((box) => boxNode("basket", box, "wire", place, origin));
}

export function railNode({ x, y, z, length, isPullOut }: Rail, place: Place): ModelNode {
  const long = length / 1000;
  const half = length / 2;
  return {
    name: "rail",
    at: isPullOut ? place(x, y, z + half) : place(x + half, y, z),
    shape: {
      form: { kind: "rod", axis: isPullOut ? "z" : "x" },
      size: isPullOut ? vector(RAIL, RAIL, long) : vector(long, RAIL, RAIL),
      material: "steel",
      grain: "x",
    },
  };
}
