import fc from "fast-check";
import { expect, test } from "vitest";

import { improving, layOut } from "~/furniture/cutting/lay-out";
import { piecesOf, type Part, type Task, keptRests } from "~/furniture/cutting/layout";
import { sawSequence, sumCuts } from "~/furniture/cutting/saw-sequence";

import { size } from "../promises/proof";
import { canBeCutApart, findFaults } from "./check-layout";
import { saw } from "./golden-batches";

const sheet = { material: "alb-18", length: 2800, width: 2070 };

function part(id: string, length: number, width: number, more: Partial<Part> = {}): Part {
  return { id, length, width, material: "alb-18", canTurn: true, strip: null, ...more };
}

function task(parts: Part[], more: Partial<Task> = {}): Task {
  return { parts, sheets: [sheet], offcuts: [], saw, ...more };
}

const search = { seed: 1, rounds: 40 };

test("a board that fills its sheet inside the trim is only trimmed free", () => {
  const { layouts } = layOut(task([part("a", 2780, 2050)]), search);
  expect(layouts).toHaveLength(1);
  const trimmed = { at: 10, isTrim: true, parts: [] };
  expect(sawSequence(layouts[0]!)).toEqual([
    { ...trimmed, along: "length", run: 2800, panel: { length: 2800, width: 2070 } },
    { ...trimmed, along: "length", run: 2800, panel: { length: 2800, width: 2060 } },
    { ...trimmed, along: "width", run: 2050, panel: { length: 2800, width: 2050 } },
    { ...trimmed, along: "width", run: 2050, panel: { length: 2790, width: 2050 } },
  ]);
});

test("a sheet whose edges need no trim is not trimmed", () => {
  const untrimmed = { ...saw, trim: 0 };
  const { layouts } = layOut(task([part("a", 2800, 2070)], { saw: untrimmed }), search);
  expect(sawSequence(layouts[0]!)).toEqual([]);
});

test("what is larger than its sheet inside the trim has no place, turned or not", () => {
  for (const [length, width] of [
    [2781, 2050],
    [2780, 2051],
    [2051, 2780],
    [2050, 2781],
  ] as const) {
    const { layouts, unplaced } = layOut(task([part("a", length, width)]), search);
    expect([layouts, unplaced]).toEqual([[], [{ part: "a", why: "too-large" }]]);
  }
  const turned = layOut(task([part("a", 2050, 2780)]), search);
  expect(turned.layouts.map(({ panel }) => panel)).toMatchObject([{ part: "a", isTurned: true }]);
});

test("where the blade takes the last of a sheet nothing is left behind it", () => {
  const { layouts } = layOut(task([part("a", 2780, 2046)]), search);
  expect(piecesOf(layouts[0]!.panel)).toMatchObject([{ kind: "part", length: 2780, width: 2046 }]);
  const wider = layOut(task([part("a", 2780, 2045)]), search);
  expect(piecesOf(wider.layouts[0]!.panel)).toMatchObject([
    { kind: "part", width: 2045 },
    { kind: "rest", width: 1 },
  ]);
});

test("a small board is cut free along the sheet and across it", () => {
  const { layouts } = layOut(task([part("a", 700, 400)]), search);
  const cuts = sawSequence(layouts[0]!).slice(4);
  expect(cuts.map(({ along }) => along).sort()).toEqual(["length", "width"]);
});

test("two boards that fill a sheet with the blade between them lie on one", () => {
  const { layouts } = layOut(task([part("a", 2780, 1023), part("b", 2780, 1023)]), search);
  expect(layouts).toHaveLength(1);
});

