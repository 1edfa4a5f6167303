import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { partOf, splitTogether, splitWithVat, type Split } from "../amounts";
import type { DocumentContent, DocumentLine } from "../document-content";
import type { BilledOrder } from "./billed-order.server";
import type { IssuedDocument } from "./issued-documents.server";

/** A line that the order has, before its amount is split at a rate. */
interface OrderedLine extends Pick<
  DocumentLine,
  "kind" | "name" | "buyersName" | "quantity" | "orderLineId"
> {
  grossBani: number;
  netBani: number | null;
}

/**
 * The pieces that are not taken back and what is done with them, at a rate; nothing where all pieces
 * are.
 */
export function orderedLines(order: BilledOrder, percent: number): DocumentLine[] {
  const pieces = keptPieces(order);
  if (pieces.length === 0) return [];
  const ordered = [...pieces, ...order.charges.map((charge) => chargeOf(order, charge))];
  const splits = splitTogether(
    ordered.map(({ grossBani }) => grossBani),
    percent,
  );
  return ordered.map(({ grossBani, netBani, ...line }, index) => {
    // Prices that were shown without VAT are what the contract says, as long as the rate holds.
    const isAsShown = netBani !== null && percent === order.vatPercent;
    const split: Split = isAsShown ? { netBani, vatBani: grossBani - netBani } : splits[index]!;
    return { ...line, vatPercent: percent, ...split, refersTo: null };
  });
}

/** By how much the price of the pieces that are kept was lowered, as a line of its own. */
export function loweredLine(order: BilledOrder, percent: number): DocumentLine[] {
  if (order.loweredBani === 0) return [];
  return [sumLine("reduction", -order.loweredBani, { order, percent })];
}

function keptPieces({ lines }: BilledOrder): OrderedLine[] {
  return lines.flatMap(({ id, name, buyersName, quantity, returned, grossBani, netBani }) => {
    const kept = quantity - returned;
    if (kept <= 0) return [];
    const part = (bani: number) => partOf(bani, { all: quantity, before: returned, taken: kept });
    return [
      {
        kind: "piece" as const,
        name,
        buyersName,
        quantity: kept,
        orderLineId: id,
        grossBani: part(grossBani),
        netBani: netBani === null ? null : part(netBani),
      },
    ];
  });
}

/** What a code took off the pieces that are not taken back, with VAT; null where it took nothing. */
export function discountIn({
  discountCode: code,
  lines,
}: BilledOrder): DocumentContent["discount"] {
  const bani = lines.reduce((sum, { discountBani, quantity: all, returned: before }) => {
    return sum + partOf(discountBani, { all, before, taken: Math.max(0, all - before) });
  }, 0);
  return bani > 0 ? { code, bani } : null;
}

function chargeOf(
  { language }: BilledOrder,
  { kind, ...amounts }: BilledOrder["charges"][number],
): OrderedLine {
  const words = (spoken: Language) => translateIn(spoken, "billing-papers")(`line.${kind}`);
  const names = { name: words(fallbackLanguage), buyersName: words(language) };
  return { kind, ...names, quantity: 1, orderLineId: null, ...amounts };
}

/** A line of one sum with VAT: an advance, or a reduction. Below zero it takes back. */
export function sumLine(
  kind: "advance" | "reduction",
  grossBani: number,
  { order, percent }: { order: BilledOrder; percent: number },
): DocumentLine {
  const words = (language: Language) =>
    translateIn(language, "billing-papers")(`line.${kind}`, { number: order.number });
  return {
    kind,
    name: words(fallbackLanguage),
    buyersName: words(order.language),
    quantity: Math.sign(grossBani),
    ...splitWithVat(grossBani, percent),
    vatPercent: percent,
    orderLineId: null,
    refersTo: null,
  };
}

/** What a line is called that deducts an advance, for the office and for the buyer. */
export function advanceNames(order: BilledOrder, { name }: IssuedDocument) {
  const words = (language: Language) =>
    translateIn(language, "billing-papers")("line.deducted", { name });
  return { name: words(fallbackLanguage), buyersName: words(order.language) };
}
