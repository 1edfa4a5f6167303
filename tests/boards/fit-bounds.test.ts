import { expect, test } from "vitest";

import type { Design } from "~/furniture/boards/design";
import { fit } from "~/furniture/boards/fit";
import { defaultRules as rules, type Chosen } from "~/furniture/boards/rules";

import { column, drawers, free, pal, rail, shelves } from "./designs";

// What has to change at each limit of the workshop's rules: the last wish that is possible as it is, and the
// first that is not.

const bookcase: Design = { ...free, columns: [column(shelves(2))] };
const wardrobe: Design = {
  ...free,
  kind: "wardrobe",
  width: 1000,
  height: 2000,
  depth: 600,
  columns: [column(shelves(2, "left")), column(rail)],
};
const chest: Design = {
  ...free,
  kind: "chest",
  width: 800,
  height: 800,
  depth: 450,
  columns: [column(drawers(3))],
};
const thicknesses = (...some: number[]): Chosen => ({
  ...pal,
  body: { ...pal.body, thicknesses: some },
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
const beside = (walls: "left" | "right" | "both"): Design["place"] => ({
  kind: "free",
  walls,
  ceiling: null,
});
const one = (zone: Design["columns"][0]["zones"][0]) => ({ columns: [column(zone)] });
const zones = (...heights: (number | null)[]) => ({
  columns: [column(...heights.map((height) => ({ ...shelves(0), height })))],
});
const widths = (...some: (number | null)[]) => ({
  columns: some.map((width) => ({ ...column(shelves(0)), width })),
});

function changesOf(design: Design, chosen: Chosen = pal): string[] {
  return fit(design, chosen, rules).changes.map(({ why, measure, column, zone, from, to }) =>
    [why, measure, column, zone, `${from}→${to}`].filter((word) => word !== undefined).join(" "),
  );
}

const limits: [of: Design, wish: Partial<Design>, changes: string[], chosen?: Chosen][] = [
  [bookcase, {}, []],
  [bookcase, { width: 249 }, ["too-small width 249→250"]],
  [bookcase, { width: 250 }, []],
  [bookcase, { height: 299 }, ["too-small height 299→300", "shelves 0 0 2→0"]],
  [bookcase, { depth: 179 }, ["too-small depth 179→180"]],
  [bookcase, { depth: 501 }, ["too-large depth 501→500"]],
  [bookcase, { plinth: 59 }, ["plinth 59→60"]],
  [bookcase, { plinth: 60 }, []],
  [bookcase, { plinth: 150 }, []],
  [bookcase, { plinth: 151 }, ["plinth 151→150"]],
  [bookcase, { top: "over" }, ["top 1→0"]],
  [chest, { top: "over" }, []],
  [chest, { width: 2401 }, ["too-large width 2401→2400", "column-too-wide 1→3"]],
  [chest, { height: 1501 }, ["too-large height 1501→1500"]],
  [bookcase, { thickness: 17 }, ["thickness 17→18"]],
  [bookcase, { thickness: 21 }, ["thickness 21→18"], thicknesses(18, 25, 16)],
  [bookcase, { thickness: 22 }, ["thickness 22→25"], thicknesses(18, 25, 16)],
  [bookcase, { thickness: 25 }, ["thickness 25→18"], thicknesses(10, 30)],
  [bookcase, { thickness: 16 }, [], thicknesses(15, 16, 26)],
  [bookcase, { thickness: 26 }, ["thickness 26→25"], thicknesses(15, 25, 26)],
  // A niche.
  [wardrobe, { place: niche({}) }, ["door-at-wall 1 0 0→0"]],
  [
    wardrobe,
    { place: niche({ widths: [1060, 1059, 1100] }) },
    ["niche width 1000→999", "door-at-wall 1 0 0→0"],
  ],
  [
    wardrobe,
    { place: niche({ heights: [2040, 2050] }), height: 2000 },
    ["raised 0→300", "door-at-wall 1 0 0→0"],
  ],
  [
    wardrobe,
    { place: niche({ heights: [2050, 2039] }), height: 2000 },
    ["niche height 2000→1999", "raised 0→300", "door-at-wall 1 0 0→0"],
  ],
  [wardrobe, { place: niche({ depth: 640, skirting: 20 }) }, ["door-at-wall 1 0 0→0"]],
  [
    wardrobe,
    { place: niche({ depth: 640, skirting: 21 }) },
    ["niche depth 600→599", "door-at-wall 1 0 0→0"],
  ],
  // A ceiling: raised, its diagonal passes below.
  [wardrobe, { place: under(2098), height: 2000 }, ["raised 0→300"]],
  [wardrobe, { place: under(2099), height: 2000 }, []],
  [
    wardrobe,
    { place: under(2400), height: 2395, depth: 600 },
    ["ceiling height 2395→2390", "raised 0→300"],
  ],
  [wardrobe, { place: under(2400), height: 2390, depth: 600 }, ["raised 0→300"]],
  [wardrobe, { height: 2780 }, []],
  [wardrobe, { height: 2781 }, ["way-in 0→300"]],
  [wardrobe, { height: 3200, topBox: 400 }, ["way-in 400→420"]],
  [wardrobe, { height: 2200, topBox: 299 }, ["top-box 299→300"]],
  [wardrobe, { height: 2200, topBox: 300 }, []],
  [wardrobe, { height: 2200, topBox: 900 }, []],
  [wardrobe, { height: 2200, topBox: 901 }, ["top-box 901→900"]],
  [
    wardrobe,
    { height: 899, topBox: 300, ...one(shelves(0)) },
    ["top-box 300→0", "column-too-wide 1→2"],
  ],
  [wardrobe, { height: 900, topBox: 300, ...one(shelves(0)) }, ["column-too-wide 1→2"]],
  // A way in.
  [wardrobe, { wayIn: { kind: "stairs", width: 600, height: 1800 } }, []],
  [wardrobe, { wayIn: { kind: "lift", width: 1000, height: 2000, depth: 1200 }, height: 2300 }, []],
  // Columns.
  [bookcase, { width: 936 }, []],
  [bookcase, { width: 937 }, ["column-too-wide 1→2"]],
  [bookcase, { width: 1236, thickness: 25 }, [], thicknesses(25)],
  [bookcase, { width: 1251, thickness: 25 }, ["column-too-wide 1→2"], thicknesses(25)],
  [bookcase, { width: 454, ...widths(null, null) }, []],
  [bookcase, { width: 453, ...widths(null, null) }, ["column-too-narrow 2→1"]],
  [bookcase, widths(200, null), []],
  [bookcase, widths(199, null), ["columns-shared 2→2"]],
  [bookcase, { ...widths(200, 700), width: 954 }, []],
  [bookcase, { ...widths(600, 600), width: 400 }, ["column-too-narrow 2→1"]],
  [bookcase, { columns: [] }, []],
  [bookcase, { width: 5400, columns: Array.from({ length: 13 }, () => column(shelves(1))) }, []],
  [wardrobe, { width: 1200, ...one(shelves(1, "pair")) }, ["column-too-wide 1→2"]],
  [wardrobe, { width: 1201, ...one(shelves(1, "pair")) }, ["column-too-wide 1→2"]],
  // Zones.
  [bookcase, { height: 412, ...zones(null, null) }, []],
  [bookcase, { height: 374, ...zones(null, null) }, []],
  [bookcase, { height: 373, ...zones(null, null) }, ["zones-too-many 0 2→1"]],
  [bookcase, zones(120, null), []],
  [bookcase, zones(119, null), ["zones-shared 0 2→2"]],
  [bookcase, zones(1000, 866), []],
  [bookcase, zones(1000, 865), ["zones-shared 0 2→2"]],
  [bookcase, zones(1000, 867), ["zones-shared 0 2→2"]],
  [bookcase, zones(1866), []],
  [bookcase, zones(1746, null), []],
  [bookcase, zones(1747, null), ["zones-shared 0 2→2"]],
  [bookcase, zones(null, null, null, null, null, null, null), ["zones-too-many 0 7→6"]],
  // Shelves and drawers.
  [bookcase, { ...one(shelves(12)), height: 1998 }, []],
  [bookcase, one(shelves(13)), ["shelves 0 0 13→12"]],
  [bookcase, { ...one(shelves(1)), height: 300 }, ["shelves 0 0 1→0"]],
  [bookcase, { ...one(shelves(2)), height: 452 }, []],
  [chest, one(drawers(8)), ["drawers 0 0 8→6"]],
  [chest, one(drawers(9)), ["drawers 0 0 9→6"]],
  [chest, { ...one(drawers(1)), height: 580 }, []],
  [chest, { ...one(drawers(1)), height: 581 }, ["drawers 0 0 1→2"]],
  [chest, { ...one(drawers(3)), height: 300 }, ["drawers 0 0 3→1"]],
  [chest, { ...one(drawers(2)), depth: 300 }, []],
  [bookcase, { ...one(drawers(2)), depth: 275, height: 500 }, []],
  [bookcase, { ...one(drawers(2)), depth: 274, height: 500 }, ["drawer-depth 0 0 2→1"]],
  [bookcase, { ...one(drawers(2, "open")), height: 500 }, ["drawers-need-front 0 0 0→2"]],
  [bookcase, { ...one({ ...shelves(2), front: "drawers" }), height: 500 }, []],
  [bookcase, { ...one(drawers(2, "left")), width: 500, depth: 295, height: 500 }, []],
  [
    bookcase,
    { ...one(drawers(2, "left")), width: 500, depth: 294, height: 500 },
    ["drawer-depth 0 0 2→1"],
  ],
  [bookcase, { ...one(drawers(9, "left")), width: 500, height: 2000 }, ["drawers 0 0 9→8"]],
  [bookcase, { ...one(drawers(4, "left")), width: 500, height: 500 }, ["drawers 0 0 4→3"]],
  [
    wardrobe,
    { width: 5400, columns: Array.from({ length: 9 }, () => column(drawers(8))) },
    ["column-too-narrow 9→8", "drawers 7 0 8→4"],
  ],
  // Rails.
  [bookcase, { ...one(rail), width: 500 }, ["rail-kind 0 0 0→2"]],
  [wardrobe, { ...one(rail), width: 500, height: 1016 }, []],
  [wardrobe, { ...one(rail), width: 500, height: 1015 }, ["rail-height 0 0 0→1"]],
  [wardrobe, { ...one(rail), width: 500, depth: 350 }, []],
  [
    wardrobe,
    { ...one({ ...rail, front: "open" }), width: 800, sliding: 2, depth: 600 },
    ["sliding-width 2→0"],
  ],
  // Doors.
  [bookcase, { ...one(shelves(2, "left")), width: 603 }, []],
  [bookcase, { ...one(shelves(2, "left")), width: 604 }, ["door-too-wide 0 0 601→299"]],
  [bookcase, { ...one(shelves(2, "pair")), width: 366 }, []],
  [bookcase, { ...one(shelves(2, "pair")), width: 365 }, ["door-too-narrow 0 0 179→362"]],
  [
    bookcase,
    { ...one(shelves(2, "right")), width: 500, place: beside("left") },
    ["door-at-wall 0 0 0→0"],
  ],
  [
    bookcase,
    { ...one(shelves(2, "left")), width: 500, place: beside("right") },
    ["door-at-wall 0 0 0→0"],
  ],
  [bookcase, { ...one(shelves(2, "left")), width: 500, place: beside("left") }, []],
  [
    bookcase,
    { ...one(shelves(2, "right")), width: 500, place: beside("both") },
    ["door-at-wall 0 0 0→0"],
  ],
  [
    bookcase,
    { ...one(shelves(2, "pair")), width: 365, place: beside("right") },
    ["door-too-narrow 0 0 179→362", "door-at-wall 0 0 0→0"],
  ],
  // Sliding doors.
  [bookcase, { sliding: 2 }, ["sliding-kind 2→0"]],
  [wardrobe, { sliding: 2, depth: 600 }, []],
  [wardrobe, { sliding: 2, depth: 599 }, ["sliding-depth 599→600"]],
  [wardrobe, { sliding: 2, width: 806 }, []],
  [wardrobe, { sliding: 2, width: 805 }, []],
  [wardrobe, { sliding: 3, width: 1175 }, []],
  [wardrobe, { sliding: 3, width: 1173 }, ["sliding-doors 3→2"]],
  [wardrobe, { sliding: 2, width: 2780, ...widths(null, null, null, null) }, []],
  [
    wardrobe,
    { sliding: 2, width: 2781, ...widths(null, null, null, null) },
    ["sliding-two-bodies 2→0"],
  ],
];

const told = limits.map(([base, wish, changes, chosen]) => {
  const reasons = changes.length > 0 ? changes.join(", ") : "nothing";
  const title = `${base.kind} ${JSON.stringify(wish).slice(0, 100)}: ${reasons}`;
  return { title, design: { ...base, ...wish }, changes, chosen };
});

test.each(told)("$title", ({ design, changes, chosen }) => {
  expect(changesOf(design, chosen)).toEqual(changes);
});
