import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import type { DocumentLine } from "../document-content";
import { splitWithVat } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import type { IssuedDocument } from "./issued-documents.server";
import { shareByRate, type RateShares } from "./rate-shares";

/**
 * A sum with VAT: an advance, or a reduction, in a line for each rate by what the `shares` come to. Below zero it
 * takes back.
 */
export function sumLines(
  kind: "advance" | "reduction",
  sumBani: number,
  { order, shares }: { order: BilledOrder; shares: RateShares },
): DocumentLine[] {
  const words = (language: Language) =>
    translateIn(language, "billing-papers")(`line.${kind}`, { number: order.number });
  return shareByRate(sumBani, shares).map(({ percent, grossBani }) => ({
    kind,
    name: words(fallbackLanguage),
    buyersName: words(order.language),
    quantity: Math.sign(grossBani),
    ...splitWithVat(grossBani, percent),
    vatPercent: percent,
    orderLineId: null,
    refersTo: null,
  }));
}

/** What a line is called that deducts an advance, for the office and for the buyer. */
export function advanceNames(order: BilledOrder, { name }: IssuedDocument) {
  const words = (language: Language) =>
    translateIn(language, "billing-papers")("line.deducted", { name });
  return { name: words(fallbackLanguage), buyersName: words(order.language) };
}
