import {
  columns,
  cut,
  doors,
  doorsBeside,
  drawer,
  drawers,
  type Field,
  inside,
  niche,
  partsOf,
  rows,
  shelvesIn,
  within,
} from "../parts/division";
import { block, type Front, type Leg, legs, type Part, type Piece, type Size } from "../piece";

const turned: Partial<Leg> = { top: 2.4, foot: 1.3, splayX: 1.5, splayZ: 1.5 };

/** A top board over a body, on legs or, when it is tall and heavy, on a plinth. */
function bodyWithTop(
  size: Size,
  stand: number,
  fronts: (field: Field) => Front[],
  foot: Part[],
): Piece {
  const { width, height, depth } = size;
  const top = 2.4;
  const field = { x: 1.3, y: stand + 0.4, width: width - 2.6, height: height - stand - top - 0.8 };
  return {
    parts: [
      ...foot,
      block(1, stand, 1, width - 2, height - stand - top, depth - 1, { fronts: fronts(field) }),
      block(0, height - top, 0, width, top, depth, { grain: "level" }),
    ],
  };
}

function plinth({ width, depth }: Size, height: number): Part[] {
  return [block(3, 0, 6, width - 6, height, depth - 8, { finish: "plinth" })];
}

/** Drawers of 18–26 cm in columns of at most 90 cm; above 135 cm doors take over; on legs up to 135 cm. */
export function chest(size: Size): Piece {
  const { width, height, depth } = size;
  const isLow = height <= 135;
  const stand = isLow ? within(height * 0.16, 8, 14) : 7;
  const foot = isLow ? legs({ width, height: stand, depth }, 6, turned) : plinth(size, stand);
  return bodyWithTop(
    size,
    stand,
    (field) => {
      const [low, high] = isLow
        ? [field, undefined]
        : cut(field, within(field.height * 0.5, 80, 110));
      const fronts = drawers(low, 26, 90);
      if (!high) return fronts;
      return [...fronts, ...rows(high, 110).flatMap((row) => doors(row))];
    },
    foot,
  );
}

/** An open niche over a drawer on slim legs; wider than 70 cm in columns; taller than 75 cm it grows to a bedside tower with shelves. */
export function nightstand(size: Size): Piece {
  const { width, height, depth } = size;
  const isLow = height <= 75;
  const stand = isLow ? within(height * 0.26, 12, 16) : 7;
  const slim = { top: 1, foot: 0.9, finish: "steel" as const };
  const foot = isLow ? legs({ width, height: stand, depth }, 4, slim) : plinth(size, stand);
  return bodyWithTop(
    size,
    stand,
    (field) =>
      columns(field, 70).flatMap((column) => {
        const tall = isLow ? column.height * 0.52 : 23;
        const stack = isLow ? 1 : 2;
        const [low, high] = cut(column, tall * stack);
        const hole = { ...inside(high, 1), y: high.y + 1.2, height: high.height - 1.6 };
        return [
          ...rows(low, tall + 0.1).map((row) => drawer(row)),
          niche(hole, { shelves: shelvesIn(hole, 42) }),
        ];
      }),
    foot,
  );
}

/** Drawers of at most 35 cm in columns of at most 60 cm, with one lock; castors to 80 cm; above 140 cm doors over the drawers. */
export function filingCabinet(size: Size): Piece {
  const { width, height, depth } = size;
  const isLow = height <= 80;
  const stand = isLow ? 6 : 7;
  const castors = legs({ width, height: stand, depth }, 6, {
    top: 2.2,
    foot: 2.6,
    finish: "plinth",
  });
  return bodyWithTop(
    size,
    stand,
    (field) => {
      const [low, high] =
        height <= 140 ? [field, undefined] : cut(field, within(field.height * 0.6, 90, 105));
      const fronts = columns(low).flatMap((column) => {
        const stack = rows(column, partsOf(column.height, 35) > 2 ? 35 : 26);
        return stack.map((row, index) =>
          drawer(row, index === stack.length - 1 ? { decoration: "lock" } : {}),
        );
      });
      return high ? [...fronts, ...rows(high, 110).flatMap((row) => doors(row))] : fronts;
    },
    isLow ? castors : plinth(size, stand),
  );
}

/** Doors at the ends, three drawers in the middle, on round legs; above 115 cm a shallower open top stands on the body. */
export function sideboard(size: Size): Piece {
  const { width, height, depth } = size;
  const body = height <= 115 ? height : 86;
  const stand = within(body * 0.18, 8, 15);
  const piece = bodyWithTop(
    { width, height: body, depth },
    stand,
    (field) => {
      if (width < 90) return doors(field);
      const share = width < 150 ? 0.5 : 1 / 3;
      const middle = {
        ...field,
        x: field.x + (field.width * (1 - share)) / 2,
        width: field.width * share,
      };
      const side = (field.width - middle.width) / 2;
      const [left, right] = [
        { ...field, width: side },
        { ...field, x: field.x + field.width - side, width: side },
      ];
      const stack = drawers(middle, Math.min(35, field.height / 3 + 0.1), 120);
      return [...doorsBeside(left, right), ...stack];
    },
    legs({ width, height: stand, depth }, 7, { top: 2.2, foot: 1.5 }),
  );
  if (height <= 115) return piece;
  return {
    parts: [...piece.parts, hutch(size, body, Math.max(24, Math.min(34, depth * 0.6)))],
    levels: [body],
  };
}

/** Open shelves standing at the back of a lower body. */
export function hutch({ width, height, depth }: Size, from: number, reach: number): Part {
  const field = { x: 0, y: from, width, height: height - from };
  const fronts = columns(field, 90).flatMap((column) => {
    const hole = {
      x: column.x + 1.4,
      y: column.y + 0.4,
      width: column.width - 2.8,
      height: column.height - 2.6,
    };
    return niche(hole, { shelves: shelvesIn(hole, 42) });
  });
  return block(0, from, depth - reach, width, height - from, reach, { fronts });
}
