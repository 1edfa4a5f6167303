import { formatLei } from "~/format/money";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import type { Vat } from "~/shop/vat";

/** What sending swatches by post costs, as HTML; bani, as shown. */
export function postHtml(bani: number, { isIncluded }: Vat, language: Language): string {
  const t = translateIn(language, ["delivery", "common"]);
  if (bani === 0) return t("delivery:postFree");
  const words = t(isIncluded ? "common:vat.included" : "common:vat.added");
  return t("delivery:postPrice", { price: `${formatLei(bani, language)} ${words}` });
}
