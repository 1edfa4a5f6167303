import { reversed, splitWithVat } from "../amounts";
import type { DocumentLine } from "../document-content";
import type { BilledOrder } from "./billed-order.server";
import { advanceNames } from "./document-lines.server";
import { remainingLines, type IssuedDocument } from "./issued-documents.server";

/** An advance invoice and what no storno took back of it and no invoice of a delivery deducts. */
export interface OpenAdvance {
  advance: IssuedDocument;
  open: DocumentLine;
}

/** The invoices of deliveries of which something is left, the oldest first. */
export function standingFinals(issued: IssuedDocument[]): IssuedDocument[] {
  return issued.filter((one) => one.kind === "final" && remainingLines(one, issued).length > 0);
}

/** The advances that are not deducted yet, the oldest first. */
export function openAdvances(issued: IssuedDocument[]): OpenAdvance[] {
  const deductions = standingFinals(issued).flatMap((final) =>
    remainingLines(final, issued).filter(({ refersTo }) => refersTo !== null),
  );
  return issued
    .filter(({ kind }) => kind === "advance")
    .flatMap((advance) => {
      const [line] = remainingLines(advance, issued);
      if (!line) return [];
      const named = idsOf(advance, issued);
      const own = deductions.filter(({ refersTo }) => named.has(refersTo!.id));
      const open = own.reduce(
        (left, { netBani, vatBani }) => ({
          ...left,
          netBani: left.netBani + netBani,
          vatBani: left.vatBani + vatBani,
        }),
        line,
      );
      return open.netBani + open.vatBani > 0 ? [{ advance, open }] : [];
    });
}

/** Its own id and those of the documents that it stands in place of. */
export function idsOf(document: IssuedDocument, issued: IssuedDocument[]): Set<string> {
  const ids = new Set<string>();
  for (let one: IssuedDocument | undefined = document; one && !ids.has(one.id);) {
    ids.add(one.id);
    const replaced: string | undefined = /^replacement:(.+)$/.exec(one.cause)?.[1];
    one = issued.find(({ id }) => id === replaced);
  }
  return ids;
}

/** The line by which an invoice deducts an advance, or some of it. */
export function deducted(
  order: BilledOrder,
  advance: IssuedDocument,
  line: DocumentLine,
): DocumentLine {
  return {
    ...reversed([line])[0]!,
    ...advanceNames(order, advance),
    quantity: -1,
    refersTo: { id: advance.id, name: advance.name, issuedOn: advance.issuedOn },
  };
}

/** The lines by which an invoice of so much deducts what is open of the advances, the oldest first; bani. */
export function deductions(
  order: BilledOrder,
  issued: IssuedDocument[],
  totalBani: number,
): DocumentLine[] {
  let leftBani = Math.max(0, totalBani);
  return openAdvances(issued).flatMap(({ advance, open }) => {
    const openBani = open.netBani + open.vatBani;
    const takenBani = Math.min(leftBani, openBani);
    leftBani -= takenBani;
    if (takenBani === 0) return [];
    const taken =
      takenBani === openBani ? open : { ...open, ...splitWithVat(takenBani, open.vatPercent) };
    return [deducted(order, advance, taken)];
  });
}

/**
 * What of a payment pays invoices of parts that were delivered, in bani, and is no advance of the rest: what these
 * ask for beyond the advances that they deduct, less what was paid of it before. The order already counts it.
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
  return Math.min(amountBani, Math.max(0, sumOf("final") - Math.max(0, paidBefore)));
}
