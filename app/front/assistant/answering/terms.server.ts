import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { isCardOffered } from "~/platform/settings/card-offered.server";
import { hoursByDay, type OpeningHours } from "~/platform/settings/opening-hours";
import { findSettings } from "~/platform/settings/settings.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { vatSentence } from "~/platform/settings/vat-sentence.server";
import { deliveryWords } from "~/shop/delivery/delivery-words.server";
import { listActiveZones } from "~/shop/delivery/zones.server";

import { termTopics, type TermTopic } from "../answers/topics";

/** The shop's terms by topic in a language, with the values from the settings. */
export async function listTerms(language: Language): Promise<Record<TermTopic, string>> {
  const [settings, vat, zones, hasCards] = await Promise.all([
    findSettings(),
    findVat(new Date()),
    listActiveZones(),
    isCardOffered(),
  ]);
  const t = translateIn(language, "assistant-words");
  const { general, trade } = settings;
  const delivery = deliveryWords(zones, language);
  const values = {
    phone: general.phone,
    email: general.email,
    address: general.address,
    company: hours(general.workingHours, language),
    showroom: hours(general.showroomHours, language),
  };
  const onVat = `${vatSentence(vat.isIncluded, language)} ${t("terms.vatRate", { percent: vat.percent })}`;
  const terms = termTopics.map((topic) => {
    if (topic === "payment") {
      const ways = t(hasCards ? "terms.paymentWithCard" : "terms.payment");
      return [
        topic,
        `${ways} ${t("terms.advance", { advance: trade.advancePercent })} ${onVat}`,
      ] as const;
    }
    const text = t(`terms.${topic}`, values);
    if (topic !== "delivery") return [topic, text] as const;
    const { area, elsewhere, freeFrom, price } = delivery;
    const said = [area, text, elsewhere, freeFrom === null ? "" : price];
    return [topic, said.filter(Boolean).join(" ")] as const;
  });
  return Object.fromEntries(terms) as Record<TermTopic, string>;
}

function hours(one: OpeningHours, language: Language): string {
  const rows = hoursByDay(one, translateIn(language, "footer"));
  return rows.map(([day, open]) => `${day}: ${open}`).join("; ");
}
