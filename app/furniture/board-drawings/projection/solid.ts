import type { Camera, Flat, Point } from "~/furniture/drawing/geometry";

type Spot = readonly [x: number, z: number];

/** An upright prism in centimetres: a board, however far it is turned about an upright axis. */
export interface Solid {
  /** Convex, from the front's left corner by the front's right one around. */
  foot: Spot[];
  low: number;
  high: number;
  /**
   * The face of a board that an oblique cut has made and that looks to the front, within its foot, low and high: convex,
   * x and y, to the left around; left out of a rectangle.
   */
  face?: (readonly [x: number, y: number])[] | undefined;
}

/** The faces of a solid; `front`, `right`, `rear` and `left` follow its foot. */
type FaceName = "top" | "bottom" | "front" | "right" | "rear" | "left";

export interface Face {
  name: FaceName;
  /** Clockwise on the sheet; of a board with an oblique cut it may have other corners than four. */
  quad: Flat[];
  /** How far it looks to the right; 0 for the fronts of a shut piece, 1 for its right side. */
  turn: number;
}

const sideNames = ["front", "right", "rear", "left"] as const;

export function cornersOf({ foot, low, high }: Solid): Point[] {
  return foot.flatMap(([x, z]) => [low, high].map((y) => ({ x, y, z })));
}

/** The faces that look at the camera, the top first. */
export function facesOf(solid: Solid, camera: Camera): Face[] {
  if (solid.face) return facesOfSlanted(solid.face, solid.foot, camera);
  const { foot, low, high } = solid;
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

/** The edges of a face that look at the camera, upper ones first, and the face itself. */
function facesOfSlanted(
  face: NonNullable<Solid["face"]>,
  foot: readonly Spot[],
  { eye, project }: Camera,
): Face[] {
  const [front, rear] = reach(foot, [0, 1]);
  const edges = face.flatMap(([fromX, fromY], index): Face[] => {
    const [toX, toY] = face[(index + 1) % face.length]!;
    const [outX, outY] = [toY - fromY, fromX - toX];
    if (outX * (eye.x - fromX) + outY * (eye.y - fromY) <= 0) return [];
    const quad = [
      project(toX, toY, rear),
      project(fromX, fromY, rear),
      project(fromX, fromY, front),
      project(toX, toY, front),
    ];
    if (outY > 0) return [{ name: "top", quad, turn: 0 }];
    if (outY < 0) return [{ name: "bottom", quad, turn: 0 }];
    return [{ name: outX > 0 ? "right" : "left", quad, turn: Math.sign(outX) }];
  });
  const upper = edges.filter(({ name }) => name === "top");
  const seen = face.map(([x, y]) => project(x, y, front)).reverse();
  return [
    ...upper,
    ...edges.filter((edge) => !upper.includes(edge)),
    ...(eye.z < front ? [{ name: "front" as const, quad: seen, turn: 0 }] : []),
  ];
}

/** How far a foot reaches along a direction: from, to. */
function reach(foot: readonly Spot[], [x, z]: Spot): [number, number] {
  let [from, to] = [Infinity, -Infinity];
  for (const [atX, atZ] of foot) {
    const at = atX * x + atZ * z;
    if (at < from) from = at;
    if (at > to) to = at;
  }
  return [from, to];
}

/** A solid with what its comparison with others needs. */
interface Measured {
  solid: Solid;
  x: [number, number];
  z: [number, number];
  /** Across the edges of a foot that does not lie along the axes. */
  turned: Spot[];
  extent: Extent;
}

/** Boards touch, and sit in each other's grooves by less than this. */
const touching = 0.05;

/**
 * Which of two solids can hide the other: 1 for the first, -1 for the second, 0 where neither can. What
 * stands on the camera's side of a plane between them is never hidden. Those that sit in each other's
 * grooves are parted where they overlap least.
 */
function nearer(one: Measured, other: Measured, eye: Point): number {
  let [widest, best, seen] = [-Infinity, 0, 0];
  const part = (fromOne: number, toOne: number, from: number, to: number, at: number) => {
    const isBelow = from - toOne > fromOne - to;
    const gap = isBelow ? from - toOne : fromOne - to;
    if (gap <= widest && gap < -touching) return;
    const side = at < (isBelow ? toOne + from : fromOne + to) / 2 === isBelow ? 1 : -1;
    if (gap >= -touching) seen |= side === 1 ? 1 : 2;
    if (gap > widest) [widest, best] = [gap, side];
  };
  part(one.solid.low, one.solid.high, other.solid.low, other.solid.high, eye.y);
  part(one.x[0], one.x[1], other.x[0], other.x[1], eye.x);
  part(one.z[0], one.z[1], other.z[0], other.z[1], eye.z);
  for (const turned of [one.turned, other.turned]) {
    for (const direction of turned) {
      const [a, b] = [reach(one.solid.foot, direction), reach(other.solid.foot, direction)];
      part(a[0], a[1], b[0], b[1], eye.x * direction[0] + eye.z * direction[1]);
    }
  }
  return seen === 3 ? 0 : best;
}

/** The directions across the edges of a foot that does not lie along the axes. */
function turned(foot: Spot[]): Spot[] {
  const [[fromX, fromZ], [toX, toZ]] = foot as [Spot, Spot];
  if (fromZ === toZ || fromX === toX) return [];
  const long = Math.hypot(toX - fromX, toZ - fromZ);
  const [x, z] = [(toX - fromX) / long, (toZ - fromZ) / long];
  return [
    [x, z],
    [-z, x],
  ];
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

/** Things from the farthest to the nearest: what can hide another comes after it. */
export function farthestFirst<Thing extends { solid: Solid }>(
  things: Thing[],
  camera: Camera,
): Thing[] {
  const measured = things.map(({ solid }): Measured => ({
    solid,
    x: reach(solid.foot, [1, 0]),
    z: reach(solid.foot, [0, 1]),
    turned: turned(solid.foot),
    extent: extentOf(cornersOf(solid).map(({ x, y, z }) => camera.project(x, y, z))),
  }));
  const behind: number[][] = things.map(() => []);
  for (let one = 0; one < things.length; one++) {
    for (let other = one + 1; other < things.length; other++) {
      if (!overlap(measured[one]!.extent, measured[other]!.extent)) continue;
      const side = nearer(measured[one]!, measured[other]!, camera.eye);
      if (side === 1) behind[one]!.push(other);
      if (side === -1) behind[other]!.push(one);
    }
  }
  const ordered: Thing[] = [];
  const visited = new Set<number>();
  const visit = (index: number) => {
    if (visited.has(index)) return;
    visited.add(index);
    behind[index]!.forEach(visit);
    ordered.push(things[index]!);
  };
  things.forEach((_, index) => visit(index));
  return ordered;
}
