import {
  columns,
  cut,
  doors,
  drawers,
  type Field,
  glassDoors,
  niche,
  rows,
  within,
} from "../parts/division";
import { block, type Front, type Piece, type Size } from "../piece";
import { plinthed, splitTall, board } from "./wardrobes";

/** Two pull-out baskets' height of drawers below, doors with shelves every 35 cm above; above 240 cm top boxes. */
export function pantry(size: Size): Piece {
  const plinth = size.height < 80 ? 5 : 10;
  return plinthed(size, plinth, (field) => {
    const [main, boxes] = splitTall(field);
    const top = boxes ? doors(boxes, { shelves: [] }) : [];
    if (main.height < 110) return [...doors(main), ...top];
    const [low, high] = cut(main, 34);
    return [...drawers(low, 35, 60), ...doors(high), ...top];
  });
}

/** Hangs on the wall: doors above and below, and from 90 cm an open niche at hand's height between them. */
export function tallCabinet({ width, height, depth }: Size): Piece {
  const field = { x: 0.3, y: 0.3, width: width - 0.6, height: height - 0.6 };
  const fronts: Front[] = [];
  if (height < 90) fronts.push(...doors(field));
  else {
    const opening = within(height * 0.18, 22, 36);
    const [low, rest] = cut(field, (height - opening) * 0.48);
    const [middle, high] = cut(rest, opening);
    fronts.push(...doors(low), ...openings(middle));
    for (const row of rows(high, 130)) fronts.push(...doors(row));
  }
  return { hung: 22, parts: [block(0, 0, 0, width, height, depth, { fronts })] };
}

function openings(field: Field): Front[] {
  return columns(field, 120).map((each) =>
    niche({
      x: each.x + board,
      y: each.y + 0.8,
      width: each.width - 2 * board,
      height: each.height - 1.6,
    }),
  );
}

/** Glass doors in slim frames over drawers 20 cm high; below 80 cm glass only; above 240 cm closed boxes on top. */
export function displayCabinet(size: Size): Piece {
  const plinth = 7;
  return plinthed(size, plinth, (field) => {
    const [main, boxes] = splitTall(field);
    const top = boxes ? doors(boxes, { shelves: [] }) : [];
    if (main.height < 75) return glassDoors(main);
    const [low, high] = cut(main, 22);
    return [...drawers(low, 35, 110), ...glassDoors(high), ...top];
  });
}
