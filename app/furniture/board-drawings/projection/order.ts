import type { Camera, Point } from "~/furniture/drawing/geometry";

import { along, cornersOf, type Extent, extentOf, outwards, overlap, type Solid } from "./solid";

/**
 * Things from the farthest to the nearest: what can hide another comes after it. Where they are before the camera is
 * said of those that have places of their own.
 */
export function farthestFirst<Thing extends { solid: Solid; at?: (place: Point) => Point }>(
  things: Thing[],
  camera: Camera,
): Thing[] {
  const measured = things.map(({ solid, at }): Measured => {
    const corners = at ? cornersOf(solid).map(at) : cornersOf(solid);
    return {
      corners,
      x: reach(corners, { x: 1, y: 0, z: 0 }),
      y: reach(corners, { x: 0, y: 1, z: 0 }),
      z: reach(corners, { x: 0, y: 0, z: 1 }),
      turned: at ? waysBefore(solid, at) : turned(solid),
      extent: extentOf(corners.map(({ x, y, z }) => camera.project(x, y, z))),
    };
  });
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

/** The directions across faces of a solid as they are before the camera, where they lie along no axis. */
function waysBefore(solid: Solid, at: (place: Point) => Point): Point[] {
  const ways = turned(solid).map((way) => wayBefore(way, at));
  const own = [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 0, z: 1 },
  ].map((way) => wayBefore(way, at));
  return own.every(isSlanted) ? [...ways, ...own] : ways;
}

/** Whether a level direction lies along no axis. */
function isSlanted({ x, z }: Point): boolean {
  return Math.max(Math.abs(x), Math.abs(z)) < 1 - 1e-9;
}

/** A direction as it is before the camera. */
function wayBefore(way: Point, at: (place: Point) => Point): Point {
  const [from, to] = [at({ x: 0, y: 0, z: 0 }), at(way)];
  return { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
}

/** How far points reach along a direction: from, to. */
function reach(points: readonly Point[], direction: Point): [number, number] {
  let [from, to] = [Infinity, -Infinity];
  for (const point of points) {
    const at = along(point, direction);
    if (at < from) from = at;
    if (at > to) to = at;
  }
  return [from, to];
}

/** A solid with what its comparison with others needs. */
interface Measured {
  corners: Point[];
  x: [number, number];
  y: [number, number];
  z: [number, number];
  /** Across those of its faces that do not lie along the axes. */
  turned: Point[];
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
  part(one.y[0], one.y[1], other.y[0], other.y[1], eye.y);
  part(one.x[0], one.x[1], other.x[0], other.x[1], eye.x);
  part(one.z[0], one.z[1], other.z[0], other.z[1], eye.z);
  for (const turned of [one.turned, other.turned]) {
    for (const direction of turned) {
      const [a, b] = [reach(one.corners, direction), reach(other.corners, direction)];
      part(a[0], a[1], b[0], b[1], along(eye, direction));
    }
  }
  return seen === 3 ? 0 : best;
}

/** The directions across those faces of a solid that do not lie along the axes. */
function turned({ foot, prism }: Solid): Point[] {
  if (prism) {
    const { axis, outline } = prism;
    return outline
      .map((corner, index) => outwards(axis, corner, outline[(index + 1) % outline.length]!))
      .filter(({ x, y, z }) => Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) < 1 - 1e-9);
  }
  const [[fromX, fromZ], [toX, toZ]] = foot as [Solid["foot"][0], Solid["foot"][0]];
  if (fromZ === toZ || fromX === toX) return [];
  const long = Math.hypot(toX - fromX, toZ - fromZ);
  const [x, z] = [(toX - fromX) / long, (toZ - fromZ) / long];
  return [
    { x, y: 0, z },
    { x: -z, y: 0, z: x },
  ];
}
