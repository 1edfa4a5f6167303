import fc from "fast-check";
import { expect, test } from "vitest";

import { orderStatuses } from "~/orders/order-status";
import {
  customerTasksOf,
  shopTasksOf,
  stepNames,
  stepsOf,
  type ThreadFacts,
} from "~/thread/thread";

/** A wardrobe as it was just ordered: nothing paid, nothing drawn, its transport known. */
const ordered: ThreadFacts = {
  status: "new",
  isQuoted: false,
  isMadeToOrder: true,
  hasOnlySwatches: false,
  transport: "agreed",
  isOfferOpen: false,
  measuring: null,
  delivery: null,
  isDeliveryBookable: false,
  areDrawingsRequired: true,
  drawings: ["none"],
  advanceLeftBani: 400_000,
  restLeftBani: 400_000,
  isPaidOnDelivery: false,
  paidBani: 0,
  claims: [],
  stage: null,
};
const paid = { advanceLeftBani: 0, paidBani: 400_000 };
const booked = { state: "booked", isOver: false } as const;

test.each<[string, Partial<ThreadFacts>, string[], string[]]>([
  ["just ordered", {}, ["pay-advance"], ["make-drawings"]],
  [
    "outside of all zones",
    { transport: "to_quote", advanceLeftBani: undefined, restLeftBani: undefined },
    [],
    ["offer-transport", "make-drawings"],
  ],
  [
    "its transport offered",
    { transport: "quoted", isOfferOpen: true, advanceLeftBani: undefined, restLeftBani: undefined },
    ["answer-transport"],
    ["make-drawings"],
  ],
  [
    "that offer over",
    { transport: "quoted", advanceLeftBani: undefined, restLeftBani: undefined },
    [],
    ["offer-transport", "make-drawings"],
  ],
  ["drawn", { drawings: ["sent"] }, ["answer-drawings", "pay-advance"], []],
  ["sent back, and paid", { drawings: ["returned"], ...paid }, [], ["make-drawings", "confirm"]],
  ["approved and paid", { drawings: ["approved"], ...paid }, [], ["confirm"]],
  ["confirmed", { status: "confirmed", drawings: ["approved"], ...paid }, [], ["begin-work"]],
  [
    "confirmed without a drawing",
    { status: "confirmed", drawings: ["approved", "none"], ...paid },
    [],
    ["make-drawings"],
  ],
  ["in work", { status: "in_production", drawings: ["approved"], ...paid }, [], ["build"]],
  [
    "ready",
    { status: "in_delivery", drawings: ["approved"], ...paid, isDeliveryBookable: true },
    ["book-delivery", "pay-rest"],
    ["agree-delivery"],
  ],
  [
    "ready and its day agreed",
    { status: "in_delivery", drawings: ["approved"], ...paid, restLeftBani: 0, delivery: booked },
    [],
    [],
  ],
  [
    "that day over",
    {
      ...{ status: "in_delivery", drawings: ["approved"], ...paid, restLeftBani: 0 },
      delivery: { state: "booked", isOver: true },
    },
    [],
    ["deliver"],
  ],
  ["delivered", { status: "delivered", ...paid, restLeftBani: 0 }, [], []],
  [
    "claimed about",
    {
      ...{ status: "delivered", ...paid, restLeftBani: 0 },
      claims: [{ state: "new", isAnswered: false }],
    },
    [],
    ["answer-claim"],
  ],
  ["cancelled with money here", { status: "cancelled", ...paid }, [], ["refund"]],
])("%s: who does what next", (_name, changes, customer, shop) => {
  const facts = { ...ordered, ...changes };
  expect(customerTasksOf(facts)).toEqual(customer);
  expect(shopTasksOf(facts)).toEqual(shop);
});

const state = fc.constantFrom("none" as const, "sent", "returned", "approved");
const left = fc.constantFrom(0, 100, undefined);
const meeting = fc.option(
  fc.record({ state: fc.constant("booked" as const), isOver: fc.boolean() }),
);
const facts: fc.Arbitrary<ThreadFacts> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  isQuoted: fc.boolean(),
  isMadeToOrder: fc.boolean(),
  transport: fc.constantFrom("none", "agreed", "to_quote", "quoted", "declined"),
  isOfferOpen: fc.boolean(),
  measuring: meeting,
  delivery: meeting,
  isDeliveryBookable: fc.boolean(),
  areDrawingsRequired: fc.boolean(),
  hasOnlySwatches: fc.boolean(),
  drawings: fc.array(state, { maxLength: 3 }),
  advanceLeftBani: left,
  restLeftBani: left,
  isPaidOnDelivery: fc.boolean(),
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
      fc.pre(some.status !== "delivered" && some.status !== "cancelled");
      // An offer is open only while its order waits for the answer.
      fc.pre(!some.isOfferOpen || some.transport === "quoted");
      const tasks = [...customerTasksOf(some), ...shopTasksOf(some)];
      const isMeeting = some.status === "in_delivery" && some.delivery?.isOver === false;
      expect(tasks.length > 0 || isMeeting).toBe(true);
    }),
  );
});

test("steps come in their order, each once, and none is done of what lies ahead", () => {
  fc.assert(
    fc.property(facts, (some) => {
      const steps = stepsOf(some);
      const places = steps.map(({ name }) => stepNames.indexOf(name));
      expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      const stateOf = (name: string) => steps.find((step) => step.name === name)?.state;
      if (some.status !== "delivered") expect(stateOf("delivery")).not.toBe("done");
      if (some.status === "new" || some.status === "confirmed") {
        expect(stateOf("production")).not.toBe("done");
      }
      if (some.status === "cancelled") {
        expect(steps.every((step) => step.state === "done")).toBe(true);
      }
    }),
  );
});
