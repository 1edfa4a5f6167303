import type { OrderDetails } from "~/sales/orders/checkout-form";

import type { OrderStep } from "./order-steps";
import type { Wanted } from "./place";

/** An order of the week: who ordered what when, and what became of it, in days before today. */
export interface Story {
  who: number;
  wanted: readonly Wanted[];
  placed: number;
  then?: readonly (readonly [step: OrderStep, daysAgo: number])[];
  details?: Partial<OrderDetails>;
  /** The code that it is placed with. */
  code?: string;
  /** The name by which another part of the week finds it. */
  name?: OrderName;
}

/** The orders to which something more happens than steps. */
export type OrderName =
  | "toCut"
  | "alsoToCut"
  | "inSaw"
  | "cut"
  | "assembled"
  | "remade"
  | "claimed"
  | "settled"
  | "refusedClaim"
  | "returned"
  | "givenBack"
  | "keptBack"
  | "statedOnly"
  | "handedOver"
  | "paidByStatement"
  | "restByStatement"
  | "toSplit"
  | "changing"
  | "changed"
  | "onItsWay"
  | "reviewed";

export const ready = { piece: "ready" } as const;
export const made = { piece: "made" } as const;
export const bookcase = { piece: "bookcase" } as const;
export const wardrobe = { piece: "wardrobe" } as const;
export const chest = { piece: "chest" } as const;
export const kitchen = { piece: "kitchen" } as const;
export const cash = { paymentMethod: "cash_on_delivery" } as const;

/** Steps of a piece made to order until its drawing is approved. */
export const agreed = (from: number) =>
  [
    ["confirm", from - 0.5],
    ["payAdvance", from - 1],
    ["draw", from - 2],
    ["approve", from - 3],
  ] as const;

/** A ready-made piece, paid and delivered within a few days. */
export function bought(placed: number) {
  const steps = ["confirm", "payRest", "produce", "bring", "deliver"] as const;
  return steps.map((step, index) => [step, placed - 1 - index] as const);
}

/** A piece made to order, delivered three weeks later. */
export function delivered(placed: number) {
  return [...onTheWay(placed), ["deliver", placed - 22]] as const;
}

export function onTheWay(placed: number) {
  return [
    ...agreed(placed),
    ["produce", placed - 6],
    ["payRest", placed - 18],
    ["bring", placed - 20],
  ] as const;
}

export function sentSwatches(placed: number) {
  return [
    ["confirm", placed - 1],
    ["payRest", placed - 2],
    ["bring", placed - 3],
    ["deliver", placed - 5],
  ] as const;
}
