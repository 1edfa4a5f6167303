import { expect, test } from "vitest";

import { fewestSheets, improving, layOut } from "~/furniture/cutting/lay-out";
import { piecesOf, type Result, type Task } from "~/furniture/cutting/layout";
import { sawSequence, sumCuts } from "~/furniture/cutting/saw-sequence";

import { figure, size, someOf } from "../promises/proof";
import { findFaults, lyingOn, saw } from "./check-layout";
import { goldenBatch } from "./golden-batches";

const BATCHES = 50;
/** Rounds of the improver; the workshop's run does so many in a few seconds. */
const ROUNDS = size(300, 20_000);

const batches = someOf([...Array(BATCHES).keys()], 2).map((number) => {
  const task = goldenBatch(number);
  return { number, task, result: layOut(task, { seed: number, rounds: ROUNDS }) };
});

test("the golden batches can be cut by a guillotine, every part once, along its grain, inside the trim", () => {
  for (const { number, task, result } of batches) {
    expect(findFaults(task, result), `batch ${number}`).toEqual([]);
    expect(result.unplaced, `batch ${number}`).toEqual([]);
  }
});

test("fronts in strips lie in order, and take three sheets in a hundred more than fronts each for itself", () => {
  let [strips, apart] = [0, 0];
  for (const { number, result } of batches.slice(0, size(8, BATCHES))) {
    const task = goldenBatch(number, "rows");
    const joined = layOut(task, { seed: number, rounds: ROUNDS });
    expect(findFaults(task, joined), `batch ${number}`).toEqual([]);
    expect(joined.parted, `batch ${number}`).toEqual([]);
    strips += sheetsOf(joined);
    apart += sheetsOf(result);
  }
  expect(strips).toBeLessThanOrEqual(Math.ceil(apart * 1.03));
});

test("the saw sequence gives what the layout shows", () => {
  for (const { number, task, result } of batches) {
    for (const layout of result.layouts) {
      const cuts = sawSequence(layout);
      const pieces = piecesOf(layout.panel).map(({ length, width }) => `${length}×${width}`);
      expect(saw(layout, cuts, task.saw.kerf), `batch ${number}`).toEqual(pieces.sort());
      const ready = cuts.flatMap(({ parts }) => parts).sort();
      const whole = layout.panel.kind === "part" ? [layout.panel.part] : [];
      const lying = lyingOn(layout.panel).map(({ part }) => part);
      expect([...ready, ...whole]).toEqual(lying.sort());
      const { count, run } = sumCuts(cuts);
      expect(count).toBe(cuts.length);
      expect(run).toBe(cuts.reduce((sum, { along, panel }) => sum + panel[along], 0));
    }
  }
});

test("batches over 50 m² take a tenth more sheets than their area at most, in whole sheets", () => {
  const large = batches
    .filter(({ task }) => areaOf(task.parts) > 50e6)
    .map(({ number, task, result }) => ({ number, ...compare(task, result) }));
  for (const { number, found, bound } of large) {
    expect(found, `batch ${number}`).toBeLessThanOrEqual(Math.ceil(bound * 1.1));
  }
  const [found, bound] = [sum(large.map((one) => one.found)), sum(large.map((one) => one.bound))];
  expect(found / bound).toBeLessThanOrEqual(1.1);
  const within = large.filter((one) => one.found <= one.bound * 1.1).length;
  figure(
    "sheet layouts",
    `${large.length} batches over 50 m² take ${found} sheets where their area needs ${bound} ` +
      `(${((found / bound - 1) * 100).toFixed(1)} % more); ${within} of them a tenth more at most, ` +
      "the others a tenth rounded up to a whole sheet",
  );
});

test("the same batch and seed give the same layouts", () => {
  const batch = goldenBatch(3);
  const search = { seed: 1, rounds: 40 };
  expect(layOut(batch, search)).toEqual(layOut(batch, search));
});

test("whoever stops has every board, and whoever waits has no more sheets", () => {
  const batch = goldenBatch(7);
  let sheets = Infinity;
  for (const progress of improving(batch, 5)) {
    expect(findFaults(batch, progress.result())).toEqual([]);
    expect(progress.sheets).toBeLessThanOrEqual(sheets);
    sheets = progress.sheets;
    if (progress.rounds > 400) break;
  }
});

/** The sheets that a batch begins, and how many its parts need by their area. */
function compare(task: Task, { layouts }: Result): { found: number; bound: number } {
  const bounds = task.sheets.map((sheet) => {
    const own = task.parts.filter(({ material }) => material === sheet.material);
    return fewestSheets(own, sheet, task.saw);
  });
  return { found: sheetsOf({ layouts }), bound: sum(bounds) };
}

const sheetsOf = ({ layouts }: Pick<Result, "layouts">) =>
  layouts.filter(({ offcut }) => offcut === null).length;

function areaOf(parts: { length: number; width: number }[]): number {
  return sum(parts.map(({ length, width }) => length * width));
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
