import {
  columns,
  cut,
  doors,
  doorsBeside,
  drawer,
  drawers,
  type Field,
  flap,
  glassDoors,
  niche,
  rows,
  within,
} from "../parts/division";
import { block, type Front, type Piece, type Size } from "../piece";

const board = 2;

function plinthed(size: Size, plinth: number, fronts: (field: Field) => Front[]): Piece {
  const { width, height, depth } = size;
  const field = { x: 0.3, y: plinth + 0.3, width: width - 0.6, height: height - plinth - 0.6 };
  return {
    parts: [
      block(1.5, 0, 5, width - 3, plinth, depth - 7, { finish: "plinth" }),
      block(0, plinth, 0, width, height - plinth, depth, { fronts: fronts(field) }),
    ],
  };
}

/** Doors to 240 cm, top boxes above that. */
function splitTall(field: Field): [Field, Field | undefined] {
  if (field.height <= 236) return [field, undefined];
  return cut(field, field.height - within(field.height - 205, 40, 70));
}

/** Doors at most 60 cm wide, in pairs; from 200 cm a column stays open with a rail and two drawers; above 240 cm the top becomes boxes of their own. */
export function wardrobe(size: Size): Piece {
  const plinth = size.height < 80 ? 5 : 9;
  return plinthed(size, plinth, (field) => {
    const [main, boxes] = splitTall(field);
    const all = columns(main);
    const open = size.width >= 200 && main.height >= 120 ? Math.floor(all.length / 2) : -1;
    const fronts: Front[] = [];
    if (open < 0) fronts.push(...doors(main, hanging(main)));
    else {
      const column = all[open]!;
      const left = { ...main, width: column.x - main.x };
      const right = {
        ...main,
        x: column.x + column.width,
        width: main.x + main.width - column.x - column.width,
      };
      fronts.push(...doorsBeside(left, right, hanging(main)), ...openColumn(column));
    }
    return boxes ? [...fronts, ...doors(boxes, { shelves: [] })] : fronts;
  });
}

function hanging({ y, height }: Field): Partial<Front> {
  if (height < 120) return {};
  return { shelves: [y + height - 32, y + 18], rail: y + height - 38 };
}

function openColumn(column: Field): Front[] {
  const [low, high] = cut(column, 44);
  const hole = {
    x: high.x + board,
    y: high.y + board,
    width: high.width - 2 * board,
    height: high.height - 2 * board,
  };
  const top = hole.y + hole.height;
  return [
    ...rows(low, 22).map((row) => drawer(row)),
    niche(hole, { shelves: [top - 32], rail: top - 38 }),
  ];
}

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

/** Wall boxes that lift up, for the tops of other pieces. */
export function wallFlaps(field: Field): Front[] {
  return columns(field, 100).map((each) => flap(each));
}
