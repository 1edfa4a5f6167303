import fc from "fast-check";
import { expect, test } from "vitest";

import { layOut } from "~/furniture/cutting/lay-out";
import type { Panel, Part, Result, StripPlace, Task } from "~/furniture/cutting/layout";
import { sawSequence } from "~/furniture/cutting/saw-sequence";
import { translateIn } from "~/platform/i18n/translate.server";
import { partedStrips, showLayout } from "~/workshop/batches/front/shown-layouts.server";

import { size } from "../promises/proof";
import { findFaults, lyingOn } from "./check-layout";
import { saw } from "./golden-batches";

// Fronts whose grain runs on lie behind and beside each other in one strip.

const sheet = { material: "stejar-18", length: 2800, width: 2070 };
const search = { seed: 1, rounds: 40 };

function task(parts: Part[]): Task {
  return { parts, sheets: [sheet], offcuts: [], saw };
}

/** Parts of one strip: a column for each of `across`, a part of each size along it. */
function strip(
  key: string,
  along: StripPlace["along"],
  across: number | number[],
  sizes: number[],
): Part[] {
  const columns = [across].flat();
  const count = columns.length * sizes.length;
  return columns.flatMap((wide, column) =>
    sizes.map((own, at): Part => {
      const place = column * sizes.length + at + 1;
      return {
        id: `${key}.${place}`,
        length: along === "length" ? own : wide,
        width: along === "length" ? wide : own,
        material: "stejar-18",
        canTurn: false,
        strip: { key, number: 1, place, count, column: column + 1, along },
      };
    }),
  );
}

function plain(id: string, length: number, width: number): Part {
  return { id, length, width, material: "stejar-18", canTurn: false, strip: null };
}

/** Where the parts of a strip begin, across the sheet and along it, in their order; each on its sheet. */
function placesOf({ layouts }: Result, parts: Part[]) {
  return parts.map(({ id }) => {
    const sheetAt = layouts.findIndex(({ panel }) => lyingOn(panel).some((one) => one.part === id));
    const { left, bottom } = lyingOn(layouts[sheetAt]!.panel).find((one) => one.part === id)!;
    return { sheetAt, left, bottom };
  });
}

test("drawer fronts lie side by side across the grain, the blade between them", () => {
  const fronts = strip("a", "width", 793, [173, 173, 180, 173]);
  const result = layOut(task([plain("x", 2000, 600), ...fronts, plain("y", 600, 500)]), search);
  const [first, ...others] = placesOf(result, fronts);
  let bottom = first!.bottom;
  for (const [at, place] of others.entries()) {
    bottom += fronts[at]!.width + saw.kerf;
    expect(place).toEqual({ ...first, bottom });
  }
});

test("doors lie behind each other along the grain, and the saw cuts them in that order", () => {
  const doors = strip("a", "length", 396, [700, 600, 900]);
  const result = layOut(task([plain("x", 2000, 600), ...doors]), search);
  const [first, second, third] = placesOf(result, doors);
  expect(second).toEqual({ ...first, left: first!.left + 700 + saw.kerf });
  expect(third).toEqual({ ...first, left: second!.left + 600 + saw.kerf });
  const cut = result.layouts.flatMap((layout) => sawSequence(layout)).flatMap(({ parts }) => parts);
  expect(cut.filter((id) => id.startsWith("a."))).toEqual(["a.1", "a.2", "a.3"]);
});

test("the doors of a pair lie beside each other across the sheet, and the saw cuts the left one first", () => {
  const pair = strip("a", "length", [396, 396, 420], [2113]);
  const result = layOut(task([plain("x", 2000, 600), ...pair, plain("y", 700, 500)]), search);
  const [first, second, third] = placesOf(result, pair);
  expect(second).toEqual({ ...first, bottom: first!.bottom + 396 + saw.kerf });
  expect(third).toEqual({ ...first, bottom: second!.bottom + 396 + saw.kerf });
  const cut = result.layouts.flatMap((layout) => sawSequence(layout)).flatMap(({ parts }) => parts);
  expect(cut.filter((id) => id.startsWith("a."))).toEqual(["a.1", "a.2", "a.3"]);
});

