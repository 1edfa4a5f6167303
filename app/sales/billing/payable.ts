import type { OrderStatus } from "~db/schema";

/** What of an order says how much money it takes; bani, with VAT. */
export interface Owing {
  status: OrderStatus;
  total_bani: number;
  /** What of the total is owed no longer. */
  reduced_bani: number;
  /** Money received, less what went back. */
  paid_bani: number;
}

/** `mostBani`: what an order takes at most. A settled one owes nothing, a cancelled one takes nothing. */
export type Payable =
  | { kind: "owing"; mostBani: number }
  | { kind: "settled" }
  | { kind: "cancelled" };

/**
 * How much money an order takes: if it is not cancelled, exactly what it owes and has not been paid, whatever its
 * status (commerce.md, *Paying*). The office's payment form, the rows of statements, payments by card and proformas
 * all use this one rule. When it is due follows from the plan (payment-plan.ts), whose parts come to the same sum.
 */
export function payableOf({ status, total_bani, reduced_bani, paid_bani }: Owing): Payable {
  if (status === "cancelled") return { kind: "cancelled" };
  const mostBani = total_bani - reduced_bani - paid_bani;
  return mostBani > 0 ? { kind: "owing", mostBani } : { kind: "settled" };
}

/** What is left to pay for an order, in bani; nothing where it takes nothing. */
export function leftToPay(order: Owing): number {
  const payable = payableOf(order);
  return payable.kind === "owing" ? payable.mostBani : 0;
}

/** Some pieces of a line, after `before` of all were taken already. */
export interface Taken {
  all: number;
  before: number;
  taken: number;
}

/**
 * What `taken` of `all` pieces come to after `before` of them were taken already: the parts of all
 * pieces, taken one after the other, add up to the whole. Bani.
 */
export function partOf(wholeBani: number, { all, before, taken }: Taken): number {
  const until = (pieces: number) => Math.round((wholeBani * pieces) / all);
  return until(before + taken) - until(before);
}
