import type { BoardsStage } from "~/workshop/made-boards/board-steps";
import type { AppointmentState, ClaimState, OrderStatus, TransportState } from "~db/schema";

/** How far the things of an order have come, as the progress judges them. */
export interface ProgressFacts {
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
  /** Whether the customer may reserve a day of delivery now. */
  isDeliveryReservable: boolean;
  areDrawingsRequired: boolean;
  /** The state of the newest sent drawing of each piece made to order. */
  drawings: ("none" | "sent" | "returned" | "approved")[];
  /** Whether the niches of a kitchen are still to be compared with its appliances' sheets. */
  areNichesUnconfirmed: boolean;
  /** The payments of the plan; undefined where it has no such payment. */
  advance: Payment | undefined;
  rest: Payment | undefined;
  isPaidOnDelivery: boolean;
  /** Whether a statement of withdrawal waits for the shop. */
  isWithdrawalOpen: boolean;
  /** Whether nothing of it is owed any more: all of it was taken back. */
  isTakenBack: boolean;
  /** Money that is here, less refunds; bani. */
  paidBani: number;
  claims: { state: ClaimState; isAnswered: boolean }[];
  /** Where its boards stand in the workshop; null without boards. */
  stage: BoardsStage | null;
}

/** Bani; `isOpen`: whether it is asked for now. */
export interface Payment {
  amountBani: number;
  leftBani: number;
  isOpen: boolean;
}

interface Meeting {
  state: AppointmentState;
  isOver: boolean;
}

/** How far an order has come through the statuses. */
export const reached: Record<OrderStatus, number> = {
  new: 0,
  confirmed: 1,
  in_production: 2,
  in_delivery: 3,
  delivered: 4,
  cancelled: -1,
};

export const isOpenClaim = ({ state }: { state: ClaimState }) =>
  state === "new" || state === "in_work";
