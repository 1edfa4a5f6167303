import {
  columns,
  cut,
  doors,
  doorsBeside,
  drawer,
  type Field,
  flap,
  niche,
  rows,
  within,
} from "../parts/division";
import { block, type Front, type Piece, type Size } from "../piece";

export const board = 2;

export function plinthed(size: Size, plinth: number, fronts: (field: Field) => Front[]): Piece {
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
export function splitTall(field: Field): [Field, Field | undefined] {
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

/** Wall boxes that lift up, for the tops of other pieces. */
export function wallFlaps(field: Field): Front[] {
  return columns(field, 100).map((each) => flap(each));
}
