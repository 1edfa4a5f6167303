import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";
import { isWorkingDay, orthodoxEaster } from "~/platform/format/working-days";
import {
  nextSteps,
  plainOrderNumber,
  proposedRefund,
  returnedValue,
  refundDueOn,
  withdrawalDeadlines,
  withdrawalState,
  withdrawalStates,
} from "~/sales/orders/withdrawal-rules";

test("Easter is where the Orthodox calendar has it", () => {
  // As the Romanian Patriarchate publishes it.
  expect([2024, 2025, 2026, 2027, 2028, 2029, 2030].map(orthodoxEaster)).toEqual([
    "2024-05-05",
    "2025-04-20",
    "2026-04-12",
    "2027-05-02",
    "2028-04-16",
    "2029-04-08",
    "2030-04-28",
  ]);
});

test("weekends and public holidays are no working days", () => {
  const off = ["2026-11-21", "2026-11-22", "2026-11-30", "2026-12-01", "2026-12-25"];
  // Good Friday, Easter Monday and Pentecost Monday of 2026.
  for (const day of [...off, "2026-04-10", "2026-04-13", "2026-06-01"]) {
    expect(isWorkingDay(day), day).toBe(false);
  }
  for (const day of ["2026-11-23", "2026-11-27", "2026-12-02", "2026-04-14"]) {
    expect(isWorkingDay(day), day).toBe(true);
  }
});

test.each([
  // Received on a Monday: the fourteenth day after it is a Monday.
  ["2026-11-02T10:00:00Z", "2026-11-16", "2026-12-02"],
  // The fourteenth day is a Saturday, the thirtieth a Monday.
  ["2026-09-05T10:00:00Z", "2026-09-21", "2026-10-05"],
  // 30 November and 1 December are holidays: the period ends on the 2nd.
  ["2026-11-16T10:00:00Z", "2026-12-02", "2026-12-16"],
  // Half past midnight in Bucharest is the next day there.
  ["2026-11-02T22:30:00Z", "2026-11-17", "2026-12-03"],
])(
  "goods received at %s may be withdrawn from until %s, by promise until %s",
  (at, legal, promised) => {
    expect(withdrawalDeadlines(at)).toEqual({ legal, promised });
  },
);

test("a deadline is a working day, never before its fourteenth or thirtieth day and at most a week after", () => {
  const at = fc.date({
    min: new Date("2020-01-01"),
    max: new Date("2090-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(at, (date) => {
      const { legal, promised } = withdrawalDeadlines(date.toISOString());
      const day = dayOf(date.toISOString());
      for (const [end, days] of [
        [legal, 14],
        [promised, 30],
      ] as const) {
        expect(isWorkingDay(end)).toBe(true);
        expect(end >= addDays(day, days)).toBe(true);
        expect(end <= addDays(day, days + 7)).toBe(true);
      }
    }),
  );
});

test("the refund is due 14 days after the statement, whatever day that is", () => {
  expect(refundDueOn("2026-11-23T12:00:00Z")).toBe("2026-12-07");
  expect(refundDueOn("2026-12-11T22:30:00Z")).toBe("2026-12-26");
});

/** A line of which the only piece comes back. */
const whole = {
  quantity: 1,
  discount_bani: 0,
  vat_percent: null,
  returned: 1,
  left: 1,
  isExempt: false,
};

/** An order of 5,000 lei that is delivered and paid. */
const paid = {
  status: "delivered" as const,
  total_bani: 500_000,
  reduced_bani: 0,
  lowered_bani: 0,
  paid_bani: 500_000,
  owed_bani: 0,
  transport_bani: 15_000,
  vat_percent: 19,
  is_vat_included: true,
};

test("what is owed is the price of the returned pieces with VAT, at most what is paid beyond what is kept and not owed", () => {
  const lines = [
    { ...whole, unit_price_bani: 129_900, quantity: 2, returned: 2, left: 2 },
    { ...whole, unit_price_bani: 99_900, returned: 0 },
  ];
  expect(proposedRefund(lines, paid)).toBe(259_800);
  // 2,598.00 and 19 % of it, 493.62.
  expect(proposedRefund(lines, { ...paid, is_vat_included: false })).toBe(309_162);
  // 2,402.00 of the order are kept and owed: what is paid pays for that first.
  for (const [paid_bani, back] of [
    [0, 0],
    [240_200, 0],
    [240_201, 1],
    [499_999, 259_799],
    [600_000, 259_800],
  ] as const) {
    expect([paid_bani, proposedRefund(lines, { ...paid, paid_bani })]).toEqual([paid_bani, back]);
  }
  expect(proposedRefund(lines, { ...paid, owed_bani: 200_000 })).toBe(59_800);
  // Of a cancelled order nothing is kept.
  const cancelled = { ...paid, status: "cancelled" as const, paid_bani: 100_000 };
  expect(proposedRefund(lines, cancelled)).toBe(100_000);
});

