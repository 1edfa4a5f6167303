import type { DocumentLine } from "../document-content";
import { reversed, totalOf } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import type { IssuedDocument } from "./issued-documents.server";
import { openLowered } from "./lowered-price.server";
import { shareBy, sharesOf } from "./rate-shares";
import { invoicedBani, invoicedLines, standingFinals } from "./standing-finals";
import { sumLines } from "./sum-lines.server";

/** What a storno says of an invoice of a delivery. */
interface OfFinal {
  final: IssuedDocument;
  lines: DocumentLine[];
}

/**
 * The lines that lower the invoices of deliveries after the price was lowered by so much (bani). What is `left` of the
 * order to be handed over bears a part of it too; invoices and rest share it by what each comes to at the lowered
 * price. Each invoice bears its share at its own rates; all of it goes on the last invoice if nothing is left of any.
 * The order already counts it.
 */
export function loweredOfFinals(
  order: BilledOrder,
  issued: IssuedDocument[],
  { loweredBani, left }: { loweredBani: number; left: DocumentLine[] },
): OfFinal[] {
  const finals = standingFinals(issued).map((final) => {
    const own = sharesOf(invoicedLines(final, issued));
    return { final, shares: own.filter(({ grossBani }) => grossBani > 0) };
  });
  const openBani = openLowered(order, issued) - loweredBani;
  const leftBani = Math.max(0, totalOf(left).totalBani - openBani);
  const [, ofFinals] = shareBy(loweredBani, [leftBani, invoicedBani(issued)]);
  const parts = shareBy(
    ofFinals!,
    finals.map(({ shares }) => shares.reduce((sum, { grossBani }) => sum + grossBani, 0)),
  );
  return finals.flatMap(({ final, shares }, at) => {
    const taxes = final.content.taxes.map(({ percent }) => ({ percent, grossBani: 0 }));
    const known = shares.length > 0 ? shares : taxes;
    const lines = sumLines("reduction", -parts[at]!, { order, shares: known });
    return parts[at] === 0 ? [] : [{ final, lines }];
  });
}

/**
 * The lines by which a withdrawal takes pieces back from invoices, below zero, with a line for their part of a
 * lowered price (`raisedBani`). That line is at the pieces' own rates as far as their invoice lowered these, then at
 * any rate that an invoice lowered; what no invoice lowered is at the pieces' own rates again. An invoice may have
 * that line without any piece.
 */
export function raisedOfFinals(
  order: BilledOrder,
  taken: (OfFinal & { left: DocumentLine[] })[],
  raisedBani: number,
): OfFinal[] {
  const places = taken.flatMap(({ lines, left }, at) => {
    const back = sharesOf(reversed(lines));
    const lowered = sharesOf(reversed(left.filter(({ kind }) => kind === "reduction")));
    const rates = new Set([...back, ...lowered].map(({ percent }) => percent));
    const of = (shares: typeof back, rate: number) =>
      Math.max(0, shares.find(({ percent }) => percent === rate)?.grossBani ?? 0);
    return [...rates].map((percent) => {
      return { at, percent, backBani: of(back, percent), roomBani: of(lowered, percent) };
    });
  });
  const back = places.map(({ backBani }) => backBani);
  const own = shareBy(raisedBani, back).map((bani, at) => Math.min(bani, places[at]!.roomBani));
  const room = places.map(({ roomBani }, at) => roomBani - own[at]!);
  const others = shareBy(Math.min(raisedBani - sum(own), sum(room)), room);
  const beside = shareBy(raisedBani - sum(own) - sum(others), back);
  return taken.map(({ final, lines }, index) => {
    const raised = places.flatMap(({ at, percent }, place) => {
      const bani = own[place]! + others[place]! + beside[place]!;
      const shares = [{ percent, grossBani: bani }];
      return at === index && bani > 0 ? sumLines("reduction", bani, { order, shares }) : [];
    });
    return { final, lines: [...lines, ...raised] };
  });
}

function sum(bani: number[]): number {
  return bani.reduce((all, one) => all + one, 0);
}
