import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { type StoredZone, listZones, findZone } from "../zones.server";
import { postcodesText } from "./postcodes";

/** The most zones that are kept: Romania has 42 counties. */
const MOST_ZONES = 100;

/** What a form says of a zone. */
export type ZoneValues = Omit<StoredZone, "id" | "version">;

export type SaveZoneResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  /** `current`: the zone as somebody saved it after the form was shown. */
  | { kind: "stale"; current: StoredZone };

/**
 * Saves a zone: a new one where `id` is undefined, else the one of that version. Refuses a name that
 * another has, a change of an older version unless it is saved already, and more zones than are kept.
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
    if (!before && zones.length >= MOST_ZONES) return { kind: "too-many", most: MOST_ZONES };
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
