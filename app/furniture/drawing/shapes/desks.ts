import { cut, drawer, drawers, partsOf, rows, within } from "../parts/division";
import { block, legs, type Part, type Piece, type Size } from "../piece";
import { hutch } from "./chests";
import { topOf } from "./tables";

/** A pedestal of drawers on the right, from 220 cm on both sides, a steel frame on the left; above 115 cm shelves stand on the back of a top at 75 cm. */
export function desk({ width, height, depth }: Size): Piece {
  const level = topOf(height, 75);
  const top = 2.8;
  const pedestal = within(width * 0.3, 20, 45);
  const stack = (x: number) => {
    const field = { x: x + 0.3, y: 4.3, width: pedestal - 0.6, height: level - top - 4.6 };
    const [low, high] = cut(
      field,
      field.height > 50 ? Math.min(32, field.height * 0.46) : field.height / 2,
    );
    const fronts = [drawer(low), ...rows(high, 22).map((row) => drawer(row))];
    return [
      block(x + 2, 0, 5, pedestal - 4, 4, depth - 8, { finish: "plinth" }),
      block(x, 4, 2, pedestal, level - top - 4, depth - 4, { fronts }),
    ];
  };
  const steel = { finish: "steel" as const };
  const frame = [
    block(3, 3, depth - 7, 3, level - top - 3, 3, steel),
    block(3, 0, 3, 3, 3, depth - 7, steel),
    block(3, 3, 3, 3, level - top - 3, 3, steel),
  ];
  const parts: Part[] = [
    ...(width >= 220 ? stack(2) : frame),
    ...stack(width - pedestal - 2),
    block(
      width >= 220 ? pedestal + 2 : 6,
      level - 32,
      depth - 6,
      width - pedestal - (width >= 220 ? pedestal + 4 : 8),
      28,
      2,
    ),
    block(0, level - top, 0, width, top, depth, { grain: "level" }),
  ];
  if (level === height) return { parts };
  return {
    parts: [...parts, hutch({ width, height, depth }, level, within(depth * 0.45, 20, 30))],
    levels: [level],
  };
}

/** One wide shallow drawer, two from 140 cm, under a top on splayed legs; above 115 cm a ladder of shelves on two posts. */
export function writingDesk({ width, height, depth }: Size): Piece {
  const level = topOf(height, 75);
  const top = 2.4;
  const box = Math.min(11, level * 0.2);
  const field = { x: 6.4, y: level - top - box + 0.4, width: width - 12.8, height: box - 0.8 };
  const parts: Part[] = [
    ...legs({ width, height: level - top, depth }, 4.5, {
      top: 2.2,
      foot: 1.3,
      splayX: 2,
      splayZ: 1.5,
      finish: "timber",
    }),
    block(6, level - top - box, 3, width - 12, box, depth - 6, {
      grain: "level",
      fronts: drawers(field, 35, 130),
    }),
    block(0, level - top, 0, width, top, depth, { grain: "level" }),
  ];
  if (level === height) return { parts };
  const reach = within(depth * 0.4, 16, 24);
  const posts = partsOf(width, 150);
  for (let post = 0; post <= posts; post++) {
    const x = 4 + ((width - 11) * post) / posts;
    parts.push(block(x, level, depth - 3, 3, height - level, 3, { finish: "timber" }));
  }
  const count = Math.max(1, Math.round((height - level - 12) / 38));
  for (let shelf = 1; shelf <= count; shelf++) {
    const y = level + ((height - level) * shelf) / count - (shelf === count ? 6 : 8);
    parts.push(block(1, y, depth - 3 - reach, width - 2, 2.2, reach, { grain: "level" }));
  }
  return { parts, levels: [level] };
}

/** A mirror above a small desk: the top stays at 76 cm, a round mirror up to 60 cm across stands in what the height leaves, drawn out to an oval when that is more. */
export function dressingTable({ width, height, depth }: Size): Piece {
  const level = height <= 100 ? height : 76;
  const box = Math.min(15, level * 0.24);
  const field = { x: 5, y: level - 2.4 - box + 0.4, width: width - 10, height: box - 0.8 };
  const parts: Part[] = [
    ...legs({ width, height: level - 2.4 - box, depth }, 5, {
      top: 2.3,
      foot: 1.2,
      splayX: 1,
      splayZ: 1,
    }),
    block(3, level - 2.4 - box, 2, width - 6, box, depth - 3, {
      grain: "level",
      fronts: drawers(field, 35, width > 240 ? 80 : Math.max(50, width / 2)),
    }),
    block(0, level - 2.4, 0, width, 2.4, depth, { grain: "level" }),
  ];
  if (level === height) return { parts };
  const room = height - level;
  const across = Math.min(room - 3, width * 0.7, room > 150 ? 80 : 60);
  parts.push(
    block(width / 2 - 9, level, depth - 12, 18, 1.6, 9),
    block(width / 2 - 1.2, level + 1.6, depth - 4, 2.4, 4, 2.4, { finish: "steel" }),
    {
      part: "mirror",
      x: (width - across) / 2,
      y: level + 3,
      z: depth - 7,
      width: across,
      height: room - 3,
      depth: 2.2,
    },
  );
  return { parts, levels: [level] };
}
