import { expect, test } from "vitest";

import { layOut } from "~/furniture/boards/building/layout";
import type { Design } from "~/furniture/boards/design";
import { fit } from "~/furniture/boards/fit";
import { defaultRules as rules } from "~/furniture/boards/rules";

import { column, drawers, free, pal, shelves } from "./designs";

// How lengths are shared out, and what closes a box on top.

const bookcase: Design = { ...free, columns: [column(shelves(2))] };
const wardrobe: Design = { ...free, kind: "wardrobe", width: 1000, height: 2000, depth: 600 };
const zones = (...heights: (number | null)[]) => ({
  columns: [column(...heights.map((height) => ({ ...shelves(0), height })))],
});

/** The heights of the zones that a wish is made with. */
const heightsOf = (...heights: (number | null)[]) =>
  fit({ ...bookcase, ...zones(...heights) }, pal, rules).design.columns[0]!.zones.map(
    ({ height }) => height,
  );

test("of heights that cannot stand together the lower ones are kept as long as there is room", () => {
  // Of 1,884 inside; a board is 18.
  expect(heightsOf(1000, 865)).toEqual([1000, null]);
  expect(heightsOf(1728, 200)).toEqual([1728, null]);
  expect(heightsOf(1746, 200)).toEqual([1746, null]);
  expect(heightsOf(1747, 200)).toEqual([null, null]);
  expect(heightsOf(120, 600, 200)).toEqual([120, 600, null]);
  expect(heightsOf(119, 600, 200)).toEqual([null, null, null]);
  expect(heightsOf(null, 1608, 200)).toEqual([null, 1608, null]);
  expect(heightsOf(null, 1609, 200)).toEqual([null, null, null]);
});

test("what is behind sliding doors is open, and a rail needs its depth behind their tracks", () => {
  const slid = { ...wardrobe, width: 1600, sliding: 2 as const };
  const columns = [column(shelves(2, "left")), column(drawers(2, "pair"))];
  const [first, second] = fit({ ...slid, columns }, pal, rules).design.columns;
  expect(first!.zones[0]!.front).toBe("open");
  expect(second!.zones[0]!).toMatchObject({ front: "open", inside: "drawers" });
});

test.each([
  ["drawers", {}, "pair"],
  ["drawers", { width: 300 }, "right"],
  ["open", {}, "open"],
  ["left", {}, "left"],
] as const)("above %s with %o a box on top is closed by %s", (front, changes, above) => {
  const zone = front === "drawers" ? drawers(3) : shelves(1, front);
  const design = { ...wardrobe, width: 600, height: 2400, topBox: 400, ...changes };
  const [, box] = layOut({ ...design, columns: [column(zone)] }, pal, rules).bodies;
  expect(box!.columns.map(({ zones }) => zones[0]!.front)).toEqual([above]);
});

test("of narrow columns of a box on top all but the last open to the left; from 450 they are pairs", () => {
  const wide = (width: number) => {
    const columns = Array.from({ length: 3 }, () => column(drawers(3)));
    const design = { ...wardrobe, width, height: 2400, topBox: 400, columns };
    return layOut(design, pal, rules).bodies[1]!.columns.map(({ zones }) => zones[0]!.front);
  };
  expect(wide(3 * 449 + 4 * 18)).toEqual(["left", "left", "right"]);
  expect(wide(3 * 450 + 4 * 18)).toEqual(["pair", "pair", "pair"]);
});

test("given widths that do not add up leave the rest to the last column", () => {
  const columns = [300, 200, 100].map((width) => ({ ...column(shelves(0)), width }));
  const { bodies } = layOut({ ...bookcase, columns }, pal, rules);
  // 800 less four boards of 18 are 728.
  expect(bodies[0]!.columns.map(({ width }) => width)).toEqual([300, 200, 228]);
});

test("two bodies stand side by side from the first millimetre that no sheet has, if there are two columns", () => {
  const count = (width: number, columns: number) =>
    layOut(
      { ...bookcase, width, columns: Array.from({ length: columns }, () => column(shelves(1))) },
      pal,
      rules,
    ).bodies.length;
  expect([count(2780, 4), count(2781, 4), count(2781, 2), count(2781, 1)]).toEqual([1, 2, 2, 1]);
});
