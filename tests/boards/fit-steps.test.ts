import { expect, test } from "vitest";

import type { Column, Design, Zone } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { applyEdit } from "~/furniture/boards/front/edit";
import { readEdit, type Edit } from "~/furniture/boards/front/edit-button";
import { longestBoard } from "~/furniture/boards/limits";
import { defaultRules, type Chosen, type Rules } from "~/furniture/boards/rules";

import { column, drawers, free, pal, rail, shelves } from "./designs";

// What a wish becomes where a way in, a ceiling, a small sheet or an owner's own rule is in its way: the
// last measure that is possible and the first that is not.

const wardrobe: Design = { ...free, kind: "wardrobe", depth: 600, columns: [column(shelves(2))] };
const bookcase: Design = { ...free, columns: [column(shelves(2))] };
const chest: Design = { ...free, kind: "chest", height: 800, depth: 450 };

const lift = (width: number, height: number, depth: number) => ({
  kind: "lift" as const,
  width,
  height,
  depth,
});
const niche = (changes: object): Design["place"] => ({
  kind: "niche",
  widths: [1060, 1060, 1060],
  heights: [2100, 2100],
  depth: 700,
  skirting: 0,
  ...changes,
});
const under = (ceiling: number): Design["place"] => ({ kind: "free", walls: "none", ceiling });
const alike = (count: number, ...zones: Zone[]): Column[] =>
  Array.from({ length: count }, () => column(...zones));
const by = <Name extends keyof Rules>(name: Name, changes: Partial<Rules[Name]>): Rules => ({
  ...defaultRules,
  [name]: { ...(defaultRules[name] as object), ...changes },
});

/** Boards of 1,220 at most: the diagonal of 700 × 1,000. */
const smallLift = lift(700, 1000, 700);
const narrowDoors: Rules = { ...defaultRules, widestDoor: 400 };
const shortBacks = by("sheet", { hdfLength: 2400 });
const shallowSliding = by("sliding", { leastDepth: 420 });
const narrowFronts: Chosen = {
  ...pal,
  front: { ...pal.front, sheet: { length: 2800, width: 1250 } },
};
const thick: Chosen = { ...pal, body: { ...pal.body, thicknesses: [25] } };
const between: Chosen = { ...pal, body: { ...pal.body, thicknesses: [18, 22] } };

interface Told {
  of: Design;
  wish: Partial<Design>;
  changes: string[];
  rules?: Rules;
  chosen?: Chosen;
}

