import { farthestFirst } from "~/furniture/board-drawings/projection/order";
import type { StandingBoard } from "~/furniture/board-drawings/projection/scene";
import {
  cornersOf,
  type Face,
  facesOf,
  type Solid,
} from "~/furniture/board-drawings/projection/solid";
import type { Prism } from "~/furniture/boards/standing";
import type { Camera, Flat, Point } from "~/furniture/drawing/geometry";

export type Spot = readonly [number, number];

/** A plane that a solid is behind: a point of it, and the way out. */
interface Plane {
  at: Point;
  out: Point;
}

/** Along a direction of length one. */
function along({ x, y, z }: Point, direction: Point): number {
  return x * direction.x + y * direction.y + z * direction.z;
}

/** The planes around a solid. */
function planesOf(solid: Solid): Plane[] {
  const { foot, low, high, prism } = solid;
  if (!prism) {
    const [[x, z]] = foot as [Spot];
    const ends = [
      { at: { x, y: low, z }, out: { x: 0, y: -1, z: 0 } },
      { at: { x, y: high, z }, out: { x: 0, y: 1, z: 0 } },
    ];
    const sides = foot.map(([fromX, fromZ], index) => {
      const [toX, toZ] = foot[(index + 1) % foot.length]!;
      const long = Math.hypot(toX - fromX, toZ - fromZ);
      const out = { x: (toZ - fromZ) / long, y: 0, z: (fromX - toX) / long };
      return { at: { x: fromX, y: low, z: fromZ }, out };
    });
    return [...ends, ...sides];
  }
  const { axis, from, to, outline } = prism;
  const spot = {
    x: (end: number, a: number, b: number) => ({ x: end, y: a, z: b }),
    y: (end: number, a: number, b: number) => ({ x: a, y: end, z: b }),
    z: (end: number, a: number, b: number) => ({ x: a, y: b, z: end }),
  }[axis];
  const [{ a, b }] = outline as [Prism["outline"][0]];
  const ends = [
    { at: spot(from, a, b), out: spot(-1, 0, 0) },
    { at: spot(to, a, b), out: spot(1, 0, 0) },
  ];
  const sides = outline.map((corner, index) => {
    const next = outline[(index + 1) % outline.length]!;
    const long = Math.hypot(next.a - corner.a, next.b - corner.b);
    const out = spot(0, (next.b - corner.b) / long, (corner.a - next.a) / long);
    return { at: spot(from, corner.a, corner.b), out };
  });
  return [...ends, ...sides];
}

/** How far two solids are apart; negative where they are in one another. */
export function gapBetween(one: Solid, other: Solid): number {
  const [own, others] = [cornersOf(one), cornersOf(other)];
  const gaps = [...planesOf(one), ...planesOf(other)].map(({ out }) => {
    const [a, b] = [own, others].map((points) => points.map((point) => along(point, out)));
    return Math.max(Math.min(...a!) - Math.max(...b!), Math.min(...b!) - Math.max(...a!));
  });
  return Math.max(...gaps);
}

/** Whether a solid is met on the way from the camera to a point, before the point. */
function isMet(solid: Solid, eye: Point, to: Point): boolean {
  let [from, until] = [0, 1];
  for (const { at, out } of planesOf(solid)) {
    const before = along(at, out);
    // Half a millimetre beside a board counts as met: what is hardly seen may be hidden.
    const [start, end] = [along(eye, out) - before - 0.05, along(to, out) - before - 0.05];
    if (start > 0 && end > 0) until = -1;
    else if (start > 0) from = Math.max(from, start / (start - end));
    else if (end > 0) until = Math.min(until, start / (start - end));
  }
  return from < until;
}

function contains(quad: Flat[], [x, y]: Flat): boolean {
  return quad.every((from, index) => {
    const to = quad[(index + 1) % quad.length]!;
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) > 0;
  });
}

/** Places on the front, the right side and the top of a solid, and none that a cut or a tilt has taken away. */
function placesOn(solid: Solid): Point[] {
  const planes = planesOf(solid);
  return placesAround(solid).filter((place) =>
    planes.every(({ at, out }) => along(place, out) - along(at, out) <= 1e-6),
  );
}

function placesAround({ foot, low, high }: Solid): Point[] {
  const shares = [0.13, 0.5, 0.83];
  const [a, b, c] = foot as [Spot, Spot, Spot];
  return shares.flatMap((one) =>
    shares.flatMap((other) => {
      const up = low + (high - low) * other;
      return [
        { x: a[0] + (b[0] - a[0]) * one, y: up, z: a[1] + (b[1] - a[1]) * one },
        { x: b[0] + (c[0] - b[0]) * one, y: up, z: b[1] + (c[1] - b[1]) * one },
        {
          x: a[0] + (b[0] - a[0]) * one + (c[0] - b[0]) * other,
          y: high,
          z: a[1] + (b[1] - a[1]) * one + (c[1] - b[1]) * other,
        },
      ];
    }),
  );
}

/** What is painted over a place that one sees, in an order of painting. */
export function wronglyHidden(
  boards: StandingBoard[],
  camera: Camera,
  order = farthestFirst(boards, camera),
): string[] {
  const ordered = order.map((each) => ({ ...each, faces: facesOf(each.solid, camera) }));
  const shows = ({ faces }: { faces: Face[] }, at: Flat) =>
    faces.some(({ quad }) => contains(quad, at));
  return ordered.flatMap((thing, index) =>
    placesOn(thing.solid).flatMap((place) => {
      const at = camera.project(place.x, place.y, place.z);
      if (!shows(thing, at)) return [];
      // What sits in a groove of the other may be seen in it.
      const over = ordered
        .slice(index + 1)
        .filter((other) => shows(other, at) && gapBetween(other.solid, thing.solid) > -0.01);
      const isHidden = ({ solid }: StandingBoard) =>
        solid !== thing.solid && isMet(solid, camera.eye, place);
      if (over.length === 0 || boards.some(isHidden)) return [];
      return over.map(({ board }) => `${board.name} over ${thing.board.name}`);
    }),
  );
}
