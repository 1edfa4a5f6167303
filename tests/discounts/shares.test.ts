import fc from "fast-check";
import { expect, test } from "vitest";

import { lineWithVat, priceWithVat, shownTotal } from "~/platform/settings/vat";
import { computeTotals, type PricedLine } from "~/shop/cart/totals";
import {
  agreeDiscount,
  applyDiscount,
  cartCode,
  shareOut,
  shownDiscount,
} from "~/shop/discounts/apply";
import { discountState, foldCode, type Discount } from "~/shop/discounts/discount";
import { discountOn } from "~/shop/discounts/sharing/discount-on";

const spring: Discount = {
  id: "spring",
  code: "PRIMAVARA",
  kind: "percent",
  value: 10,
  firstDay: "2026-03-01",
  lastDay: "2026-03-31",
  isOnce: false,
  minimumBani: 0,
  categories: [],
  mostUses: null,
  uses: 0,
  endedAt: null,
  version: 1,
};

const bani = fc.integer({ min: 0, max: 10_000_000_000 });
const lines = fc.array(bani, { minLength: 1, maxLength: 50 });
/** Lines, and a discount that is not more than they come to. */
const shared = lines.chain((each) => {
  const all = each.reduce((sum, one) => sum + one, 0);
  return fc.tuple(fc.constant(each), fc.integer({ min: 0, max: all }));
});

test("10 lei off three pieces of 9.99, 20.00 and 30.01 lei, by hand", () => {
  // 1000 × 999 / 6000 = 166.5, 1000 × 2000 / 6000 = 333.33, 1000 × 3001 / 6000 = 500.17: one ban is left.
  expect(shareOut(1000, [999, 2000, 3001])).toEqual([167, 333, 500]);
  expect(shareOut(1, [500, 500])).toEqual([1, 0]);
  expect(shareOut(2, [500, 500, 500])).toEqual([1, 1, 0]);
  expect(shareOut(0, [0, 0])).toEqual([0, 0]);
  expect(() => shareOut(2, [1])).toThrow("more than");
});

test("the shares add up to the discount, and none is below zero or more than its line", () => {
  fc.assert(
    fc.property(shared, ([each, discount]) => {
      const shares = shareOut(discount, each);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(each[index]!);
      }
    }),
  );
});

test("a dearer line never has a smaller share, and a larger discount no smaller sum", () => {
  fc.assert(
    fc.property(shared, ([each, discount]) => {
      const shares = shareOut(discount, each);
      for (const [one, bani] of each.entries()) {
        for (const [other, less] of each.entries()) {
          if (bani > less) expect(shares[one]).toBeGreaterThanOrEqual(shares[other]!);
        }
      }
    }),
  );
  fc.assert(
    fc.property(bani, bani, fc.integer({ min: 1, max: 90 }), (one, other, value) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const terms = { ...spring, value };
      expect(discountOn(less, terms)).toBeLessThanOrEqual(discountOn(more, terms));
      expect(discountOn(less, terms)).toBeLessThanOrEqual(less);
    }),
  );
});

const rates = fc.constantFrom(0, 5, 11, 19, 21);
const piece = fc
  .record({
    unitPriceBani: fc.integer({ min: 1, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .chain((line) =>
    fc.record({
      unitPriceBani: fc.constant(line.unitPriceBani),
      quantity: fc.constant(line.quantity),
      discountBani: fc.integer({ min: 0, max: line.unitPriceBani * line.quantity }),
      isMadeToOrder: fc.boolean(),
    }),
  );

test("whatever is taken off, net and VAT make the total, and nothing is below zero", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 20 }),
      rates,
      fc.boolean(),
      (some, percent, isIncluded) => {
        const vat = { percent, isIncluded };
        const totals = computeTotals(some, vat, 50);
        expect(totals.subtotalBani + totals.vatBani).toBe(totals.totalBani);
        for (const value of Object.values(totals)) expect(value).toBeGreaterThanOrEqual(0);
        expect(totals.totalBani).toBe(some.reduce((sum, one) => sum + lineWithVat(one, vat), 0));
        expect(totals.advanceBani).toBeLessThanOrEqual(totals.totalBani);
        for (const line of some) {
          const { unitPriceBani, quantity } = line;
          expect(lineWithVat(line, vat)).toBeGreaterThanOrEqual(shownTotal(line));
          expect(lineWithVat(line, vat)).toBeLessThanOrEqual(
            priceWithVat(unitPriceBani, vat) * quantity,
          );
        }
      },
    ),
  );
});

