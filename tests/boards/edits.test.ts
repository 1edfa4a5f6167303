import { expect, test } from "vitest";

import { readDesign } from "~/furniture/boards/address";
import type { Design } from "~/furniture/boards/design";
import { applyEdit } from "~/furniture/boards/front/edit";
import { readEdit, writeEdit } from "~/furniture/boards/front/edit-button";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { startDesign, usualSizes } from "~/furniture/boards/start";

import { column, drawers, free, pal, rail, shelves } from "./designs";

const design: Design = {
  // Two columns of 773, of 1,884 high inside.
  ...free,
  kind: "wardrobe",
  width: 1600,
  height: 2000,
  depth: 600,
  topBox: 0,
  columns: [column(shelves(4), drawers(3)), column(rail)],
};

const edited = (text: string, of: Partial<Design> = {}) =>
  applyEdit({ ...design, ...of }, readEdit(text)!, pal, rules).columns;
const given = (width: number | null) => ({ ...column(shelves(1)), width });

test.each(["split-column-0-0", "raise-zone-11-5"])(
  "the button %s is read as it is written",
  (text) => {
    expect(writeEdit(readEdit(text)!)).toBe(text);
  },
);

test.each(["", "split-column", "split-column-1", "split-column-100-0", "split-column-0-100"])(
  "%j is no button's",
  (text) => expect(readEdit(text)).toBeUndefined(),
);

test.each(["tear-column-0-0", "split-column-0-0x", "xsplit-column-0-0", "split-column-a-0"])(
  "%j is no button's either",
  (text) => expect(readEdit(text)).toBeUndefined(),
);

test("a column is split in two alike, and a given width between them and the board", () => {
  const [first, second] = design.columns;
  expect(edited("split-column-0-0")).toEqual([first, first, second]);
  const columns = [given(500), given(null)];
  expect(edited("split-column-0-0", { columns }).map(({ width }) => width)).toEqual([
    241,
    241,
    null,
  ]);
  const odd = [given(501), given(null)];
  expect(edited("split-column-0-0", { columns: odd }).map(({ width }) => width)).toEqual([
    241,
    242,
    null,
  ]);
  const full = Array.from({ length: 12 }, () => given(null));
  expect(edited("split-column-0-0", { columns: full })).toHaveLength(12);
  expect(edited("split-column-0-0", { columns: full.slice(1) })).toHaveLength(12);
});

test("under a slope columns are bodies: two sides stand between them, and there are two to five", () => {
  const { place } = readDesign(
    "1w-sl2400x2400x2400x1200x2500x1300x0x700x0-2340x2416x600-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal",
  )!;
  const stepped = (edit: string, ...columns: Design["columns"]) =>
    edited(edit, { place, columns }).map(({ width }) => width);
  expect(stepped("merge-column-0-0", given(600), given(500), given(null))).toEqual([1136, null]);
  expect(stepped("split-column-0-0", given(1137), given(null))).toEqual([550, 551, null]);
  const five = Array.from({ length: 5 }, () => given(null));
  expect(stepped("split-column-0-0", ...five)).toHaveLength(5);
  expect(stepped("split-column-0-0", ...five.slice(1))).toHaveLength(5);
  expect(stepped("merge-column-0-0", ...five.slice(3))).toHaveLength(2);
});

test("in a corner columns of either leg are edited alone, and the one in it is as wide as it is", () => {
  const leg = { width: 1132, columns: [given(null), given(null)] };
  const corner = (walls: [number, number]): Design => ({
    ...design,
    place: {
      kind: "corner",
      walls,
      ends: ["free", "free"],
      diagonal: 1414,
      ceiling: null,
      skirting: 0,
    },
    width: 2180,
    columns: [given(null), given(null), given(null)],
    leg,
  });
  const counts = (edit: string, of = corner([2200, 1800])) => {
    const { columns, leg: other } = applyEdit(of, readEdit(edit)!, pal, rules);
    return [columns.length, other!.columns.length];
  };
  expect(counts("split-column-0-0")).toEqual([4, 2]);
  expect(counts("split-column-4-0")).toEqual([3, 3]);
  expect(counts("merge-column-0-0")).toEqual([2, 2]);
  expect(counts("merge-column-3-0")).toEqual([3, 1]);
  // With the one in the corner nothing is joined, and nothing with the other leg.
  for (const edit of [
    "split-column-2-0",
    "merge-column-1-0",
    "merge-column-2-0",
    "merge-column-4-0",
  ])
    expect(counts(edit), edit).toEqual([3, 2]);
  const right = corner([1800, 2200]);
  for (const edit of ["split-column-0-0", "merge-column-0-0", "merge-column-2-0"])
    expect(counts(edit, right), edit).toEqual([3, 2]);
  expect(counts("merge-column-1-0", right)).toEqual([2, 2]);
  const wider = applyEdit(right, readEdit("widen-column-3-0")!, pal, rules);
  expect(wider.leg!.columns[0]!.width).toBeGreaterThan(500);
  expect(applyEdit(right, readEdit("widen-column-0-0")!, pal, rules)).toEqual(right);
  const raised = applyEdit(corner([2200, 1800]), readEdit("split-zone-4-0")!, pal, rules);
  expect(raised.leg!.columns[1]!.zones).toHaveLength(2);
});

