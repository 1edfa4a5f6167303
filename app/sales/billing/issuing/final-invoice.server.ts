import { dayOf } from "~/platform/format/dates";
import type { Db } from "~db/engine";

import type { DocumentLine } from "../document-content";
import { totalOf } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import { orderedLines, partLines, type DayRate } from "./document-lines.server";
import { issueDocument, type NewDocument } from "./issue-document.server";
import type { IssuedDocument } from "./issued-documents.server";
import { loweredOfPart } from "./lowered-price.server";

/** Some pieces of an order that are handed over before the others: how many of each of its lines. */
export interface Part {
  orderId: string;
  pieces: ReadonlyMap<string, number>;
}

/** The lines of the invoice of a part before it deducts advances. */
export function invoicedPart(
  order: BilledOrder,
  pieces: Part["pieces"],
  { rate, issued }: { rate: DayRate; issued: IssuedDocument[] },
): DocumentLine[] {
  const part = partLines(order, pieces, rate);
  const left = orderedLines(order, rate);
  return [...part, ...loweredOfPart(order, { part, left }, issued)];
}

/** Issues the invoice of a delivery of today. */
export function issueFinal(
  order: BilledOrder,
  delivered: Pick<NewDocument, "cause" | "lines" | "discount">,
  at: Date,
  trx: Db,
) {
  const today = dayOf(at.toISOString());
  const dueOn = totalOf(delivered.lines).totalBani > 0 ? today : null;
  const final = { kind: "final", ...delivered, deliveredOn: today, dueOn } as const;
  return issueDocument(order, final, at, trx);
}
