import { expect, test } from "vitest";

import { dueNow, planOf, showPlan } from "~/orders/order-plan";

type Planned = Parameters<typeof planOf>[0];

const line = {
  ...{ is_withdrawal_exempt: true, unit_price_bani: 100_000, quantity: 2, discount_bani: 0 },
  term: { from: 20, to: 30, isAfterAdvance: true },
};
const readyMade = {
  ...{ is_withdrawal_exempt: false, unit_price_bani: 50_000, quantity: 1, discount_bani: 0 },
  term: { from: 3, to: 7, isAfterAdvance: false },
};

/** Two pieces made to order at 1,000 lei, a ready-made one at 500, and 150 lei of transport, with VAT. */
const order: Planned = {
  ...{ payment_method: "bank_transfer", status: "new", paid_bani: 0 },
  ...{ total_bani: 265_000, reduced_bani: 0, advance_bani: 100_000 },
  ...{ placed_on: "2026-11-02", advance_due_on: "2026-11-09", advance_paid_on: null },
  ...{ vat_percent: 21, is_vat_included: true },
  ...{ transport_state: "agreed", transport_zone: "Cluj" },
  ...{ transport_from_days: null, transport_to_days: null },
  ...{ transport_bani: 10_000, carrying_bani: 5_000, assembly_bani: 0 },
  lines: [line, readyMade],
};

test("an order's plan: half of what is made to order and the ready-made first, transport at the end", () => {
  expect(planOf(order)).toEqual([
    { kind: "advance", amountBani: 150_000, leftBani: 150_000, dueOn: "2026-11-09" },
    { kind: "rest", amountBani: 115_000, leftBani: 115_000, dueOn: null },
  ]);
});

test("where VAT is added to the prices shown, what is paid last has it too", () => {
  const added = { ...order, is_vat_included: false, total_bani: 320_650, advance_bani: 121_000 };
  // Of 2 × 1,210 lei with VAT half, and of 150 lei of transport 181.50.
  expect(planOf(added)).toMatchObject([
    { kind: "advance", amountBani: 320_650 - 121_000 - 18_150 },
    { kind: "rest", amountBani: 121_000 + 18_150 },
  ]);
});

test("a line's discount is taken off what it comes to", () => {
  const cheaper = { ...line, discount_bani: 20_000 };
  const some = { ...order, total_bani: 245_000, advance_bani: 90_000, lines: [cheaper, readyMade] };
  expect(planOf(some)).toMatchObject([{ amountBani: 140_000 }, { amountBani: 105_000 }]);
});

test("what was taken back is owed no longer, and the rest is due by the slowest piece's term", () => {
  const some = {
    ...order,
    reduced_bani: 50_000,
    paid_bani: 100_000,
    advance_paid_on: "2026-11-05",
  };
  expect(planOf(some)).toEqual([
    { kind: "advance", amountBani: 100_000, leftBani: 0, dueOn: "2026-11-09" },
    { kind: "rest", amountBani: 115_000, leftBani: 115_000, dueOn: "2026-11-25" },
  ]);
  const unpromised = { ...some, lines: [line, { ...readyMade, term: null }] };
  expect(planOf(unpromised)[1]).toMatchObject({ dueOn: null });
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

test("what is to be paid next is the first due with something left, of an order that takes money", () => {
  expect(dueNow(order)).toMatchObject({ kind: "advance", leftBani: 150_000 });
  expect(dueNow({ ...order, paid_bani: 150_000 })).toMatchObject({
    kind: "rest",
    leftBani: 115_000,
  });
  expect(dueNow({ ...order, paid_bani: 265_000 })).toBeUndefined();
  expect(dueNow({ ...order, status: "cancelled" })).toBeUndefined();
  expect(planOf({ ...order, status: "cancelled" }).map(({ leftBani }) => leftBani)).toEqual([0, 0]);
});

test("a due is late when its day is over and something of it is not paid", () => {
  const late = (changes: Partial<Planned>, today: string) =>
    showPlan({ ...order, ...changes }, today).map(({ isLate }) => isLate);
  expect(late({}, "2026-11-09")).toEqual([false, false]);
  expect(late({}, "2026-11-10")).toEqual([true, false]);
  expect(late({ paid_bani: 149_999 }, "2026-11-10")).toEqual([true, false]);
  expect(late({ paid_bani: 150_000 }, "2026-11-10")).toEqual([false, false]);
  const promised = { paid_bani: 150_000, advance_paid_on: "2026-11-05" };
  expect(late(promised, "2026-11-25")).toEqual([false, false]);
  expect(late(promised, "2026-11-26")).toEqual([false, true]);
});