test("across a corner the one column is divided into zones alone", () => {
  const { diagonal, walls } = { diagonal: 1414, walls: [1000, 1000] as [number, number] };
  const stand: Design["place"] = {
    kind: "diagonal",
    walls,
    ends: ["free", "free"],
    diagonal,
    ceiling: null,
    skirting: 0,
  };
  const [column] = design.columns;
  const across: Design = { ...design, place: stand, width: 1000, depth: 580, columns: [column!] };
  for (const edit of ["split-column-0-0", "widen-column-0-0", "merge-column-0-0"])
    expect(applyEdit(across, readEdit(edit)!, pal, rules)).toEqual(across);
  const split = applyEdit(across, readEdit("split-zone-0-0")!, pal, rules);
  expect(split.columns[0]!.zones).toHaveLength(column!.zones.length + 1);
});

test("two columns become one, as wide as both with the board between where both are given", () => {
  expect(edited("merge-column-0-0")).toEqual([design.columns[0]]);
  expect(edited("merge-column-1-0")).toEqual(design.columns);
  const merged = (...columns: Design["columns"]) =>
    edited("merge-column-0-0", { columns })[0]!.width;
  expect(merged(given(300), given(400))).toBe(718);
  expect(merged(given(300), given(null))).toBeNull();
  expect(merged(given(null), given(400))).toBeNull();
});

test("a column is made 50 mm wider or narrower than it is, whatever stands on it", () => {
  const widthsOf = (text: string, of: Partial<Design> = {}) =>
    edited(text, of).map(({ width }) => width);
  expect(widthsOf("widen-column-0-0")).toEqual([823, null]);
  expect(widthsOf("narrow-column-1-0")).toEqual([null, 723]);
  expect(widthsOf("widen-column-1-0", { topBox: 400, height: 2400 })).toEqual([null, 823]);
  expect(widthsOf("widen-column-2-0")).toEqual([null, null]);
});

test("a zone is split with what is in it, and its upper part has no second rail", () => {
  expect(edited("split-zone-0-0")[0]!.zones).toEqual([shelves(2), shelves(2), drawers(3)]);
  expect(edited("split-zone-0-1")[0]!.zones).toEqual([shelves(4), drawers(1), drawers(1)]);
  const single = { columns: [column(drawers(1))] };
  expect(edited("split-zone-0-0", single)[0]!.zones).toEqual([drawers(1), drawers(1)]);
  expect(edited("split-zone-0-0", { columns: [column(shelves(1))] })[0]!.zones).toEqual([
    shelves(0),
    shelves(0),
  ]);
  expect(edited("split-zone-1-0")[1]!.zones).toEqual([
    rail,
    { ...rail, inside: "shelves", count: 1 },
  ]);
  const six = { columns: [column(...Array.from({ length: 6 }, () => shelves(0)))] };
  expect(edited("split-zone-0-0", six)[0]!.zones).toHaveLength(6);
  expect(edited("split-zone-0-3")).toEqual(design.columns);
  const high = { columns: [column({ ...shelves(2), height: 900 }, shelves(0))] };
  expect(edited("split-zone-0-0", high)[0]!.zones.map(({ height }) => height)).toEqual([
    null,
    null,
    null,
  ]);
});

test("two zones become one like the lower, and the highest has none to join", () => {
  expect(edited("merge-zone-0-0")[0]!.zones).toEqual([shelves(4)]);
  expect(edited("merge-zone-0-1")).toEqual(design.columns);
  const high = { columns: [column({ ...shelves(2), height: 900 }, shelves(0))] };
  expect(edited("merge-zone-0-0", high)[0]!.zones).toEqual([shelves(2)]);
});

test("a zone is made 50 mm higher or lower than it is", () => {
  // Of 1,884 the board between takes 18: 933 each.
  const heightsOf = (text: string, of: Partial<Design> = {}) =>
    edited(text, of)[0]!.zones.map(({ height }) => height);
  expect(heightsOf("raise-zone-0-0")).toEqual([983, null]);
  expect(heightsOf("lower-zone-0-1")).toEqual([null, 883]);
  expect(heightsOf("raise-zone-0-0", { topBox: 400, height: 2400 })).toEqual([983, null]);
});

test.each([
  ["wardrobe", usualSizes.wardrobe, ["pair rail 0", "pair shelves 5"]],
  [
    "wardrobe",
    { ...usualSizes.wardrobe, width: 2300 },
    ["pair rail 0", "pair shelves 5", "pair rail 0"],
  ],
  ["wardrobe", { ...usualSizes.wardrobe, width: 100 }, ["pair rail 0"]],
  ["bookcase", usualSizes.bookcase, ["open shelves 4", "open shelves 4"]],
  ["bookcase", { width: 300, height: 300, depth: 300 }, ["open shelves 1"]],
  ["bookcase", { width: 300, height: 9000, depth: 300 }, ["open shelves 7"]],
  ["chest", usualSizes.chest, ["drawers drawers 4"]],
  ["chest", { width: 99_999, height: 100, depth: 450 }, Array(3).fill("drawers drawers 2")],
  ["chest", { width: 800, height: 1500, depth: 450 }, ["drawers drawers 8"]],
] as const)("a %s of %o begins with %j", (kind, size, columns) => {
  const looks = { body: "pal-alb", front: "pal-alb", handle: "metal" };
  const { place } = free;
  const begun = startDesign({ kind, place, size, wayIn: null, looks, version: 7 }, rules);
  const inside = begun.columns.map(({ zones }) =>
    zones.map(({ front, inside, count }) => `${front} ${inside} ${count}`).join(),
  );
  expect(inside).toEqual(columns);
  expect(begun).toMatchObject({ kind, place, ...size, ...looks, wayIn: null, rules: 7 });
  expect(begun).toMatchObject({ thickness: 18, plinth: 80, top: "between", sliding: 0, topBox: 0 });
  expect(begun.columns.every(({ width }) => width === null)).toBe(true);
});
