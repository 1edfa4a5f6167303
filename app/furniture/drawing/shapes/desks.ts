import { cut, drawer, drawers, partsOf, rows, within } from "../parts/division";
import { block, type Part, type Piece, type Size } from "../piece";
import { legs } from "./legs";
import { hutch } from "./sideboards";
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
