import fc from "fast-check";

import type { Language } from "~/platform/i18n/languages";
import type { OrderStatus, PaymentMethod } from "~db/schema";

/** What somebody wants to order, and what then happens to it. */
export interface Wish {
  language: Language;
  buyer: "person" | "company";
  isSignedIn: boolean;
  /** How many of each. */
  beds: number;
  desks: number;
  wardrobes: number;
  swatches: number;
  /** Percent that a code takes off; 0 without one. */
  discount: number;
  isVatIncluded: boolean;
  /** What of a piece made to order is paid first, in percent. */
  advance: number;
  way: "pickup" | "zone" | "offer";
  floor: number;
  isAssembled: boolean;
  method: PaymentMethod;
  statuses: OrderStatus[];
  /** Before each step so much of what is open is paid, in thousandths. */
  pays: number[];
  /** After which status money goes back: of a cancelled order all, else for a price that was lowered. */
  refundAfter: OrderStatus | undefined;
  /** Whether the drawings are approved once the order is confirmed. */
  isDrawn: boolean;
}

const ways: OrderStatus[][] = [
  ["confirmed", "in_production", "in_delivery", "delivered"],
  ["confirmed", "in_production", "in_delivery", "delivered"],
  ["confirmed", "cancelled"],
  ["cancelled"],
];

/** Orders of every kind that the shop sells, in every way in which it brings them and is paid. */
export const wishes: fc.Arbitrary<Wish> = fc
  .record({
    language: fc.constantFrom<Language[]>("ro", "en", "hu"),
    buyer: fc.constantFrom("person" as const, "person" as const, "company" as const),
    isSignedIn: fc.boolean(),
    beds: fc.integer({ min: 0, max: 2 }),
    desks: fc.integer({ min: 0, max: 2 }),
    wardrobes: fc.integer({ min: 0, max: 1 }),
    swatches: fc.constantFrom(0, 0, 0, 2),
    discount: fc.constantFrom(0, 0, 7, 15),
    isVatIncluded: fc.constantFrom(true, true, false),
    advance: fc.constantFrom(50, 50, 35, 100),
    way: fc.constantFrom("pickup" as const, "zone" as const, "zone" as const, "offer" as const),
    floor: fc.constantFrom(0, 0, 3),
    isAssembled: fc.boolean(),
    method: fc.constantFrom<PaymentMethod[]>("bank_transfer", "card", "cash_on_delivery"),
    statuses: fc.constantFrom(...ways),
    pays: fc.array(fc.constantFrom(0, 0, 300, 1000), { minLength: 5, maxLength: 5 }),
    refundAfter: fc.constantFrom(
      undefined,
      "confirmed" as const,
      "delivered" as const,
      "cancelled" as const,
    ),
    isDrawn: fc.boolean(),
  })
  .filter(({ beds, desks, wardrobes, swatches }) => beds + desks + wardrobes + swatches > 0)
  .map(orderable);

/** The nearest wish that the shop takes: what is made to order, or costs much, is not paid in cash. */
function orderable(wish: Wish): Wish {
  const isMade = wish.desks + wish.wardrobes > 0;
  const isCash = wish.method === "cash_on_delivery";
  const isTooMuch = isMade || wish.beds !== 1 || wish.way === "offer" || wish.buyer === "company";
  // Swatches alone go by post, are not carried, and no code is for them.
  const isPosted = !isMade && wish.beds === 0;
  const isCarried = wish.way !== "pickup" && !isPosted;
  return {
    ...wish,
    method: isCash && isTooMuch ? "bank_transfer" : wish.method,
    discount: isPosted ? 0 : wish.discount,
    way: isPosted && wish.way === "offer" ? "zone" : wish.way,
    floor: isCarried ? wish.floor : 0,
    isAssembled: isCarried && wish.isAssembled,
    statuses: isPosted
      ? wish.statuses.filter((status) => status !== "in_production")
      : wish.statuses,
  };
}
