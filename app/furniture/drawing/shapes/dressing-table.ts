import { drawers } from "../parts/division";
import { block, type Part, type Piece, type Size } from "../piece";
import { legs } from "./legs";

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
