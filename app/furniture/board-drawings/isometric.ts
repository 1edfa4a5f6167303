import type { Prism } from "~/furniture/boards/standing";
import { fill } from "~/furniture/drawing/canvas";
import { type Box, type Camera, type Flat, type Sheet } from "~/furniture/drawing/geometry";
import { ink } from "~/furniture/drawing/materials";
import { polygon, short } from "~/furniture/drawing/svg";

import { contains, Cover } from "./projection/cover";
import { farthestFirst } from "./projection/order";
import { type Face, facesOf, inCentimetres, type Solid } from "./projection/solid";

/** Something that lies along the axes, in millimetres of the assembled piece. */
export interface IsometricPart {
  box: Box;
  /** What of its box is left of a board that is cut obliquely or tilted. */
  prism?: Prism | undefined;
  /** What the step adds is coloured, and carries its number or its name. */
  isNew: boolean;
  number: number | string | null;
}

const tones = {
  old: { top: "#f4f2ee", bottom: "#d2cdc4", front: "#e9e5de", right: "#d8d3c9" },
  new: { top: "#ffe0ab", bottom: "#cf9a4e", front: "#f8c87c", right: "#e5ab57" },
};

const SQRT2 = Math.SQRT2;
const SQRT6 = Math.sqrt(6);

/**
 * An isometric view of boards, from the front, the right and above, or from the rear, the left and above:
 * parallel lines stay parallel and the three directions are drawn to one scale. `bounds`: boxes that have to be on the
 * sheet, so that the steps of one body are drawn alike. Everything inside the svg element, after title and desc.
 */
export function drawIsometric(
  parts: IsometricPart[],
  bounds: readonly Box[],
  sheet: Sheet,
  isFromBehind = false,
): string {
  const seen = isFromBehind ? parts.map(turnedRound) : parts;
  const camera = isometricCamera(isFromBehind ? bounds.map(boxRound) : bounds, sheet);
  const things = seen.map((part) => ({ part, solid: solidOf(part) }));
  const cover = new Cover();
  const nearer: Flat[][] = [];
  const painted: string[] = [];
  const hidden: string[] = [];
  const marks: string[] = [];
  for (const { part, solid } of farthestFirst(things, camera).reverse()) {
    const faces = facesOf(solid, camera).filter(({ quad }) => !cover.hides(quad));
    const tone = tones[part.isNew ? "new" : "old"];
    painted.push(faces.map((face) => fill(polygon(face.quad), toneOf(face, tone))).join(""));
    // What has no number to be found by is seen through what hides it.
    if (faces.length === 0 && part.isNew && part.number === null) {
      hidden.push(...facesOf(solid, camera).map(({ quad }) => outline(polygon(quad))));
    }
    const spot = part.isNew && part.number !== null && spotOn(faces, nearer);
    if (spot) marks.push(mark(spot, part.number!));
    for (const { quad } of faces) {
      cover.add(quad);
      nearer.push(quad);
    }
  }
  const body = painted.reverse().join("");
  return `<g stroke="${ink}" stroke-width=".6" stroke-linejoin="round">${body}</g>${hidden.join("")}${marks.reverse().join("")}`;
}

function outline(data: string): string {
  return fill(data, "none", ' stroke="#b4690e" stroke-width=".8" stroke-dasharray="3 2"');
}

function toneOf({ name }: Face, tone: (typeof tones)["old"]): string {
  return name === "left" || name === "rear" ? tone.front : tone[name];
}

/** A part as it is once all is turned about an upright axis, so that its rear looks to the front. */
function turnedRound({ box, prism, ...part }: IsometricPart): IsometricPart {
  return { ...part, box: boxRound(box), prism: prism && prismRound(prism) };
}

function boxRound({ x, z, width, depth, ...box }: Box): Box {
  return { ...box, x: -x - width, z: -z - depth, width, depth };
}

function prismRound({ axis, from, to, outline }: Prism): Prism {
  if (axis === "y") {
    return { axis, from, to, outline: outline.map(({ a, b }) => ({ a: -a, b: -b })) };
  }
  const flipped = outline.map(({ a, b }) => (axis === "x" ? { a, b: -b } : { a: -a, b }));
  return { axis, from: -to, to: -from, outline: flipped.reverse() };
}