test("a piece gets all its parallel cuts before its strips are cut across, the first strip first", () => {
  const at = (x: number, y: number, length: number, width: number) => ({ x, y, length, width });
  const named = (name: string, area: ReturnType<typeof at>) => {
    return { ...area, kind: "part" as const, part: name, isTurned: false };
  };
  const strip = {
    ...at(0, 0, 1000, 300),
    kind: "cut" as const,
    along: "width" as const,
    at: 400,
    first: named("a", at(0, 0, 400, 300)),
    second: named("b", at(404, 0, 596, 300)),
  };
  const below = {
    ...at(0, 304, 1000, 396),
    kind: "cut" as const,
    along: "length" as const,
    at: 200,
    first: named("c", at(0, 304, 1000, 200)),
    second: {
      ...at(0, 508, 1000, 192),
      kind: "cut" as const,
      along: "width" as const,
      at: 996,
      first: named("d", at(0, 508, 996, 192)),
      second: null,
    },
  };
  const panel = {
    ...at(0, 0, 1000, 700),
    kind: "cut" as const,
    along: "length" as const,
    at: 300,
    first: strip,
    second: below,
  };
  const layout = { material: "alb-18", length: 1000, width: 700, offcut: "R1", panel };
  const cuts = sawSequence(layout);
  const own = { isTrim: false };
  expect(cuts).toEqual([
    { ...own, along: "length", at: 300, run: 1000, parts: [], panel: { length: 1000, width: 700 } },
    {
      ...own,
      along: "length",
      at: 200,
      run: 1000,
      parts: ["c"],
      panel: { length: 1000, width: 396 },
    },
    {
      ...own,
      along: "width",
      at: 400,
      run: 300,
      parts: ["a", "b"],
      panel: { length: 1000, width: 300 },
    },
    {
      ...own,
      along: "width",
      at: 996,
      run: 192,
      parts: ["d"],
      panel: { length: 1000, width: 192 },
    },
  ]);
  expect(sumCuts(cuts)).toEqual({ count: 4, run: 2492 });
});

test("two boards side by side want a cut between them and one behind each", () => {
  const { layouts } = layOut(task([part("a", 2780, 1023), part("b", 2780, 1000)]), search);
  const cuts = sawSequence(layouts[0]!).slice(4);
  expect(sumCuts(cuts)).toEqual({ count: 2, run: 2 * 2780 });
  expect(cuts.flatMap(({ parts }) => parts).sort()).toEqual(["a", "b"]);
});

test("a board with grain is never turned, and says so where it fits only turned", () => {
  const parts = [part("long", 2780, 300), part("across", 300, 2780, { canTurn: false })];
  const { layouts, unplaced } = layOut(task(parts), search);
  expect(layouts).toHaveLength(1);
  expect(unplaced).toEqual([{ part: "across", why: "too-large" }]);
});

test("what has no sheet is named with the reason", () => {
  const { layouts, unplaced } = layOut(task([part("a", 100, 100, { material: "nuc-18" })]), search);
  expect(layouts).toEqual([]);
  expect(unplaced).toEqual([{ part: "a", why: "no-sheet" }]);
});

test("an offcut is used before a sheet is begun, the smallest that holds the board, untrimmed", () => {
  const offcuts = [
    { id: "large", material: "alb-18", length: 1500, width: 900 },
    { id: "small", material: "alb-18", length: 700, width: 400 },
    { id: "other", material: "nuc-18", length: 700, width: 400 },
  ];
  for (const some of [offcuts, [...offcuts].reverse()]) {
    const { layouts } = layOut(task([part("a", 700, 400)], { offcuts: some }), search);
    expect(layouts.map(({ offcut }) => offcut)).toEqual(["small"]);
    expect(sawSequence(layouts[0]!)).toEqual([]);
  }
});

test("what is left is kept from the owner's size on, whichever way it lies", () => {
  const { layouts } = layOut(task([part("a", 2780, 1846)]), search);
  expect(keptRests(layouts[0]!, saw)).toEqual([{ x: 10, y: 1860, length: 2780, width: 200 }]);
  const narrower = layOut(task([part("a", 2780, 1847)]), search);
  expect(keptRests(narrower.layouts[0]!, saw)).toEqual([]);
  const rest = (length: number, width: number) => {
    const panel = { kind: "rest" as const, x: 0, y: 0, length, width };
    const layout = { material: "alb-18", length, width, offcut: "R1", panel };
    return keptRests(layout, saw).length;
  };
  expect([rest(500, 200), rest(200, 500), rest(499, 499), rest(500, 199)]).toEqual([1, 1, 0, 0]);
});