const wide = { columns: alike(6, shelves(2)), wayIn: lift(1000, 2000, 1200) };
const two = alike(2, shelves(2));
const told: Told[] = [
  // The longest board through this lift is 2,332; two bodies of it less a millimetre a column.
  { of: wardrobe, wish: { ...wide, width: 4640 }, changes: [] },
  { of: wardrobe, wish: { ...wide, width: 4641 }, changes: ["way-in width 4641→4640"] },
  {
    of: wardrobe,
    wish: {
      width: 1000,
      height: 2500,
      columns: two,
      place: niche({ heights: [2600, 2600] }),
      wayIn: smallLift,
    },
    changes: ["way-in height 2500→2120", "way-in 0→900"],
  },
  // A niche wider than two such bodies is not filled.
  {
    of: wardrobe,
    wish: { ...wide, width: 4700, place: niche({ widths: [5000, 5000, 5000] }) },
    changes: ["way-in width 4700→4640"],
  },
  // A piece of 1,220 with the highest box on it.
  { of: wardrobe, wish: { height: 2120, wayIn: smallLift }, changes: ["way-in 0→900"] },
  {
    of: wardrobe,
    wish: { height: 2121, wayIn: smallLift },
    changes: ["way-in height 2121→2120", "way-in 0→900"],
  },
  // A niche is filled up to its ceiling, where the owner leaves less there than it takes to raise a piece.
  {
    of: wardrobe,
    wish: { width: 1000, height: 2095, depth: 350, columns: two, place: niche({}) },
    changes: ["raised 0→300"],
    rules: by("niche", { lessHeight: 5 }),
  },
  {
    of: wardrobe,
    wish: { width: 1000, columns: two, place: niche({ heights: [2050, 2300] }) },
    changes: ["raised 0→300"],
  },
  { of: wardrobe, wish: { height: 2380 }, changes: [], rules: shortBacks },
  { of: wardrobe, wish: { height: 2381 }, changes: ["way-in 0→300"], rules: shortBacks },
  // Under this ceiling 2,780 can be raised, as long as a board is.
  {
    of: wardrobe,
    wish: { depth: 350, height: 2781, place: under(2812) },
    changes: ["raised 0→300"],
  },
  {
    of: wardrobe,
    wish: { depth: 350, height: 880, place: under(900) },
    changes: ["raised height 880→818"],
  },
  {
    of: wardrobe,
    wish: { depth: 350, height: 899, place: under(920) },
    changes: ["raised height 899→840"],
  },
  { of: wardrobe, wish: { depth: 350, height: 900, place: under(920) }, changes: ["raised 0→300"] },
  { of: bookcase, wish: { thickness: 20 }, changes: ["thickness 20→18"], chosen: between },
  // Behind a pair of doors a column is as wide as they cover: 2 × (400 − 18).
  {
    of: wardrobe,
    wish: { columns: alike(1, shelves(1, "pair")) },
    changes: [],
    rules: narrowDoors,
  },
  {
    of: wardrobe,
    wish: { width: 801, columns: alike(1, shelves(1, "pair")) },
    changes: ["column-too-wide 1→2"],
    rules: narrowDoors,
  },
  {
    of: wardrobe,
    wish: { width: 836, columns: alike(1, shelves(1), shelves(1, "pair")) },
    changes: ["column-too-wide 1→2"],
    rules: narrowDoors,
  },
  {
    of: chest,
    wish: { width: 836, columns: alike(1, drawers(2)) },
    changes: [],
    rules: narrowDoors,
  },
  { of: bookcase, wish: { width: 2780, columns: alike(4, shelves(1)) }, changes: [] },
  {
    of: bookcase,
    wish: { width: 2780, columns: alike(2, shelves(1)) },
    changes: ["column-too-wide 2→4"],
  },
  {
    of: wardrobe,
    wish: {
      width: 1000,
      columns: alike(2, shelves(2, "left")),
      place: { kind: "free", walls: "right", ceiling: null },
    },
    changes: ["door-at-wall 1 0 0→0"],
  },
  // Shelves are no drawers, of which there are sixty in all.
  {
    of: bookcase,
    wish: { width: 5400, columns: [...alike(7, shelves(12)), column(drawers(5, "pair"))] },
    changes: [],
  },
  {
    of: bookcase,
    wish: { width: 3000, depth: 400, columns: alike(5, drawers(8), drawers(8)) },
    changes: ["drawers 3 1 8→4", "drawers-in-all 4 0 8→1", "drawers-in-all 4 1 8→1"],
  },
  { of: bookcase, wish: { width: 500, columns: alike(1, drawers(2, "left")) }, changes: [] },
  // A front of 18 with 3 beside it is 82 high at least, of 25 with thicker boards 14 more.
  { of: chest, wish: { height: 525, columns: alike(1, drawers(4)) }, changes: [] },
  { of: chest, wish: { height: 524, columns: alike(1, drawers(4)) }, changes: ["drawers 0 0 4→3"] },
  {
    of: chest,
    wish: { thickness: 25, height: 595, columns: alike(1, drawers(4)) },
    changes: [],
    chosen: thick,
  },
  {
    of: chest,
    wish: { thickness: 25, height: 594, columns: alike(1, drawers(4)) },
    changes: ["drawers 0 0 4→3"],
    chosen: thick,
  },
  // Sliding doors as wide as their sheet gives, 1,230 inside its trim.
  {
    of: wardrobe,
    wish: { sliding: 2, width: 2466, columns: alike(4, shelves(2)) },
    changes: [],
    chosen: narrowFronts,
  },
  {
    of: wardrobe,
    wish: { sliding: 2, width: 2468, columns: alike(4, shelves(2)) },
    changes: ["sliding-doors 2→3"],
    chosen: narrowFronts,
  },
  // A door of 797 lies across this lift and is 989 long at most, one of 541 stands in it: 2,118.
  {
    of: wardrobe,
    wish: { sliding: 2, width: 1600, height: 2118, columns: two, wayIn: lift(700, 2000, 700) },
    changes: ["sliding-doors 2→3"],
  },
  {
    of: wardrobe,
    wish: {
      sliding: 3,
      width: 1600,
      height: 2400,
      topBox: 400,
      columns: two,
      wayIn: lift(700, 2000, 700),
    },
    changes: [],
  },
  {
    of: wardrobe,
    wish: {
      height: 3000,
      topBox: 400,
      columns: [column({ ...shelves(0), height: 1000 }, { ...shelves(0), height: 1466 })],
    },
    changes: [],
  },
  // The tracks of sliding doors take 90 of the depth.
  {
    of: wardrobe,
    wish: { sliding: 2, width: 1600, depth: 440, columns: alike(2, { ...rail, front: "open" }) },
    changes: [],
    rules: shallowSliding,
  },
  {
    of: wardrobe,
    wish: { sliding: 2, width: 1600, depth: 430, columns: alike(2, { ...rail, front: "open" }) },
    changes: ["rail-depth 0 0 0→2", "rail-depth 1 0 0→2"],
    rules: shallowSliding,
  },
];

