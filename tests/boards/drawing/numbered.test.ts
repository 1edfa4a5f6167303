import * as fc from "fast-check";
import { expect, test } from "vitest";

import { columnsOn } from "~/furniture/board-drawings/draw-boards";
import { boardViews } from "~/furniture/board-drawings/views";

import { built, designs, drawn, looks, words } from "./pieces";
import { randomDesign } from "./random-designs";
import { sizeOf, textsOf } from "./read-svg";

test("every view numbers its columns from left to right, each number in its column and all on the sheet", () => {
  fc.assert(
    fc.property(randomDesign, fc.constantFrom(...boardViews), (design, view) => {
      const seen = columnsOn(built(design), design.place, view, looks, words);
      const { columns, radius, width, height } = seen;
      expect({ width, height }).toEqual(sizeOf(drawn(design, view, looks, words)));
      const numbers = columns.map(({ column }) => column);
      if (view === "side") {
        expect(numbers).toHaveLength(1);
        expect(design.columns[numbers[0]!]).toBeDefined();
      } else expect(numbers).toEqual(design.columns.map((_, column) => column));
      let end = -Infinity;
      for (const { x, y, width: wide, height: tall, number } of columns) {
        const [across, down] = number;
        expect(across).toBeGreaterThan(x);
        expect(across).toBeLessThan(x + wide);
        expect(down + radius).toBeLessThanOrEqual(y + tall);
        expect(across).toBeGreaterThan(end);
        expect([x >= 0, y >= 0, x + wide <= width + 1, y + tall <= height + 1]).not.toContain(
          false,
        );
        end = across;
      }
    }),
    { numRuns: 200 },
  );
});

test.each(["wardrobe", "bookcase", "niche", "three", "sliding"] as const)(
  "%s: no number lies over a figure of a sheet",
  (name) => {
    const design = designs[name];
    for (const view of ["front", "inside", "side"] as const) {
      const { columns, radius } = columnsOn(built(design), design.place, view, looks, words);
      const figures = textsOf(drawn(design, view, looks, words));
      for (const { number } of columns) {
        const [across, down] = number;
        const below = figures.filter(
          ({ left, right, top, bottom }) =>
            left < across + radius &&
            across - radius < right &&
            top < down + radius &&
            down - radius < bottom,
        );
        expect(below, `${view} ${number.join()}`).toEqual([]);
      }
    }
  },
);
