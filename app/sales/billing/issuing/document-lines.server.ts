import { dayOf } from "~/platform/format/dates";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { ownRateOn } from "~/platform/settings/vat";

import type { DocumentContent, DocumentLine } from "../document-content";
import { partOf } from "../payable";
import { splitByRate, type Split } from "./amounts";
import { isAllReturned, type BilledOrder } from "./billed-order.server";

/** The shop's rate of a day, in percent, and that day: a piece with a rate of its own has that of the same day. */
export interface DayRate {
  percent: number;
  day: string;
}

/** A line that the order has, before its amount is split at a rate. */
interface OrderedLine extends Pick<
  DocumentLine,
  "kind" | "name" | "buyersName" | "quantity" | "orderLineId"
> {
  grossBani: number;
  netBani: number | null;
  /** The rate that was agreed for the line; null if the shop's counts. */
  ownPercent: number | null;
}

/** How many pieces of each of an order's lines; all that are left of those that it does not name. */
type Pieces = ReadonlyMap<string, number>;

/**
 * The pieces that are neither taken back nor handed over in parts and what is done with all of them, at a rate;
 * nothing where all pieces are taken back.
 */
export function orderedLines(order: BilledOrder, rate: DayRate): DocumentLine[] {
  if (isAllReturned(order)) return [];
  const charges = order.charges.map((charge) => chargeOf(order, charge));
  return linesOf(order, [...keptPieces(order), ...charges], rate);
}

/** Some of the pieces, which are handed over before the others, at a rate. */
export function partLines(order: BilledOrder, pieces: Pieces, rate: DayRate): DocumentLine[] {
  return linesOf(order, keptPieces(order, pieces), rate);
}

function linesOf(
  order: BilledOrder,
  ordered: OrderedLine[],
  { percent: shopPercent, day }: DayRate,
): DocumentLine[] {
  const from = dayOf(order.placedAt);
  const rates = ordered.map(({ ownPercent, grossBani }) => ({
    grossBani,
    // A shop that reckons without VAT has none on anything.
    percent:
      ownPercent === null || shopPercent === 0 ? shopPercent : ownRateOn(ownPercent, { from, day }),
  }));
  const splits = splitByRate(rates);
  return ordered.map(({ grossBani, netBani, ownPercent, ...line }, index) => {
    const { percent } = rates[index]!;
    // Prices shown without VAT are the contract's, so they are kept as they are while the rate is the same.
    const isAsShown = netBani !== null && percent === (ownPercent ?? order.vatPercent);
    const split: Split = isAsShown ? { netBani, vatBani: grossBani - netBani } : splits[index]!;
    return { ...line, vatPercent: percent, ...split, refersTo: null };
  });
}

function keptPieces({ lines }: BilledOrder, pieces?: Pieces): OrderedLine[] {
  return lines.flatMap((line) => {
    const { id, name, buyersName, quantity, settled, grossBani, netBani, vatPercent } = line;
    const kept = pieces ? (pieces.get(id) ?? 0) : quantity - settled;
    if (kept <= 0) return [];
    const part = (bani: number) => partOf(bani, { all: quantity, before: settled, taken: kept });
    return [
      {
        kind: "piece" as const,
        name,
        buyersName,
        quantity: kept,
        orderLineId: id,
        grossBani: part(grossBani),
        netBani: netBani === null ? null : part(netBani),
        ownPercent: vatPercent,
      },
    ];
  });
}

/** What a code took off the pieces that a document is about, with VAT; null where it took nothing. */
export function discountIn(
  { discountCode: code, lines }: BilledOrder,
  pieces?: Pieces,
): DocumentContent["discount"] {
  const bani = lines.reduce((sum, { id, discountBani, quantity: all, settled: before }) => {
    const taken = pieces ? (pieces.get(id) ?? 0) : all - before;
    return sum + partOf(discountBani, { all, before, taken });
  }, 0);
  return bani > 0 ? { code, bani } : null;
}

function chargeOf(
  { language }: BilledOrder,
  { kind, ...amounts }: BilledOrder["charges"][number],
): OrderedLine {
  const words = (spoken: Language) => translateIn(spoken, "billing-papers")(`line.${kind}`);
  const names = { name: words(fallbackLanguage), buyersName: words(language) };
  return { kind, ...names, quantity: 1, orderLineId: null, ownPercent: null, ...amounts };
}
