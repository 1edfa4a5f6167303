import fc from "fast-check";
import { expect, test } from "vitest";

import type { ProgressFacts } from "~/front/progress/steps/progress-facts";
import { shopTasksOf } from "~/front/progress/steps/shop-tasks";
import { customerTasksOf, stepNames, stepsOf } from "~/front/progress/steps/steps";
import { orderStatuses } from "~/sales/orders/order-status";

/** A wardrobe as it was just ordered: nothing paid, nothing drawn, its transport known. */
const ordered: ProgressFacts = {
  status: "new",
  isQuoted: false,
  isMadeToOrder: true,
  hasOnlySwatches: false,
  transport: "agreed",
  isOfferOpen: false,
  areNichesUnconfirmed: false,
  measuring: null,
  delivery: null,
  isDeliveryReservable: false,
  areDrawingsRequired: true,
  drawings: ["none"],
  advance: { amountBani: 400_000, leftBani: 400_000, isOpen: false },
  rest: { amountBani: 400_000, leftBani: 400_000, isOpen: false },
  isPaidOnDelivery: false,
  isWithdrawalOpen: false,
  isTakenBack: false,
  paidBani: 0,
  claims: [],
  stage: null,
};
const confirmed: Partial<ProgressFacts> = {
  status: "confirmed",
  advance: { amountBani: 400_000, leftBani: 400_000, isOpen: true },
};
const paid: Partial<ProgressFacts> = {
  advance: { amountBani: 400_000, leftBani: 0, isOpen: false },
  paidBani: 400_000,
};
const asked: Partial<ProgressFacts> = {
  status: "in_delivery",
  drawings: ["approved"],
  ...paid,
  rest: { amountBani: 400_000, leftBani: 400_000, isOpen: true },
};
const settled: Partial<ProgressFacts> = {
  ...paid,
  rest: { amountBani: 400_000, leftBani: 0, isOpen: false },
  paidBani: 800_000,
};
const unplanned = { advance: undefined, rest: undefined };
const booked = { state: "booked", isOver: false } as const;

test.each<[string, Partial<ProgressFacts>, string[], string[]]>([
  ["just ordered", {}, [], ["confirm"]],
  ["outside of all zones", { transport: "to_quote", ...unplanned }, [], ["offer-transport"]],
  [
    "its transport offered",
    { transport: "quoted", isOfferOpen: true, ...unplanned },
    ["answer-transport"],
    [],
  ],
  ["that offer over", { transport: "quoted", ...unplanned }, [], ["offer-transport"]],
  ["paid before it was asked for", paid, [], ["confirm"]],
  ["confirmed", confirmed, ["pay-advance"], ["make-drawings"]],
  ["drawn", { ...confirmed, drawings: ["sent"] }, ["answer-drawings", "pay-advance"], []],
  ["sent back, and paid", { ...confirmed, ...paid, drawings: ["returned"] }, [], ["make-drawings"]],
  ["approved and not paid", { ...confirmed, drawings: ["approved"] }, ["pay-advance"], []],
  ["approved and paid", { ...confirmed, ...paid, drawings: ["approved"] }, [], ["begin-work"]],
  [
    "approved and paid, a kitchen whose niches nobody has compared",
    { ...confirmed, ...paid, drawings: ["approved"], areNichesUnconfirmed: true },
    [],
    ["confirm-niches"],
  ],
  [
    "one of two drawn",
    { ...confirmed, ...paid, drawings: ["approved", "none"] },
    [],
    ["make-drawings"],
  ],
  ["in work", { status: "in_production", drawings: ["approved"], ...paid }, [], ["build"]],
  [
    "ready",
    { ...asked, isDeliveryReservable: true },
    ["book-delivery", "pay-rest"],
    ["agree-delivery"],
  ],
  ["ready, paid and its day agreed", { ...asked, ...settled, delivery: booked }, [], []],
  [
    "that day over",
    { ...asked, ...settled, delivery: { state: "booked", isOver: true } },
    [],
    ["deliver"],
  ],
  ["delivered", { ...settled, status: "delivered" }, [], []],
  ["delivered with a rest", { ...asked, status: "delivered" }, ["pay-rest"], []],
  [
    "claimed about",
    { ...settled, status: "delivered", claims: [{ state: "new", isAnswered: false }] },
    [],
    ["answer-claim"],
  ],
  ["cancelled with money here", { status: "cancelled", ...paid }, [], ["refund"]],
  [
    "withdrawn from",
    { ...confirmed, ...paid, isWithdrawalOpen: true },
    [],
    ["settle-withdrawal", "make-drawings"],
  ],
  ["taken back whole", { ...confirmed, ...unplanned, isTakenBack: true }, [], []],
])("%s: who does what next", (_name, changes, customer, shop) => {
  const facts = { ...ordered, ...changes };
  expect(customerTasksOf(facts)).toEqual(customer);
  expect(shopTasksOf(facts)).toEqual(shop);
});

