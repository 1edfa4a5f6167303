import fc from "fast-check";

import { kinds, type Design, type Slope } from "~/furniture/boards/design";

import { wish } from "./random-designs";

/** Niches before a low wall as people measure them; in some nothing can stand. */
const behind: fc.Arbitrary<Slope> = fc
  .record({
    widths: fc.tuple(fc.integer({ min: 300, max: 5400 }), fc.nat({ max: 60 }), fc.nat({ max: 60 })),
    low: fc.integer({ min: 1, max: 1800 }),
    angle: fc.integer({ min: 8, max: 62 }),
    share: fc.option(fc.integer({ min: 20, max: 400 }), { freq: 4 }),
    raised: fc.option(fc.integer({ min: 1200, max: 3500 })),
    depth: fc.integer({ min: 300, max: 900 }),
    skirting: fc.nat({ max: 40 }),
    closed: fc.boolean(),
  })
  .map(({ widths: [width, one, other], low, angle, share, depth, ...place }) => {
    const run = share === null ? null : Math.round((depth * share) / 100);
    const rise = Math.tan((angle * Math.PI) / 180) * (run ?? depth);
    return {
      ...place,
      kind: "slope" as const,
      falls: "back" as const,
      widths: [width, width + one, width + other] as [number, number, number],
      low,
      high: Math.min(6000, Math.round(low + rise)),
      run,
      depth,
    };
  });

/** Wishes for such niches, of any kind, size and division. */
export const backWish: fc.Arbitrary<Design> = fc
  .tuple(wish, behind, fc.constantFrom(...kinds))
  .map(([wished, place, kind]) => ({ ...wished, place, kind }));
