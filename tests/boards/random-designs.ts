import fc from "fast-check";

import {
  kinds,
  type Column,
  type Design,
  type Place,
  type WayIn,
  type Zone,
} from "~/furniture/boards/design";
import { jointChoices, type Chosen } from "~/furniture/boards/rules";

// Wishes as people and programs send them: many cannot be built as they are.

const length = (max: number) => fc.integer({ min: 1, max });

const zone: fc.Arbitrary<Zone> = fc
  .record({
    height: fc.option(length(9999), { freq: 3 }),
    front: fc.constantFrom("open", "left", "right", "pair", "drawers"),
    inside: fc.constantFrom("shelves", "rail", "drawers"),
    count: fc.nat({ max: 99 }),
  })
  .map((one) => (one.inside === "rail" ? { ...one, count: 0 } : one));

const column: fc.Arbitrary<Column> = fc.record({
  width: fc.option(length(9999), { freq: 3 }),
  zones: fc.array(zone, { minLength: 1, maxLength: 6 }),
});

const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({
    kind: fc.constant("free" as const),
    walls: fc.constantFrom("none", "left", "right", "both"),
    ceiling: fc.option(fc.integer({ min: 2000, max: 4000 })),
  }),
  fc.record({
    kind: fc.constant("niche" as const),
    widths: fc
      .tuple(fc.integer({ min: 300, max: 5460 }), fc.nat({ max: 60 }), fc.nat({ max: 60 }))
      .map(
        ([width, one, other]) => [width, width + one, width + other] as [number, number, number],
      ),
    heights: fc
      .tuple(fc.integer({ min: 400, max: 3240 }), fc.nat({ max: 60 }))
      .map(([height, more]) => [height, height + more] as [number, number]),
    depth: fc.integer({ min: 250, max: 900 }),
    skirting: fc.nat({ max: 40 }),
  }),
);

const wayIn: fc.Arbitrary<WayIn | null> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom("door" as const, "stairs" as const),
      width: fc.integer({ min: 600, max: 1500 }),
      height: fc.integer({ min: 1800, max: 2600 }),
    }),
    fc.record({
      kind: fc.constant("lift" as const),
      width: fc.integer({ min: 800, max: 2000 }),
      height: fc.integer({ min: 1900, max: 2600 }),
      depth: fc.integer({ min: 800, max: 2400 }),
    }),
  ),
);

/** Wishes for what is usual inside and before a piece. */
export const plainWish: fc.Arbitrary<Design> = fc.record({
  kind: fc.constantFrom(...kinds),
  rules: fc.constant(1),
  place,
  width: fc.oneof(length(6000), length(9999)),
  height: fc.oneof(length(3500), length(9999)),
  depth: fc.oneof(length(900), length(9999)),
  thickness: fc.constantFrom(16, 18, 25),
  plinth: fc.nat({ max: 200 }),
  top: fc.constantFrom("between" as const, "over" as const),
  sliding: fc.constantFrom(0 as const, 0 as const, 2 as const, 3 as const),
  topBox: fc.oneof(fc.constant(0), length(9999)),
  columns: fc.array(column, { minLength: 1, maxLength: 12 }),
  body: fc.constant("pal-alb"),
  front: fc.constant("mdf-mat"),
  handle: fc.constant("metal"),
  wayIn,
});

const seldom = fc.constantFrom(false, false, false, false, false, true);

/** What else may be wished for: of zones one after the other, again and again. */
const special = fc.record({
  opening: fc.constantFrom(undefined, undefined, "push" as const),
  panels: fc.constantFrom(undefined, undefined, undefined, "left", "right", "both"),
  zones: fc.array(
    fc.record({
      inside: fc.constantFrom(null, null, null, null, "shoes" as const, "pull-outs" as const),
      isMirrored: seldom,
      isLit: seldom,
    }),
    { minLength: 7, maxLength: 7 },
  ),
});

export const wish: fc.Arbitrary<Design> = fc
  .tuple(plainWish, special)
  .map(([design, { zones: wished, ...more }]) => {
    let nth = 0;
    const columns = design.columns.map((one) => ({
      ...one,
      zones: one.zones.map((zone): Zone => {
        const { inside, isMirrored, isLit } = wished[nth++ % wished.length]!;
        return {
          ...zone,
          inside: inside ?? zone.inside,
          ...(isMirrored && { mirror: true as const }),
          ...(isLit && { light: true as const }),
        };
      }),
    }));
    return { ...design, columns, ...more };
  });

/** Decors as they come: with and without grain, thicker ones, smaller sheets. */
export const chosen: fc.Arbitrary<Chosen> = fc.record({
  body: fc.record({
    id: fc.constant("pal-alb"),
    board: fc.constant("pal" as const),
    thicknesses: fc.constantFrom([18], [18, 25]),
    sheet: fc.constantFrom({ length: 2800, width: 2070 }, { length: 2500, width: 1250 }),
    hasGrain: fc.boolean(),
  }),
  front: fc.record({
    id: fc.constant("mdf-mat"),
    board: fc.constant("mdf" as const),
    thicknesses: fc.constantFrom([18], [16, 19]),
    sheet: fc.constantFrom({ length: 2800, width: 2070 }, { length: 2800, width: 1220 }),
    hasGrain: fc.boolean(),
  }),
  handle: fc.constantFrom(
    { id: "metal", length: 160, holeSpacing: 128, isPushed: false },
    { id: "wood", length: 30, holeSpacing: 0, isPushed: false },
    { id: "none", length: 0, holeSpacing: 0, isPushed: true },
  ),
});

/** Each of the owner's choices of joints, as rules have it. */
export const joints = fc.nat({ max: jointChoices.length - 1 });
