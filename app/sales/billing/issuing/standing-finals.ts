import type { DocumentLine } from "../document-content";
import { totalOf } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import { remainingLines, type IssuedDocument } from "./issued-documents.server";

/** The invoices of deliveries of which something is left, the oldest first. */
export function standingFinals(issued: IssuedDocument[]): IssuedDocument[] {
  return issued.filter((one) => one.kind === "final" && remainingLines(one, issued).length > 0);
}

/** The delivered lines of an invoice, less what stornos took back of them, before it deducts advances. */
export function invoicedLines(final: IssuedDocument, issued: IssuedDocument[]): DocumentLine[] {
  return remainingLines(final, issued).filter(({ refersTo }) => refersTo === null);
}

/** What all invoices of deliveries come to before they deduct advances; bani, with VAT, never below zero. */
export function invoicedBani(issued: IssuedDocument[]): number {
  const lines = standingFinals(issued).flatMap((final) => invoicedLines(final, issued));
  return Math.max(0, totalOf(lines).totalBani);
}

/**
 * The part of a payment, in bani, that pays the invoices of delivered parts and so is no advance for the rest:
 * what these invoices ask for beyond the advances that they deduct, less what was paid of it before. The order
 * already counts the payment. What was paid before can be below zero, if money that had paid for a returned part
 * has become an advance again.
 */
export function coveredBani(
  order: BilledOrder,
  issued: IssuedDocument[],
  amountBani: number,
): number {
  const sumOf = (kind: "advance" | "final") => {
    const documents = issued.filter((one) => one.kind === kind);
    const ids = new Set(documents.map(({ id }) => id));
    return issued
      .filter(({ id, correctsId }) => ids.has(id) || ids.has(correctsId ?? ""))
      .reduce((sum, { totalBani }) => sum + totalBani, 0);
  };
  const paidBefore = order.paidBani - amountBani - sumOf("advance");
  return Math.min(amountBani, Math.max(0, sumOf("final") - paidBefore));
}
