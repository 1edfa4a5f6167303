import fc from "fast-check";
import { expect, test } from "vitest";

import { computeTotals } from "~/cart/totals";

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

test("with VAT added, the total is the subtotal times 1.19", () => {
  const totals = computeTotals([{ unitPriceBani: 349_900, quantity: 2, isMadeToOrder: false }], {
    percent: 19,
    isIncluded: false,
  });
  expect(totals).toEqual({
    subtotalBani: 699_800,
    vatBani: 132_962,
    totalBani: 832_762,
    advanceBani: 0,
  });
});

test("with VAT included, the total is the subtotal and the VAT is the part within", () => {
  const totals = computeTotals([{ unitPriceBani: 121_00, quantity: 1, isMadeToOrder: false }], {
    percent: 21,
    isIncluded: true,
  });
  expect(totals).toEqual({
    subtotalBani: 121_00,
    vatBani: 21_00,
    totalBani: 121_00,
    advanceBani: 0,
  });
});

test("VAT is rounded once for the whole sum, not line by line", () => {
  const three = Array.from({ length: 3 }, () => ({
    unitPriceBani: 50,
    quantity: 1,
    isMadeToOrder: false,
  }));
  // 19 % of 0.50 is 9.5 bani: rounded for each line it would come to 30.
  expect(computeTotals(three, { percent: 19, isIncluded: false }).vatBani).toBe(29);
});

test("no lines cost nothing", () => {
  const nothing = { subtotalBani: 0, vatBani: 0, totalBani: 0, advanceBani: 0 };
  expect(computeTotals([], { percent: 19, isIncluded: false })).toEqual(nothing);
  expect(computeTotals([], { percent: 19, isIncluded: true })).toEqual(nothing);
});

test("added VAT and subtotal make the total, in whole bani, within half a ban of exact", () => {
  fc.assert(
    fc.property(lines, percent, (some, rate) => {
      const totals = computeTotals(some, { percent: rate, isIncluded: false });
      for (const sum of Object.values(totals)) expect(Number.isSafeInteger(sum)).toBe(true);
      expect(totals.subtotalBani + totals.vatBani).toBe(totals.totalBani);
      expect(totals.subtotalBani).toBe(
        some.reduce((sum, line) => sum + line.unitPriceBani * line.quantity, 0),
      );
      expect(Math.abs(totals.vatBani * 100 - totals.subtotalBani * rate)).toBeLessThanOrEqual(50);
    }),
  );
});

test("included VAT stays inside the price, in whole bani, within half a ban of exact", () => {
  fc.assert(
    fc.property(lines, percent, (some, rate) => {
      const totals = computeTotals(some, { percent: rate, isIncluded: true });
      for (const sum of Object.values(totals)) expect(Number.isSafeInteger(sum)).toBe(true);
      expect(totals.totalBani).toBe(totals.subtotalBani);
      const net = totals.totalBani - totals.vatBani;
      expect(Math.abs(net * (100 + rate) - totals.totalBani * 100)).toBeLessThanOrEqual(
        (100 + rate) / 2,
      );
    }),
  );
});

test("half of what is made to order, VAT within, is due in advance", () => {
  const lines = [
    { unitPriceBani: 100_00, quantity: 2, isMadeToOrder: true },
    { unitPriceBani: 300_00, quantity: 1, isMadeToOrder: false },
  ];
  expect(computeTotals(lines, { percent: 19, isIncluded: false }).advanceBani).toBe(119_00);
  expect(computeTotals(lines, { percent: 21, isIncluded: true }).advanceBani).toBe(100_00);
});