const state = fc.constantFrom("none" as const, "sent", "returned", "approved");
const payment = fc.constantFrom(
  undefined,
  { amountBani: 100, leftBani: 0, isOpen: false },
  { amountBani: 100, leftBani: 100, isOpen: false },
  { amountBani: 100, leftBani: 100, isOpen: true },
);
const meeting = fc.option(
  fc.record({ state: fc.constant("booked" as const), isOver: fc.boolean() }),
);
const facts: fc.Arbitrary<ProgressFacts> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  isQuoted: fc.boolean(),
  isMadeToOrder: fc.boolean(),
  transport: fc.constantFrom("none", "agreed", "to_quote", "quoted", "declined"),
  isOfferOpen: fc.boolean(),
  areNichesUnconfirmed: fc.boolean(),
  measuring: meeting,
  delivery: meeting,
  isDeliveryReservable: fc.boolean(),
  areDrawingsRequired: fc.boolean(),
  hasOnlySwatches: fc.boolean(),
  drawings: fc.array(state, { maxLength: 3 }),
  advance: payment,
  rest: payment,
  isPaidOnDelivery: fc.boolean(),
  isWithdrawalOpen: fc.boolean(),
  isTakenBack: fc.boolean(),
  paidBani: fc.constantFrom(0, 100),
  claims: fc.array(
    fc.record({
      state: fc.constantFrom("new", "in_work", "solved", "refused"),
      isAnswered: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  stage: fc.constantFrom(null, "waiting", "cut", "assembled", "built"),
});

test("an order that is not at its end never waits for nobody", () => {
  fc.assert(
    fc.property(facts, (some) => {
      fc.pre(some.status !== "delivered" && some.status !== "cancelled" && !some.isTakenBack);
      // An offer is open only while its order waits for the answer.
      fc.pre(!some.isOfferOpen || some.transport === "quoted");
      // What is not paid of the first payment is asked for, unless the order is not confirmed.
      const isUnconfirmed = some.isMadeToOrder && some.status === "new";
      fc.pre(!some.advance?.leftBani || some.advance.isOpen || isUnconfirmed);
      const tasks = [...customerTasksOf(some), ...shopTasksOf(some)];
      const isMeeting = some.status === "in_delivery" && some.delivery?.isOver === false;
      expect(tasks.length > 0 || isMeeting).toBe(true);
    }),
  );
});

test("one step is now, all before it are done, and of an order that goes nowhere there is what was done", () => {
  fc.assert(
    fc.property(facts, (some) => {
      const steps = stepsOf(some);
      const names = stepNames(some.isMadeToOrder);
      const places = steps.map(({ name }) => names.indexOf(name));
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      const stateOf = (name: string) => steps.find((step) => step.name === name)?.state;
      if (some.status !== "delivered") expect(stateOf("delivery")).not.toBe("done");
      if (some.status === "new" || some.status === "confirmed") {
        expect(stateOf("production")).not.toBe("done");
      }
      const open = steps.filter(({ state }) => state !== "done");
      if (some.status === "cancelled" || some.isTakenBack) expect(open).toEqual([]);
      else expect(open.filter(({ state }) => state === "now").length).toBe(open.length > 0 ? 1 : 0);
      if (open[0]) expect(open[0].state).toBe("now");
      // Whose turn it is has something to do, or only waits for a day that is agreed.
      const [now] = open;
      if (now?.state === "now" && now.actor === "customer") {
        expect(customerTasksOf(some)).not.toEqual([]);
      }
    }),
  );
});

test.each<[string, Partial<ProgressFacts>, string, string]>([
  ["just ordered", {}, "confirmation", "shop"],
  ["its transport offered", { transport: "quoted", isOfferOpen: true }, "transport", "customer"],
  ["outside of all zones", { transport: "to_quote" }, "transport", "shop"],
  ["confirmed", confirmed, "drawings", "shop"],
  ["drawn", { ...confirmed, drawings: ["sent"] }, "drawings", "customer"],
  ["approved and not paid", { ...confirmed, drawings: ["approved"] }, "advance", "customer"],
  ["in work", { status: "in_production", drawings: ["approved"], ...paid }, "production", "shop"],
  ["ready", { ...asked, isDeliveryReservable: true }, "rest", "customer"],
  ["paid whole", { ...asked, ...settled, isDeliveryReservable: true }, "delivery", "customer"],
  ["its day agreed", { ...asked, ...settled, delivery: booked }, "delivery", "shop"],
])("%s: one step is now, and says whose turn it is", (_name, changes, name, actor) => {
  const steps = stepsOf({ ...ordered, ...changes });
  expect(steps.filter(({ state }) => state === "now")).toEqual([{ name, state: "now", actor }]);
});

test("before the transport is agreed the payments stand on the way, and come later", () => {
  const names = (some: Partial<ProgressFacts>) =>
    stepsOf({ ...ordered, transport: "to_quote", ...unplanned, ...some })
      .filter(({ state }) => state === "later")
      .map(({ name }) => name);
  expect(names({})).toEqual([
    "confirmation",
    "drawings",
    "advance",
    "production",
    "rest",
    "delivery",
  ]);
  const readyMade = { isMadeToOrder: false, areDrawingsRequired: false, drawings: [] };
  expect(names(readyMade)).toEqual(["advance", "confirmation", "delivery"]);
});

test("a payment that never came is no step of a cancelled order", () => {
  const names = (some: Partial<ProgressFacts>) =>
    stepsOf({ ...ordered, status: "cancelled", ...some }).map(({ name }) => name);
  // What a cancelled order has is not owed, so nothing of it is left.
  const advance = { amountBani: 400_000, leftBani: 0, isOpen: false };
  expect(names({ advance })).toEqual(["order"]);
  expect(names({ advance, paidBani: 400_000 })).toEqual(["order", "advance"]);
});

test("who pays at the delivery is asked for a rest only after it", () => {
  const rest = { amountBani: 400_000, leftBani: 400_000, isOpen: true };
  const atDelivery = {
    ...ordered,
    isMadeToOrder: false,
    advance: undefined,
    isPaidOnDelivery: true,
  };
  const stateOf = (status: ProgressFacts["status"]) =>
    stepsOf({ ...atDelivery, status, rest, drawings: [], areDrawingsRequired: false }).find(
      ({ name }) => name === "rest",
    )?.state;
  expect(stateOf("in_delivery")).toBeUndefined();
  expect(stateOf("delivered")).toBe("now");
});
