import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import type { Discount, DiscountTerms } from "../discount";
import {
  findDiscount,
  isDiscountUsed,
  listDiscountCategories,
  listDiscounts,
} from "./discount-desk.server";

/** The most codes of the office that are kept: its list shows all of them. */
const MOST_DISCOUNTS = 1_000;

export type SaveDiscountResult =
  | { kind: "saved" }
  | { kind: "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  /** More orders use it already. */
  | { kind: "fewer-uses"; uses: number }
  /** `current`: the code as somebody saved or ended it after the form was shown. */
  | { kind: "stale"; current: Discount };

/**
 * Saves a code: a new one where `id` is undefined, else the one of that version. Refuses a code that
 * another has, fewer uses than there are, one that is ended, more codes than are kept, and a change of an older
 * version unless it is saved already. Orders keep what was taken off them.
 */
export async function saveDiscount(
  { id, version, ...terms }: DiscountTerms & { id: string | undefined; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveDiscountResult> {
  return db.transaction().execute(async (trx): Promise<SaveDiscountResult> => {
    const before = id === undefined ? undefined : await findDiscount(id, trx);
    if (id !== undefined && !before) return { kind: "unknown" };
    const known = await listDiscountCategories(trx);
    const wanted = known.filter((one) => terms.categories.includes(one.id));
    const row = rowOf({ ...terms, categories: wanted.map((one) => one.id) });
    if (before && (before.version !== version || before.endedAt !== null)) {
      const isSaved = before.endedAt === null && isAlreadySaved<object>(row, rowOf(before));
      return isSaved ? { kind: "saved" } : { kind: "stale", current: before };
    }
    const other = await trx
      .selectFrom("discounts")
      .select("id")
      .where("code", "=", terms.code)
      .where("id", "<>", id ?? "")
      .executeTakeFirst();
    if (other) return { kind: "name-taken" };
    const uses = before?.uses ?? 0;
    if (terms.mostUses !== null && terms.mostUses < uses) return { kind: "fewer-uses", uses };
    if (!before && (await listDiscounts(trx)).length >= MOST_DISCOUNTS) {
      return { kind: "too-many", most: MOST_DISCOUNTS };
    }
    const saved = id ?? randomUUID();
    await trx
      .insertInto("discounts")
      .values({ id: saved, ...row, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const was = before ? rowOf(before) : null;
    await record("discount-saved", saved, admin, { before: was, after: row }, trx);
    return { kind: "saved" };
  });
}

/** Ends a code for good, whatever its days say. Orders keep what it took off them. */
export async function endDiscount(
  { id, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "ended" | "unknown" | "stale" }> {
  return db.transaction().execute(async (trx) => {
    const before = await findDiscount(id, trx);
    if (!before) return { kind: "unknown" };
    if (before.endedAt !== null) return { kind: "ended" };
    if (before.version !== version) return { kind: "stale" };
    const ended_at = new Date().toISOString();
    await trx.updateTable("discounts").set({ ended_at }).where("id", "=", id).execute();
    const change = { before: { ended_at: null }, after: { ended_at } };
    await record("discount-ended", id, admin, change, trx);
    return { kind: "ended" };
  });
}

/** Deletes a code that no order was ever placed with; refuses any other, which can only be ended. */
export async function deleteDiscount(
  { id, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted"; name: string } | { kind: "unknown" | "stale" | "kept" }> {
  return db.transaction().execute(async (trx) => {
    const before = await findDiscount(id, trx);
    if (!before) return { kind: "unknown" };
    if (await isDiscountUsed(id, trx)) return { kind: "kept" };
    if (before.version !== version) return { kind: "stale" };
    await trx.deleteFrom("discounts").where("id", "=", id).execute();
    await record("discount-deleted", id, admin, { before: rowOf(before), after: null }, trx);
    return { kind: "deleted", name: before.code };
  });
}

function rowOf(terms: DiscountTerms) {
  return {
    code: terms.code,
    kind: terms.kind,
    value: terms.value,
    first_day: terms.firstDay,
    last_day: terms.lastDay,
    is_once: terms.isOnce ? (1 as const) : (0 as const),
    minimum_bani: terms.minimumBani,
    categories: JSON.stringify(terms.categories),
    most_uses: terms.mostUses,
  };
}

async function record(
  action: "discount-saved" | "discount-ended" | "discount-deleted",
  subjectId: string,
  admin: Admin,
  change: { before: object | null; after: object | null },
  trx: Db,
): Promise<void> {
  const { before, after } = change as Record<"before" | "after", Record<string, unknown> | null>;
  await recordAction({ admin, action, subject: "discount", subjectId, before, after }, trx);
}