const anyPart = fc.record({
  length: fc.integer({ min: 20, max: 6000 }).map((half) => half / 2),
  width: fc.integer({ min: 20, max: 5000 }).map((half) => half / 2),
  canTurn: fc.boolean(),
});
const anyOffcut = fc.record({
  length: fc.integer({ min: 200, max: 2800 }),
  width: fc.integer({ min: 100, max: 2070 }),
});

test("whatever is to be cut, the layout can be, with any kerf and trim", () => {
  fc.assert(
    fc.property(
      fc.array(anyPart, { maxLength: 40 }),
      fc.array(anyOffcut, { maxLength: 4 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 50 }),
      (sizes, rests, kerf, trim) => {
        const parts = sizes.map((one, index) => part(`${index}`, 0, 0, one));
        const offcuts = rests.map((one, index) => ({
          id: `R${index}`,
          ...one,
          material: "alb-18",
        }));
        const batch = task(parts, { offcuts, saw: { ...saw, kerf, trim } });
        expect(findFaults(batch, layOut(batch, search))).toEqual([]);
      },
    ),
    { numRuns: size(60, 3_000) },
  );
});

test("no round makes a layout worse: its sheets never become more", () => {
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 60 }), fc.nat(), (sizes, seed) => {
      const parts = sizes.map((one, index) => part(`${index}`, 0, 0, one));
      let last = { sheets: Infinity, quality: -Infinity };
      for (const { rounds, sheets, quality } of improving(task(parts), seed)) {
        expect(sheets).toBeLessThanOrEqual(last.sheets);
        expect(quality).toBeGreaterThanOrEqual(last.quality);
        last = { sheets, quality };
        if (rounds >= search.rounds) break;
      }
    }),
    { numRuns: size(60, 1_000) },
  );
});

test("the judge sees what cannot be cut apart, overlaps, lies across its grain or in the trim", () => {
  const at = (name: string, left: number, bottom: number, right: number, top: number) => {
    return { part: name, left, bottom, right, top };
  };
  // Four boards around a middle: no straight line parts them.
  const pinwheel = [
    at("a", 0, 0, 600, 300),
    at("b", 604, 0, 904, 600),
    at("c", 304, 604, 904, 904),
    at("d", 0, 304, 300, 904),
  ];
  expect(canBeCutApart(pinwheel, 4)).toBe(false);
  expect(canBeCutApart(pinwheel.slice(1), 4)).toBe(true);
  const batch = task([part("a", 500, 400, { canTurn: false }), part("b", 500, 400)]);
  const area = (x: number, y: number, length: number, width: number) => ({ x, y, length, width });
  const lay = (...panels: [name: string, ReturnType<typeof area>][]) => {
    const [first, second] = panels.map(([name, place]) => {
      return { kind: "part" as const, part: name, isTurned: false, ...place };
    });
    const cut = { kind: "cut" as const, along: "length" as const, at: 0 };
    const panel = { ...area(10, 10, 2780, 2050), ...cut, first: first!, second: second ?? null };
    return findFaults(batch, {
      layouts: [{ ...sheet, offcut: null, panel }],
      unplaced: [],
      parted: [],
    });
  };
  const good = ["a", area(10, 10, 500, 400)] as const;
  expect(lay([...good], ["b", area(10, 414, 500, 400)])).toEqual([]);
  expect(lay([...good], ["b", area(10, 413, 500, 400)]).join()).toMatch(/too close.*no guillotine/);
  expect(lay(["a", area(10, 10, 400, 500)], ["b", area(10, 514, 400, 500)]).join()).toMatch(
    /a lies wrong$/,
  );
  expect(lay(["a", area(9, 10, 500, 400)], ["b", area(10, 414, 500, 400)]).join()).toMatch(
    /not inside/,
  );
  expect(lay([...good]).join()).toMatch(/b is there 0 times/);
});
