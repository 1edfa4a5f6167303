import type { Board, Piece } from "~/furniture/boards/piece";

import { turnedSection } from "./faults";

// What boards fill, found apart from the shop: corners of a board in space from its size, its cuts, its turn and its
// bevels, and whether two convex bodies meet by separating planes.

export type Point = readonly [x: number, y: number, z: number];

/** A convex body: its corners, the normals of its faces, and the directions of its edges. */
export interface Body3 {
  corners: Point[];
  normals: Point[];
  edges: Point[];
}

const axes = ["x", "y", "z"] as const;
type Axis = (typeof axes)[number];
const sizes = { x: "width", y: "height", z: "depth" } as const;

const minus = (one: Point, other: Point): Point => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The corners of a rectangle that stay on the left of a line; by half planes, each corner of the result once. */
function clip(corners: [number, number][], [fu, fv]: number[], [tu, tv]: number[]) {
  const side = ([u, v]: [number, number]) => (tu! - fu!) * (v - fv!) - (tv! - fv!) * (u - fu!);
  const kept: [number, number][] = [];
  for (const [index, here] of corners.entries()) {
    const next = corners[(index + 1) % corners.length]!;
    const [a, b] = [side(here), side(next)];
    if (a >= 0) kept.push(here);
    if ((a > 0 && b < 0) || (a < 0 && b > 0)) {
      const share = a / (a - b);
      kept.push([here[0] + share * (next[0] - here[0]), here[1] + share * (next[1] - here[1])]);
    }
  }
  return kept;
}

/** What stands at 45°, where it is in the room: along its front both x and z grow. */
function inRoom(
  { corners, normals, edges }: Body3,
  { x: left, z: front }: { x: number; z: number },
): Body3 {
  const way = ([x, y, z]: Point): Point => [(x - z) / Math.SQRT2, y, (x + z) / Math.SQRT2];
  const moved = corners.map(way).map(([x, y, z]): Point => [x + left, y, z + front]);
  return { corners: moved, normals: normals.map(way), edges: edges.map(way) };
}

/** The body of a board where it is in the room. */
export function bodyOf(board: Board): Body3 {
  const { stands } = board;
  if (!stands) return ownBodyOf(board);
  if (stands.turn !== -0.5) throw new Error("stands neither square nor at 45°");
  return inRoom(ownBodyOf(board), stands);
}

/**
 * The body of a board: a turned one with bevels hangs at the front edge of its upper face, which is at the front and the top of its
 * place, and each of its faces is as wide as its bevels leave it.
 */
function ownBodyOf(board: Board): Body3 {
  const { place, lengthAxis, thicknessAxis, turned, bevels, thickness, length, width } = board;
  if (turned?.isAcross || bevels?.right) return acrossOf(board);
  if (turned && bevels) {
    const angle = (turned.degrees * Math.PI) / 180;
    const back: Point = [0, -Math.sin(angle), Math.cos(angle)];
    const down: Point = [0, -Math.cos(angle), -Math.sin(angle)];
    const into = (degrees: number) => thickness * Math.tan((degrees * Math.PI) / 180);
    const less = Math.max(0, into(bevels.front));
    // Its rectangle is a whole number of millimetres; its faces end where its place does.
    const face = place.depth / Math.cos(angle);
    expectNear(width, face + less);
    const spot = (x: number, v: number, w: number): Point => [
      place.x + x,
      place.y + place.height + v * back[1] + w * down[1],
      place.z + v * back[2] + w * down[2],
    ];
    const section = [
      [0, 0],
      [face, 0],
      [face + into(-bevels.rear), thickness],
      [into(bevels.front), thickness],
    ] as const;
    const corners = [0, length].flatMap((x) => section.map(([v, w]) => spot(x, v, w)));
    const [a, b, c] = [corners[0]!, corners[1]!, corners[3]!];
    const along: Point = [1, 0, 0];
    const [top, front] = [minus(b, a), minus(c, a)];
    return {
      corners,
      normals: [along, cross(along, top), cross(along, front)],
      edges: [along, top, front],
    };
  }
  if (turned) {
    const section = turnedSection(board, turned.degrees);
    const ends = [place.x, place.x + length];
    const corners = ends.flatMap((x) => section.map(([y, z]): Point => [x, y, z]));
    const [a, b, , d] = corners as [Point, Point, Point, Point];
    const edges: Point[] = [[1, 0, 0], minus(b, a), minus(d, a)];
    return { corners, normals: edges, edges };
  }
  const across = axes.find((axis) => axis !== lengthAxis && axis !== thicknessAxis)!;
  const [long, wide] = [place[sizes[lengthAxis]], place[sizes[across]]];
  const outline = (board.cuts ?? []).reduce(
    (corners, { from, to }) => clip(corners, [from.u, from.v], [to.u, to.v]),
    [
      [0, 0],
      [long, 0],
      [long, wide],
      [0, wide],
    ] as [number, number][],
  );
  const at = (u: number, v: number, w: number): Point => {
    const where: Record<Axis, number> = { x: 0, y: 0, z: 0 };
    where[lengthAxis] = place[lengthAxis] + u;
    where[across] = place[across] + v;
    where[thicknessAxis] = place[thicknessAxis] + w;
    return [where.x, where.y, where.z];
  };
  const corners = [0, place[sizes[thicknessAxis]]].flatMap((w) =>
    outline.map(([u, v]) => at(u, v, w)),
  );
  const thick = minus(at(0, 0, 1), at(0, 0, 0));
  const sides = outline.map(([u, v], index) => {
    const [nu, nv] = outline[(index + 1) % outline.length]!;
    return minus(at(nu, nv, 0), at(u, v, 0));
  });
  return {
    corners,
    normals: [thick, ...sides.map((side) => cross(side, thick))],
    edges: [thick, ...sides],
  };
}

