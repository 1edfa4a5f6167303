import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules, grainChoices, usable } from "~/furniture/boards/rules";
import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { listStrips, stripsOf } from "~/workshop/batches/board-id";

import { chosen as anyDecors, wish } from "../boards/random-designs";
import { acceptedRules } from "../boards/random-rules";
import { size } from "../promises/proof";

test("whatever is planned, a strip has the order of the piece, is its picture and fits its sheet", () => {
  let rows = 0;
  const property = fc.property(wish, anyDecors, acceptedRules, (wished, decors, rules) => {
    if (placeProblems(wished, decors, rules).length > 0) return;
    const { design } = fit(wished, decors, rules);
    const piece = build(design, decors, rules);
    const plan = { front: decors.front, rules } as unknown as FrozenPlan;
    const found = listStrips(piece, plan);
    if (!decors.front.hasGrain) expect(found).toEqual([]);
    const sheet = usable(decors.front.sheet, rules);
    const { kerf } = rules.sheet;
    const lowest = (column: number[]) =>
      column
        .map((index) => piece.boards[index]!.place)
        .reduce((least, place) => (place.y < least.y ? place : least));
    const members = found.flatMap(({ columns }) => columns.flat());
    expect(new Set(members).size).toBe(members.length);
    expect(found.map(({ number }) => number)).toEqual(found.map((_, at) => at + 1));
    const places = stripsOf(piece, plan);
    expect([...places.keys()]).toEqual(members);
    for (const { number, columns, along, cut, goesOn } of found) {
      const own = columns.flat();
      expect(own.map((index) => places.get(index)!.place)).toEqual(own.map((_, at) => at + 1));
      if (columns.length > 1) rows += 1;
      const boards = columns.map((column) => column.map((index) => piece.boards[index]!));
      const sums = boards.map((column) =>
        column.reduce((sum, one) => sum + one.cut[along] + kerf, -kerf),
      );
      expect(new Set(sums).size).toBe(1);
      expect(cut[along]).toBe(sums[0]);
      const across = along === "length" ? ("width" as const) : ("length" as const);
      const wide = boards.reduce((sum, [one]) => sum + one!.cut[across] + kerf, -kerf);
      expect(cut[across]).toBe(wide);
      expect(cut[across] <= sheet[across] || columns.length === 1).toBe(true);
      expect(cut[along] <= sheet[along] || boards[0]!.length === 1).toBe(true);
      // A sheet is turned so that its length stands; seen from its face what was its width then runs to the left, or,
      // turned the other way, its length downwards.
      const isDown = along === "length" && columns.length > 1;
      for (const [nth, column] of boards.entries()) {
        for (const [at, board] of column.entries()) {
          expect(board.name).toBe(along === "length" ? "door" : "drawer-front");
          const next = column[at + 1];
          if (next) {
            const [lower, upper] = isDown ? [next, board] : [board, next];
            const gap = upper.place.y - lower.place.y - lower.place.height;
            expect([upper.place.x, gap >= 0, gap <= 10]).toEqual([lower.place.x, true, true]);
          }
          const right = boards[nth + 1]?.[at];
          if (right) {
            const gap = right.place.x - board.place.x - board.place.width;
            expect([right.place.y, gap >= 0, gap <= 10]).toEqual([board.place.y, true, true]);
            expect(right.place.height).toBe(board.place.height);
          }
        }
      }
      if (!goesOn) continue;
      // It goes on at the right of the strip before, which had no room for its first column.
      const before = found[number - 2]!;
      const [last, first] = [before.columns.at(-1)!, columns[0]!].map(lowest);
      expect(first!.y).toBe(last!.y);
      expect(first!.x).toBeGreaterThan(last!.x);
      const taken = piece.fronts.find(({ board }) => board === columns[0]![0])!.column;
      const together = boards
        .filter(
          (_, nth) =>
            piece.fronts.find(({ board }) => board === columns[nth]![0])!.column === taken,
        )
        .reduce((sum, [one]) => sum + kerf + one!.cut[across], before.cut[across]);
      expect(together).toBeGreaterThan(sheet[across]);
    }
  });
  fc.assert(property, { numRuns: size(200, 2000) });
  expect(rows).toBeGreaterThan(0);
});

test("two fronts beside each other, each alone in its column and as high, are in one strip or in strips that go on", () => {
  let pairs = 0;
  const rules = { ...defaultRules, grain: grainChoices.indexOf("rows") };
  const property = fc.property(wish, anyDecors, (wished, { front, ...others }) => {
    const decors = { ...others, front: { ...front, hasGrain: true } };
    if (placeProblems(wished, decors, rules).length > 0) return;
    const { design } = fit(wished, decors, rules);
    const piece = build(design, decors, rules);
    const plan = { front: decors.front, rules } as unknown as FrozenPlan;
    const places = stripsOf(piece, plan);
    const strips = listStrips(piece, plan);
    const outer = piece.fronts.filter(({ opens, isInner }) => opens !== "slide" && !isInner);
    const boards = outer.map(({ board }) => ({ index: board, ...piece.boards[board]! }));
    const alone = boards.filter(({ index, place }) =>
      boards.every((one) => one.index === index || one.place.x !== place.x),
    );
    for (const left of alone) {
      for (const right of alone) {
        const gap = right.place.x - left.place.x - left.place.width;
        const isLevel = left.place.y === right.place.y && left.place.height === right.place.height;
        if (left.name !== right.name || !isLevel || gap < 0 || gap > 10) continue;
        pairs += 1;
        const [one, other] = [places.get(left.index)!, places.get(right.index)!];
        if (one.number === other.number) expect(other.place).toBe(one.place + 1);
        else
          expect([other.number, strips[other.number - 1]!.goesOn]).toEqual([one.number + 1, true]);
      }
    }
  });
  fc.assert(property, { numRuns: size(200, 2000) });
  expect(pairs).toBeGreaterThan(0);
});
