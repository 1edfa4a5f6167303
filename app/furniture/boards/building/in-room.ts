import type { Box } from "~/furniture/drawing/geometry";

import type { Board, Body, Piece, Stands } from "../piece";
import type { Prism } from "./solid";

type Standing = Pick<Body, "stands">;

/** How what belongs to a board lies in the piece: as it stands itself, or as its body does. */
export function standsOf(
  { bodies }: Pick<Piece, "bodies">,
  { stands, body = 0 }: Pick<Partial<Board>, "stands" | "body">,
): Standing {
  return { stands: stands ?? bodies[body]!.stands };
}

/** A place of a body's own coordinates in those of the piece, in mm: only that of a turned leg is another. */
export function inRoom({ stands }: Standing, { x, z }: Floor): Floor {
  if (!stands) return { x, z };
  const { sin, cos } = turnOf(stands);
  return { x: stands.x + cos * x + sin * z, z: stands.z - sin * x + cos * z };
}

/** A place as seen from above. */
interface Floor {
  x: number;
  z: number;
}

function turnOf({ turn }: Stands): { sin: number; cos: number } {
  if (Math.abs(turn) === 1) return { sin: turn, cos: 0 };
  return { sin: Math.sign(turn) * Math.SQRT1_2, cos: Math.SQRT1_2 };
}

/** The same of a box; of one that stands at 45° the smallest box around it. */
export function boxInRoom(body: Standing, box: Box): Box {
  if (!body.stands) return box;
  const { x, z, width, depth } = box;
  const corners = [x, x + width].flatMap((across) =>
    [z, z + depth].map((behind) => inRoom(body, { x: across, z: behind })),
  );
  const [xs, zs] = [corners.map((one) => one.x), corners.map((one) => one.z)];
  const [left, front] = [Math.min(...xs), Math.min(...zs)];
  return {
    ...box,
    x: left,
    z: front,
    width: Math.max(...xs) - left,
    depth: Math.max(...zs) - front,
  };
}

/** The same of what a board fills; one that stands at 45° is a box, and runs upwards then. */
export function prismInRoom(body: Standing, prism: Prism): Prism {
  if (!body.stands) return prism;
  const { axis, from, to, outline } = prism;
  const { turn } = body.stands;
  if (axis !== "y" && Math.abs(turn) < 1) return prismInRoom(body, upwards(prism));
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

/** A box along any axis as one that runs upwards; what is more than a box only where it runs so already. */
export function upwards({ axis, from, to, outline }: Prism): Prism {
  if (axis === "y") return { axis, from, to, outline };
  const [as, bs] = [outline.map(({ a }) => a), outline.map(({ b }) => b)];
  const [across, up] = axis === "x" ? [bs, as] : [as, bs];
  const [low, high] = [Math.min(...across), Math.max(...across)];
  const corner = (along: number, beside: number) =>
    axis === "x" ? { a: along, b: beside } : { a: beside, b: along };
  const round = [corner(from, low), corner(to, low), corner(to, high), corner(from, high)];
  return {
    axis: "y",
    from: Math.min(...up),
    to: Math.max(...up),
    outline: axis === "x" ? round : round.reverse(),
  };
}

/** How the coordinates of a piece lie in those of a leg that stands in it. */
export function roomAround(stands: Stands): Stands {
  const { x, z, turn } = stands;
  const { sin, cos } = turnOf(stands);
  return { x: sin * z - cos * x, z: -sin * x - cos * z, turn: -turn as Stands["turn"] };
}
