import { expect, test } from "vitest";

import { fewestSheets, improving, layOut } from "~/furniture/cutting/lay-out";
import { piecesOf, type Layout, type Part, type Task, keptRests } from "~/furniture/cutting/layout";
import { sawSequence, sumCuts } from "~/furniture/cutting/saw-sequence";

import { findFaults } from "./check-layout";

const saw = { kerf: 4, trim: 10, leastOffcut: { longer: 500, shorter: 200 } };

/** Parts of two decors, of which one has grain, in all sizes from a plinth to a side. */
const parts = Array.from({ length: 44 }, (_, at): Part => {
  const material = at % 3 === 0 ? "stejar-18" : "alb-18";
  const [length, width] = [200 + ((at * 397) % 1900), 80 + ((at * 151) % 520)];
  return { id: `${at}`, length, width, material, canTurn: material === "alb-18", strip: null };
});
const batch: Task = {
  parts,
  sheets: ["alb-18", "stejar-18"].map((material) => ({ material, length: 2800, width: 2070 })),
  offcuts: [
    { id: "R1", material: "alb-18", length: 1500, width: 640 },
    { id: "R2", material: "alb-18", length: 700, width: 420 },
    { id: "R3", material: "stejar-18", length: 900, width: 300 },
  ],
  saw,
};

/**
 * A layout in a line: its parts as they fall, with how many lie across and the sums of their places; its
 * cuts and how far the saw runs; and what of it is kept.
 */
function lineOf(layout: Layout): string {
  const lying = piecesOf(layout.panel).flatMap((one) => (one.kind === "part" ? [one] : []));
  const turned = lying.filter(({ isTurned }) => isTurned).length;
  const sum = (axis: "x" | "y") => lying.reduce((all, one) => all + one[axis], 0);
  const { count, run } = sumCuts(sawSequence(layout));
  const rests = keptRests(layout, saw).map(
    ({ x, y, length, width }) => `${length}×${width} at ${x}, ${y}`,
  );
  return [
    `${layout.material} ${layout.offcut ?? "sheet"}: ${lying.map(({ part }) => part).join(" ")}`,
    `${turned} across, at ${sum("x")}, ${sum("y")}`,
    `${count} cuts of ${run}`,
    `kept ${rests.join(" and ")}`,
  ].join("; ");
}

test("a batch is laid out with its seed as it was the first time, on every machine", () => {
  const result = layOut(batch, { seed: 5, rounds: 40 });
  expect(findFaults(batch, result)).toEqual([]);
  expect(result.layouts.map(lineOf)).toEqual([
    "stejar-18 sheet: 9 3 36 27 12 21 0 33 18 30; 0 across, at 8610, 10108; 24 cuts of 30130; kept 903×399 at 1887, 10 and 1192×213 at 1405, 733",
    "stejar-18 sheet: 6 42 15 39 24; 0 across, at 2567, 892; 14 cuts of 20084; kept 2780×992 at 10, 1068 and 2548×584 at 242, 480 and 1148×280 at 1642, 196",
    "alb-18 sheet: 43 25 19 1 38 14 23 26 37 32 2 29; 0 across, at 9163, 10341; 27 cuts of 32945; kept 870×317 at 1920, 1743",
    "alb-18 sheet: 13 28 4 17 11 10 41 20 8 40 16 5; 11 across, at 15096, 6531; 28 cuts of 30844; kept 248×570 at 1943, 1490 and 551×225 at 1388, 1835",
    "alb-18 R1: 22 31 7 35; 0 across, at 0, 1129; 8 cuts of 5923; kept ",
    "alb-18 R2: 34; 1 across, at 0, 0; 2 cuts of 954; kept ",
  ]);
  expect(result.unplaced).toEqual([]);
});

test("its progress counts rounds, sheets and what became better, and ends when nothing does", () => {
  const few = { ...batch, parts: parts.slice(0, 12) };
  const steps = [...improving(few, 2)].map(({ rounds, sheets, quality }) => {
    return [rounds, sheets, Math.round(quality * 1e6) / 1e6];
  });
  expect([steps.length, ...steps.slice(0, 3), steps.at(-1)]).toEqual([
    7,
    ...[0, 40, 80, 240].map((rounds) => [rounds, 2, -1998.552749]),
  ]);
});

test("a sheet saved is worth more than all else that can become better", () => {
  const [first] = improving(batch, 5);
  const { sheets, quality } = first!;
  expect([sheets, quality > -4000, quality < -3990]).toEqual([4, true, true]);
});

test("a sheet holds its own area, each part with the blade's way on two sides", () => {
  const sheet = { material: "alb-18", length: 2800, width: 2070 };
  // Inside the trim 2,780 × 2,050: two halves of 1,388 with a blade of 4 between them fill it.
  const half = { ...parts[1]!, length: 1388, width: 2050 };
  expect(fewestSheets([half, half], sheet, saw)).toBe(1);
  expect(fewestSheets([half, half, half], sheet, saw)).toBe(2);
  expect(fewestSheets([half, { ...half, length: 1389 }], sheet, saw)).toBe(2);
  const quarters = Array.from({ length: 5 }, () => ({ ...half, width: 1023 }));
  expect(fewestSheets(quarters.slice(0, 4), sheet, saw)).toBe(1);
  expect(fewestSheets(quarters, sheet, saw)).toBe(2);
  // With the blade's way 2,784 × 2,054 are 571 squares of 100 and a rest.
  const squares = Array.from({ length: 572 }, () => ({ ...half, length: 96, width: 96 }));
  expect(fewestSheets(squares.slice(0, 571), sheet, saw)).toBe(1);
  expect(fewestSheets(squares, sheet, saw)).toBe(2);
});
