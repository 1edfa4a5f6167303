import { inBatches } from "~/platform/basics/in-batches.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { listUnpublishable } from "~/shop/catalogue-editing/front/publishing.server";
import { placeProducts } from "~/shop/catalogue-editing/product/product-number.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { findBadBulkReduction } from "../bulk-changes/bulk-reductions.server";
import { type BulkRow, activated, statesOf, moveRows } from "../bulk-changes/change-rows.server";
import { findBulkProducts, setStates } from "../bulk-changes/selected-products.server";
import { matches } from "../bulk-changes/state-change";
import { findBulkChange, listBulkRows, type BulkChange } from "./change-list.server";

/**
 * Applies a drafted change, all of it or nothing: if one product no longer is as the preview
 * showed, the whole change is refused. Undefined when there is nothing to apply.
 */
export async function applyBulkChange(
  admin: Admin,
  id: string,
  db: Db = shopDatabase(),
): Promise<{ kind: "applied"; count: number } | { kind: "stale" } | undefined> {
  const rows = await listBulkRows(id, db);
  return inLongTransaction(db, async (trx) => {
    const change = await findBulkChange(id, new Date(), trx);
    if (!change || change.applied_at !== null) return undefined;
    for await (const some of inBatches(rows)) {
      const still = await filterMatching(some, "before", trx);
      if (still.length < some.length) return { kind: "stale" };
      const incomplete = await listUnpublishable(activated(some, "after"), trx);
      if (incomplete.length > 0 || (await findBad(some, "after", trx))) return { kind: "stale" };
    }
    for await (const some of inBatches(rows)) {
      const category = some[0]?.after.category_id;
      if (category) await moveRows(id, some, category, trx);
      else await setStates(statesOf(some, "after"), trx);
    }
    await mark(id, "applied_at", trx);
    await record(admin, "bulk-applied", change, { count: rows.length }, trx);
    return { kind: "applied", count: rows.length };
  });
}

/**
 * Undoes an applied change within 30 days. A product that changed since stays as it is now.
 * Undefined when there is nothing to undo.
 */
export async function undoBulkChange(
  admin: Admin,
  id: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<{ restored: number; skipped: number } | undefined> {
  const rows = await listBulkRows(id, db);
  return inLongTransaction(db, async (trx) => {
    const change = await findBulkChange(id, now, trx);
    if (!change?.canUndo) return undefined;
    let restored = 0;
    for await (const some of inBatches(rows)) {
      const matching = await filterMatching(some, "after", trx);
      // A product that may no longer be shown as it is stays hidden.
      const incomplete = await listUnpublishable(activated(matching, "before"), trx);
      const still = matching.filter(
        ({ product_id }) => !incomplete.some(({ id }) => id === product_id),
      );
      // A reduced price that is no lawful reduction any more does not come back either.
      for (let bad; (bad = await findBad(still, "before", trx));) {
        const { id: badId } = bad;
        still.splice(
          still.findIndex(({ product_id }) => product_id === badId),
          1,
        );
      }
      const places = still.flatMap(({ product_id, before: { category_id, number } }) =>
        category_id && number ? [{ product_id, category_id, number }] : [],
      );
      if (places.length > 0) await placeProducts(places, trx);
      else await setStates(statesOf(still, "before"), trx);
      restored += still.length;
    }
    await mark(id, "undone_at", trx);
    const counts = { restored, skipped: rows.length - restored };
    await record(admin, "bulk-undone", change, counts, trx);
    return counts;
  });
}

/** The rows whose products are as the change has them before, or after, it. */
async function filterMatching(rows: readonly BulkRow[], side: "before" | "after", trx: Db) {
  const ids = rows.map(({ product_id }) => product_id);
  const products = await findBulkProducts(ids, trx);
  return rows.filter((row) => matches(products.get(row.product_id), row[side]));
}

/** The first row with a side whose reduced price would be no lawful reduction. */
async function findBad(rows: readonly BulkRow[], side: "before" | "after", trx: Db) {
  const products = await findBulkProducts(
    rows.map(({ product_id }) => product_id),
    trx,
  );
  const asked = rows.flatMap((row) => {
    const product = products.get(row.product_id);
    return product ? [{ product, state: row[side] }] : [];
  });
  return findBadBulkReduction(asked, trx);
}

async function mark(id: string, column: "applied_at" | "undone_at", trx: Db): Promise<void> {
  await trx
    .updateTable("bulk_changes")
    .set({ [column]: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
}

async function record(
  admin: Admin,
  action: "bulk-applied" | "bulk-undone",
  { id, operation }: BulkChange,
  counts: Record<string, number>,
  trx: Db,
): Promise<void> {
  const after = { operation, ...counts };
  await recordAction({ admin, action, subject: "bulk", subjectId: id, before: null, after }, trx);
}
