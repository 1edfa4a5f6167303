import fc from "fast-check";
import { expect, test } from "vitest";

import { advanceBounds } from "~/platform/settings/front/advance";
import { chargeLine, computeTotals, sumUp } from "~/shop/cart/totals";

const bani = fc.integer({ min: 1, max: 10_000_000 });
const lines = fc.array(
  fc.record({
    unitPriceBani: bani,
    quantity: fc.integer({ min: 1, max: 999 }),
    isMadeToOrder: fc.boolean(),
  }),
  { maxLength: 20 },
);
const percent = fc.integer({ min: 0, max: 100 });

/** A price as it is shown: with VAT in it or not. */
const included = (percent: number) => ({ percent, isIncluded: true });
const added = (percent: number) => ({ percent, isIncluded: false });
const readyMade = (unitPriceBani: number, quantity = 1) => ({
  unitPriceBani,
  quantity,
  isMadeToOrder: false,
});

test("with VAT included, the total is what was shown, and the subtotal times 1.19", () => {
  expect(sumUp([readyMade(3_499_00, 2)], included(19))).toEqual({
    subtotalBani: 5_880_67,
    vatBani: 1_117_33,
    totalBani: 6_998_00,
  });
  expect(sumUp([readyMade(121_00)], included(21))).toEqual({
    subtotalBani: 100_00,
    vatBani: 21_00,
    totalBani: 121_00,
  });
});

test("with VAT added, the total is the subtotal times 1.19", () => {
  expect(sumUp([readyMade(3_499_00, 2)], added(19))).toEqual({
    subtotalBani: 6_998_00,
    vatBani: 1_329_62,
    totalBani: 8_327_62,
  });
});

test("included VAT is rounded once for the whole sum, added VAT for each piece", () => {
  const three = [readyMade(50), readyMade(50), readyMade(50)];
  expect(sumUp(three, included(19)).subtotalBani).toBe(126);
  // 0.50 and 19 % are 59.5 bani, so 0.60 for whoever buys one, and three times that for three.
  expect(sumUp(three, added(19)).totalBani).toBe(180);
  // 0.12 and 19 % are 14.28 bani: a hundred of them together would come to 28 bani more than shown.
  expect(sumUp([readyMade(12, 100)], added(19)).totalBani).toBe(1400);
});

test("no lines cost nothing", () => {
  const nothing = { subtotalBani: 0, vatBani: 0, totalBani: 0 };
  expect(sumUp([], added(19))).toEqual(nothing);
  expect(sumUp([], included(19))).toEqual(nothing);
});

test("prices that include VAT add up to the total, to the ban", () => {
  fc.assert(
    fc.property(lines, percent, (some, rate) => {
      const totals = sumUp(some, included(rate));
      for (const sum of Object.values(totals)) expect(Number.isSafeInteger(sum)).toBe(true);
      expect(totals.totalBani).toBe(sumOf(some));
      expect(totals.subtotalBani + totals.vatBani).toBe(totals.totalBani);
      // The subtotal is within half a ban of total / (1 + rate).
      const off = Math.abs(totals.subtotalBani * (100 + rate) - totals.totalBani * 100);
      expect(off).toBeLessThanOrEqual((100 + rate) / 2);
    }),
  );
});

test("where VAT is added, no total is above what its prices with VAT come to", () => {
  fc.assert(
    fc.property(lines, percent, (some, rate) => {
      const totals = sumUp(some, added(rate));
      for (const sum of Object.values(totals)) expect(Number.isSafeInteger(sum)).toBe(true);
      expect(totals.subtotalBani).toBe(sumOf(some));
      expect(totals.subtotalBani + totals.vatBani).toBe(totals.totalBani);
      const alone = some.map((line) => sumUp([{ ...line, quantity: 1 }], added(rate)));
      const shown = alone.reduce(
        (sum, one, index) => sum + one.totalBani * some[index]!.quantity,
        0,
      );
      expect(totals.totalBani).toBeLessThanOrEqual(shown);
      // Each piece is within half a ban of price × (1 + rate), and so is their sum.
      const count = some.reduce((sum, line) => sum + line.quantity, 0);
      const off = Math.abs(totals.totalBani * 100 - totals.subtotalBani * (100 + rate));
      expect(off).toBeLessThanOrEqual(50 * count);
    }),
  );
});

