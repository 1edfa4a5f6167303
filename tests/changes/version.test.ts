import fc from "fast-check";
import { expect, test } from "vitest";

import { lineWithVat } from "~/platform/settings/vat";
import {
  asksCustomer,
  compareCharges,
  compareDiscount,
  compareLines,
  isSameVersion,
} from "~/sales/changes/versions/compare-versions";
import {
  discountOf,
  settle,
  totalsOf,
  type OrderVersion,
  type VersionLine,
} from "~/sales/changes/versions/version";
import { whatForbids } from "~/sales/changes/versions/what-forbids";
import { withDiscount } from "~/sales/changes/versions/with-discount";
import { orderStatuses } from "~/sales/orders/order-status";

const bani = (max: number) => fc.integer({ min: 0, max });

const line: fc.Arbitrary<Omit<VersionLine, "id">> = fc.record({
  product_id: fc.constant(null),
  name: fc.constantFrom("Dulap", "Pat", "Birou"),
  staff_name: fc.constant(null),
  configuration: fc.constantFrom("", "{}"),
  staff_configuration: fc.constant(null),
  quantity: fc.integer({ min: 1, max: 9 }),
  unit_price_bani: fc.integer({ min: 1, max: 9_000_00 }),
  discount_bani: fc.constant(0),
  vat_percent: fc.constantFrom(null, 11),
  days: fc.constant({ from: 5, to: 20 }),
  is_made: fc.boolean(),
  is_swatch: fc.constant(false),
});

/** Two versions of one order: some lines stay, some are others, some come or go, and money moves. */
const versions = fc
  .record({
    isIncluded: fc.boolean(),
    percent: fc.constantFrom(5, 9, 19, 21),
    advance_percent: fc.integer({ min: 10, max: 90 }),
    known: fc.array(line, { minLength: 1, maxLength: 5 }),
    kept: fc.array(fc.constantFrom("same", "changed", "gone"), { minLength: 5, maxLength: 5 }),
    others: fc.array(line, { minLength: 5, maxLength: 5 }),
    added: fc.array(line, { maxLength: 3 }),
    off: fc.tuple(bani(3_000_00), bani(3_000_00)),
    charges: fc.array(bani(500_00), { minLength: 6, maxLength: 6 }),
  })
  .map(({ isIncluded, percent, advance_percent, known, kept, others, added, off, charges }) => {
    const vat = { isIncluded, percent };
    const version = (lines: VersionLine[], at: 0 | 1): OrderVersion => ({
      lines: withDiscount(lines, off[at], () => false, []),
      vat,
      advance_percent,
      transport_bani: charges[at]!,
      carrying_bani: charges[2 + at]!,
      assembly_bani: charges[4 + at]!,
      promised_on: "",
    });
    const was = known.map((one, at) => ({ ...one, id: `line-${at}` }));
    const is = was.flatMap((one, at) => {
      if (kept[at] === "gone") return [];
      return [kept[at] === "same" ? one : { ...others[at]!, id: one.id }];
    });
    const before = version(was, 0);
    const after = version([...is, ...added.map((one) => ({ ...one, id: null }))], 1);
    return { before, after };
  });

test("a version's total is its lines and charges less the discount, and of prices with VAT exactly so", () => {
  fc.assert(
    fc.property(versions, ({ before, after }) => {
      for (const one of [before, after]) {
        const { totalBani, subtotalBani, vatBani } = totalsOf(one);
        expect(subtotalBani + vatBani).toBe(totalBani);
        if (!one.vat.isIncluded) continue;
        const pieces = one.lines.reduce((sum, l) => sum + l.unit_price_bani * l.quantity, 0);
        const charges = one.transport_bani + one.carrying_bani + one.assembly_bani;
        expect(totalBani).toBe(pieces + charges - discountOf(one));
      }
    }),
  );
});

test("the rows of a change add up to the difference of the totals", () => {
  fc.assert(
    fc.property(versions, ({ before, after }) => {
      const rows = [
        ...compareLines(before, after),
        ...compareCharges(before, after),
        compareDiscount(before, after),
      ];
      const sum = rows.reduce((all, { differenceBani }) => all + differenceBani, 0);
      expect(sum).toBe(totalsOf(after).totalBani - totalsOf(before).totalBani);
      const afterwards = compareLines(before, after).filter((row) => row.after !== null);
      expect(afterwards).toHaveLength(after.lines.length);
    }),
  );
});

test("nothing is owed below zero, and what is owed, paid and given back are one sum", () => {
  fc.assert(
    fc.property(versions, bani(20_000_00), bani(500_00), ({ after }, paid_bani, reduced_bani) => {
      const { totalBani } = totalsOf(after);
      const { owedBani, leftBani, overpaidBani } = settle(totalBani, { paid_bani, reduced_bani });
      expect(Math.min(owedBani, leftBani, overpaidBani)).toBeGreaterThanOrEqual(0);
      expect(owedBani + overpaidBani).toBe(paid_bani + leftBani);
      expect(Math.min(leftBani, overpaidBani)).toBe(0);
    }),
  );
});

/** What a line comes to with VAT, less what is taken off it; bani. */
function paid({ unit_price_bani, quantity, discount_bani }: VersionLine, { vat }: OrderVersion) {
  const line = { unitPriceBani: unit_price_bani, quantity, discountBani: discount_bani };
  return lineWithVat(line, vat);
}

