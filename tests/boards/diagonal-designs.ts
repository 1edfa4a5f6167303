import fc from "fast-check";

import type { Design, Diagonal } from "~/furniture/boards/design";
import { cornerKinds } from "~/furniture/boards/limits";

import { wish } from "./random-designs";

const end = fc.constantFrom("wall" as const, "free" as const);

/** Corners as people measure them for one body across them; in some nothing can stand. */
const diagonal: fc.Arbitrary<Diagonal> = fc.record({
  kind: fc.constant("diagonal" as const),
  walls: fc.tuple(fc.integer({ min: 500, max: 2500 }), fc.integer({ min: 500, max: 2500 })),
  ends: fc.tuple(end, end),
  diagonal: fc.integer({ min: 1390, max: 1440 }),
  ceiling: fc.option(fc.integer({ min: 2000, max: 3500 })),
  skirting: fc.nat({ max: 40 }),
});

/** Wishes for such corners, of any size and division. */
export const diagonalWish: fc.Arbitrary<Design> = fc
  .tuple(
    wish,
    diagonal,
    fc.constantFrom(...cornerKinds, "chest" as const),
    fc.integer({ min: 400, max: 1600 }),
  )
  .map(([wished, place, kind, width]) => ({ ...wished, place, kind, width }));

/** A wardrobe 900 along both walls, 580 deep at its sides and 2,200 high: a rail above two shelves, a door each. */
export const diagonalWardrobe: Design = {
  kind: "wardrobe",
  rules: 1,
  place: {
    kind: "diagonal",
    walls: [2000, 2000],
    ends: ["free", "free"],
    diagonal: 1414,
    ceiling: null,
    skirting: 0,
  },
  width: 900,
  height: 2200,
  depth: 580,
  thickness: 18,
  plinth: 80,
  top: "between",
  sliding: 0,
  topBox: 0,
  columns: [
    {
      width: null,
      zones: [
        { height: 700, front: "left", inside: "shelves", count: 1 },
        { height: null, front: "left", inside: "rail", count: 0 },
      ],
    },
  ],
  body: "pal-alb",
  front: "pal-alb",
  handle: "metal",
  wayIn: null,
};
