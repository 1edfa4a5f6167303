import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { buyersSize } from "~/furniture/boards/buyers-size";
import { allColumns, runsLeft, type Design, type Place } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules } from "~/furniture/boards/rules";
import { asStanding } from "~/furniture/boards/standing";

import { size as tries } from "../promises/proof";
import { cornerWish } from "./corner-designs";
import { free, pal, shelves } from "./designs";
import { diagonalWish } from "./diagonal-designs";
import { wish as anyWish } from "./random-designs";

const niche = {
  ...free,
  kind: "wardrobe" as const,
  columns: [{ width: null, zones: [shelves(2, "left")] }],
};

test.each<
  [widths: [number, number, number], heights: [number, number], width: number, height: number]
>([
  [[2165, 2165, 2165], [2550, 2550], 2165, 2550],
  [[2171, 2165, 2168], [2550, 2561], 2165, 2550],
  [[900, 905, 910], [2400, 2390], 900, 2390],
])("a niche of %j × %j is filled: %i × %i", (widths, heights, width, height) => {
  const place: Place = { kind: "niche", widths, heights, depth: 600, skirting: 15 };
  const wish: Design = { ...niche, place, width: 9000, height: 9000, depth: 9000 };
  const { design } = fit(wish, pal, defaultRules);
  expect(buyersSize(design, defaultRules, pal.front)).toEqual({
    fills: "niche",
    width,
    height,
    // What the fronts leave: 2 before the wall's plane.
    depth: 600 - 15 - 2,
  });
});

test("a chest fills a niche from wall to wall alone, and a piece standing free is what was asked for", () => {
  const place: Place = {
    kind: "niche",
    widths: [1000, 1004, 1002],
    heights: [2500, 2500],
    depth: 500,
    skirting: 0,
  };
  const chest = fit({ ...niche, kind: "chest", place, height: 900 }, pal, defaultRules).design;
  expect(buyersSize(chest, defaultRules, pal.front)).toMatchObject({
    fills: "width",
    width: 1000,
    height: 900,
  });
  expect(buyersSize(free, defaultRules, pal.front)).toEqual({
    fills: "nothing",
    width: 800,
    height: 2000,
    depth: 300,
  });
});

test("before a low wall a piece is as high as its body in front and behind, and a low one as everywhere", () => {
  const place: Place = {
    kind: "slope",
    falls: "back",
    widths: [2400, 2404, 2402],
    low: 1000,
    high: 2500,
    run: 1500,
    raised: null,
    depth: 640,
    skirting: 0,
    closed: true,
  };
  const size = (height: number) => {
    const wish: Design = { ...niche, place, width: 9000, height, depth: 600 };
    return buyersSize(fit(wish, pal, defaultRules).design, defaultRules, pal.front);
  };
  // The gap below a ceiling of 45° is 40 ⁄ cos 45°, upwards.
  expect(size(9000)).toEqual({
    fills: "slope-back",
    width: 2400,
    height: 1600 - 57,
    low: 1000 - 57,
    depth: 618,
  });
  expect(size(900)).toEqual({ fills: "width", width: 2400, height: 900, depth: 618 });
});

/** Open, but its top lies over the sides and reaches as far as fronts would. */
const openChest: Design = {
  kind: "chest",
  rules: 1,
  place: { kind: "niche", widths: [360, 360, 360], heights: [772, 772], depth: 320, skirting: 0 },
  width: 300,
  height: 300,
  depth: 300,
  thickness: 16,
  plinth: 0,
  top: "over",
  sliding: 0,
  topBox: 0,
  columns: [{ width: null, zones: [{ height: null, front: "open", inside: "shelves", count: 0 }] }],
  body: "pal-alb",
  front: "mdf-mat",
  handle: "metal",
  wayIn: null,
};

