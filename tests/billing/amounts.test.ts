import fc from "fast-check";
import { expect, test } from "vitest";

import type { DocumentLine } from "~/sales/billing/document-content";
import {
  reversed,
  splitTogether,
  splitWithVat,
  sumTaxes,
  totalOf,
} from "~/sales/billing/issuing/amounts";
import { partOf } from "~/sales/billing/payable";

// Computed by hand: 3,000 lei with 21 % in them are 2,479.34 and 520.66.
test.each([
  [300_000, 21, 247_934, 52_066],
  [100_000, 19, 84_034, 15_966],
  [-100_000, 19, -84_034, -15_966],
  [1, 21, 1, 0],
  [0, 21, 0, 0],
])("%i bani with %i %% are %i and %i", (gross, percent, netBani, vatBani) => {
  expect(splitWithVat(gross, percent)).toEqual({ netBani, vatBani });
});

const percents = fc.constantFrom(9, 11, 19, 21);
const gross = fc.integer({ min: 1, max: 10_000_000 });

test("lines split together come to what their sum comes to, none off by more than a ban", () => {
  fc.assert(
    fc.property(fc.array(gross, { minLength: 1, maxLength: 30 }), percents, (lines, percent) => {
      const parts = splitTogether(lines, percent);
      const sum = lines.reduce((all, one) => all + one, 0);
      const { netBani, vatBani } = totalOf(parts);
      expect({ netBani, vatBani }).toEqual(splitWithVat(sum, percent));
      for (const [index, part] of parts.entries()) {
        expect(part.netBani + part.vatBani).toBe(lines[index]);
        const alone = splitWithVat(lines[index]!, percent);
        expect(Math.abs(part.netBani - alone.netBani)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test("pieces taken back one by one come to all of them", () => {
  fc.assert(
    fc.property(
      gross,
      percents,
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
      (whole, percent, steps) => {
        const all = steps.reduce((sum, step) => sum + step, 0);
        let before = 0;
        const parts = steps.map((taken) => {
          const part = partOf(whole, { all, before, taken });
          before += taken;
          return part;
        });
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      },
    ),
  );
});

test("lines are summed for each rate, the highest first, and together", () => {
  const lines = [
    { vatPercent: 11, netBani: 1_000, vatBani: 110 },
    { vatPercent: 21, netBani: 2_000, vatBani: 420 },
    { vatPercent: 11, netBani: 300, vatBani: 33 },
    { vatPercent: 19, netBani: 50, vatBani: 9 },
  ];
  expect(sumTaxes(lines)).toEqual([
    { percent: 21, netBani: 2_000, vatBani: 420 },
    { percent: 19, netBani: 50, vatBani: 9 },
    { percent: 11, netBani: 1_300, vatBani: 143 },
  ]);
  expect(totalOf(lines)).toEqual({ netBani: 3_350, vatBani: 572, totalBani: 3_922 });
});

test("a line taken back has as many pieces and as much money below zero", () => {
  const sold: DocumentLine = {
    kind: "piece",
    name: "Birou",
    buyersName: "Desk",
    quantity: 2,
    netBani: 1_000,
    vatBani: 210,
    vatPercent: 21,
    orderLineId: null,
    refersTo: null,
  };
  expect(reversed([sold])).toEqual([{ ...sold, quantity: -2, netBani: -1_000, vatBani: -210 }]);
});
