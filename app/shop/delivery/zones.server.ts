import { randomUUID } from "node:crypto";

import { z } from "~/platform/basics/zod";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";
import { storedJson } from "~db/stored-json";
import { versionedCache } from "~db/versioned-cache";

import { freeEverywhereFrom, freeFromText } from "./front/free-delivery";
import { postcodesText, readPostcodes, type Zone, areaText } from "./zone";

/** The most zones that are kept: Romania has 42 counties. */
const MOST_ZONES = 100;

/** A zone as the back office edits it. */
export interface StoredZone extends Zone {
  position: number;
  isActive: boolean;
  version: number;
}

/** What a form says of a zone. */
export type ZoneValues = Omit<StoredZone, "id" | "version">;

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

export type SaveZoneResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown" }
  | { kind: "name-taken" }
  | { kind: "too-many" }
  /** `current`: the zone as somebody saved it after the form was shown. */
  | { kind: "stale"; current: StoredZone };

/**
 * Saves a zone: a new one where `id` is undefined, else the one of that version. Refuses a name that
 * another has, a change of an older version unless it is saved already, and more than a hundred zones.
 * Orders keep what their transport was agreed at.
 */
export async function saveZone(
  { id, version, values }: { id: string | undefined; version: number; values: ZoneValues },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveZoneResult> {
  return db.transaction().execute(async (trx): Promise<SaveZoneResult> => {
    const zones = await listZones(trx);
    const before = zones.find((one) => one.id === id);
    if (id !== undefined && !before) return { kind: "unknown" };
    if (before && before.version !== version) {
      const { id: _, version: __, ...current } = before;
      if (isAlreadySaved<object>(values, current)) return { kind: "saved", id: before.id };
      return { kind: "stale", current: before };
    }
    if (zones.some((one) => one.id !== id && one.name === values.name)) {
      return { kind: "name-taken" };
    }
    if (!before && zones.length >= MOST_ZONES) return { kind: "too-many" };
    const saved = id ?? randomUUID();
    const row = rowOf(values);
    await trx
      .insertInto("delivery_zones")
      .values({ id: saved, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const entry = { action: "zone-saved", subject: "zone", subjectId: saved } as const;
    const was = before ? rowOf(before) : null;
    await recordAction({ admin, ...entry, before: was, after: row }, trx);
    return { kind: "saved", id: saved };
  });
}

function rowOf({ name, counties, postcodes, priceBani, freeFromBani, days, ...rest }: ZoneValues) {
  return {
    name,
    counties: JSON.stringify(counties),
    postcodes: postcodesText(postcodes),
    price_bani: priceBani,
    free_from_bani: freeFromBani,
    days_from: days.from,
    days_to: days.to,
    position: rest.position,
    is_active: rest.isActive ? (1 as const) : (0 as const),
  };
}

/** Deletes a zone. Refuses an unknown one, and one that was changed after the form was shown. */
export async function deleteZone(
  { id, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted" | "unknown" | "stale" }> {
  return db.transaction().execute(async (trx) => {
    const before = await findZone(id, trx);
    if (!before) return { kind: "unknown" };
    if (before.version !== version) return { kind: "stale" };
    await trx.deleteFrom("delivery_zones").where("id", "=", id).execute();
    const entry = { action: "zone-deleted", subject: "zone", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: rowOf(before), after: null }, trx);
    return { kind: "deleted" };
  });
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