test.each([true, false])("under a slope it is from wall to wall and up to both ends", (closed) => {
  const place: Place = {
    kind: "slope",
    falls: "right",
    widths: [2404, 2400, 2410],
    low: 1200,
    high: 2500,
    run: 1300,
    raised: null,
    depth: 620,
    skirting: 15,
    closed,
  };
  const columns = Array.from({ length: 3 }, () => ({
    width: null,
    zones: [{ height: null, front: "pair", inside: "shelves", count: 2 } as const],
  }));
  const { design } = fit({ ...niche, place, columns }, pal, defaultRules);
  expect(buyersSize(design, defaultRules, pal.front)).toEqual({
    fills: "slope",
    width: 2400,
    low: 1200,
    height: 2500,
    depth: design.depth + 18,
  });
  const { bounds } = asStanding(build(design, pal, defaultRules));
  expect(bounds).toMatchObject({ width: 2400, depth: design.depth + 18 });
  expect(bounds.height === 2500).toBe(closed);
});

test("in a corner it is as far as the piece reaches from it along both walls, and never farther than these", () => {
  fc.assert(
    fc.property(cornerWish, (wish) => {
      fc.pre(placeProblems(wish, pal, defaultRules).length === 0);
      const { design } = fit(wish, pal, defaultRules);
      const { place, depth, height } = design;
      if (place.kind !== "corner") throw new Error("stands in no corner");
      const size = buyersSize(design, defaultRules, pal.front);
      if (size.fills !== "corner") throw new Error("reads as in no corner");
      const { bounds } = asStanding(build(design, pal, defaultRules));
      // The leg that runs through has its own place in the room: its corner is behind, at one of its ends.
      const isLeft = runsLeft(place);
      const from = Math.max(defaultRules.corner.from, place.skirting);
      const end = isLeft ? design.width + from : -from;
      const through = isLeft ? end - bounds.x : bounds.x + bounds.width - end;
      const against = place.skirting + depth - bounds.z;
      const [left, right] = [size.width, size.right];
      expect(isLeft ? [left, right] : [right, left]).toEqual([through, against]);
      expect(left).toBeLessThanOrEqual(place.walls[0]);
      expect(right).toBeLessThanOrEqual(place.walls[1]);
      expect([size.height, size.depth - depth]).toEqual([
        height,
        allColumns(design).some(({ zones }) => zones.some(({ front }) => front !== "open"))
          ? 18
          : 0,
      ]);
    }),
    { numRuns: tries(100, 3_000) },
  );
});

test("across a corner it is as far as the piece reaches from it, fillers and all, and never farther than its walls", () => {
  fc.assert(
    fc.property(diagonalWish, (wish) => {
      fc.pre(placeProblems(wish, pal, defaultRules).length === 0);
      const { design } = fit(wish, pal, defaultRules);
      const { place, depth, height } = design;
      if (place.kind !== "diagonal") throw new Error("stands across no corner");
      const size = buyersSize(design, defaultRules, pal.front);
      expect(size).toMatchObject({ fills: "diagonal", height, depth });
      expect(size.width).toBeLessThanOrEqual(Math.min(...place.walls));
      const { boards } = build(design, pal, defaultRules);
      // Beside the body are only what stands at its ends and what is scribed there.
      const standing = boards.filter(({ name }) => name === "side" || name === "back");
      const reach = Math.max(...standing.map((board) => board.place.x + board.place.width));
      expect(size.width).toBeGreaterThanOrEqual(reach);
    }),
    { numRuns: tries(100, 3_000) },
  );
});

test("what a buyer reads of a niche is the piece as it stands there, however it is divided, and never larger than its walls", () => {
  fc.assert(
    fc.property(anyWish, (wish) => {
      fc.pre(placeProblems(wish, pal, defaultRules).length === 0);
      const { design } = fit(wish, pal, defaultRules);
      const { place } = design;
      const piece = build(design, pal, defaultRules);
      const { bounds } = asStanding(piece);
      const { width, height, depth, fills } = buyersSize(design, defaultRules, pal.front);
      if (place.kind !== "niche") {
        expect(fills).toBe("nothing");
        return;
      }
      expect({ width, height, depth }).toEqual({
        width: bounds.width,
        height: bounds.height,
        depth: bounds.depth,
      });
      expect(width).toBeLessThanOrEqual(Math.min(...place.widths));
      expect(height).toBeLessThanOrEqual(Math.min(...place.heights));
      expect(depth).toBeLessThanOrEqual(place.depth - place.skirting);
    }),
    { numRuns: 150, examples: [[openChest]] },
  );
});
