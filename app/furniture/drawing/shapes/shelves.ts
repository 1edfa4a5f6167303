import { columns, drawers, type Field } from "../parts/division";
import { block, type Front, type Part, type Piece, type Size } from "../piece";
import { legs } from "./legs";

/** Boards every 40 cm in a steel frame of bays up to 120 cm, open on all sides; one small drawer box between the two lowest boards. */
export function shelf({ width, height, depth }: Size): Piece {
  const bays = columns({ x: 0, y: 0, width: width - 2.5, height }, 120);
  const levels = Math.max(2, Math.round(height / 42) + 1);
  const parts: Part[] = [];
  const heights = Array.from(
    { length: levels },
    (_, index) => 8 + ((height - 12) * index) / (levels - 1),
  );
  const gaps = heights.map((y, index) => [index ? heights[index - 1]! + 2.6 : 0, y] as const);
  for (const x of [...bays.map((bay) => bay.x), width - 2.5]) {
    for (const z of [0, depth - 2.5]) {
      for (const [from, to] of gaps)
        parts.push(block(x, from, z, 2.5, to - from, 2.5, { finish: "steel" }));
      parts.push(
        block(x, heights.at(-1)! + 2.6, z, 2.5, height - heights.at(-1)! - 2.6, 2.5, {
          finish: "steel",
        }),
      );
    }
  }
  for (const y of heights) parts.push(block(0, y, 0, width, 2.6, depth, { grain: "level" }));
  const box = Math.min(20, heights[1]! - heights[0]! - 10);
  const bay: Field = {
    x: bays[0]!.x + 2.5,
    y: heights[0]! + 2.6,
    width: bays[0]!.width - 2.5,
    height: box,
  };
  const fronts: Front[] = drawers({ ...bay, y: bay.y + 0.3, height: box - 0.6 }, 35, 100);
  parts.push(block(bay.x, bay.y, 2.5, bay.width, box, depth - 5, { fronts, grain: "level" }));
  return { parts };
}

/** A slatted seat at 45–50 cm over two drawers; what the height has above becomes a slatted back with a board on top. */
export function bench({ width, height, depth }: Size): Piece {
  const seat = height <= 60 ? height : 46;
  const parts: Part[] = [];
  const slats = Math.max(3, Math.round(depth / 7));
  const gap = 0.9;
  const pitch = (depth + gap) / slats;
  for (let slat = 0; slat < slats; slat++) {
    parts.push(block(0, seat - 2.6, slat * pitch, width, 2.6, pitch - gap, { grain: "level" }));
  }
  const field = { x: 7, y: seat - 17, width: width - 14, height: 13.4 };
  parts.push(
    ...legs({ width, height: seat - 2.6, depth }, 4, { top: 2.6, foot: 2 }),
    block(6.6, seat - 17.4, 3, width - 13.2, 14.2, depth - 6, {
      grain: "level",
      fronts: drawers(field, 35, 90),
    }),
  );
  if (seat === height) return { parts };
  const back = Math.max(4, Math.round(width / 14));
  for (let slat = 0; slat < back; slat++) {
    const wide = width / back;
    parts.push(
      block(slat * wide + wide * 0.14, seat, depth - 2.2, wide * 0.72, height - seat - 2.4, 2.2),
    );
  }
  const reach = height > 120 ? Math.min(24, depth * 0.6) : 5;
  parts.push(block(0, height - 2.4, depth - reach, width, 2.4, reach, { grain: "level" }));
  return { parts, levels: [seat] };
}
