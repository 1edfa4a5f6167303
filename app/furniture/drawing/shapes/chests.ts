import {
  columns,
  cut,
  doors,
  drawer,
  drawers,
  inside,
  niche,
  partsOf,
  rows,
  shelvesIn,
  within,
} from "../parts/division";
import type { Leg, Piece, Size } from "../piece";
import { bodyWithTop, plinth } from "./body-with-top";
import { legs } from "./legs";

const turned: Partial<Leg> = { top: 2.4, foot: 1.3, splayX: 1.5, splayZ: 1.5 };

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
