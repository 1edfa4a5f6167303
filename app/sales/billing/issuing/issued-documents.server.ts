import type { Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import type { DocumentContent, DocumentLine } from "../document-content";
import { readDocumentContent } from "../stored-document.server";

/** A document of an order with what it says. */
export interface IssuedDocument {
  id: string;
  kind: DocumentKind;
  name: string;
  /** What it was issued for, such as `payment:` with a payment's id. */
  cause: string;
  issuedOn: string;
  correctsId: string | null;
  totalBani: number;
  content: DocumentContent;
}

/** The documents of an order in the order in which they were issued, proformas too. */
export async function listIssued(orderId: string, db: Db): Promise<IssuedDocument[]> {
  const rows = await db
    .selectFrom("documents")
    .select(["id", "kind", "name", "cause", "issued_on", "corrects_id", "total_bani", "content"])
    .where("order_id", "=", orderId)
    .orderBy("issued_at")
    .orderBy("number")
    .execute();
  return rows.map(({ issued_on, corrects_id, total_bani, content, ...row }) => ({
    ...row,
    issuedOn: issued_on,
    correctsId: corrects_id,
    totalBani: total_bani,
    content: readDocumentContent(content),
  }));
}

/** What an order's fiscal documents come to together; bani. A proforma counts for nothing. */
export function sumInvoiced(documents: IssuedDocument[]): number {
  const fiscal = documents.filter(({ kind }) => kind !== "proforma");
  return fiscal.reduce((sum, { totalBani }) => sum + totalBani, 0);
}

/**
 * What is left of a document's lines after what stornos have taken back of it. A reduction stands as
 * a line of its own, below zero; a line taken back whole is gone.
 */
export function remainingLines(document: IssuedDocument, all: IssuedDocument[]): DocumentLine[] {
  const stornos = all.filter(({ correctsId }) => correctsId === document.id);
  const left = new Map<string, DocumentLine>();
  for (const line of [document, ...stornos].flatMap(({ content }) => content.lines)) {
    const key = [line.kind, line.orderLineId, line.refersTo?.id, line.vatPercent].join();
    const known = left.get(key);
    left.set(key, known ? added(known, line) : line);
  }
  return [...left.values()].filter(({ netBani, vatBani }) => netBani !== 0 || vatBani !== 0);
}

function added(one: DocumentLine, other: DocumentLine): DocumentLine {
  const [netBani, vatBani] = [one.netBani + other.netBani, one.vatBani + other.vatBani];
  // An advance or a reduction has one line for each rate, whatever was added to it or taken off.
  const isSum = one.kind === "advance" || one.kind === "reduction";
  const quantity = isSum ? Math.sign(netBani + vatBani) : one.quantity + other.quantity;
  return { ...one, quantity, netBani, vatBani };
}
