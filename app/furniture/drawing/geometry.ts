/** Centimetres: x to the right, y up, z from the front to the back. */
export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface Box extends Point {
  width: number;
  height: number;
  depth: number;
}

/** A point on the sheet, y down. */
export type Flat = readonly [number, number];

export interface Sheet {
  width: number;
  height: number;
}

export interface Camera {
  project: (x: number, y: number, z: number) => Flat;
  /** Sheet units of one centimetre at a place. */
  unit: (x: number, y: number, z: number) => number;
  /** Where the camera stands. */
  eye: Point;
}

export interface CameraStand {
  /** How far to the right of the axis it stands. */
  sine: number;
  cosine: number;
  /** It stands no higher. */
  highest: number;
}

// 31°. Literals, because engines may compute sine and cosine with different last digits.
const threeQuarter: CameraStand = { sine: 0.515, cosine: 0.8572, highest: Infinity };

/**
 * A level camera, so that vertical edges stay vertical; it stands to the right and above a piece in
 * the corner of the coordinates. What juts out of the piece is given as points that must be on the
 * sheet too.
 */
export function cameraFor(
  bounds: Box,
  sheet: Sheet,
  floor: number,
  { sine, cosine, highest }: CameraStand = threeQuarter,
  jutting: Point[] = [],
): Camera {
  const { width, height, depth } = bounds;
  const span = Math.sqrt(width * width + 0.8 * height * height + depth * depth);
  const distance = 2.5 * span + 60;
  const slenderness = Math.min(1.6, Math.max(0.3, height / Math.max(width, depth)));
  const eye = Math.min(highest, height + distance * (0.36 - 0.17 * slenderness));
  const centreX = width / 2 + distance * sine;
  const centreZ = depth / 2 - distance * cosine;

  const raw = (x: number, y: number, z: number): [number, number, number] => {
    const offX = x - centreX;
    const offZ = z - centreZ;
    const away = offZ * cosine - offX * sine;
    return [(offX * cosine + offZ * sine) / away, (eye - y) / away, away];
  };

  const corners = [0, width].flatMap((x) =>
    [-floor, height].flatMap((y) => [0, depth].map((z) => raw(x, y, z))),
  );
  corners.push(...jutting.map(({ x, y, z }) => raw(x, y, z)));
  const left = Math.min(...corners.map((corner) => corner[0]));
  const right = Math.max(...corners.map((corner) => corner[0]));
  const top = Math.min(...corners.map((corner) => corner[1]));
  const bottom = Math.max(...corners.map((corner) => corner[1]));
  // A small piece looks smaller than a large one, but is not drawn to the same scale.
  const presence = 0.7 + 0.3 * Math.min(1, (span - 60) / 170);
  const room = { width: sheet.width - 56, height: sheet.height - 44 };
  const scale = presence * Math.min(room.width / (right - left), room.height / (bottom - top));
  const shiftX = sheet.width / 2 - (scale * (left + right)) / 2 - 4;
  const shiftY = sheet.height / 2 - (scale * (top + bottom)) / 2 - 2;

  return {
    project: (x, y, z) => {
      const [flatX, flatY] = raw(x, y, z);
      return [flatX * scale + shiftX, flatY * scale + shiftY];
    },
    unit: (x, y, z) => scale / raw(x, y, z)[2],
    eye: { x: centreX, y: eye, z: centreZ },
  };
}

/** Boxes from the farthest to the nearest, as seen from the right, the front and above. */
export function farthestFirst<Thing>(things: Thing[], boxOf: (thing: Thing) => Box): Thing[] {
  const boxes = things.map(boxOf);
  const isBehind = (one: Box, other: Box) => {
    const slack = 0.01;
    if (one.z >= other.z + other.depth - slack) return true;
    if (one.x + one.width <= other.x + slack) return true;
    return one.y + one.height <= other.y + slack;
  };
  const ordered: number[] = [];
  const waiting = boxes.map((_, index) => index);
  while (waiting.length) {
    const free = waiting.find((index) =>
      waiting.every(
        (other) =>
          other === index ||
          !isBehind(boxes[other]!, boxes[index]!) ||
          isBehind(boxes[index]!, boxes[other]!),
      ),
    );
    const next = free ?? waiting[0]!;
    ordered.push(next);
    waiting.splice(waiting.indexOf(next), 1);
  }
  return ordered.map((index) => things[index]!);
}
