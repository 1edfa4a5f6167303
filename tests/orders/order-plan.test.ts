import { expect, test } from "vitest";

import { dueNow, planOf, showPlan } from "~/sales/orders/order-plan";

type Planned = Parameters<typeof planOf>[0];

/** Two pieces made to order at 1,000 lei, a ready-made one at 500, and 150 lei of transport, with VAT. */
const order: Planned = {
  payment_method: "bank_transfer",
  status: "confirmed",
  paid_bani: 0,
  total_bani: 265_000,
  reduced_bani: 0,
  advance_bani: 150_000,
  placed_on: "2026-11-02",
  advance_due_on: "2026-11-09",
  transport_state: "agreed",
  delivered_bani: 0,
  part_delivered_on: "",
  history: [{ status: "new", changed_at: "2026-11-02T10:00:00.000Z" }],
};
const paid: Planned = { ...order, paid_bani: 150_000 };
// Half past midnight in Bucharest.
const ready: Planned = {
  ...paid,
  status: "in_delivery",
  history: [...order.history, { status: "in_delivery", changed_at: "2026-11-24T22:30:00.000Z" }],
};

test("an order's plan: half of what is made to order and the ready-made first, transport at the end", () => {
  expect(planOf(order)).toEqual([
    {
      kind: "advance",
      isPart: false,
      amountBani: 150_000,
      leftBani: 150_000,
      awaits: null,
      dueOn: "2026-11-09",
    },
    {
      kind: "rest",
      isPart: false,
      amountBani: 115_000,
      leftBani: 115_000,
      awaits: "making",
      dueOn: null,
    },
  ]);
});

test("what was taken back is owed no longer, first of what is paid first", () => {
  const some = { ...order, reduced_bani: 50_000, paid_bani: 100_000 };
  expect(planOf(some)).toMatchObject([
    { kind: "advance", amountBani: 100_000, leftBani: 0 },
    { kind: "rest", amountBani: 115_000, leftBani: 115_000 },
  ]);
});

test.each([
  ["to_quote", []],
  ["quoted", []],
  ["declined", []],
  ["agreed", ["advance", "rest"]],
  ["none", ["advance", "rest"]],
] as const)("an order whose transport is %s has the dues %j", (transport_state, kinds) => {
  expect(planOf({ ...order, transport_state }).map(({ kind }) => kind)).toEqual(kinds);
});

test("one payment is asked for at a time, and none before its event", () => {
  expect(dueNow({ ...order, status: "new" })).toBeUndefined();
  expect(dueNow(order)).toMatchObject({ kind: "advance", leftBani: 150_000 });
  expect(dueNow(paid)).toBeUndefined();
  expect(dueNow(ready)).toMatchObject({ kind: "rest", leftBani: 115_000, dueOn: "2026-11-30" });
  expect(dueNow({ ...ready, paid_bani: 265_000 })).toBeUndefined();
  expect(dueNow({ ...order, status: "cancelled" })).toBeUndefined();
  expect(planOf({ ...order, status: "cancelled" }).map(({ leftBani }) => leftBani)).toEqual([0, 0]);
});

test("a due is late when its day is over and something of it is not paid", () => {
  const late = (some: Planned, today: string) => showPlan(some, today).map(({ isLate }) => isLate);
  expect(late(order, "2026-11-09")).toEqual([false, false]);
  expect(late(order, "2026-11-10")).toEqual([true, false]);
  expect(late({ ...order, status: "new" }, "2026-11-10")).toEqual([false, false]);
  expect(late({ ...order, paid_bani: 149_999 }, "2026-11-10")).toEqual([true, false]);
  expect(late(paid, "2026-11-10")).toEqual([false, false]);
  expect(late(ready, "2026-11-30")).toEqual([false, false]);
  expect(late(ready, "2026-12-01")).toEqual([false, true]);
});