const titled = told.map((one) => ({
  ...one,
  title: `${one.of.kind} ${JSON.stringify(one.wish).slice(0, 120)}: ${one.changes.join(", ") || "nothing"}`,
}));

test.each(titled)("$title", ({ of, wish, changes, rules = defaultRules, chosen = pal }) => {
  const said = fit({ ...of, ...wish }, chosen, rules).changes.map(
    ({ why, measure, column: at, zone, from, to }) =>
      [why, measure, at, zone, `${from}→${to}`].filter((word) => word !== undefined).join(" "),
  );
  expect(said).toEqual(changes);
});

const fitted = (wish: Partial<Design>, of = bookcase) =>
  fit({ ...of, ...wish }, pal, defaultRules).design;
const zoneOf = (wish: Partial<Design>, of = bookcase) => fitted(wish, of).columns[0]!.zones[0];

test("what has no columns becomes one that is open, with two shelves", () => {
  expect(fitted({ columns: [] }).columns).toEqual([
    { width: null, zones: [{ height: null, front: "open", inside: "shelves", count: 2 }] },
  ]);
});

test("a top over the sides of what is no chest is put between them", () => {
  expect(fitted({ top: "over" }).top).toBe("between");
});

test("what is refused of a zone leaves the rest of it", () => {
  const one = (zone: Zone, changes: Partial<Design> = {}) =>
    zoneOf({ columns: [column(zone)], ...changes });
  // Drawers in front of a body too shallow for them become open shelves, a rail behind a door shelves there.
  expect(one(drawers(2), { depth: 200, height: 500 })).toEqual(shelves(1, "open"));
  expect(one({ ...rail, front: "left" }, { width: 500 })).toEqual(shelves(2, "left"));
  expect(one({ ...shelves(2), front: "drawers" }, { height: 500 })).toEqual(drawers(2));
  // A pair too narrow is one door, hinged on the left.
  expect(one(shelves(2, "pair"), { width: 365 })).toEqual(shelves(2, "left"));
});

test("more columns are like the one with the most boards across its width", () => {
  const added = (count: number) => {
    const columns = [column(shelves(count)), column(shelves(0, "left"))];
    return fitted({ width: 3600, columns }).columns.map(({ zones }) => zones[0]!.count);
  };
  // A door over 1,884 is more than six boards of 300 across, and less than eight.
  expect(added(5)).toEqual([5, 0, 0, 0]);
  expect(added(7)).toEqual([7, 0, 7, 7]);
  // Each zone has a board below it, of which the first column has two.
  const columns = [column(shelves(0), shelves(0)), column(shelves(0))];
  const zones = fitted({ width: 3600, columns }).columns.map((one) => one.zones.length);
  expect(zones).toEqual([2, 1, 2, 2]);
});

