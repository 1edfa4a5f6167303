import * as fc from "fast-check";

import type { Column, Design, Zone } from "~/furniture/boards/design";

import { free } from "../designs";

const zone: fc.Arbitrary<Zone> = fc
  .record({
    front: fc.constantFrom<Zone["front"]>("open", "left", "right", "pair", "drawers"),
    inside: fc.constantFrom<Zone["inside"]>("shelves", "rail", "drawers"),
    count: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ front, inside, count }) => {
    if (front === "drawers")
      return { height: null, front, inside: "drawers", count: 1 + (count % 5) };
    return { height: null, front, inside, count: inside === "rail" ? 0 : count };
  });

/** Pieces of all sizes, no fuller than there is room. */
export const randomDesign: fc.Arbitrary<Design> = fc
  .record({
    width: fc.integer({ min: 300, max: 5400 }),
    height: fc.integer({ min: 300, max: 3200 }),
    depth: fc.integer({ min: 200, max: 800 }),
    columns: fc.array(fc.array(zone, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 10,
    }),
    place: fc.constantFrom<"free" | "walls" | "niche">("free", "walls", "niche"),
    sliding: fc.constantFrom<Design["sliding"]>(0, 0, 2, 3),
    hasTopBox: fc.boolean(),
  })
  .map(({ width, height, depth, columns, place, sliding, hasTopBox }) => {
    const topBox = hasTopBox && height > 1500 ? 400 : 0;
    const isSliding = sliding > 0 && width >= 900 && height >= 1000 && depth >= 600;
    const inner = height - topBox - 120;
    const mostZones = Math.max(1, Math.floor(inner / 220));
    return {
      ...free,
      kind: "wardrobe",
      width,
      height,
      depth,
      topBox,
      sliding: isSliding ? sliding : 0,
      columns: columns.slice(0, Math.max(1, Math.floor(width / 220))).map((each): Column => {
        const zones = each.slice(0, mostZones);
        const most = Math.max(1, Math.floor((inner / zones.length - 20) / 140) - 1);
        return {
          width: null,
          zones: zones.map((one) => ({
            ...one,
            front: isSliding ? "open" : one.front,
            count: Math.min(one.count, most),
          })),
        };
      }),
      place: placeOf(place, width, height, depth),
    };
  });

function placeOf(
  place: "free" | "walls" | "niche",
  width: number,
  height: number,
  depth: number,
): Design["place"] {
  if (place !== "niche") {
    return { kind: "free", walls: place === "walls" ? "both" : "none", ceiling: null };
  }
  return {
    kind: "niche",
    widths: [width + 60, width + 64, width + 70],
    heights: [height + 40, height + 46],
    depth: depth + 20,
    skirting: 0,
  };
}
