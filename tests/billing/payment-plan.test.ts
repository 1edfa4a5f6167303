import fc from "fast-check";
import { expect, test } from "vitest";

import {
  advanceLeft,
  isAdvancePaid,
  isTakenBack,
  nextDue,
  nextOpen,
  paymentPlan,
  type PayableOrder,
} from "~/sales/billing/payment-plan";
import { orderStatuses } from "~/sales/orders/order-status";

/** 3,000 lei made to order, of them half as advance, 2,000 lei ready-made, 150 lei of transport. */
const order: PayableOrder = {
  method: "bank_transfer",
  status: "new",
  total_bani: 515_000,
  reduced_bani: 0,
  advance_bani: 350_000,
  paid_bani: 0,
  placedOn: "2026-11-02",
  advanceDueOn: "2026-11-09",
  readyOn: null,
  delivered_bani: 0,
  part_delivered_on: "",
};
const confirmed = { ...order, status: "confirmed" as const };
const ready = { ...order, status: "in_delivery" as const, readyOn: "2026-12-01" };
const readyMade = { ...order, advance_bani: 0 };

test("with something made to order nothing is owed before the order is confirmed", () => {
  expect(paymentPlan(order)).toEqual(
    [
      { kind: "advance", amountBani: 350_000, leftBani: 350_000 },
      { kind: "rest", amountBani: 165_000, leftBani: 165_000 },
    ].map((due, index) => ({
      ...due,
      isPart: false,
      awaits: ["confirmation", "making"][index],
      dueOn: null,
    })),
  );
  expect(nextDue(paymentPlan(order))).toBeUndefined();
  expect(nextOpen(paymentPlan(order))).toMatchObject({ kind: "advance" });
});

test("once it is confirmed the first payment is due on its day, and the rest waits for the making", () => {
  const [first, rest] = paymentPlan(confirmed);
  expect(first).toMatchObject({ amountBani: 350_000, awaits: null, dueOn: "2026-11-09" });
  expect(rest).toMatchObject({ amountBani: 165_000, awaits: "making", dueOn: null });
  expect(nextDue(paymentPlan(confirmed))).toEqual(first);
  expect(nextDue(paymentPlan({ ...confirmed, paid_bani: 350_000 }))).toBeUndefined();
});

test("once all is made the rest is due in five days", () => {
  const paid = { ...ready, paid_bani: 350_000 };
  expect(nextDue(paymentPlan(paid))).toMatchObject({ leftBani: 165_000, dueOn: "2026-12-06" });
});

test("of ready-made pieces alone all is due with the order, the transport too", () => {
  expect(paymentPlan(readyMade)).toEqual([
    {
      kind: "advance",
      isPart: false,
      amountBani: 515_000,
      leftBani: 515_000,
      awaits: null,
      dueOn: "2026-11-09",
    },
  ]);
});

test.each(["new", "confirmed", "in_delivery"] as const)(
  "who pays at the delivery owes nothing before it: %s",
  (status) => {
    const atDelivery = { ...readyMade, method: "cash_on_delivery" as const, status };
    expect(paymentPlan(atDelivery)).toMatchObject([
      { kind: "rest", amountBani: 515_000, awaits: "delivery", dueOn: null },
    ]);
    expect(nextDue(paymentPlan(atDelivery))).toBeUndefined();
  },
);

test("what a delivered order paid nothing of is due, however it was to be paid", () => {
  const unpaid = { ...ready, method: "cash_on_delivery" as const, status: "delivered" as const };
  expect(nextDue(paymentPlan(unpaid))).toMatchObject({ kind: "rest", leftBani: 515_000 });
});

test("what is to be paid now is all that is open, by the day of the first of it", () => {
  const next = (paid_bani: number) => nextDue(paymentPlan({ ...ready, paid_bani }));
  expect(next(349_999)).toMatchObject({ kind: "advance", amountBani: 515_000, leftBani: 165_001 });
  expect(next(350_000)).toMatchObject({ kind: "rest", leftBani: 165_000 });
  expect(next(515_000)).toBeUndefined();
});

test.each([
  ["nothing was paid", 0, 330_000],
  ["a part was paid", 30_000, 300_000],
  ["a ban is missing", 329_999, 1],
  ["all of it was paid", 330_000, 0],
  ["more was paid", 400_000, 0],
])(
  "where %s, the work waits for what is left of the lowered first payment",
  (_, paid_bani, left) => {
    const advanced = { ...order, reduced_bani: 20_000, paid_bani };
    expect(advanceLeft(advanced)).toBe(left);
    expect(isAdvancePaid(advanced)).toBe(left === 0);
  },
);

test("nothing made to order waits for no payment", () => {
  expect(isAdvancePaid(readyMade)).toBe(true);
});

