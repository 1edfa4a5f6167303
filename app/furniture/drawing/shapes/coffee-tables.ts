import { drawers } from "../parts/division";
import { block, type Part, type Piece, type Size } from "../piece";

/** Round tiers on slender legs, one every 45 cm of height, with a small drawer box under the lowest. */
export function coffeeTable({ width, height, depth }: Size): Piece {
  const tiers = Math.max(1, Math.round(height / 48));
  const parts: Part[] = [];
  const box = { width: width * 0.46, depth: depth * 0.5 };
  for (let tier = 1; tier <= tiers; tier++) {
    const level = (height * tier) / tiers - 2.6;
    parts.push({
      part: "disc",
      x: 0,
      y: level,
      z: 0,
      width,
      height: 2.6,
      depth,
      finish: "material",
      isBasin: false,
    });
    if (tier > 1) continue;
    const field = {
      x: (width - box.width) / 2 + 0.4,
      y: level - 11.6,
      width: box.width - 0.8,
      height: 11.2,
    };
    parts.push(
      block((width - box.width) / 2, level - 12, depth * 0.22, box.width, 12, box.depth, {
        fronts: drawers(field, 35, 100),
        grain: "level",
      }),
    );
  }
  for (let tier = 0; tier < tiers; tier++) {
    const from = (height * tier) / tiers;
    const tall = height / tiers - 2.6;
    for (const [x, z] of [
      [0.5, 0.92],
      [0.13, 0.3],
      [0.87, 0.3],
    ] as const) {
      parts.push({
        part: "leg",
        x: x * width,
        z: z * depth,
        y: from,
        height: tall,
        top: 1.7,
        foot: tier ? 1.7 : 1.2,
        splayX: tier ? 0 : (x - 0.5) * 8,
        splayZ: tier ? 0 : (z - 0.5) * 6,
        finish: "material",
      });
    }
  }
  return { parts };
}
