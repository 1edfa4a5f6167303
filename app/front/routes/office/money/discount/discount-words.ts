import type { z } from "zod";

import { formatRon, leiText, OFFICE, parseLei } from "~/platform/format/office-money";
import { readNumber } from "~/platform/format/read-number";
import type { TFunction } from "~/platform/i18n/translate";
import { compare, type Compared } from "~/platform/office-ui/stale-notice";
import { foldCode, type DiscountTerms } from "~/shop/discounts/discount";

import type { discountForm } from "./schema";

/** What a code takes off: a percentage or a sum. */
export function valueWords({ kind, value }: Pick<DiscountTerms, "kind" | "value">): string {
  return kind === "percent" ? `${value} %` : formatRon(value);
}

/** A code's fields as its form shows them. */
export function discountTexts(terms: DiscountTerms) {
  return {
    code: terms.code,
    kind: terms.kind,
    firstDay: terms.firstDay,
    lastDay: terms.lastDay,
    value: terms.kind === "percent" ? String(terms.value) : leiText(terms.value),
    minimum: terms.minimumBani === 0 ? "" : leiText(terms.minimumBani),
    mostUses: terms.mostUses === null ? "" : String(terms.mostUses),
    isOnce: terms.isOnce ? "on" : undefined,
  };
}

/** The percents of a form that is known to be right. */
function readPercent(typed: string): number {
  const read = readNumber(typed, { decimals: 0, language: OFFICE });
  return read.kind === "number" ? read.units : 0;
}

/** The code that a form asks for; its fields are known to be right. */
export function termsOf(typed: z.output<typeof discountForm>, categories: string[]): DiscountTerms {
  const { kind, firstDay, lastDay } = typed;
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

/** A code as it is saved now, beside what was typed into a form from before. */
export function compareDiscounts(
  current: DiscountTerms,
  yours: DiscountTerms,
  categories: readonly { id: string; name: string }[],
  t: TFunction<["office-discounts", "office"]>,
): Compared[] {
  const labels = {
    code: t("fields.code"),
    value: t("fields.value"),
    firstDay: t("fields.firstDay"),
    lastDay: t("fields.lastDay"),
    minimum: t("fields.minimum"),
    mostUses: t("fields.mostUses"),
    isOnce: t("fields.isOnce"),
    categories: t("fields.categories"),
  };
  const inWords = (terms: DiscountTerms) => ({
    ...discountTexts(terms),
    value: valueWords(terms),
    isOnce: t(terms.isOnce ? "office:yes" : "office:no"),
    categories: categories
      .filter(({ id }) => terms.categories.includes(id))
      .map(({ name }) => name)
      .join(", "),
  });
  return compare(labels, inWords(current), inWords(yours));
}
