import { blindColumn, type Place } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { legsOf, topAt } from "~/furniture/boards/standing";
import type { Flat, Sheet } from "~/furniture/drawing/geometry";

/** A part of the sheet. */
export interface Area extends Sheet {
  x: number;
  y: number;
}

/** A column of the bodies that stand on the floor, counted from the left, as a view shows it. */
export interface ColumnArea extends Area {
  column: number;
}

/** The columns that a view shows, each with the middle of its number, and how large numbers are. */
export interface Numbered {
  radius: number;
  columns: (ColumnArea & { number: Flat })[];
}

/** The smallest and largest radius of a number, in units of the sheet, and its share of a column's width. */
const [smallest, largest, share] = [9, 28, 0.45];

/**
 * Places the numbers of columns: in the middle of each, or at its left or right, and as low as may be without
 * lying over a figure of the sheet. They are as large as they can be so; where there is no such place at all
 * they stand lowest in the middle, over what is there.
 */
export function numbered(areas: ColumnArea[], isFree: (area: Area) => boolean): Numbered {
  const columns = areas.map(inWholeUnits);
  const narrowest = Math.min(...areas.map(({ width }) => width));
  const first = Math.round(Math.max(smallest, Math.min(largest, narrowest * share)));
  for (let radius = first; radius >= smallest; radius -= 3) {
    const places = columns.map((area) =>
      placesIn(area, radius).find(([x, y]) =>
        isFree({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }),
      ),
    );
    if (places.every((place) => place !== undefined)) {
      return {
        radius,
        columns: columns.map((area, index) => ({ ...area, number: places[index]! })),
      };
    }
  }
  const lowest = columns.map((area) => ({ ...area, number: placesIn(area, first)[0]! }));
  return { radius: first, columns: lowest };
}

/** A page says each of them in letters. */
export function inWholeUnits({ column, x, y, width, height }: ColumnArea): ColumnArea {
  return {
    column,
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Where a number may stand in a column, the best first. */
function placesIn({ x, y, width, height }: Area, radius: number): Flat[] {
  const middle = Math.round(x + width / 2);
  const across = width > 3 * radius ? [middle, x + radius + 2, x + width - radius - 2] : [middle];
  const lowest = Math.round(y + height - 1.6 * radius);
  const step = Math.ceil(radius / 2);
  const levels = [lowest];
  while (levels.at(-1)! - step > y + radius) levels.push(levels.at(-1)! - step);
  return levels.flatMap((level) => across.map((at): Flat => [at, level]));
}

/** The columns of the bodies that stand on the floor, from left to right, where an elevation draws them. */
export function columnsAcross(
  { bodies }: Piece,
  across: (x: number) => number,
  up: (y: number) => number,
): ColumnArea[] {
  return bodies
    .filter(({ isTopBox }) => !isTopBox)
    .flatMap((body) => body.columns.map(({ x, width }) => ({ body, x, width })))
    .map(({ body, x, width }, column) => {
      // As high as it is in its middle.
      const top = up(topAt(body, x + width / 2));
      return {
        column,
        x: across(x),
        y: top,
        width: across(x + width) - across(x),
        height: up(body.place.y) - top,
      };
    });
}

/** The columns whose fronts are seen: not the one in a corner, which is behind the other leg. */
export function seenFromRoom(areas: ColumnArea[], piece: Piece, place: Place): ColumnArea[] {
  const columns = legsOf(piece)[0]!.piece.bodies.flatMap((body) => body.columns);
  const blind = blindColumn({ place, columns });
  return areas.filter(({ column }) => column !== blind);
}
