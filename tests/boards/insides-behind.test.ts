import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design, Zone } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules as rules } from "~/furniture/boards/rules";

import { size } from "../promises/proof";
import { backWish } from "./back-designs";
import { column, free, pal, rail, shelves } from "./designs";
import { findOverlap3 } from "./prisms";
import { chosen } from "./random-designs";

// Lights, shelves for shoes and pull-outs before a low wall: only where the ceiling leaves their depth.

const TRIES = size(150, 10_000);

/** Wishes of which every second has a wardrobe's baskets at the bottom of its columns, as few of any have room for them. */
const special = fc.tuple(backWish, fc.boolean()).map(([wish, hasBaskets]): Design => {
  if (!hasBaskets) return wish;
  const columns = wish.columns.map(({ width, zones: [lowest, ...others] }) => ({
    width,
    zones: [{ ...lowest!, front: "open" as const, inside: "pull-outs" as const }, ...others],
  }));
  return { ...wish, kind: "wardrobe", columns };
});

test("under a ceiling that falls to the back nothing that is special inside meets it", () => {
  const seen = { lights: 0, pullOuts: 0, shoes: 0 };
  fc.assert(
    fc.property(special, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      expect(fit(design, made, rules)).toEqual({ design, changes: [] });
      const piece = build(design, made, rules);
      const { boards, lights, pullOuts } = piece;
      expect(findOverlap3(piece, rules.back.groove)).toBeUndefined();
      // A groove has board behind it, and the cable a back.
      const lit = boards.flatMap(({ width, machining }) =>
        machining.flatMap((work) =>
          work.kind === "groove" && work.width === rules.light.width ? [width - work.v] : [],
        ),
      );
      for (const left of lit) expect(left).toBeGreaterThanOrEqual(rules.light.width + 10);
      const cables = boards.flatMap(({ machining, width }) =>
        machining.flatMap((work) =>
          work.kind === "hole" && work.use === "cable" ? [{ v: work.v, width }] : [],
        ),
      );
      expect(lit).toHaveLength(lights.length);
      // Lights above the end of the back, one over the other, share a hole.
      expect(cables.length).toBeLessThanOrEqual(lights.length);
      expect(cables.length > 0).toBe(lights.length > 0);
      for (const { v, width } of cables) {
        expect(v).toBeGreaterThan(10);
        expect(v).toBeLessThan(width - 10);
      }
      // Below the slanted top even at its rear upper corner.
      const top = boards.find(({ name }) => name === "slanted-top");
      for (const { place } of pullOuts) {
        if (!top?.turned) break;
        const fall = Math.tan((top.turned.degrees * Math.PI) / 180);
        const plumb = top.thickness / Math.cos((top.turned.degrees * Math.PI) / 180);
        const z = place.z + place.depth;
        const under = top.place.y + top.place.height - plumb - Math.max(0, z - top.place.z) * fall;
        expect(place.y + place.height).toBeLessThanOrEqual(under + 0.01);
      }
      seen.lights += lights.length;
      seen.pullOuts += pullOuts.length;
      seen.shoes += boards.filter(({ name }) => name === "shoe-shelf").length;
    }),
    { numRuns: TRIES },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(TRIES / 50);
});

/** A low wall 1,000 high, the ceiling 45° from it: 600 deep, whole to 942, its rear as high. */
const low: Design = {
  ...free,
  kind: "wardrobe",
  width: 940,
  height: 1400,
  depth: 600,
  place: {
    kind: "slope",
    falls: "back",
    widths: [1000, 1000, 1000],
    low: 1000,
    high: 2500,
    run: 1500,
    raised: null,
    depth: 700,
    skirting: 0,
    closed: false,
  },
  columns: [],
};

test("shoes, pull-outs and lights are told where the ceiling leaves too little depth", () => {
  const why = (...zones: Zone[]) =>
    fit({ ...low, columns: [column(...zones)] }, pal, rules).changes.map(({ why: told }) => told);
  const shoes: Zone = { ...shelves(2), inside: "shoes" };
  const baskets: Zone = { ...shelves(9), inside: "pull-outs", count: 2 };
  // The whole zone reaches under the slanted part, a lower one below it does not.
  expect(why(shoes)).toContain("shoes-depth");
  expect(why({ ...shoes, height: 600 }, shelves(1))).not.toContain("shoes-depth");
  // Two baskets end far below it, and as many as the height holds do not.
  expect(why(baskets)).not.toContain("pull-outs-depth");
  const most = fit({ ...low, columns: [column({ ...baskets, count: 6 })] }, pal, rules);
  expect(most.changes).toContainEqual(expect.objectContaining({ why: "pull-outs" }));
  const count = most.design.columns[0]!.zones[0]!.count;
  expect(count).toBeGreaterThanOrEqual(2);
  expect(count).toBeLessThan(6);
  const lit = { ...rail, front: "open" as const, light: true as const };
  expect(why({ ...shelves(1), height: 500, light: true }, shelves(0))).not.toContain("light-shelf");
  expect(why({ ...shelves(0), height: 500 }, lit)).not.toContain("light-drawers");
});
