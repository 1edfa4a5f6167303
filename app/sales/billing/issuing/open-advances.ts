import type { DocumentLine } from "../document-content";
import { reversed, splitWithVat } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import { orderedLines, type DayRate } from "./document-lines.server";
import { remainingLines, type IssuedDocument } from "./issued-documents.server";
import { shareByRate, sharesOf } from "./rate-shares";
import { standingFinals } from "./standing-finals";
import { advanceNames, sumLines } from "./sum-lines.server";

/** An advance invoice with the part of it that no storno took back and no invoice of a delivery deducts. */
export interface OpenAdvance {
  advance: IssuedDocument;
  /** A line for each rate. */
  open: DocumentLine[];
}

/** The advances that are not deducted yet, the oldest first. */
export function openAdvances(issued: IssuedDocument[]): OpenAdvance[] {
  const deductions = standingFinals(issued).flatMap((final) =>
    remainingLines(final, issued).filter(({ refersTo }) => refersTo !== null),
  );
  return issued
    .filter(({ kind }) => kind === "advance")
    .flatMap((advance) => {
      const named = idsOf(advance, issued);
      const own = deductions.filter(({ refersTo }) => named.has(refersTo!.id));
      const open = remainingLines(advance, issued)
        .map((line) => lessOf(line, own))
        .filter((line) => grossOf(line) > 0);
      return open.length > 0 ? [{ advance, open }] : [];
    });
}

/** What is left of an advance's line once the deductions at its rate are taken off it. */
function lessOf(line: DocumentLine, deducting: DocumentLine[]): DocumentLine {
  const same = deducting.filter(({ vatPercent }) => vatPercent === line.vatPercent);
  return same.reduce(
    (left, { netBani, vatBani }) => ({
      ...left,
      netBani: left.netBani + netBani,
      vatBani: left.vatBani + vatBani,
    }),
    line,
  );
}

function grossOf({ netBani, vatBani }: Pick<DocumentLine, "netBani" | "vatBani">): number {
  return netBani + vatBani;
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
function deducted(order: BilledOrder, advance: IssuedDocument, line: DocumentLine): DocumentLine {
  return {
    ...reversed([line])[0]!,
    ...advanceNames(order, advance),
    quantity: -1,
    refersTo: { id: advance.id, name: advance.name, issuedOn: advance.issuedOn },
  };
}

/**
 * The lines by which an invoice deducts open advances, at most so much (bani): the oldest advance first, and of
 * each first the amounts at the invoice's own rates.
 */
export function deductions(
  order: BilledOrder,
  issued: IssuedDocument[],
  { lines, mostBani }: { lines: DocumentLine[]; mostBani: number },
): DocumentLine[] {
  let leftBani = Math.max(0, mostBani);
  const invoiced = new Map(sharesOf(lines).map(({ percent, grossBani }) => [percent, grossBani]));
  return openAdvances(issued).flatMap(({ advance, open }) => {
    const taken = open.map((line) => {
      const ofRate = Math.max(0, invoiced.get(line.vatPercent) ?? 0);
      const bani = Math.min(leftBani, grossOf(line), ofRate);
      invoiced.set(line.vatPercent, ofRate - bani);
      leftBani -= bani;
      return bani;
    });
    for (const [at, line] of open.entries()) {
      const bani = Math.min(leftBani, grossOf(line) - taken[at]!);
      taken[at]! += bani;
      leftBani -= bani;
    }
    return open.flatMap((line, at) => {
      const bani = taken[at]!;
      if (bani === 0) return [];
      const part =
        bani === grossOf(line) ? line : { ...line, ...splitWithVat(bani, line.vatPercent) };
      return [deducted(order, advance, part)];
    });
  });
}

/**
 * The lines of an advance of so much (bani), shared over the rates by the pieces and charges that are not delivered
 * yet, so that all advances not yet deducted stay in proportion to these rates.
 */
export function advanceLines(
  order: BilledOrder,
  sumBani: number,
  { rate, issued }: { rate: DayRate; issued: IssuedDocument[] },
): DocumentLine[] {
  const ordered = sharesOf(orderedLines(order, rate));
  const shares = ordered.length > 0 ? ordered : [{ percent: rate.percent, grossBani: 0 }];
  const before = sharesOf(openAdvances(issued).flatMap(({ open }) => open));
  const beforeBani = before.reduce((sum, { grossBani }) => sum + grossBani, 0);
  const missing = shareByRate(beforeBani + sumBani, shares).map(({ percent, grossBani }) => ({
    percent,
    grossBani: grossBani - (before.find((one) => one.percent === percent)?.grossBani ?? 0),
  }));
  const isWhole = missing.reduce((sum, { grossBani }) => sum + grossBani, 0) === sumBani;
  const isRight = isWhole && missing.every(({ grossBani }) => grossBani >= 0);
  return sumLines("advance", sumBani, { order, shares: isRight ? missing : shares });
}
