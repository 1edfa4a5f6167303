import { type ProgressFacts, reached, isOpenClaim } from "./progress-facts";

/** What the shop has to do next for an order. */
export type ShopTask =
  | "offer-transport"
  | "settle-withdrawal"
  | "make-drawings"
  | "confirm"
  | "send-swatches"
  | "confirm-niches"
  | "begin-work"
  | "build"
  | "agree-delivery"
  | "deliver"
  | "answer-claim"
  | "refund";

/** The shop's tasks in their order; none while it only waits for the customer. */
export function shopTasksOf(facts: ProgressFacts): ShopTask[] {
  const { status, drawings, delivery } = facts;
  const at = reached[status];
  const isAdvancePaid = facts.advance === undefined || facts.advance.leftBani === 0;
  const isGoing = at >= 0 && !facts.isTakenBack;
  const isTransportOpen = facts.transport !== "agreed" && facts.transport !== "none";
  const isUndrawn =
    facts.areDrawingsRequired && drawings.some((state) => state === "none" || state === "returned");
  const areApproved = !facts.areDrawingsRequired || drawings.every((state) => state === "approved");
  const isReady = !facts.hasOnlySwatches && !facts.areNichesUnconfirmed;
  const isMeeting = delivery !== null && !delivery.isOver;
  const isFetchedOrBooked = !facts.isDeliveryReservable || isMeeting;
  const isClaimWaiting = facts.claims.some((claim) => isOpenClaim(claim) && !claim.isAnswered);
  const tasks: [ShopTask, boolean][] = [
    ["answer-claim", isClaimWaiting],
    ["settle-withdrawal", facts.isWithdrawalOpen],
    ["offer-transport", at === 0 && isTransportOpen && !facts.isOfferOpen],
    ["confirm", at === 0 && !isTransportOpen && (facts.isMadeToOrder || isAdvancePaid)],
    ["make-drawings", at === 1 && isUndrawn],
    ["send-swatches", at === 1 && facts.hasOnlySwatches],
    ["confirm-niches", at === 1 && facts.areNichesUnconfirmed],
    ["begin-work", at === 1 && isReady && isAdvancePaid && areApproved],
    ["build", at === 2],
    ["agree-delivery", at === 3 && !isFetchedOrBooked],
    ["deliver", at === 3 && isFetchedOrBooked && !isMeeting],
    ["refund", at < 0 && facts.paidBani > 0],
  ];
  const whenever: readonly ShopTask[] = ["answer-claim", "settle-withdrawal", "refund"];
  return tasks.flatMap(([task, isOpen]) =>
    isOpen && (isGoing || whenever.includes(task)) ? [task] : [],
  );
}
