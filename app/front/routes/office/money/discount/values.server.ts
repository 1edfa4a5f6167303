import type { z } from "zod";

import { leiText, OFFICE, parseLei } from "~/platform/format/office-money";
import { readNumber } from "~/platform/format/read-number";
import { foldCode, type DiscountTerms } from "~/shop/discounts/discount";

import type { discountForm } from "./schema";

/** A code's fields as its form shows them. */
export function discountTexts(terms: DiscountTerms) {
  const { code, kind, value, firstDay, lastDay, minimumBani, mostUses, isOnce, categories } = terms;
  return {
    code,
    kind,
    firstDay,
    lastDay,
    categories,
    value: kind === "percent" ? String(value) : leiText(value),
    minimum: minimumBani === 0 ? "" : leiText(minimumBani),
    mostUses: mostUses === null ? "" : String(mostUses),
    isOnce: isOnce ? "on" : undefined,
  };
}

/** The percents of a form that is known to be right. */
function readPercent(typed: string): number {
  const read = readNumber(typed, { decimals: 0, language: OFFICE });
  return read.kind === "number" ? read.units : 0;
}

/** The code that a form asks for; its fields are known to be right. */
export function readTerms(typed: z.output<typeof discountForm>): DiscountTerms {
  const { kind, firstDay, lastDay, categories } = typed;
  return {
    kind,
    firstDay,
    lastDay,
    categories,
    code: foldCode(typed.code),
    value: kind === "percent" ? readPercent(typed.value) : (parseLei(typed.value) ?? 0),
    isOnce: typed.isOnce === "on",
    minimumBani: parseLei(typed.minimum) ?? 0,
    mostUses: typed.mostUses ?? null,
  };
}