test.each([
  [10_000, 0, false],
  [10_000, 9_999, false],
  [10_000, 10_000, true],
  [10_000, 10_001, true],
  [0, 0, false],
  [0, 1, true],
])("of %i bani %i taken back is all of an order: %s", (total_bani, reduced_bani, isAll) =>
  expect(isTakenBack({ total_bani, reduced_bani })).toBe(isAll),
);

test("a cancelled order owes nothing, whatever was paid", () => {
  const cancelled = { ...ready, status: "cancelled" as const, paid_bani: 100 };
  expect(nextOpen(paymentPlan(cancelled))).toBeUndefined();
});

test("an order of before is due five days after it", () => {
  expect(paymentPlan({ ...readyMade, advanceDueOn: "" })[0]?.dueOn).toBe("2026-11-07");
});

const orders = fc
  .record({
    readyMade: fc.integer({ min: 0, max: 5_000_000 }),
    madeToOrder: fc.integer({ min: 0, max: 5_000_000 }),
    reduced: fc.double({ min: 0, max: 1, noNaN: true }),
    paid: fc.integer({ min: -100, max: 12_000_000 }),
    status: fc.constantFrom(...orderStatuses),
    method: fc.constantFrom("bank_transfer" as const, "card" as const, "cash_on_delivery" as const),
    readyOn: fc.constantFrom(null, "2026-12-01"),
  })
  .filter(({ readyMade, madeToOrder }) => readyMade + madeToOrder > 0)
  .map(({ readyMade, madeToOrder, reduced, paid, ...rest }) => ({
    ...order,
    ...rest,
    total_bani: readyMade + madeToOrder,
    reduced_bani: Math.round((readyMade + madeToOrder) * reduced),
    advance_bani: madeToOrder === 0 ? 0 : Math.round(madeToOrder / 2) + readyMade,
    paid_bani: Math.min(paid, readyMade + madeToOrder),
  }));

test("a plan adds up to what is owed, what is left of it to what is not paid, and one payment is asked for", () => {
  fc.assert(
    fc.property(orders, (some) => {
      const plan = paymentPlan(some);
      const sum = (of: (due: (typeof plan)[number]) => number) =>
        plan.reduce((all, due) => all + of(due), 0);
      const owed = some.total_bani - some.reduced_bani;
      expect(sum(({ amountBani }) => amountBani)).toBe(owed);
      const left = Math.max(0, owed - Math.max(0, some.paid_bani));
      expect(sum(({ leftBani }) => leftBani)).toBe(some.status === "cancelled" ? 0 : left);
      // Money counts towards the first due first, and what awaits something has no day.
      if (plan.length === 2 && plan[0]!.leftBani > 0) {
        expect(plan[1]!.leftBani).toBe(plan[1]!.amountBani);
      }
      expect(plan.every(({ awaits, dueOn }) => (awaits === null) === (dueOn !== null))).toBe(true);
      // The work waits for the very sum that is asked for before it.
      if (some.method !== "cash_on_delivery" && some.status !== "cancelled" && plan.length === 2) {
        expect(advanceLeft(some)).toBe(plan[0]!.leftBani);
      }
    }),
  );
});

test("what a part comes to that was handed over is due with it, beyond what was paid first; the rest waits as before", () => {
  const part = {
    ...ready,
    delivered_bani: 400_000,
    part_delivered_on: "2026-12-03",
    readyOn: null,
  };
  expect(paymentPlan({ ...part, status: "in_production" })).toMatchObject([
    { kind: "advance", isPart: false, amountBani: 350_000 },
    { kind: "rest", isPart: true, amountBani: 50_000, awaits: null, dueOn: "2026-12-03" },
    { kind: "rest", isPart: false, amountBani: 115_000, awaits: "making" },
  ]);
  // What the advance covers is not asked for again, and who pays at the delivery pays the part then.
  expect(paymentPlan({ ...part, delivered_bani: 350_000 })).toHaveLength(2);
  const atDoor = { ...part, method: "cash_on_delivery", status: "in_delivery" } as const;
  expect(nextDue(paymentPlan(atDoor))).toMatchObject({ isPart: true, leftBani: 400_000 });
});

test("whatever is delivered in parts, paid and reduced, the plan comes to what is owed", () => {
  fc.assert(
    fc.property(
      fc.record({
        delivered_bani: fc.nat({ max: 600_000 }),
        reduced_bani: fc.nat({ max: 600_000 }),
        paid_bani: fc.nat({ max: 600_000 }),
        advance_bani: fc.nat({ max: 515_000 }),
        method: fc.constantFrom("bank_transfer", "cash_on_delivery"),
        status: fc.constantFrom("confirmed", "in_production", "in_delivery", "delivered"),
      }),
      (some) => {
        const plan = paymentPlan({ ...order, ...some, part_delivered_on: "2026-12-03" });
        const sum = plan.reduce((all, { amountBani }) => all + amountBani, 0);
        expect(sum).toBe(Math.max(0, order.total_bani - some.reduced_bani));
      },
    ),
  );
});
