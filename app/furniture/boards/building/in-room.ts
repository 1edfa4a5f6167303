import type { Box } from "~/furniture/drawing/geometry";

import type { Body, Stands } from "../piece";
import type { Prism } from "./solid";

/** A place of a body's own coordinates in those of the piece, in mm: only that of a turned leg is another. */
export function inRoom({ stands }: Pick<Body, "stands">, { x, z }: Floor): Floor {
  if (!stands) return { x, z };
  return { x: stands.x + stands.turn * z, z: stands.z - stands.turn * x };
}

/** A place as seen from above. */
interface Floor {
  x: number;
  z: number;
}

/** The same of a box. */
export function boxInRoom(body: Pick<Body, "stands">, box: Box): Box {
  if (!body.stands) return box;
  const { x, z, width, depth } = box;
  const [one, other] = [inRoom(body, { x, z }), inRoom(body, { x: x + width, z: z + depth })];
  return {
    ...box,
    x: Math.min(one.x, other.x),
    z: Math.min(one.z, other.z),
    width: depth,
    depth: width,
  };
}

/** The same of what a board fills. */
export function prismInRoom(body: Pick<Body, "stands">, prism: Prism): Prism {
  if (!body.stands) return prism;
  const { axis, from, to, outline } = prism;
  const { turn } = body.stands;
  if (axis === "y") {
    // Turned as seen from above, its outline stays convex and goes the same way round.
    const corners = outline.map(({ a, b }) => inRoom(body, { x: a, z: b }));
    return { ...prism, outline: corners.map(({ x, z }) => ({ a: x, b: z })) };
  }
  // Along x the corners are (y, z), along z they are (x, y).
  const at = (along: number) =>
    axis === "x" ? inRoom(body, { x: along, z: 0 }).z : inRoom(body, { x: 0, z: along }).x;
  const across = outline.map(({ a, b }) =>
    axis === "x"
      ? { a: inRoom(body, { x: 0, z: b }).x, b: a }
      : { a: b, b: inRoom(body, { x: a, z: 0 }).z },
  );
  const isReversed = axis === "x" ? turn === 1 : turn === -1;
  const [one, other] = [at(from), at(to)];
  return {
    axis: axis === "x" ? "z" : "x",
    from: Math.min(one, other),
    to: Math.max(one, other),
    outline: isReversed ? across.reverse() : across,
  };
}

/** How the coordinates of a piece lie in those of a leg that stands in it. */
export function roomAround({ x, z, turn }: Stands): Stands {
  return { x: turn * z, z: -turn * x, turn: turn === 1 ? -1 : 1 };
}
