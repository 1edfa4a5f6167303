import fc from "fast-check";

import type { Column, Corner, Design } from "~/furniture/boards/design";
import { cornerKinds } from "~/furniture/boards/limits";

import { wish } from "./random-designs";

const end = fc.constantFrom("wall" as const, "free" as const);

/** Corners as people measure them; in some nothing can stand. */
const corner: fc.Arbitrary<Corner> = fc.record({
  kind: fc.constant("corner" as const),
  walls: fc.tuple(fc.integer({ min: 600, max: 4000 }), fc.integer({ min: 600, max: 4000 })),
  ends: fc.tuple(end, end),
  diagonal: fc.integer({ min: 1390, max: 1440 }),
  ceiling: fc.option(fc.integer({ min: 2000, max: 3500 })),
  skirting: fc.nat({ max: 40 }),
});

/** Wishes for such corners, of any size and division. */
export const cornerWish: fc.Arbitrary<Design> = fc
  .tuple(wish, corner, fc.constantFrom(...cornerKinds, "chest" as const), wish)
  .map(([wished, place, kind, { width, columns }]) => ({
    ...wished,
    place,
    kind,
    leg: { width, columns },
  }));

/** The same as a mirror shows it: what was at the left wall is at the right one. */
export function mirrored(design: Design): Design {
  const { place, leg } = design;
  if (place.kind !== "corner" || !leg) throw new Error("stands in no corner");
  const panels = { left: "right", right: "left", both: "both" } as const;
  return {
    ...design,
    place: { ...place, walls: turned(place.walls), ends: turned(place.ends) },
    columns: turnedColumns(design.columns),
    leg: { ...leg, columns: turnedColumns(leg.columns) },
    ...(design.panels && { panels: panels[design.panels] }),
  };
}

function turned<Of>([left, right]: [Of, Of]): [Of, Of] {
  return [right, left];
}

function turnedColumns(columns: Column[]): Column[] {
  const fronts = { left: "right", right: "left" } as const;
  return [...columns].reverse().map(({ width, zones }) => ({
    width,
    zones: zones.map((zone) => {
      const { front } = zone;
      return { ...zone, front: front === "left" || front === "right" ? fronts[front] : front };
    }),
  }));
}
