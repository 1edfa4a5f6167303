import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import { daysInWords } from "~/shop/catalogue/delivery-term";
import { freeFromText } from "~/shop/delivery/front/free-delivery";
import { findZoneOf } from "~/shop/delivery/offer";
import { listActiveZones } from "~/shop/delivery/zones.server";

import type { NamedPlace } from "./find-place";

/**
 * What the transport to a place costs and how long it takes once the pieces are ready, in words; for an unknown place a
 * question back.
 */
export async function deliveryText(
  place: NamedPlace | undefined,
  language: Language,
): Promise<string> {
  const t = translateIn(language, "assistant-words");
  if (!place) return t("place.ask");
  const [zones, { trade }] = await Promise.all([listActiveZones(), findSettings()]);
  const { name, country } = place;
  const zone = findZoneOf(zones, place);
  if (!zone) return t(country === "RO" ? "place.byOffer" : "place.abroad", { place: name });
  const isFree = zone.priceBani === 0;
  const values = {
    place: name,
    price: isFree ? "" : priceWords(zone.priceBani, trade.isVatIncluded, translatorOf(language)),
    days: daysInWords(zone.days, translateIn(language, "cart")),
    free: zone.freeFromBani === null ? "" : freeFromText(zone.freeFromBani, language),
  };
  if (isFree) return t("place.free", values);
  return t(zone.freeFromBani === null ? "place.priced" : "place.pricedFree", values);
}