test("10 % off a bed of 1,299.00 and a desk to order of 899.99, by hand in both ways of VAT", () => {
  // 10 % of 2,198.99 is 219.90: 129.90 of the bed, 90.00 of the desk (89.999).
  const shares = shareOut(discountOn(219_899, spring), [129_900, 89_999]);
  expect(shares).toEqual([12_990, 9_000]);
  const sold: PricedLine[] = [
    { unitPriceBani: 129_900, quantity: 1, discountBani: 12_990, isMadeToOrder: false },
    { unitPriceBani: 89_999, quantity: 1, discountBani: 9_000, isMadeToOrder: true },
  ];
  // 1,979.09 with VAT is 1,635.61 without 21 %; half of 809.99 is 405.00, and 1,169.10 of the bed.
  expect(computeTotals(sold, { percent: 21, isIncluded: true }, 50)).toEqual({
    subtotalBani: 163_561,
    vatBani: 34_348,
    totalBani: 197_909,
    advanceBani: 157_410,
    advancePercent: 50,
  });
  // The bed: 1,571.79 less 157.18 is 1,414.61; the desk: 1,088.99 less 108.90 is 980.09.
  expect(computeTotals(sold, { percent: 21, isIncluded: false }, 50)).toEqual({
    subtotalBani: 197_909,
    vatBani: 41_561,
    totalBani: 239_470,
    advanceBani: 190_466,
    advancePercent: 50,
  });
});

test("a code runs from its first to its last day, unless it is ended or used up", () => {
  const state = (today: string, changes: Partial<Discount> = {}) =>
    discountState({ ...spring, ...changes }, today);
  expect(state("2026-02-28")).toBe("planned");
  expect(state("2026-03-01")).toBe("running");
  expect(state("2026-03-31")).toBe("running");
  expect(state("2026-04-01")).toBe("over");
  expect(state("2026-03-15", { endedAt: "2026-03-10T10:00:00Z" })).toBe("ended");
  expect(state("2026-03-15", { mostUses: 2, uses: 1 })).toBe("running");
  expect(state("2026-03-15", { mostUses: 2, uses: 2 })).toBe("used-up");
});

test("a code is the same however it is written", () => {
  for (const typed of ["primavara", " Primăvară ", "PRIMA-VARA", "prima vară"]) {
    expect(foldCode(typed)).toBe("PRIMAVARA");
  }
});

test("what a code refuses, and by how much a cart misses its minimum", () => {
  const day = "2026-03-15";
  const cart = [
    { totalBani: 30_000, isFor: true },
    { totalBani: 50_000, isFor: false },
  ];
  const apply = (changes: Partial<Discount>, today = day) =>
    applyDiscount("PRIMAVARA", { ...spring, ...changes }, cart, today);
  expect(apply({})).toMatchObject({ kind: "applied", bani: 3_000, shares: [3_000, 0] });
  const sum = { kind: "sum", value: 5_000, minimumBani: 20_000 } as const;
  expect(apply(sum)).toMatchObject({ bani: 5_000, shares: [5_000, 0] });
  expect(apply({ minimumBani: 40_000 })).toMatchObject({
    why: { kind: "minimum", minimumBani: 40_000, missingBani: 10_000 },
  });
  expect(apply({ minimumBani: 30_001 })).toMatchObject({ why: { missingBani: 1 } });
  expect(apply({ minimumBani: 30_000 })).toMatchObject({ kind: "applied", bani: 3_000 });
  // Who guesses does not learn which codes there were or will be.
  for (const refused of [
    applyDiscount("PRIMAVARA", undefined, cart, day),
    apply({}, "2026-02-01"),
    apply({}, "2026-05-01"),
    apply({ endedAt: "2026-03-02T08:00:00Z" }),
    apply({ mostUses: 1, uses: 1 }),
  ]) {
    expect(refused).toEqual({ kind: "refused", code: "PRIMAVARA", why: { kind: "invalid" } });
  }
  const none = cart.map((line) => ({ ...line, isFor: false }));
  expect(applyDiscount("PRIMAVARA", spring, none, day)).toMatchObject({
    why: { kind: "not-these" },
  });
});

test("what staff take off is off the lines it is for, and leaves at least a ban of them", () => {
  const lines = [
    { totalBani: 1000, isFor: true },
    { totalBani: 500, isFor: false },
    { totalBani: 3000, isFor: true },
  ];
  const agreed = { kind: "applied", id: null, code: "" };
  expect(agreeDiscount(400, lines)).toEqual({ ...agreed, bani: 400, shares: [100, 0, 300] });
  expect(agreeDiscount(3999, lines)).toMatchObject({ bani: 3999 });
  expect(agreeDiscount(4000, lines)).toMatchObject({ bani: 3999 });
  expect(agreeDiscount(1, [{ totalBani: 500, isFor: false }])).toMatchObject({ bani: 0 });
});

test("a page shows what a code takes off, and the cart alone why it takes nothing off", () => {
  const cart = [{ totalBani: 30_000, isFor: true }];
  const applied = applyDiscount("PRIMAVARA", spring, cart, "2026-03-15");
  expect(shownDiscount(applied)).toEqual({ code: "PRIMAVARA", bani: 3_000 });
  expect(cartCode(applied)).toEqual({ code: "PRIMAVARA", bani: 3_000, why: null });
  const refused = applyDiscount("PRIMAVARA", spring, cart, "2026-04-01");
  expect(shownDiscount(refused)).toBeNull();
  expect(cartCode(refused)).toEqual({ code: "PRIMAVARA", bani: 0, why: { kind: "invalid" } });
  expect([shownDiscount(null), cartCode(null)]).toEqual([null, null]);
});
