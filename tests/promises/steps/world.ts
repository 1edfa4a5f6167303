/**
 * The model of a made-to-order piece's thread, by the rules that the shop gave itself (commerce.md):
 * plain data and plain rules, and none of them is taken from the shop's code. Money in bani.
 */
export interface World {
  request: {
    state: "new" | "answered" | "accepted" | "declined" | "closed";
    quotes: Quote[];
    /** The form that wrote the newest version: sent again, it is that version. */
    form: string;
  };
  /** One that was ordered with its transport open, and what the quote became. */
  orders: Order[];
  visits: Visit[];
}

interface Quote {
  state: "sent" | "replaced" | "accepted" | "declined" | "asked_again";
  totalBani: number;
  note: string;
}

export const statuses = [
  "new",
  "confirmed",
  "in_production",
  "in_delivery",
  "delivered",
  "cancelled",
] as Status[];

export type Status =
  | "new"
  | "confirmed"
  | "in_production"
  | "in_delivery"
  | "delivered"
  | "cancelled";

export interface Order {
  id: string;
  number: string;
  token: string;
  status: Status;
  transport: "to_quote" | "quoted" | "declined" | "agreed";
  offers: { priceBani: number; answer: "" | "accepted" | "declined" }[];
  totalBani: number;
  advanceBani: number;
  paidBani: number;
  /** By how much refunds lowered its price. */
  loweredBani: number;
  /** Of the one piece that is made to order, the oldest first. */
  drawings: Drawing[];
  promises: { day: string; reason: string }[];
  claims: Claim[];
  /** Proformas: none for what nobody has agreed to, or nothing is owed. */
  proformas: number;
}

export interface Drawing {
  id: string;
  hash: string;
  state: "draft" | "sent" | "approved" | "returned";
  isReplaced: boolean;
}

export interface Claim {
  id: string;
  state: "new" | "in_work" | "solved" | "refused";
  entries: number;
}

export interface Visit {
  id: string;
  order: string;
  kind: "measuring" | "delivery";
  start: string;
  state: "booked" | "moved" | "cancelled";
  /** Counts what the customer's calendar had to be told. */
  changes: number;
}

const next: Record<Status, Status | undefined> = {
  new: "confirmed",
  confirmed: "in_production",
  in_production: "in_delivery",
  in_delivery: "delivered",
  delivered: undefined,
  cancelled: undefined,
};

export function nextOf(status: Status): Status | undefined {
  return next[status];
}

/** Whether an order may take this step at all: the next one, or its end while there is one ahead. */
export function isStep(from: Status, to: Status): boolean {
  return next[from] !== undefined && (to === next[from] || to === "cancelled");
}

/** The version that counts: the newest that was sent. */
export function currentOf({ drawings }: Order): Drawing | undefined {
  return drawings.find(({ state, isReplaced }) => state !== "draft" && !isReplaced);
}

/** What the work waits for, the first of it. */
export function waitsFor(order: Order): "advance-missing" | "drawing-missing" | undefined {
  if (order.paidBani < order.advanceBani - order.loweredBani) return "advance-missing";
  return currentOf(order)?.state === "approved" ? undefined : "drawing-missing";
}

/** Whether drawings may still be made and answered. */
export function isBeforeWork({ status }: Order): boolean {
  return status === "new" || status === "confirmed";
}

/** What a customer is asked for now: nothing before the confirmation, the rest once all is made. */
export function askedOf(order: Order): number {
  const { status, advanceBani, loweredBani, paidBani } = order;
  if (status === "new" || status === "cancelled" || order.transport !== "agreed") return 0;
  const firstBani = Math.max(0, advanceBani - loweredBani - paidBani);
  const isMade = status === "in_delivery" || status === "delivered";
  return firstBani > 0 ? Math.min(firstBani, leftOf(order)) : isMade ? leftOf(order) : 0;
}

/** What is owed and not paid. */
export function leftOf({ totalBani, loweredBani, paidBani }: Order): number {
  return Math.max(0, totalBani - loweredBani - paidBani);
}

export function isOpen({ state }: Visit): boolean {
  return state !== "cancelled";
}

/** Whether a visit of a kind is what an order is in need of. */
export function needs({ status }: Order, kind: Visit["kind"]): boolean {
  if (kind === "delivery") return status === "in_delivery";
  return status === "new" || status === "confirmed";
}

const claimSteps: Record<Claim["state"], Claim["state"][]> = {
  new: ["in_work", "solved", "refused"],
  in_work: ["in_work", "solved", "refused"],
  solved: ["solved", "in_work"],
  refused: ["refused", "in_work"],
};

export function mayAnswer(from: Claim["state"], to: Claim["state"]): boolean {
  return claimSteps[from].includes(to);
}

export function isClaimOpen({ state }: Claim): boolean {
  return state === "new" || state === "in_work";
}
