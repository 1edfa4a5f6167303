import {
  columns,
  cut,
  door,
  doors,
  drawers,
  type Field,
  niche,
  partsOf,
  rows,
  shelvesIn,
  within,
} from "../parts/division";
import { block, type Front, type Part, type Piece, type Size } from "../piece";
import { legs } from "./legs";
import { wallFlaps } from "./wardrobes";

/** A low body on a set-back steel frame, slatted doors at the ends and open between; above 100 cm a panel for the screen, above 165 cm boxes at the top. */
export function mediaUnit(size: Size): Piece {
  const { width, height, depth } = size;
  const low = height <= 100 ? height : 50;
  const stand = 10;
  const parts: Part[] = [
    ...legs({ x: 4, z: 3, width: width - 8, height: stand, depth: depth - 6 }, 2, {
      top: 1.1,
      foot: 1.1,
      finish: "steel",
    }),
    block(0, stand, 0, width, low - stand, depth, {
      grain: "level",
      fronts: mediaFronts({
        x: 0.4,
        y: stand + 0.4,
        width: width - 0.8,
        height: low - stand - 0.8,
      }),
    }),
  ];
  if (height <= 100) return { parts };
  const boxes = height > 165 ? within(height * 0.19, 32, 48) : 0;
  const reach = within(depth * 0.7, 24, 36);
  parts.push(block(0, low, depth - 4, width, height - low - boxes, 4, { grain: "level" }));
  const screen = Math.min(width * 0.8, 145, (height - low - boxes - 24) * 1.7);
  const tall = screen * 0.57;
  const base = low + within((height - low - boxes - tall) / 2, 8, 30);
  parts.push(block((width - screen) / 2, base, depth - 8, screen, tall, 3, { finish: "screen" }));
  if (boxes) {
    const field = { x: 0.3, y: height - boxes + 0.3, width: width - 0.6, height: boxes - 0.6 };
    parts.push(
      block(0, height - boxes, depth - reach, width, boxes, reach, { fronts: wallFlaps(field) }),
    );
  }
  return { parts, levels: [low, ...(boxes ? [height - boxes] : [])] };
}

function mediaFronts(field: Field): Front[] {
  const slats = { decoration: "slats" as const };
  if (field.width < 120) {
    const [left, right] = columns(field, field.width / 2 + 0.1);
    return [door(left!, "left", slats), ...openings(right!)];
  }
  const side = within(field.width * 0.27, 36, 60);
  const middle = { ...field, x: field.x + side, width: field.width - 2 * side };
  return [
    door({ ...field, width: side }, "left", slats),
    ...openings(middle),
    door({ ...field, x: field.x + field.width - side, width: side }, "right", slats),
  ];
}

function openings(field: Field): Front[] {
  return columns(field, 80).map((column, index) => {
    const hole = {
      x: column.x + 0.9,
      y: column.y + 1.4,
      width: column.width - 1.8,
      height: column.height - 2.8,
    };
    return niche(hole, {
      shelves: hole.height > 24 && index % 2 === 0 ? shelvesIn(hole, hole.height / 2 + 1) : [],
    });
  });
}

/** Rows of about 36 cm with dividers that step from row to row, none over 80 cm of shelf; a closed row of doors at the bottom from 100 cm, a drawer below that. */
export function bookcase({ width, height, depth }: Size): Piece {
  const plinth = 6;
  const field = { x: 0.3, y: plinth + 0.3, width: width - 0.6, height: height - plinth - 0.6 };
  const isTall = height >= 100;
  const [low, high] = cut(field, isTall ? 38 : 16);
  const shut = isTall ? doors(low) : drawers(low, 35, 100);
  const open = rows(high, 38).flatMap((row, index) => stepped(row, index));
  return {
    parts: [
      block(1.5, 0, 4, width - 3, plinth, depth - 6, { finish: "plinth" }),
      block(0, plinth, 0, width, height - plinth, depth, { fronts: [...shut, ...open] }),
    ],
  };
}

/** The dividers of a row stand to the left or to the right of those below. */
function stepped(row: Field, index: number): Front[] {
  const count = partsOf(row.width, 70);
  const share = index % 2 ? 0.36 : 0.64;
  const dividers = Array.from({ length: count }, (_, divider) => (divider + share) / count);
  const narrow = index % 3 === 1 ? [0.6] : [];
  const edges = [0, ...(row.width < 75 ? narrow : dividers), 1];
  return edges.slice(1).map((edge, position) => {
    const from = edges[position]!;
    return niche({
      x: row.x + row.width * from + 1,
      y: row.y + 1,
      width: row.width * (edge - from) - 2,
      height: row.height - 2,
    });
  });
}
