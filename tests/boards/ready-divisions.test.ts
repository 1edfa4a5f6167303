import fc from "fast-check";
import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { blindColumn, type Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { readyDivisions, whatIn } from "~/furniture/boards/front/ready-divisions";
import { cornerKinds } from "~/furniture/boards/limits";
import { defaultRules } from "~/furniture/boards/rules";
import { startDesign, usualSizes } from "~/furniture/boards/start";

import { size } from "../promises/proof";
import { cornerWish } from "./corner-designs";
import { free, pal } from "./designs";
import { diagonalWish } from "./diagonal-designs";
import { chosen, wish } from "./random-designs";
import { slantedWish, slopeWish } from "./slope-designs";

const rules = defaultRules;
const looks = { body: "pal-alb", front: "pal-alb", handle: "metal" };

/** What the planner's first step makes of a niche. */
function inNiche(kind: Design["kind"], width: number, height: number, depth: number): Design {
  const place = {
    kind: "niche" as const,
    widths: [width, width, width] as [number, number, number],
    heights: [height, height] as [number, number],
    depth,
    skirting: 0,
  };
  const start = { kind, place, size: { width, height, depth }, wayIn: null, looks, version: 1 };
  return fit(startDesign(start, rules), pal, rules).design;
}

const anyWhere = fc.oneof(wish, slopeWish, slantedWish, cornerWish, diagonalWish);

test("every ready division of any place can be built as it is, and no two are the same", () => {
  fc.assert(
    fc.property(anyWhere, chosen, (wished, made) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      const ready = readyDivisions(design, made, rules);
      for (const { design: one } of ready) {
        expect(fit(one, made, rules)).toEqual({ design: one, changes: [] });
        expect(readDesign(writeDesign(one))).toEqual(one);
        expect([one.place, one.kind, one.body]).toEqual([design.place, design.kind, design.body]);
      }
      const texts = ready.map((one) => writeDesign(one.design));
      expect(new Set(texts).size).toBe(texts.length);
    }),
    { numRuns: size(60, 5_000) },
  );
});

test("whatever the width of a usual niche, there are at least three to begin with, and whichever is chosen", () => {
  const places = fc.oneof(
    fc.tuple(
      fc.constant("wardrobe" as const),
      fc.integer({ min: 1000, max: 3600 }),
      fc.constant(600),
    ),
    fc.tuple(
      fc.constant("bookcase" as const),
      fc.integer({ min: 800, max: 3600 }),
      fc.constant(350),
    ),
  );
  const heights = fc.integer({ min: 2000, max: 2800 });
  fc.assert(
    fc.property(places, heights, ([kind, width, depth], height) => {
      const ready = readyDivisions(inNiche(kind, width, height, depth), pal, rules);
      expect(ready.length).toBeGreaterThanOrEqual(3);
      expect(ready.every(({ design }) => design.width === width - rules.niche.lessWidth)).toBe(
        true,
      );
      for (const { design } of ready) expect(readyDivisions(design, pal, rules)).toEqual(ready);
    }),
    { numRuns: size(60, 3_000) },
  );
});

test("in a corner both legs begin with what one reaches, and nothing has sliding doors", () => {
  for (const walls of [
    [2200, 1800],
    [1700, 2600],
  ] as const) {
    const place = {
      kind: "corner" as const,
      walls: [...walls] as [number, number],
      ends: ["free", "wall"] as ["free", "wall"],
      diagonal: 1414,
      ceiling: 2500,
      skirting: 0,
    };
    for (const kind of cornerKinds) {
      const size = { ...usualSizes[kind], width: 6000 };
      const start = { kind, place, size, wayIn: null, looks, version: 1 };
      const { design } = fit(startDesign(start, rules), pal, rules);
      const ready = readyDivisions(design, pal, rules);
      expect(ready.length).toBeGreaterThanOrEqual(3);
      expect(ready.map(({ name }) => name)).not.toContain("sliding");
      for (const { design: one } of ready) {
        expect([one.columns.length, one.leg!.columns.length]).toEqual([
          design.columns.length,
          design.leg!.columns.length,
        ]);
        expect(one.columns[blindColumn(one)!]!.zones).toMatchObject([
          { front: "open", inside: "shelves" },
        ]);
      }
    }
  }
});

test("under a slope what is low can begin with drawers, and nothing has sliding doors", () => {
  const stepped = readDesign(
    "1w-sl2400x2400x2400x1200x2500x1300x0x700x0-2340x2416x600-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal",
  )!;
  const ready = readyDivisions(stepped, pal, rules);
  expect(ready.length).toBeGreaterThanOrEqual(3);
  expect(ready.map(({ name }) => name)).not.toContain("sliding");
  const low = ready.find(({ name }) => name === "drawers-where-low")!;
  expect(low.design.columns.map(({ zones }) => zones[0]!.front)).toEqual([
    "drawers",
    "pair",
    "pair",
  ]);
  const flat = inNiche("wardrobe", 2170, 2500, 600);
  expect(readyDivisions(flat, pal, rules).map(({ name }) => name)).not.toContain(
    "drawers-where-low",
  );
});

test("a division is what its name says, or it is not offered", () => {
  const shallow = inNiche("wardrobe", 1800, 2500, 420);
  const named = readyDivisions(shallow, pal, rules).map(({ name }) => name);
  // Sliding doors need more depth.
  expect(named).not.toContain("sliding");
  const usual = inNiche("wardrobe", 2170, 2500, 600);
  for (const { name, design } of readyDivisions(usual, pal, rules)) {
    expect(design.sliding > 0, name).toBe(name === "sliding");
    expect(whatIn(design).includes("rail"), name).toBe(name !== "shelves");
    expect(whatIn(design).includes("drawers"), name).toBe(name === "rails-over-drawers");
  }
  const chest = { ...free, kind: "chest" as const, ...usualSizes.chest };
  expect(readyDivisions(chest, pal, rules).map(({ name }) => name)).toContain("drawers");
});
