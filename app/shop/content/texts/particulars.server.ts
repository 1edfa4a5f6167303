import type { Value } from "~/platform/format/markdown.server";
import { formatLei } from "~/platform/format/money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { Settings } from "~/platform/settings/settings.server";
import { vatSentence } from "~/platform/settings/vat-rates.server";
import { areaNames, type Zone } from "~/shop/delivery/zone";
import { deliveryWords } from "~/shop/delivery/zones.server";

/** The value for each `{{name}}` in a page's text; a dash while it is unknown. */
export function particulars(
  { general, company, trade }: Settings,
  { zones, hasCards }: { zones: readonly Zone[]; hasCards: boolean },
  language: Language,
) {
  const t = translateIn(language, "legal");
  const delivery = deliveryWords(zones, language);
  const values = {
    siteName: { text: general.siteName },
    companyName: { text: company.name, lang: "ro" },
    taxCode: { text: company.taxCode },
    registryNumber: { text: company.registryNumber },
    seat: { text: company.seat, lang: "ro" },
    email: { text: general.email },
    phone: { text: general.phone },
    address: { text: general.address, lang: "ro" },
    iban: { text: company.iban },
    /** A sentence: whether the prices shown include VAT. */
    vat: { text: vatSentence(trade.isVatIncluded, language) },
    /** A sentence: where the shop delivers. */
    delivery: { text: delivery.area, lang: "ro", names: areaNames(zones) },
    /** A sentence: from which sum delivery is free, or that its price depends on the zone. */
    freeDelivery: { text: delivery.price },
    /** A sentence: how payment by card goes, or that the shop takes none. */
    cards: { text: t(hasCards ? "cards.taken" : "cards.none") },
    /** In percent. */
    advance: { text: String(trade.advancePercent) },
    cashLimit: { text: formatLei(trade.cashLimitBani, language) },
    companyCashLimit: { text: formatLei(trade.companyCashLimitBani, language) },
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.text ? value : { text: "–" }]),
  ) as Record<keyof typeof values, Value>;
}
