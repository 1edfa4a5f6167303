import fc from "fast-check";
import { expect, test } from "vitest";

import {
  advanceLeft,
  isAdvancePaid,
  nextDue,
  paymentPlan,
  type PlannedOrder,
} from "~/billing/payment-plan";

const order: PlannedOrder = {
  method: "bank_transfer",
  isCancelled: false,
  totalBani: 500_000,
  advanceBani: 150_000,
  madeToOrderBani: 300_000,
  chargesBani: 0,
  paidBani: 0,
  placedOn: "2026-11-02",
  advanceDueOn: "2026-11-09",
  daysToDelivery: 20,
  advancePaidOn: null,
};

test("half of what is made to order and all of the ready-made comes first, the rest before the delivery", () => {
  expect(paymentPlan(order)).toEqual([
    { kind: "advance", amountBani: 350_000, leftBani: 350_000, dueOn: "2026-11-09" },
    { kind: "rest", amountBani: 150_000, leftBani: 150_000, dueOn: null },
  ]);
});

test("transport is paid with the rest, and with all else where one payment is all there is", () => {
  const brought = { ...order, totalBani: 515_000, chargesBani: 15_000 };
  expect(paymentPlan(brought)).toMatchObject([
    { kind: "advance", amountBani: 350_000 },
    { kind: "rest", amountBani: 165_000 },
  ]);
  expect(paymentPlan({ ...brought, advanceBani: 0, madeToOrderBani: 0 })).toMatchObject([
    { kind: "advance", amountBani: 515_000 },
  ]);
});

test("once the advance is there, the rest is due on the first day of the delivery", () => {
  const paid = { ...order, paidBani: 350_000, advancePaidOn: "2026-11-05" };
  expect(paymentPlan(paid)).toEqual([
    { kind: "advance", amountBani: 350_000, leftBani: 0, dueOn: "2026-11-09" },
    { kind: "rest", amountBani: 150_000, leftBani: 150_000, dueOn: "2026-11-25" },
  ]);
});

test("who pays at the delivery owes nothing before it", () => {
  const atDelivery = {
    ...order,
    method: "cash_on_delivery" as const,
    ...{ advanceBani: 0, madeToOrderBani: 0 },
  };
  expect(paymentPlan(atDelivery)).toEqual([
    { kind: "rest", amountBani: 500_000, leftBani: 500_000, dueOn: "2026-11-22" },
  ]);
});

test("who pays at the delivery waits for no advance of what is made to order", () => {
  const atDelivery = { ...order, method: "cash_on_delivery" as const };
  expect(paymentPlan(atDelivery)).toEqual([
    { kind: "rest", amountBani: 500_000, leftBani: 500_000, dueOn: "2026-11-22" },
  ]);
});

test("what is next to be paid is the first of the plan with something left", () => {
  const next = (paidBani: number) => nextDue(paymentPlan({ ...order, paidBani }));
  expect(next(349_999)).toMatchObject({ kind: "advance", leftBani: 1 });
  expect(next(350_000)).toMatchObject({ kind: "rest", leftBani: 150_000 });
  expect(next(500_000)).toBeUndefined();
});

test("a rest that nobody promised a day for has none, though the advance is paid", () => {
  const some = { ...order, daysToDelivery: null, paidBani: 350_000, advancePaidOn: "2026-11-05" };
  expect(paymentPlan(some)[1]).toMatchObject({ kind: "rest", dueOn: null });
});

test.each([
  ["nothing was paid", 0, 130_000],
  ["a part was paid", 30_000, 100_000],
  ["a ban is missing", 129_999, 1],
  ["all of it was paid", 130_000, 0],
  ["more was paid", 200_000, 0],
])("where %s, the work waits for what is left of the lowered advance", (_, paid_bani, left) => {
  const advanced = { advance_bani: 150_000, lowered_bani: 20_000, paid_bani };
  expect(advanceLeft(advanced)).toBe(left);
  expect(isAdvancePaid(advanced)).toBe(left === 0);
});

test("a cancelled order owes nothing, whatever was paid", () => {
  expect(nextDue(paymentPlan({ ...order, isCancelled: true, paidBani: 100 }))).toBeUndefined();
});

test("an order of before is due five days after it", () => {
  expect(paymentPlan({ ...order, advanceDueOn: "" })[0]?.dueOn).toBe("2026-11-07");
});

const orders = fc
  .record({
    readyMade: fc.integer({ min: 0, max: 5_000_000 }),
    madeToOrder: fc.integer({ min: 0, max: 5_000_000 }),
    paid: fc.integer({ min: -100, max: 12_000_000 }),
    isCancelled: fc.boolean(),
    method: fc.constantFrom("bank_transfer" as const, "card" as const),
  })
  .filter(({ readyMade, madeToOrder }) => readyMade + madeToOrder > 0)
  .map(({ readyMade, madeToOrder, paid, ...rest }) => ({
    ...order,
    ...rest,
    totalBani: readyMade + madeToOrder,
    madeToOrderBani: madeToOrder,
    advanceBani: Math.round(madeToOrder / 2),
    paidBani: Math.min(paid, readyMade + madeToOrder),
  }));

test("a plan adds up to the total, and what is left of it to what is not paid", () => {
  fc.assert(
    fc.property(orders, (some) => {
      const plan = paymentPlan(some);
      const sum = (of: (due: (typeof plan)[number]) => number) =>
        plan.reduce((all, due) => all + of(due), 0);
      expect(sum(({ amountBani }) => amountBani)).toBe(some.totalBani);
      const owed = some.isCancelled ? 0 : some.totalBani - Math.max(0, some.paidBani);
      expect(sum(({ leftBani }) => leftBani)).toBe(owed);
      // Money counts towards the first due first.
      if (plan.length === 2 && plan[0]!.leftBani > 0) {
        expect(plan[1]!.leftBani).toBe(plan[1]!.amountBani);
      }
    }),
  );
});
