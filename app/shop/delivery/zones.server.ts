import { z } from "~/platform/basics/zod";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";
import { versionedCache } from "~db/versioned-cache";

import { freeEverywhereFrom, freeFromText } from "./front/free-delivery";
import { readPostcodes } from "./front/postcodes";
import { type Zone, areaText } from "./zone";

/** A zone as the back office edits it. */
export interface StoredZone extends Zone {
  position: number;
  isActive: boolean;
  version: number;
}

/** The codes of the counties that a zone is made of. */
const readCounties = storedJson("delivery_zones.counties", z.array(z.string()));

const cachedZones = versionedCache<StoredZone[]>();

/** All zones in their order, those that are switched off too. */
export function listZones(db: Db = shopDatabase()): Promise<StoredZone[]> {
  return cachedZones("", db, async () => {
    const rows = await db
      .selectFrom("delivery_zones")
      .selectAll()
      .orderBy("position")
      .orderBy("name")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      counties: readCounties(row.counties),
      postcodes: readPostcodes(row.postcodes) ?? [],
      priceBani: row.price_bani,
      freeFromBani: row.free_from_bani,
      days: { from: row.days_from, to: row.days_to },
      position: row.position,
      isActive: row.is_active === 1,
      version: row.version,
    }));
  });
}

/** The zones into which the shop delivers, in their order. */
export async function listActiveZones(db: Db = shopDatabase()): Promise<Zone[]> {
  const zones = await listZones(db);
  return zones.filter(({ isActive }) => isActive);
}

/** The zone with this id, or undefined. */
export async function findZone(
  id: string,
  db: Db = shopDatabase(),
): Promise<StoredZone | undefined> {
  const zones = await listZones(db);
  return zones.find((zone) => zone.id === id);
}

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