test("a price that was lowered since goes with the pieces that come back, in their share", () => {
  const three = { ...whole, unit_price_bani: 30_000, quantity: 3, left: 3 };
  const order = { ...paid, total_bani: 105_000, transport_bani: 15_000, lowered_bani: 9_000 };
  const value = (returned: number, left = 3) =>
    returnedValue([{ ...three, returned, left }], { ...order, lowered_bani: left * 3_000 });
  expect(value(1)).toEqual({ valueBani: 27_000, raisedBani: 3_000 });
  expect(value(2)).toEqual({ valueBani: 54_000, raisedBani: 6_000 });
  // The last one with the transport.
  expect(value(1, 1)).toEqual({ valueBani: 42_000, raisedBani: 3_000 });
  expect(value(3)).toEqual({ valueBani: 96_000, raisedBani: 9_000 });
  // Lowered by more than the pieces are worth, they are worth nothing, not less.
  const given = returnedValue([{ ...three, returned: 3 }], { ...order, lowered_bani: 200_000 });
  expect(given).toEqual({ valueBani: 0, raisedBani: 105_000 });
});

test("the transport is owed with the last piece, and not while one stays or may not come back", () => {
  const one = { ...whole, unit_price_bani: 129_900 };
  expect(proposedRefund([one], paid)).toBe(144_900);
  expect(proposedRefund([one, { ...one, returned: 0, left: 0 }], paid)).toBe(144_900);
  expect(proposedRefund([{ ...one, quantity: 2, left: 2 }], paid)).toBe(129_900);
  expect(proposedRefund([one, { ...one, returned: 0, left: 0, isExempt: true }], paid)).toBe(
    129_900,
  );
});

test("what is owed is never less than nothing nor more than was paid", () => {
  const bani = fc.nat(10_000_000);
  const line = fc
    .record({ unit_price_bani: bani, returned: fc.nat(20), more: fc.nat(20), gone: fc.nat(20) })
    .chain(({ unit_price_bani, returned, more, gone }) => {
      const left = returned + more;
      const quantity = Math.max(1, left + gone);
      const whole = unit_price_bani * quantity;
      return fc.record({
        unit_price_bani: fc.constant(unit_price_bani),
        quantity: fc.constant(quantity),
        returned: fc.constant(returned),
        left: fc.constant(left),
        discount_bani: fc.integer({ min: 0, max: whole }),
        vat_percent: fc.constantFrom(null, 11),
        isExempt: fc.boolean(),
      });
    });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 10 }),
      bani,
      bani,
      fc.boolean(),
      (lines, paid_bani, owed_bani, is_vat_included) => {
        const total_bani = Math.max(paid_bani, 1);
        const money = { total_bani, paid_bani, owed_bani, lowered_bani: total_bani % 1_000 };
        const order = { ...paid, ...money, vat_percent: 21, is_vat_included };
        const owed = proposedRefund(lines, order);
        expect(owed).toBeGreaterThanOrEqual(0);
        expect(owed).toBeLessThanOrEqual(paid_bani);
        expect(Number.isInteger(owed)).toBe(true);
      },
    ),
  );
});

test("an accepted withdrawal is only to be paid, and nothing follows what is paid", () => {
  const row = { received_at: null, accepted_at: null, refused_at: null, closed_at: null };
  const at = "2026-11-23T12:00:00Z";
  const state = (changes: Partial<Record<keyof typeof row, string>>, isRefunded = false) =>
    withdrawalState({ ...row, ...changes, isRefunded });
  expect(state({})).toBe("open");
  expect(state({ received_at: at })).toBe("received");
  expect(state({ received_at: at, accepted_at: at })).toBe("accepted");
  expect(state({ accepted_at: at }, true)).toBe("refunded");
  expect(state({ refused_at: at })).toBe("refused");
  expect(state({ closed_at: at })).toBe("closed");
  expect(nextSteps("accepted")).toEqual(["refund"]);
  expect(nextSteps("refunded")).toEqual([]);
  for (const one of withdrawalStates) {
    expect(nextSteps(one).includes("refund")).toBe(one === "accepted");
  }
});

test("an order's number is known however it is typed", () => {
  for (const typed of [
    "AM-2026-000123",
    " am-2026-000123 ",
    "# AM – 2026 – 000123",
    "am‑2026‑000123",
  ]) {
    expect(plainOrderNumber(typed)).toBe("AM-2026-000123");
  }
});