test("columns of drawers are one block: each column upwards, the columns along the grain", () => {
  const block = strip("a", "width", [497, 600], [173, 180, 173]);
  const result = layOut(task([plain("x", 2000, 600), ...block]), search);
  const places = placesOf(result, block);
  const { sheetAt, left, bottom } = places[0]!;
  expect(places).toEqual(
    [0, 497 + saw.kerf].flatMap((x) =>
      [0, 173 + saw.kerf, 353 + 2 * saw.kerf].map((y) => ({
        sheetAt,
        left: left + x,
        bottom: bottom + y,
      })),
    ),
  );
});

test("a block fills its sheet to the last millimetre inside the trim, and is apart where that is not enough", () => {
  const full = (wide: number, kerf = saw.kerf) => {
    const block = strip("a", "length", [1000, wide], [1388, 1388]);
    return layOut({ ...task(block), saw: { ...saw, kerf } }, search);
  };
  expect(full(1046)).toMatchObject({ parted: [], unplaced: [], layouts: [{ offcut: null }] });
  expect(full(1047).parted).toEqual(["a"]);
  // A thicker blade than the one that it was made for.
  expect(full(1046, 5).parted).toEqual(["a"]);
});

test("a strip that no sheet holds any more is broken between columns alone, and as seldom as may be", () => {
  // Four columns of two drawers each; a sheet that became narrower holds three of them side by side.
  const block = strip("a", "width", [690, 690, 690, 690], [173, 180]);
  const narrow = { ...task(block), sheets: [{ ...sheet, length: 2600 }] };
  const whole = layOut(task(block), search);
  expect(whole.parted).toEqual([]);
  const broken = layOut(narrow, search);
  expect(broken).toMatchObject({ parted: ["a"], unplaced: [] });
  const places = placesOf(broken, block);
  // Of each column the upper drawer lies right behind the lower one.
  for (const at of [0, 2, 4, 6]) {
    const { bottom, ...lower } = places[at]!;
    expect(places[at + 1]).toEqual({ ...lower, bottom: bottom + 173 + saw.kerf });
  }
  // The first three columns are still beside each other.
  for (const at of [2, 4]) {
    const { left, ...before } = places[at - 2]!;
    expect(places[at]).toEqual({ ...before, left: left + 690 + saw.kerf });
  }
  expect(findFaults(narrow, broken)).toEqual([]);
});

test("of a strip whose column became too long for a sheet the others stay together", () => {
  const block = strip("a", "length", [300, 300], [1388, 1388]);
  const batch = { ...task(block), saw: { ...saw, kerf: 5 } };
  const result = layOut(batch, search);
  expect(result).toMatchObject({ parted: ["a"], unplaced: [] });
  expect(findFaults(batch, result)).toEqual([]);
});

test("a layout's drawing says strip and place of each part, and of parts that lie apart that they do", () => {
  const t = translateIn("ro", "office-batches");
  const block = strip("strip AM-2026-000007.1.1.1", "length", [1000, 1046], [1388]).map(
    (part, at) => ({
      ...part,
      id: `AM-2026-000007.1.1.${at + 5}`,
    }),
  );
  const said = (kerf: number) => {
    const batch = { ...task(block), saw: { ...saw, kerf } };
    const best = layOut(batch, search);
    const pieces = best.layouts.flatMap(
      (layout) => showLayout(layout, { task: batch, best }, t).pieces,
    );
    const lines = pieces.filter(({ kind }) => kind === "part").map((piece) => piece.lines);
    return { lines: lines.sort(), parted: partedStrips({ task: batch, best }) };
  };
  expect(said(saw.kerf)).toEqual({
    lines: [
      ["7.1.1.5", "1388 × 1000", "fâșia 1: 1 din 2"],
      ["7.1.1.6", "1388 × 1046", "fâșia 1: 2 din 2"],
    ],
    parted: [],
  });
  // A thicker blade than the one that it was made for.
  expect(said(saw.kerf + 1)).toEqual({
    lines: [
      ["7.1.1.5", "1388 × 1000", "fâșia 1: 1 din 2, întreruptă"],
      ["7.1.1.6", "1388 × 1046", "fâșia 1: 2 din 2, întreruptă"],
    ],
    parted: [["AM-2026-000007.1.1.5", "AM-2026-000007.1.1.6"]],
  });
});

