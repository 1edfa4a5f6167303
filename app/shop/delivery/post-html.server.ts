import type { Language } from "~/platform/i18n/languages";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { priceWords } from "~/platform/settings/price-words";
import type { Vat } from "~/platform/settings/vat";

/** What sending swatches by post costs, as HTML; bani, as shown. */
export function postHtml(bani: number, { isIncluded }: Vat, language: Language): string {
  const t = translateIn(language, "delivery");
  if (bani === 0) return t("postFree");
  return t("postPrice", { price: priceWords(bani, isIncluded, translatorOf(language)) });
}
