import { daysInWords } from "~/catalogue/delivery-term";
import { findZoneOf } from "~/delivery/offer";
import { listActiveZones } from "~/delivery/zones.server";
import { formatLei } from "~/format/money";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { findSettings } from "~/shop/settings.server";

import type { NamedPlace } from "./find-place";

/** What the transport to a place costs and how long it takes once pieces are ready, in words; of an unknown place, a question. */
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
  const common = translateIn(language, "common");
  const vat = common(trade.isVatIncluded ? "vat.included" : "vat.added");
  const price = zone.priceBani === 0 ? undefined : `${formatLei(zone.priceBani, language)} ${vat}`;
  const values = {
    place: name,
    price: price ?? "",
    days: daysInWords(zone.days, translateIn(language, "cart")),
    free: zone.freeFromBani === null ? "" : formatLei(zone.freeFromBani, language),
  };
  if (price === undefined) return t("place.free", values);
  return t(zone.freeFromBani === null ? "place.priced" : "place.pricedFree", values);
}
