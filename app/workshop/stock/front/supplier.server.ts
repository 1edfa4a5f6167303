import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";
import { isAlreadySaved } from "~db/row-version";

/** Who sells the workshop what it makes pieces of. */
export interface Supplier {
  id: string;
  name: string;
  /** Empty where orders are given by phone. */
  email: string;
  phone: string;
  /** Working days from an order to its delivery. */
  days: number;
  /** The least that an order comes to, in bani without VAT. */
  minimumBani: number;
  version: number;
}

export type SupplierValues = Omit<Supplier, "id" | "version">;

/** The most suppliers that are kept. */
const MOST_SUPPLIERS = 300;

/** All suppliers by their names. */
export async function listSuppliers(db: Db = shopDatabase()): Promise<Supplier[]> {
  const rows = await db.selectFrom("suppliers").selectAll().orderBy("name").execute();
  return rows.map(({ minimum_bani, ...row }) => ({ ...row, minimumBani: minimum_bani }));
}

export async function findSupplier(
  id: string,
  db: Db = shopDatabase(),
): Promise<Supplier | undefined> {
  return (await listSuppliers(db)).find((supplier) => supplier.id === id);
}

export type SaveSupplierResult =
  | { kind: "saved" }
  | { kind: "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  /** `current`: the supplier as somebody saved it after the form was shown. */
  | { kind: "stale"; current: Supplier };

/**
 * Saves a supplier: a new one where `id` is undefined, else that version. Refuses a name that another has, in capitals
 * or not, a change
 * of an older version unless it is saved already, and more suppliers than are kept.
 */
export async function saveSupplier(
  { id, version, ...supplier }: SupplierValues & { id: string | undefined; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveSupplierResult> {
  return db.transaction().execute(async (trx): Promise<SaveSupplierResult> => {
    const suppliers = await listSuppliers(trx);
    const before = suppliers.find((one) => one.id === id);
    if (id !== undefined && !before) return { kind: "unknown" };
    if (before && before.version !== version) {
      return isAlreadySaved(supplier, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    const named = supplier.name.toLowerCase();
    const same = suppliers.find((one) => one.id !== id && one.name.toLowerCase() === named);
    // The same form sent twice has added the supplier before.
    if (same && !before && isAlreadySaved(supplier, same)) return { kind: "saved" };
    if (same && supplier.name !== before?.name) return { kind: "name-taken" };
    if (!before && suppliers.length >= MOST_SUPPLIERS) {
      return { kind: "too-many", most: MOST_SUPPLIERS };
    }
    const saved = id ?? randomUUID();
    const row = rowOf(supplier);
    await trx
      .insertInto("suppliers")
      .values({ id: saved, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const entry = { action: "supplier-saved", subject: "supplier", subjectId: saved } as const;
    const after = { ...loggedOf(supplier), ...changedContact(before, supplier) };
    await recordAction({ admin, ...entry, before: before ? loggedOf(before) : null, after }, trx);
    return { kind: "saved" };
  });
}

/**
 * Deletes a supplier; its articles stay without one. Refuses one who was ever ordered from, and one that somebody
 * changed since it was shown.
 */
export async function deleteSupplier(
  { id, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted"; name: string } | { kind: "unknown" | "stale" | "kept" }> {
  return db.transaction().execute(async (trx) => {
    const before = await findSupplier(id, trx);
    if (!before) return { kind: "unknown" };
    if (await isSupplierUsed(id, trx)) return { kind: "kept" };
    if (before.version !== version) return { kind: "stale" };
    await trx.deleteFrom("suppliers").where("id", "=", id).execute();
    const entry = { action: "supplier-deleted", subject: "supplier", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: loggedOf(before), after: null }, trx);
    return { kind: "deleted", name: before.name };
  });
}

/** Whether something was ever ordered from a supplier: then it is kept. */
export async function isSupplierUsed(id: string, db: Db = shopDatabase()): Promise<boolean> {
  const row = db.selectFrom("supplier_orders").select("id").where("supplier_id", "=", id).limit(1);
  return (await row.executeTakeFirst()) !== undefined;
}

function rowOf({ name, email, phone, days, minimumBani }: SupplierValues) {
  return { name, email, phone, days, minimum_bani: minimumBani };
}

/** What the audit log keeps, for good: no address and no number, which may be a person's. */
function loggedOf({ name, days, minimumBani }: SupplierValues) {
  return { name, days, minimum_bani: minimumBani };
}

/** That the address or the number of a supplier became another. */
function changedContact(before: SupplierValues | undefined, { email, phone }: SupplierValues) {
  const isSame = (before?.email ?? "") === email && (before?.phone ?? "") === phone;
  return isSame ? {} : { contact_changed: true };
}

export const personalData = {
  keepUntil: {
    suppliers:
      "as long as the workshop buys there: the office deletes the row, or empties it where something was ordered",
  },
} satisfies PersonalData;
