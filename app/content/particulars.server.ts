import { areaNames, areaText } from "~/delivery/area";
import type { Zone } from "~/delivery/zone";
import type { Value } from "~/format/markdown.server";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import type { Settings } from "~/shop/settings.server";

export type Particulars = ReturnType<typeof particulars>;

/** The value for each `{{name}}` in a page's text; a dash while it is unknown. */
export function particulars(
  { general, company, trade }: Settings,
  zones: readonly Zone[],
  language: Language,
) {
  const t = translateIn(language, "legal");
  const area = areaText(zones, language);
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
    vat: { text: t(`vat.${trade.isVatIncluded ? "included" : "added"}`) },
    /** A sentence: where the shop delivers. */
    delivery: {
      text: area ? t("delivery.area", { area }) : t("delivery.none"),
      lang: "ro",
      names: areaNames(zones),
    },
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.text ? value : { text: "–" }]),
  ) as Record<keyof typeof values, Value>;
}
