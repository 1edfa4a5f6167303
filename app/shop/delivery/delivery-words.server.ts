import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

import { areaText } from "./area";
import { freeEverywhereFrom, freeFromText } from "./front/free-delivery";
import type { Zone } from "./zone";

/** What every page, mail and contract text says of where the shop delivers and for how much. */
export interface DeliveryWords {
  /** A sentence: where it delivers, or that it does by an offer where it has no zones. */
  area: string;
  /** A sentence: what it does for other places; empty without zones, where all places are others. */
  elsewhere: string;
  /** The goods' sum from which delivery is free in all zones; null where there is none. */
  freeFrom: string | null;
  /** A sentence: from which sum it is free, or that its price depends on the zone. */
  price: string;
}

/** The same of the zones as they are set, in the words of a language. */
export function deliveryWords(zones: readonly Zone[], language: Language): DeliveryWords {
  const t = translateIn(language, "delivery");
  const area = areaText(zones, language);
  const from = freeEverywhereFrom(zones);
  const freeFrom = from === undefined ? null : freeFromText(from, language);
  return {
    area: area ? t("area", { area }) : t("none"),
    elsewhere: area ? t("elsewhere") : "",
    freeFrom,
    price: freeFrom === null ? t("priced") : t("free", { sum: freeFrom }),
  };
}
