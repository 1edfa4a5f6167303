import { areaText } from "~/delivery/area";
import { freeEverywhereFrom, freeFromText } from "~/delivery/free-delivery";
import { listActiveZones } from "~/delivery/zones.server";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { isCardOffered } from "~/payments/card/card-offered.server";
import { ADVANCE_PERCENT } from "~/shop/advance";
import { findSettings, type Settings } from "~/shop/settings.server";
import { findVat } from "~/shop/vat-rates.server";

import { termTopics, type TermTopic } from "./answers/topics";

/** The shop's terms by topic in a language, with the values from the settings. */
export async function listTerms(language: Language): Promise<Record<TermTopic, string>> {
  const [settings, vat, zones, hasCards] = await Promise.all([
    findSettings(),
    findVat(new Date()),
    listActiveZones(),
    isCardOffered(),
  ]);
  const t = translateIn(language, "assistant-words");
  const { general } = settings;
  const area = areaText(zones, language);
  const values = {
    area,
    phone: general.phone,
    email: general.email,
    address: general.address,
    percent: vat.percent,
    company: hours(general.workingHours, language),
    showroom: hours(general.showroomHours, language),
  };
  const freeFrom = freeEverywhereFrom(zones);
  const free = freeFrom
    ? ` ${t("terms.deliveryFree", { sum: freeFromText(freeFrom, language) })}`
    : "";
  const onVat = t(vat.isIncluded ? "vat.included" : "vat.added", values);
  const terms = termTopics.map((topic) => {
    const isAnywhere = topic === "delivery" && area === "";
    if (topic === "payment") {
      const ways = t(hasCards ? "terms.paymentWithCard" : "terms.payment");
      return [
        topic,
        `${ways} ${t("terms.advance", { advance: ADVANCE_PERCENT })} ${onVat}`,
      ] as const;
    }
    const text = t(isAnywhere ? "terms.deliveryAnywhere" : `terms.${topic}`, values);
    return [topic, topic === "delivery" ? text + free : text] as const;
  });
  return Object.fromEntries(terms) as Record<TermTopic, string>;
}

function hours(
  { weekdays, saturday, sunday }: Settings["general"]["workingHours"],
  language: Language,
): string {
  const t = translateIn(language, "assistant-words");
  const closed = t("hours.closed");
  return t("hours.week", {
    weekdays: weekdays || closed,
    saturday: saturday || closed,
    sunday: sunday || closed,
  });
}