function sumOf(some: { unitPriceBani: number; quantity: number }[]): number {
  return some.reduce((sum, line) => sum + line.unitPriceBani * line.quantity, 0);
}

test("half of what is made to order and all that is ready-made, VAT within, is paid first", () => {
  const lines = [
    { unitPriceBani: 100_00, quantity: 2, isMadeToOrder: true },
    { unitPriceBani: 300_00, quantity: 1, isMadeToOrder: false },
  ];
  expect(computeTotals(lines, added(19), 50).advanceBani).toBe(119_00 + 357_00);
  expect(computeTotals(lines, included(21), 50).advanceBani).toBe(100_00 + 300_00);
  expect(computeTotals(lines.slice(1), included(21), 50).advanceBani).toBe(0);
});

test("what is charged for transport is paid last", () => {
  const madeToOrder = { unitPriceBani: 100_000, quantity: 1, isMadeToOrder: true };
  const totals = computeTotals([madeToOrder, chargeLine(20_000)], included(21), 50);
  expect(totals).toMatchObject({ totalBani: 120_000, advanceBani: 50_000, advancePercent: 50 });
});

test.each([
  // 30 % of 333.33 is 99.999, 33 % of it 109.9989; 10 % of 5 bani is half a ban, of 4 it is less.
  [333_33, 30, 100_00],
  [333_33, 33, 110_00],
  [333_33, 100, 333_33],
  [5, 10, 1],
  [4, 10, 1],
  [1, 50, 1],
])(
  "of %i bani made to order, at %i %%, %i are paid first, beside all that is ready-made",
  (unitPriceBani, percent, advanceBani) => {
    const madeToOrder = { unitPriceBani, quantity: 1, isMadeToOrder: true };
    expect(computeTotals([madeToOrder], included(21), percent)).toMatchObject({ advanceBani });
    const mixed = [madeToOrder, readyMade(77), chargeLine(50_00)];
    expect(computeTotals(mixed, included(21), percent).advanceBani).toBe(advanceBani + 77);
  },
);

const share = fc.integer({ ...advanceBounds });

test("at any share the first payment is that of the pieces made to order, never more than they and the ready-made come to", () => {
  const charge = fc.array(bani, { maxLength: 3 });
  fc.assert(
    fc.property(
      lines,
      charge,
      percent,
      fc.boolean(),
      share,
      (some, charges, rate, isIncluded, asked) => {
        const vat = { percent: rate, isIncluded };
        const all = [...some, ...charges.map(chargeLine)];
        const { advanceBani, totalBani } = computeTotals(all, vat, asked);
        const made = sumUp(
          some.filter((line) => line.isMadeToOrder),
          vat,
        ).totalBani;
        const ready = sumUp(
          some.filter((line) => !line.isMadeToOrder),
          vat,
        ).totalBani;
        const charged = sumUp(charges.map(chargeLine), vat).totalBani;
        if (made === 0) {
          expect(advanceBani).toBe(0);
          return;
        }
        const off = Math.abs((advanceBani - ready) * 100 - made * asked);
        expect(off).toBeLessThan(100);
        expect(advanceBani).toBeGreaterThan(0);
        expect(advanceBani).toBeLessThanOrEqual(totalBani - charged);
        if (asked === 100) expect(totalBani - advanceBani).toBe(charged);
      },
    ),
  );
});

test("a larger share never asks for less", () => {
  fc.assert(
    fc.property(
      lines,
      percent,
      fc.uniqueArray(share, { minLength: 2, maxLength: 2 }),
      (some, rate, shares) => {
        const [less = 0, more = 0] = shares
          .sort((a, b) => a - b)
          .map((asked) => computeTotals(some, added(rate), asked).advanceBani);
        expect(less).toBeLessThanOrEqual(more);
      },
    ),
  );
});