test("a place that is too low is told once, with what its lowest point would have to be", () => {
  const problems = (place: Design["place"], wayIn: Design["wayIn"] = null) =>
    placeProblems({ ...bookcase, place, wayIn }, pal, defaultRules);
  expect(problems(niche({ heights: [330, 400] }))).toEqual([{ what: "niche-height", least: 340 }]);
  expect(problems(free.place, lift(600, 800, 600))).toEqual([]);
  expect(problems(free.place, lift(600, 799, 600))).toEqual([{ what: "way-in", least: 1000 }]);
});

test("a board is as long as the shorter sheet and the way in allow", () => {
  const short = { ...pal, front: { ...pal.front, sheet: { length: 2500, width: 1250 } } };
  expect(longestBoard(bookcase, pal, defaultRules)).toBe(2780);
  expect(longestBoard(bookcase, short, defaultRules)).toBe(2480);
  expect(longestBoard({ ...bookcase, wayIn: smallLift }, pal, defaultRules)).toBe(1220);
});

test("a button's value is an edit as it is written, and nothing else is", () => {
  expect(readEdit("split-zone-11-10")).toEqual({ what: "split-zone", column: 11, zone: 10 });
  expect(readEdit("xsplit-zone-1-1")).toBeUndefined();
  expect(readEdit("1split-zone-1-1")).toBeUndefined();
  expect(readEdit("split-zone-1-1x")).toBeUndefined();
});

test("an edit at the edge of a piece leaves it, and a box on top is no column", () => {
  const boxed: Design = {
    ...wardrobe,
    width: 1600,
    height: 2800,
    topBox: 400,
    columns: [column(shelves(1), { ...rail, front: "open" }), column(shelves(2))],
  };
  const edited = (what: Edit["what"], at: number, zone = 0) =>
    applyEdit(boxed, { what, column: at, zone }, pal, defaultRules);
  expect(edited("merge-column", 1)).toBe(boxed);
  expect(edited("merge-zone", 0, 1)).toEqual(boxed);
  expect(edited("merge-zone", 0, 0).columns[0]!.zones).toEqual([{ ...shelves(1), height: null }]);
  // Two columns of (1,600 − 3 × 18) / 2; the lower zone has (2,400 − 80 − 3 × 18) / 2.
  expect(edited("widen-column", 1).columns[1]!.width).toBe(773 + 50);
  expect(edited("raise-zone", 0, 0).columns[0]!.zones[0]!.height).toBe(1133 + 50);
  // Half a rail's zone is a rail, the other a shelf.
  expect(edited("split-zone", 0, 1).columns[0]!.zones.slice(1)).toEqual([
    { ...rail, front: "open" },
    { ...shelves(1), front: "open" },
  ]);
});

test("merging takes the zone above, and leaves the others", () => {
  const three: Design = {
    ...bookcase,
    columns: [column(shelves(1), shelves(2), { ...shelves(3), height: 400 })],
  };
  const merged = (zone: number) =>
    applyEdit(three, { what: "merge-zone", column: 0, zone }, pal, defaultRules).columns[0]!.zones;
  expect(merged(0).map(({ count }) => count)).toEqual([1, 3]);
  expect(merged(1).map(({ count }) => count)).toEqual([1, 2]);
  expect(merged(2)).toEqual(three.columns[0]!.zones);
});

test("a column of the second body is the one that is made wider, its zone the one that is raised", () => {
  const wideOne: Design = {
    ...wardrobe,
    width: 3618,
    height: 2800,
    topBox: 400,
    columns: [...alike(3, shelves(1)), column(shelves(1), shelves(1)), column(shelves(2))],
  };
  const after = (what: Edit["what"]) =>
    applyEdit(wideOne, { what, column: 3, zone: 1 }, pal, defaultRules).columns[3]!;
  // Five columns of (3,618 − 7 × 18) / 5, rounded down; the zone has (2,400 − 80 − 3 × 18) / 2.
  expect(after("widen-column").width).toBe(698 + 50);
  expect(after("raise-zone").zones[1]!.height).toBe(1133 + 50);
});
