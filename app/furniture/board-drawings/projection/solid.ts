import type { Axis } from "~/furniture/boards/piece";
import type { Prism } from "~/furniture/boards/standing";
import type { Camera, Flat, Point } from "~/furniture/drawing/geometry";

import { across, type Corner } from "../views";

type Spot = readonly [x: number, z: number];

/** An upright prism in centimetres: a board, however far it is turned about an upright axis. */
export interface Solid {
  /** Convex, from the front's left corner by the front's right one around. */
  foot: Spot[];
  low: number;
  high: number;
  /** What is left of it, in centimetres, where it does not fill its foot from low to high. */
  prism?: Prism | undefined;
}

/** The faces of a solid; `front`, `right`, `rear` and `left` follow its foot. */
type FaceName = "top" | "bottom" | "front" | "right" | "rear" | "left";

export interface Face {
  name: FaceName;
  /** Clockwise on the sheet; of a prism it may have other corners than four. */
  quad: Flat[];
  /** How far it looks to the right; 0 for the fronts of a shut piece, 1 for its right side. */
  turn: number;
}

const sideNames = ["front", "right", "rear", "left"] as const;

/** A prism of the piece in centimetres from a point, which is in mm of the piece. */
export function inCentimetres({ axis, from, to, outline }: Prism, zero: Point): Prism {
  const [one, other] = across[axis];
  const at = (value: number, way: Axis) => (value - zero[way]) / 10;
  return {
    axis,
    from: at(from, axis),
    to: at(to, axis),
    outline: outline.map(({ a, b }) => ({ a: at(a, one), b: at(b, other) })),
  };
}

export function cornersOf({ foot, low, high, prism }: Solid): Point[] {
  if (prism) {
    const { axis, from, to, outline } = prism;
    return outline.flatMap((corner) => [from, to].map((end) => pointAt(axis, end, corner)));
  }
  return foot.flatMap(([x, z]) => [low, high].map((y) => ({ x, y, z })));
}

/** The faces that look at the camera, the top first. */
export function facesOf(solid: Solid, camera: Camera): Face[] {
  const { foot, low, high } = solid;
  if (solid.prism) {
    const faces = facesOfPrism(solid.prism, camera);
    const [hinge, end] = foot;
    const isOpen = hinge !== undefined && hinge[0] === end![0];
    return isOpen ? faces.map((face) => named(face, foot)) : faces;
  }
  const { eye, project } = camera;
  const faces: Face[] = [];
  if (eye.y > high) {
    const [a, b, c, d] = foot.map(([x, z]) => project(x, high, z));
    faces.push({ name: "top", quad: [d!, c!, b!, a!], turn: 0 });
  }
  if (eye.y < low) {
    const [a, b, c, d] = foot.map(([x, z]) => project(x, low, z));
    faces.push({ name: "bottom", quad: [a!, b!, c!, d!], turn: 0 });
  }
  for (const [index, from] of foot.entries()) {
    const to = foot[(index + 1) % foot.length]!;
    const [outX, outZ] = [to[1] - from[1], from[0] - to[0]];
    if (outX * (eye.x - from[0]) + outZ * (eye.z - from[1]) <= 0) continue;
    const quad = [
      project(from[0], high, from[1]),
      project(to[0], high, to[1]),
      project(to[0], low, to[1]),
      project(from[0], low, from[1]),
    ];
    faces.push({ name: sideNames[index]!, quad, turn: outX / Math.hypot(outX, outZ) });
  }
  return faces;
}

/** A face of a door that stands straight open, named as it would be if the door were shut. */
function named({ name, ...face }: Face, foot: Spot[]): Face {
  const at = sideNames.indexOf(name as (typeof sideNames)[number]);
  if (at < 0) return { name, ...face };
  // Its outer face looks to the left where its hinges are there.
  const isLeft = foot[0]![1] > foot[1]![1];
  return { name: sideNames[(at + (isLeft ? 1 : 3)) % 4]!, ...face };
}

/** The faces of a prism that look at the camera: upper ones along it first, other ones along it, its ends. */
function facesOfPrism({ axis, from, to, outline }: Prism, { eye, project }: Camera): Face[] {
  const faceOf = (out: Point, corners: Point[]): Face[] => {
    const [at] = corners as [Point];
    if (along({ x: eye.x - at.x, y: eye.y - at.y, z: eye.z - at.z }, out) <= 0) return [];
    const quad = clockwise(corners.map(({ x, y, z }) => project(x, y, z)));
    return [{ name: nameOf(out), quad, turn: isLevel(out) ? out.x : 0 }];
  };
  const edges = outline.flatMap((corner, index) => {
    const next = outline[(index + 1) % outline.length]!;
    const corners = [
      pointAt(axis, from, corner),
      pointAt(axis, to, corner),
      pointAt(axis, to, next),
      pointAt(axis, from, next),
    ];
    return faceOf(outwards(axis, corner, next), corners);
  });
  const ends = [from, to].flatMap((end) => {
    const out = pointAt(axis, end === from ? -1 : 1, { a: 0, b: 0 });
    return faceOf(
      out,
      outline.map((corner) => pointAt(axis, end, corner)),
    );
  });
  const upper = edges.filter(({ name }) => name === "top");
  return [...upper, ...edges.filter((edge) => !upper.includes(edge)), ...ends];
}

function pointAt(axis: Axis, end: number, { a, b }: Corner): Point {
  if (axis === "x") return { x: end, y: a, z: b };
  return axis === "y" ? { x: a, y: end, z: b } : { x: a, y: b, z: end };
}

/** The way out of a prism, of length one, between two corners of its outline. */
export function outwards(axis: Axis, from: Corner, to: Corner): Point {
  const long = Math.hypot(to.a - from.a, to.b - from.b);
  return pointAt(axis, 0, { a: (to.b - from.b) / long, b: (from.a - to.a) / long });
}

/** How far a point is along a direction. */
export function along({ x, y, z }: Point, direction: Point): number {
  return x * direction.x + y * direction.y + z * direction.z;
}

/** Whether a face looks neither up nor down: what is plumb after it was turned may carry dust. */
function isLevel({ y }: Point): boolean {
  return Math.abs(y) < 1e-6;
}

function nameOf(out: Point): FaceName {
  const { x, y, z } = out;
  if (!isLevel(out)) return y > 0 ? "top" : "bottom";
  if (Math.abs(x) > Math.abs(z) + 1e-9) return x > 0 ? "right" : "left";
  return z > 0 ? "rear" : "front";
}

function clockwise(shape: Flat[]): Flat[] {
  const twice = shape.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice < 0 ? shape.reverse() : shape;
}

/** The rectangle of the sheet that flat points take up: left, top, right, bottom. */
export type Extent = readonly [number, number, number, number];

export function extentOf(points: readonly Flat[]): Extent {
  const out: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < out[0]) out[0] = x;
    if (y < out[1]) out[1] = y;
    if (x > out[2]) out[2] = x;
    if (y > out[3]) out[3] = y;
  }
  return out;
}

export function overlap(a: Extent, b: Extent): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