test("a strip whose columns are not as long, or that lacks a part, is apart and says so", () => {
  const uneven = strip("a", "length", [400, 400], [700, 700]).map((part) =>
    part.strip!.place === 4 ? { ...part, length: 701 } : part,
  );
  const lacking = strip("b", "width", 700, [200, 200, 200]).slice(1);
  const batch = task([...uneven, ...lacking]);
  const result = layOut(batch, search);
  expect(result.parted).toEqual(["a", "b"]);
  expect(findFaults(batch, result)).toEqual([]);
});

test("the judge sees a strip in another order, with a gap, mirrored, turned or apart without need", () => {
  const block = strip("a", "length", [400, 400], [500, 600]);
  const batch = task(block);
  const lay = (
    places: [x: number, y: number, length?: number, width?: number][],
    parted: string[] = [],
  ) => {
    const panels = block.map(({ id, length, width }, at) => {
      const [x, y, long = length, wide = width] = places[at]!;
      return { kind: "part" as const, part: id, isTurned: false, x, y, length: long, width: wide };
    });
    const [one, two, three, four] = panels as [Panel, Panel, Panel, Panel];
    const cut = { x: 10, y: 10, length: 2780, width: 2050, kind: "cut" as const, at: 0 };
    const column = (first: Panel, second: Panel) => ({
      ...cut,
      along: "width" as const,
      first,
      second,
    });
    const panel = {
      ...cut,
      along: "length" as const,
      first: column(one, two),
      second: column(three, four),
    };
    return findFaults(batch, {
      layouts: [{ ...sheet, offcut: null, panel }],
      unplaced: [],
      parted,
    });
  };
  const right: Parameters<typeof lay>[0] = [
    [10, 10],
    [514, 10],
    [10, 414],
    [514, 414],
  ];
  expect(lay(right)).toEqual([]);
  expect(lay(right, ["a"])).toEqual(["a is parted for nothing"]);
  const wrong = ["a is not in order"];
  expect(lay([right[2]!, right[3]!, right[0]!, right[1]!])).toEqual(wrong);
  expect(
    lay([
      [614, 10],
      [10, 10],
      [614, 414],
      [10, 414],
    ]),
  ).toEqual(wrong);
  expect(lay([...right.slice(0, 2), [10, 415], [514, 415]])).toEqual(wrong);
  expect(lay([...right.slice(0, 3), [515, 414]])).toEqual(wrong);
  expect(lay([...right.slice(0, 3), [514, 414, 400, 600]])).toContain("a is not in order");
});

test("what is together longer than its sheet, or not as long the other way, is cut alone", () => {
  const long = strip("a", "length", 400, [1500, 1500]);
  const uneven = strip("b", "width", 700, [200, 200]).map((part, at) => ({
    ...part,
    length: 700 + at,
  }));
  const batch = task([...long, ...uneven]);
  const result = layOut(batch, search);
  expect(findFaults(batch, result)).toEqual([]);
  expect(result.unplaced).toEqual([]);
});

test("a batch with strips can be cut, each part once, and each strip is whole", () => {
  const along = fc.constantFrom("length" as const, "width" as const);
  const sizes = fc.array(fc.integer({ min: 80, max: 450 }), { minLength: 1, maxLength: 4 });
  const columns = fc.array(fc.integer({ min: 100, max: 900 }), { minLength: 1, maxLength: 4 });
  const strips = fc.array(fc.tuple(along, columns, sizes), { minLength: 1, maxLength: 6 });
  const others = fc.array(
    fc.tuple(fc.integer({ min: 80, max: 2700 }), fc.integer({ min: 80, max: 2000 })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(strips, others, (wanted, rest) => {
      const made = wanted.map(([way, across, own], at) => strip(`s${at}`, way, across, own));
      const batch = task([
        ...rest.map(([length, width], at) => plain(`p${at}`, length, width)),
        ...made.flat(),
      ]);
      const result = layOut(batch, search);
      expect(findFaults(batch, result)).toEqual([]);
      expect(result.unplaced).toEqual([]);
    }),
    { numRuns: size(40, 2000) },
  );
});
