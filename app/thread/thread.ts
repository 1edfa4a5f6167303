import type { BoardsStage } from "~/workshop/boards/board-steps";
import type { AppointmentState, ClaimState, OrderStatus, TransportState } from "~db/schema";

/** The steps from the wish to the delivery, in their order; an order has those that it needs. */
export const stepNames = [
  ...(["quote", "order", "transport", "measuring", "drawings", "advance"] as const),
  ...(["confirmation", "production", "rest", "delivery", "claims"] as const),
] as const;
type StepName = (typeof stepNames)[number];

/** `now`: somebody has to do something about it, or is doing it. */
export interface Step {
  name: StepName;
  state: "done" | "now" | "later";
}

/** What an order's customer can do next; each has its place on the order's page. */
export type CustomerTask =
  | "answer-transport"
  | "answer-drawings"
  | "pay-advance"
  | "book-delivery"
  | "pay-rest";

/** What the shop has to do next for an order. */
export type ShopTask =
  | "offer-transport"
  | "make-drawings"
  | "confirm"
  | "send-swatches"
  | "begin-work"
  | "build"
  | "agree-delivery"
  | "deliver"
  | "answer-claim"
  | "refund";

/** How far the things of an order have come, as the thread judges them. */
export interface ThreadFacts {
  status: OrderStatus;
  /** Whether it began as a request for a quote. */
  isQuoted: boolean;
  isMadeToOrder: boolean;
  /** Swatches of decors and no furniture. */
  hasOnlySwatches: boolean;
  transport: TransportState;
  /** Whether the newest offer for the transport can still be accepted. */
  isOfferOpen: boolean;
  /** The last measuring visit and the last day of delivery that were not cancelled. */
  measuring: Meeting | null;
  delivery: Meeting | null;
  /** Whether the customer may book a day of delivery now. */
  isDeliveryBookable: boolean;
  areDrawingsRequired: boolean;
  /** Of each piece made to order, the state of its newest drawing that was sent. */
  drawings: ("none" | "sent" | "returned" | "approved")[];
  /** What is left of the payments due, in bani; undefined where the plan has no such payment. */
  advanceLeftBani: number | undefined;
  restLeftBani: number | undefined;
  isPaidOnDelivery: boolean;
  /** Money that is here, less refunds; bani. */
  paidBani: number;
  claims: { state: ClaimState; isAnswered: boolean }[];
  /** Where its boards stand in the workshop; null without boards. */
  stage: BoardsStage | null;
}

interface Meeting {
  state: AppointmentState;
  isOver: boolean;
}

/** How far an order has come through the statuses. */
const reached: Record<OrderStatus, number> = {
  ...{ new: 0, confirmed: 1, in_production: 2, in_delivery: 3, delivered: 4, cancelled: -1 },
};

/** Which steps an order has and how far each is (commerce.md, *the thread of a made-to-order piece*). */
export function stepsOf(facts: ThreadFacts): Step[] {
  const { status, drawings, measuring, claims } = facts;
  const at = reached[status];
  const isTransportOpen = facts.transport !== "agreed" && facts.transport !== "none";
  const areApproved = drawings.every((state) => state === "approved");
  const found: Partial<Record<StepName, Step["state"] | false>> = {
    quote: facts.isQuoted && "done",
    order: "done",
    transport: isTransportOpen && "now",
    measuring: measuring !== null && (measuring.isOver || at > 1 ? "done" : "now"),
    drawings:
      (facts.areDrawingsRequired || drawings.some((state) => state !== "none")) &&
      (areApproved || at > 1 ? "done" : "now"),
    advance:
      facts.advanceLeftBani !== undefined &&
      !facts.isPaidOnDelivery &&
      (facts.advanceLeftBani === 0 ? "done" : "now"),
    confirmation: at >= 1 ? "done" : "now",
    production: facts.isMadeToOrder && (at > 2 ? "done" : at >= 1 ? "now" : "later"),
    rest:
      facts.restLeftBani !== undefined &&
      (facts.restLeftBani === 0 ? "done" : at >= 3 ? "now" : "later"),
    delivery: at > 3 ? "done" : at >= (facts.isMadeToOrder ? 3 : 1) ? "now" : "later",
    claims: claims.length > 0 && (claims.some(isOpenClaim) ? "now" : "done"),
  };
  const steps = stepNames.flatMap((name): Step[] => {
    const state = found[name];
    return state ? [{ name, state }] : [];
  });
  // A cancelled order goes nowhere: what it had is all there is.
  return status === "cancelled" ? steps.filter(({ state }) => state === "done") : steps;
}

const isOpenClaim = ({ state }: { state: ClaimState }) => state === "new" || state === "in_work";

/** What waits for the customer, the first first; nothing where only the shop is at work. */
export function customerTasksOf(facts: ThreadFacts): CustomerTask[] {
  const { status, drawings } = facts;
  const at = reached[status];
  if (at < 0) return [];
  const isBefore = at < 2;
  const isDue = (leftBani: number | undefined) =>
    leftBani !== undefined && leftBani > 0 && !facts.isPaidOnDelivery;
  const tasks: [CustomerTask, boolean][] = [
    ["answer-transport", isBefore && facts.transport === "quoted" && facts.isOfferOpen],
    ["answer-drawings", isBefore && drawings.includes("sent")],
    ["pay-advance", isDue(facts.advanceLeftBani)],
    ["book-delivery", facts.isDeliveryBookable && (!facts.delivery || facts.delivery.isOver)],
    ["pay-rest", at >= 3 && isDue(facts.restLeftBani)],
  ];
  return tasks.flatMap(([task, isOpen]) => (isOpen ? [task] : []));
}

/** What the shop has to do, the first first; nothing while it waits for the customer alone. */
export function shopTasksOf(facts: ThreadFacts): ShopTask[] {
  const { status, drawings, delivery } = facts;
  const at = reached[status];
  const isAdvancePaid =
    facts.isPaidOnDelivery || facts.advanceLeftBani === undefined || facts.advanceLeftBani === 0;
  const isTransportOpen = facts.transport !== "agreed" && facts.transport !== "none";
  const isUndrawn =
    facts.areDrawingsRequired && drawings.some((state) => state === "none" || state === "returned");
  const areApproved = !facts.areDrawingsRequired || drawings.every((state) => state === "approved");
  const isMeeting = delivery !== null && !delivery.isOver;
  const isFetchedOrBooked = !facts.isDeliveryBookable || isMeeting;
  const isClaimWaiting = facts.claims.some((claim) => isOpenClaim(claim) && !claim.isAnswered);
  const tasks: [ShopTask, boolean][] = [
    ["answer-claim", isClaimWaiting],
    ["offer-transport", at === 0 && isTransportOpen && !facts.isOfferOpen],
    ["make-drawings", (at === 0 || at === 1) && isUndrawn],
    ["confirm", at === 0 && !isTransportOpen && isAdvancePaid],
    ["send-swatches", at === 1 && facts.hasOnlySwatches],
    ["begin-work", at === 1 && !facts.hasOnlySwatches && isAdvancePaid && areApproved],
    ["build", at === 2],
    ["agree-delivery", at === 3 && !isFetchedOrBooked],
    ["deliver", at === 3 && isFetchedOrBooked && !isMeeting],
    ["refund", status === "cancelled" && facts.paidBani > 0],
  ];
  return tasks.flatMap(([task, isOpen]) => (isOpen ? [task] : []));
}
