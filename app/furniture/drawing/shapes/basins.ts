import { HIGHEST_TOP } from "../outer-size";
import { columns, partsOf } from "../parts/division";
import { block, type Part, type Size } from "../piece";

/** A basin for every 150 cm of top, each with its own tap. */
export function basins({ width, depth }: Size, level: number): Part[] {
  const count = width < 140 ? 1 : partsOf(width, 150);
  return columns({ x: 0, y: 0, width, height: 0 }, width / count + 0.1).flatMap((bay): Part[] => {
    const wide = Math.min(54, bay.width * 0.72);
    const deep = Math.min(38, depth * 0.68);
    const middle = bay.x + bay.width / 2;
    const back = depth - 5;
    return [
      {
        part: "disc",
        x: middle - wide / 2,
        y: level,
        z: 4,
        width: wide,
        height: 10,
        depth: Math.min(deep, depth - 14),
        finish: "ceramic",
        isBasin: true,
      },
      {
        part: "tube",
        thickness: 1.8,
        finish: "steel",
        points: [
          { x: middle, y: level, z: back },
          { x: middle, y: level + 20, z: back },
          { x: middle, y: level + 22, z: back - 3 },
          { x: middle, y: level + 22, z: back - Math.min(14, depth * 0.3) },
        ],
      },
    ];
  });
}

/** Above a basin: a splashback with a ledge up to 160 cm, above that mirrors on shelves. */
export function aboveBasin({ width, height, depth }: Size, level: number): Part[] {
  if (height <= level) return [];
  if (height <= 160) {
    return [
      block(0, level, depth - 2, width, height - level - 2, 2),
      block(0, height - 2, depth - 11, width, 2, 11, { grain: "level" }),
    ];
  }
  const from = level + 34;
  return columns({ x: 0, y: from, width, height: height - from }, 160).flatMap((bay): Part[] => {
    const wide = bay.width * 0.82;
    const x = bay.x + (bay.width - wide) / 2;
    return [
      block(x, from, depth - 12, wide, 2, 12, { grain: "level" }),
      {
        part: "mirror",
        x,
        y: from + 2,
        z: depth - 3,
        width: wide,
        height: height - from - 2,
        depth: 2.4,
      },
    ];
  });
}

/** The height of the top of a washstand: the whole height up to 100 cm, else hand height. */
export function washLevel(height: number): number {
  return height <= HIGHEST_TOP ? height : 86;
}

/** How far a basin's tap stands above the top. */
export const tap = 23;
