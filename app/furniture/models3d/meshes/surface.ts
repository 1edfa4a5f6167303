import type { Axis, Vector } from "../front/model";

/** A surface of triangles, three numbers a corner; seen from outside their corners turn to the left. */
export interface Mesh {
  positions: number[];
  normals: number[];
  indices: number[];
}

/** A ring of a turned part: its radius and height, and where its middle is. */
export interface Ring {
  r: number;
  y: number;
  x?: number;
  z?: number;
}

/** Turns a profile, from below outside to above, around an upright axis; its edges stay sharp. */
export function lathe(rings: Ring[], sides: number): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  for (const [index, upper] of rings.slice(1).entries()) {
    const lower = rings[index]!;
    const [outward, up] = unit2(upper.y - lower.y, lower.r - upper.r);
    const first = mesh.positions.length / 3;
    for (const { r, y, x = 0, z = 0 } of [lower, upper]) {
      for (let side = 0; side < sides; side++) {
        const [cosine, sine] = onCircle(side / sides);
        mesh.positions.push(x + r * cosine, y, z + r * sine);
        mesh.normals.push(outward * cosine, up, outward * sine);
      }
    }
    bridge(mesh, first, sides, lower.r === 0, upper.r === 0);
  }
  return mesh;
}

/** Joins a ring of corners with the one after it; a ring that is a point takes only half the triangles. */
function bridge(mesh: Mesh, first: number, sides: number, isPoint: boolean, toPoint: boolean) {
  for (let side = 0; side < sides; side++) {
    const [here, next] = [first + side, first + ((side + 1) % sides)];
    if (!isPoint) mesh.indices.push(here, here + sides, next);
    if (!toPoint) mesh.indices.push(next, here + sides, next + sides);
  }
}

/** A round bar through points, closed at both ends. */
export function tube(points: readonly Vector[], radius: number, sides: number): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  const ways = points.map((point, index) =>
    unit(minus(points[index + 1] ?? point, points[index - 1] ?? point)),
  );
  // Tubes lie in a plane, so that what is across it is across the tube everywhere.
  const across = perpendicular(ways[0]!, ways.at(-1)!);
  const add = (middle: Vector, a: Vector, b: Vector, share: number, normal?: Vector) => {
    const [cosine, sine] = onCircle(share);
    const out = a.map((value, axis) => value * cosine + b[axis]! * sine);
    mesh.positions.push(...middle.map((value, axis) => value + radius * out[axis]!));
    mesh.normals.push(...(normal ?? out));
  };
  for (const [index, point] of points.entries()) {
    const first = mesh.positions.length / 3;
    const b = cross(across, ways[index]!);
    for (let side = 0; side < sides; side++) add(point, across, b, side / sides);
    if (index > 0) bridge(mesh, first - sides, sides, false, false);
  }
  for (const [end, way] of [
    [points[0]!, ways[0]!.map((value) => -value) as unknown as Vector],
    [points.at(-1)!, ways.at(-1)!],
  ] as const) {
    const first = mesh.positions.length / 3;
    const b = cross(way, across);
    for (let side = 0; side < sides; side++) add(end, across, b, side / sides, way);
    for (let side = 1; side < sides - 1; side++) {
      mesh.indices.push(first, first + side, first + side + 1);
    }
  }
  return mesh;
}

/** Several surfaces as one. */
export function merged(meshes: Mesh[]): Mesh {
  const all: Mesh = { positions: [], normals: [], indices: [] };
  for (const { positions, normals, indices } of meshes) {
    const first = all.positions.length / 3;
    all.positions.push(...positions);
    all.normals.push(...normals);
    all.indices.push(...indices.map((index) => first + index));
  }
  return all;
}

/** The surface with its upright axis laid along another. */
export function turned(mesh: Mesh, axis: Axis): Mesh {
  if (axis === "y") return mesh;
  // Turning all three axes keeps what is outside.
  const shift = axis === "x" ? 1 : 2;
  const turn = (values: number[]) =>
    values.map((_, index) => values[index - (index % 3) + ((index + shift) % 3)]!);
  return { ...mesh, positions: turn(mesh.positions), normals: turn(mesh.normals) };
}

/** A place on a circle of radius one. */
export function onCircle(share: number): [cosine: number, sine: number] {
  return [Math.cos(2 * Math.PI * share), Math.sin(2 * Math.PI * share)];
}

function unit2(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

export function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function minus(one: Vector, other: Vector): Vector {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

/** What is square to two ways, or to one where they are the same. */
function perpendicular(one: Vector, other: Vector): Vector {
  const square = cross(one, other);
  if (Math.hypot(...square) > 0.001) return unit(square);
  return unit(cross(one, Math.abs(one[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
}
