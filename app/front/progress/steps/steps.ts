import { type ProgressFacts, type Payment, reached, isOpenClaim } from "./progress-facts";

type StepName =
  | ("quote" | "order" | "transport" | "confirmation" | "measuring" | "drawings")
  | ("advance" | "production" | "rest" | "delivery" | "claims");

const BEGIN = ["quote", "order", "transport"] as const;
const END = ["production", "rest", "delivery", "claims"] as const;

/**
 * The steps from the wish to the delivery, in their order; an order has those that it needs. What is made to
 * order is confirmed before anything is paid for it; ready-made pieces are paid with the order.
 */
export function stepNames(isMadeToOrder: boolean): readonly StepName[] {
  return isMadeToOrder
    ? [...BEGIN, "confirmation", "measuring", "drawings", "advance", ...END]
    : [...BEGIN, "measuring", "drawings", "advance", "confirmation", ...END];
}

/** Who has to act. */
type Actor = "shop" | "customer";

/** `now`: the one thing that the order waits for, and for whom; those behind it come `later`. */
export type Step = { name: StepName } & (
  | { state: "done" | "later" }
  | { state: "now"; actor: Actor }
);

/** What an order's customer can do next; each has its place on the order's page. */
export type CustomerTask =
  | "answer-transport"
  | "answer-drawings"
  | "pay-advance"
  | "book-delivery"
  | "pay-rest";

/**
 * Which steps an order has and how far each is (commerce.md, *the progress of a made-to-order piece*): the first
 * that is not done is now. An order that has ended has only the steps that were done.
 */
export function stepsOf(facts: ProgressFacts): Step[] {
  const { status, drawings, measuring, claims, advance, rest } = facts;
  const at = reached[status];
  const isEnded = at < 0 || facts.isTakenBack;
  const isTransportOpen = facts.transport !== "agreed" && facts.transport !== "none";
  const areDrawn = facts.areDrawingsRequired || drawings.some((state) => state !== "none");
  const areApproved = drawings.every((state) => state === "approved");
  const firstBani = advance?.amountBani ?? 0;
  /** A cancelled order owes nothing: of it counts what was paid. */
  const isPaid = ({ amountBani, leftBani }: Payment, beforeBani: number) =>
    at < 0 ? facts.paidBani >= beforeBani + amountBani : leftBani === 0;
  /** For each step that the order has, whether it is done. */
  const isDone: Partial<Record<StepName, boolean>> = {
    ...(facts.isQuoted && { quote: true }),
    order: true,
    ...(isTransportOpen && { transport: false }),
    confirmation: at >= 1,
    ...(measuring && { measuring: measuring.isOver || at > 1 }),
    ...(areDrawn && { drawings: areApproved || at > 1 }),
    ...(advance && { advance: isPaid(advance, 0) }),
    // Before the offer for the transport is accepted the sum to pay is not known, only that there is one.
    ...(isTransportOpen && { advance: false, ...(facts.isMadeToOrder && { rest: false }) }),
    ...(facts.isMadeToOrder && { production: at > 2 }),
    // Customers who pay at the delivery are told so by the delivery's own step, and of a rest only once it is late.
    ...(rest && (!facts.isPaidOnDelivery || at > 3) && { rest: isPaid(rest, firstBani) }),
    delivery: at > 3,
    ...(claims.length > 0 && { claims: !claims.some(isOpenClaim) }),
  };
  const steps = stepNames(facts.isMadeToOrder).flatMap((name) => {
    const done = isDone[name];
    return done === undefined ? [] : [{ name, done }];
  });
  if (isEnded)
    return steps.flatMap(({ name, done }) => (done ? [{ name, state: "done" as const }] : []));
  const now = steps.find(({ done }) => !done)?.name;
  return steps.map(({ name, done }): Step => {
    if (done) return { name, state: "done" };
    return name === now
      ? { name, state: "now", actor: actorOf(name, facts) }
      : { name, state: "later" };
  });
}

/** What a step asks of the customer; the shop acts where it asks nothing of them. */
const customerSteps: Partial<Record<StepName, CustomerTask>> = {
  transport: "answer-transport",
  drawings: "answer-drawings",
  advance: "pay-advance",
  delivery: "book-delivery",
  rest: "pay-rest",
};

function actorOf(name: StepName, facts: ProgressFacts): Actor {
  const task = customerSteps[name];
  return task && customerTasksOf(facts).includes(task) ? "customer" : "shop";
}

/** The customer's tasks in their order; none if only the shop has to act. */
export function customerTasksOf(facts: ProgressFacts): CustomerTask[] {
  const { status, drawings } = facts;
  const at = reached[status];
  if (at < 0 || facts.isTakenBack) return [];
  const isBefore = at < 2;
  const isDue = (payment: Payment | undefined) =>
    payment !== undefined && payment.isOpen && payment.leftBani > 0;
  const tasks: [CustomerTask, boolean][] = [
    ["answer-transport", isBefore && facts.transport === "quoted" && facts.isOfferOpen],
    ["answer-drawings", isBefore && drawings.includes("sent")],
    ["pay-advance", isDue(facts.advance)],
    ["book-delivery", facts.isDeliveryReservable && (!facts.delivery || facts.delivery.isOver)],
    ["pay-rest", isDue(facts.rest)],
  ];
  return tasks.flatMap(([task, isOpen]) => (isOpen ? [task] : []));
}