/** In centimetres, as the other solids are. */
function solidOf({ box: { x, y, z, width, height, depth }, prism }: IsometricPart): Solid {
  const [left, right, front, rear] = [x / 10, (x + width) / 10, z / 10, (z + depth) / 10];
  return {
    foot: [
      [left, front],
      [right, front],
      [right, rear],
      [left, rear],
    ],
    low: y / 10,
    high: (y + height) / 10,
    prism: prism && inCentimetres(prism, { x: 0, y: 0, z: 0 }),
  };
}

/** A camera so far away that what is nearer does not look larger. */
function isometricCamera(bounds: readonly Box[], sheet: Sheet): Camera {
  const raw = (atX: number, atY: number, atZ: number): Flat => [
    (atX + atZ) / SQRT2,
    (atX - 2 * atY - atZ) / SQRT6,
  ];
  const corners = bounds.flatMap(({ x, y, z, width, height, depth }) =>
    [x, x + width].flatMap((atX) =>
      [y, y + height].flatMap((atY) =>
        [z, z + depth].map((atZ) => raw(atX / 10, atY / 10, atZ / 10)),
      ),
    ),
  );
  const [across, down] = [corners.map((corner) => corner[0]), corners.map((corner) => corner[1])];
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...down), Math.max(...down)];
  const scale = Math.min(
    (sheet.width - 2 * MARGIN) / (right - left),
    (sheet.height - 2 * MARGIN) / (bottom - top),
  );
  const shiftX = sheet.width / 2 - (scale * (left + right)) / 2;
  const shiftY = sheet.height / 2 - (scale * (top + bottom)) / 2;
  return {
    project: (atX, atY, atZ) => {
      const [flatX, flatY] = raw(atX, atY, atZ);
      return [flatX * scale + shiftX, flatY * scale + shiftY];
    },
    unit: () => scale,
    eye: { x: FAR, y: FAR, z: -FAR },
  };
}

const MARGIN = 12;
/** Centimetres; a thousand times the largest piece. */
const FAR = 1e6;

/** A place of a part that nothing nearer hides, as close as may be to the middle of its largest face. */
function spotOn(faces: Face[], nearer: Flat[][]): Flat | undefined {
  const largest = [...faces].sort((one, other) => areaOf(other.quad) - areaOf(one.quad));
  const isSeen = (spot: Flat) => !nearer.some((shape) => contains(shape, spot));
  const isFree = ([x, y]: Flat) =>
    [-6, 0, 6].every((off) => isSeen([x + off, y]) && isSeen([x, y + off]));
  // Best where the whole mark hides nothing nearer.
  for (const isGood of [isFree, isSeen]) {
    for (const { quad } of largest) {
      const spot = spotsOf(quad).find(isGood);
      if (spot) return spot;
    }
  }
  return undefined;
}

const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];

/** Places on a face, from its middle outwards. */
function spotsOf(face: Flat[]): Flat[] {
  const between = (from: Flat, to: Flat, share: number): Flat => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const [a, b, c, d] = face;
  if (face.length !== 4) {
    const mean = (axis: 0 | 1) => face.reduce((sum, at) => sum + at[axis], 0) / face.length;
    const middle: Flat = [mean(0), mean(1)];
    const outwards = [0.25, 0.5, 0.75].flatMap((share) =>
      face.map((corner) => between(middle, corner, share)),
    );
    return [middle, ...outwards];
  }
  const pairs = shares.flatMap((across, i) =>
    shares.map((down, j) => ({ across, down, far: i + j })),
  );
  return pairs
    .sort((one, other) => one.far - other.far)
    .map(({ across, down }) => between(between(a!, b!, across), between(d!, c!, across), down));
}

function areaOf(quad: Flat[]): number {
  return Math.abs(
    quad.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = quad[(index + 1) % quad.length]!;
      return sum + x * nextY - nextX * y;
    }, 0),
  );
}

function mark([x, y]: Flat, number: number | string): string {
  const text = String(number);
  const wide = 5 + 4.4 * text.length;
  return (
    `<rect x="${short(x - wide / 2)}" y="${short(y - 5.5)}" width="${short(wide)}" height="11" rx="5.5" fill="#fff" stroke="${ink}" stroke-width=".5"/>` +
    `<text x="${short(x)}" y="${short(y + 3)}" font-size="8" font-family="sans-serif" text-anchor="middle" fill="${ink}">${text}</text>`
  );
}
