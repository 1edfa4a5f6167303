import fc from "fast-check";

import type { Design, Across } from "~/furniture/boards/design";
import { slopeKinds } from "~/furniture/boards/limits";

import { wish } from "./random-designs";

/** Niches under a slope as people measure them; in some nothing can stand. */
const slopeTo = (steepest: number): fc.Arbitrary<Across> =>
  fc
    .record({
      falls: fc.constantFrom("left" as const, "right" as const),
      widths: fc.tuple(
        fc.integer({ min: 800, max: 6000 }),
        fc.nat({ max: 60 }),
        fc.nat({ max: 60 }),
      ),
      low: fc.integer({ min: 1, max: 1800 }),
      angle: fc.integer({ min: 8, max: steepest }),
      share: fc.option(fc.integer({ min: 20, max: 120 }), { freq: 3 }),
      raised: fc.option(fc.integer({ min: 1200, max: 3500 })),
      depth: fc.integer({ min: 300, max: 900 }),
      skirting: fc.nat({ max: 40 }),
      closed: fc.boolean(),
    })
    .map(({ widths: [width, one, other], angle, share, ...place }) => {
      const run = share === null ? null : Math.max(1, Math.round((width * share) / 100));
      const rise = Math.tan((angle * Math.PI) / 180) * Math.min(width, run ?? width);
      return {
        ...place,
        kind: "slope" as const,
        widths: [width, width + one, width + other] as [number, number, number],
        high: Math.min(6000, Math.round(place.low + rise)),
        run,
      };
    });

/** Wishes for such niches, of any size and division. */
export const slopeWish: fc.Arbitrary<Design> = fc
  .tuple(wish, slopeTo(62), fc.constantFrom(...slopeKinds.left, "chest" as const))
  .map(([wished, place, kind]) => ({ ...wished, place, kind }));

/** Wishes for a slanted body, under ceilings most of which it may follow. */
export const slantedWish: fc.Arbitrary<Design> = fc
  .tuple(wish, slopeTo(47), fc.constantFrom(...slopeKinds.left, "chest" as const))
  .map(([wished, place, kind]) => ({
    ...wished,
    place: { ...place, style: "slanted" as const },
    kind,
  }));