/** A board that runs from front to rear below or above a line that slants along the width: its section, as deep as its place. */
function acrossOf(board: Board): Body3 {
  const { place, thickness, length, turned, bevels } = board;
  const { x, y, z, width, height, depth } = place;
  const rise = Math.tan((Math.abs(turned?.degrees ?? bevels!.right!) * Math.PI) / 180);
  const isRising = turned ? turned.degrees < 0 : bevels!.right! > 0;
  const over = width * rise;
  const [left, right] = isRising ? [over, 0] : [0, over];
  // The box around a slanted board is higher by what it rises; an upright ends lower on one face.
  const [lowLeft, lowRight] = turned ? [over - left, over - right] : [0, 0];
  if (turned && bevels) expectNear(length, width * Math.hypot(1, rise) + thickness * rise);
  const section: [number, number][] = [
    [x, y + lowLeft],
    [x + width, y + lowRight],
    [x + width, y + height - right],
    [x, y + height - left],
  ];
  const corners = [z, z + depth].flatMap((at) => section.map(([a, b]): Point => [a, b, at]));
  const along: Point = [0, 0, 1];
  const sides = section.map(([a, b], index): Point => {
    const [na, nb] = section[(index + 1) % 4]!;
    return [na - a, nb - b, 0];
  });
  return {
    corners,
    normals: [along, ...sides.map((side) => cross(side, along))],
    edges: [along, ...sides],
  };
}

function expectNear(width: number, face: number): void {
  if (width < face - 0.001 || width > face + 1.001) {
    throw new Error(`a board of ${width} has faces that need ${face}`);
  }
}

/** How far two bodies are in one another at least, in mm; 0 or less where a plane is between them. */
export function depthBetween(one: Body3, other: Body3): number {
  const ways = [
    ...one.normals,
    ...other.normals,
    ...one.edges.flatMap((edge) => other.edges.map((its) => cross(edge, its))),
  ];
  let least = Infinity;
  for (const way of ways) {
    const whole = Math.hypot(...way);
    if (whole < 1e-6) continue;
    const [first, second] = [one, other].map(({ corners }) => {
      const along = corners.map((corner) => dot(corner, way) / whole);
      return [Math.min(...along), Math.max(...along)] as const;
    }) as [readonly [number, number], readonly [number, number]];
    least = Math.min(least, first[1] - second[0], second[1] - first[0]);
    if (least <= 0) return least;
  }
  return least;
}

/** Thin boards end in the grooves of others, where they are inside them. */
function isGrooved(one: Board, other: Board): boolean {
  const isThin = ({ thickness }: Board) => thickness < 10;
  const holds = ({ machining }: Board) => machining.some(({ kind }) => kind === "groove");
  return (isThin(one) && holds(other)) || (isThin(other) && holds(one));
}

/** The first two boards that are more than a hair in one another; those in a groove as deep as it at most. */
export function findOverlap3({ boards }: Piece, groove: number): string | undefined {
  const bodies = boards.map(bodyOf);
  const boxes = bodies.map(({ corners }) =>
    [0, 1, 2].map((at) => {
      const along = corners.map((corner) => corner[at]!);
      return [Math.min(...along), Math.max(...along)] as const;
    }),
  );
  const areNear = (one: number, other: number) =>
    [0, 1, 2].every((at) => {
      const [a, b] = [boxes[one]![at]!, boxes[other]![at]!];
      return a[0] < b[1] - 0.01 && b[0] < a[1] - 0.01;
    });
  for (const [index, board] of boards.entries()) {
    for (let at = index + 1; at < boards.length; at++) {
      if (!areNear(index, at)) continue;
      const other = boards[at]!;
      const allowed = isGrooved(board, other) ? groove : 0.01;
      if (depthBetween(bodies[index]!, bodies[at]!) > allowed) {
        return `${JSON.stringify(board)} is in ${JSON.stringify(other)}`;
      }
    }
  }
  return undefined;
}