const chair = {
  id: "scaun",
  product_id: null,
  name: "Scaun",
  staff_name: null,
  configuration: "",
  staff_configuration: null,
  quantity: 1,
  unit_price_bani: 1_000_00,
  discount_bani: 200_00,
  days: null,
  is_made: false,
  vat_percent: null,
  is_swatch: false,
};
const wardrobe = {
  ...chair,
  id: "dulap",
  name: "Dulap",
  unit_price_bani: 9_000_00,
  discount_bani: 0,
  is_made: true,
};
const shares = (lines: VersionLine[]) => lines.map(({ discount_bani }) => discount_bani);

test("a code's discount stays off the pieces that it is for, whatever else is another", () => {
  const before = [chair, wardrobe];
  const share = (lines: VersionLine[], wished: number) =>
    shares(withDiscount(lines, wished, () => false, before));
  expect(share(before, 200_00)).toEqual([200_00, 0]);
  expect(share([chair, { ...wardrobe, quantity: 2 }], 200_00)).toEqual([200_00, 0]);
  expect(share([{ ...chair, quantity: 2 }, wardrobe], 200_00)).toEqual([200_00, 0]);
  expect(share(before, 300_00)).toEqual([300_00, 0]);
  // More than those come to is off all that may be changed, and where nothing was off, too.
  expect(share(before, 1_000_00)).toEqual([100_00, 900_00]);
  const bare = [{ ...chair, discount_bani: 0 }, wardrobe];
  expect(shares(withDiscount(bare, 200_00, () => false, bare))).toEqual([20_00, 180_00]);
});

test("a discount of all that a piece costs stays as it is when another is changed", () => {
  const free = { ...chair, discount_bani: chair.unit_price_bani };
  const more = [free, { ...wardrobe, quantity: 3 }];
  const lines = withDiscount(more, 1_000_00, () => false, [free, wardrobe]);
  expect(shares(lines)).toEqual([1_000_00, 0]);
});

test("who pays less in all is asked where a piece is dearer or more is paid first", () => {
  const version = (lines: VersionLine[]): OrderVersion => ({
    lines,
    vat: { percent: 21, isIncluded: true },
    advance_percent: 50,
    transport_bani: 0,
    carrying_bani: 0,
    assembly_bani: 0,
    promised_on: "",
  });
  const before = version([chair, wardrobe]);
  const cheaper = { ...chair, unit_price_bani: 800_00 };
  expect(asksCustomer(before, version([cheaper, wardrobe]))).toBe(false);
  const dearer = { ...wardrobe, unit_price_bani: 9_100_00 };
  expect(asksCustomer(before, version([cheaper, dearer]))).toBe(true);
  const first = { ...before, advance_percent: 60 };
  expect(asksCustomer(before, first)).toBe(true);
});

test("who pays more, or gets other pieces, is asked; who pays less for the same is not", () => {
  fc.assert(
    fc.property(versions, ({ before, after }) => {
      const isMore = totalsOf(after).totalBani > totalsOf(before).totalBani;
      const isOther = compareLines(before, after).some(
        ({ before: was, after: is }) =>
          was === null ||
          is === null ||
          was.quantity !== is.quantity ||
          was.configuration !== is.configuration ||
          was.name !== is.name,
      );
      const isDearer = after.lines.some((is) => {
        const was = before.lines.find(({ id }) => id !== null && id === is.id);
        return was !== undefined && paid(is, after) > paid(was, before);
      });
      const isMoreFirst = totalsOf(after).advanceBani > totalsOf(before).advanceBani;
      const isAsked = isMore || isOther || isDearer || isMoreFirst;
      expect(asksCustomer(before, after)).toBe(isAsked);
      expect(asksCustomer(before, before)).toBe(false);
      expect(isSameVersion(before, before)).toBe(true);
    }),
  );
});

test("what is off lines that stay as they are stays off them, whatever is taken off the others", () => {
  fc.assert(
    fc.property(versions, bani(9_000_00), fc.nat(4), ({ before }, wished, at) => {
      const fixed = before.lines[at % before.lines.length]!;
      const lines = withDiscount(before.lines, wished, (one) => one === fixed, before.lines);
      expect(lines.find(({ id }) => id === fixed.id)).toEqual(fixed);
      for (const one of lines) {
        expect(one.discount_bani).toBeLessThanOrEqual(one.unit_price_bani * one.quantity);
      }
    }),
  );
});

test.each(orderStatuses)("what forbids a change of the lines of an order that is %s", (status) => {
  const order = { status, transport_state: "agreed", has_only_swatches: 0 } as const;
  const open = whatForbids({ ...order, isWithdrawn: false });
  const expected = { delivered: "over", cancelled: "over", in_delivery: "on-its-way" } as const;
  expect(open).toBe(status in expected ? expected[status as keyof typeof expected] : undefined);
  if (open) return;
  expect(whatForbids({ ...order, isWithdrawn: true })).toBe("withdrawal");
  expect(whatForbids({ ...order, isWithdrawn: false, has_only_swatches: 1 })).toBe("swatches");
  for (const transport_state of ["to_quote", "quoted", "declined"] as const) {
    expect(whatForbids({ ...order, isWithdrawn: false, transport_state })).toBe("transport");
  }
});
