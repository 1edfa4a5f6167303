import { expect, test } from "vitest";

import type { Design } from "~/furniture/boards/design";
import { placeProblems } from "~/furniture/boards/fit";
import { longestPassing } from "~/furniture/boards/limits";
import { defaultRules as rules } from "~/furniture/boards/rules";

import { column, free, pal, rail, shelves } from "./designs";

// The smallest places and ways in, by the workshop's rules.

const wardrobe: Design = {
  ...free,
  kind: "wardrobe",
  width: 1000,
  height: 2000,
  depth: 600,
  columns: [column(shelves(2, "left")), column(rail)],
};
const niche = (changes: object): Design["place"] => ({
  kind: "niche",
  widths: [1060, 1060, 1060],
  heights: [2100, 2100],
  depth: 700,
  skirting: 0,
  ...changes,
});
const under = (ceiling: number): Design["place"] => ({ kind: "free", walls: "none", ceiling });
const beside = (walls: "left" | "right" | "both"): Design["place"] => ({
  kind: "free",
  walls,
  ceiling: null,
});
const door = (width: number, height: number): Design["wayIn"] => ({ kind: "door", width, height });

test.each<[Design["wayIn"], number, number]>([
  [null, 600, Infinity],
  [door(800, 2000), 2000, Infinity],
  [door(800, 2000), 2001, 0],
  [{ kind: "stairs", width: 800, height: 2000 }, 2001, 0],
  // 2 × √2 × 800 = 2,262.7 along the flights, 1,400 up: together 2,660.9.
  [{ kind: "stairs", width: 800, height: 2000 }, 600, 2660],
  [{ kind: "stairs", width: 800, height: 2000 }, 2000, 2262],
  // The diagonals of the lift's sides: 2,332.4, 2,236.1, 1,562.0.
  [{ kind: "lift", width: 1000, height: 2000, depth: 1200 }, 1000, 2332],
  [{ kind: "lift", width: 1000, height: 2000, depth: 1200 }, 1001, 2236],
  [{ kind: "lift", width: 1000, height: 2000, depth: 1200 }, 1201, 1562],
  [{ kind: "lift", width: 1000, height: 2000, depth: 1200 }, 2001, 0],
])("through %o a board %i wide passes if it is %i long at most", (wayIn, width, longest) => {
  expect(longestPassing(wayIn, width)).toBe(longest);
});

test.each<[Design, Partial<Design>, object[]]>([
  [wardrobe, { place: niche({ widths: [360, 400, 400] }) }, []],
  [wardrobe, { place: niche({ widths: [400, 359, 400] }) }, [{ what: "niche-width", least: 360 }]],
  [wardrobe, { place: niche({ heights: [840, 900] }) }, [{ what: "ceiling", least: 1142 }]],
  [wardrobe, { place: niche({ heights: [1200, 1142] }) }, []],
  [wardrobe, { place: niche({ depth: 370 }) }, []],
  [wardrobe, { place: niche({ depth: 369 }) }, [{ what: "niche-depth", least: 370 }]],
  [wardrobe, { place: under(1142) }, []],
  [wardrobe, { place: under(1141) }, [{ what: "ceiling", least: 1142 }]],
  [wardrobe, { place: beside("left") }, []],
  [wardrobe, { wayIn: door(599, 590) }, [{ what: "way-in", least: 1000 }]],
  [wardrobe, { wayIn: door(600, 590) }, []],
  [wardrobe, { wayIn: door(799, 100), depth: 900 }, [{ what: "way-in", least: 1000 }]],
  [wardrobe, { wayIn: door(800, 100), depth: 900 }, []],
])("place %#", (base, changes, problems) => {
  expect(placeProblems({ ...base, ...changes }, pal, rules)).toEqual(problems);
});
