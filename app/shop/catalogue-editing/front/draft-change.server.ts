import { inBatches } from "~/platform/basics/in-batches.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findCategoryId } from "~/shop/catalogue-editing/front/product-details.server";
import { listUnpublishable } from "~/shop/catalogue-editing/front/publishing.server";
import type { ReductionRefusal } from "~/shop/catalogue/price-history";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import { findBadBulkReduction } from "../bulk-changes/bulk-reductions.server";
import { type DraftRow, saveDraft } from "../bulk-changes/save-draft.server";
import { findBulkProducts } from "../bulk-changes/selected-products.server";
import { changeOf } from "../bulk-changes/state-change";
import type { BulkOperation, BulkProduct, BulkState } from "./operation";

const DAY = 24 * 60 * 60 * 1000;
const HIGHEST_PRICE_BANI = 1_000_000_000;

export type DraftResult =
  | { kind: "drafted"; id: string }
  | { kind: "same" }
  | { kind: "unknown-category" }
  | { kind: "bad-price"; name: string }
  | { kind: "incomplete"; name: string }
  | { kind: "bad-reduction"; name: string; reason: ReductionRefusal };

/**
 * Drafts a change to many products without applying it: the state of each before and after. The draft is the preview;
 * applying it refuses the whole when one product is no longer as it showed. Refuses a price outside its limits, a
 * reduced price that is no lawful reduction, a product for sale that lacks what an open shop has to show, a category
 * that does not exist, and a change without effect.
 */
export async function draftBulkChange(
  admin: Admin,
  operation: BulkOperation,
  productIds: string[],
  db: Db = shopDatabase(),
): Promise<DraftResult> {
  const target =
    operation.kind === "category" ? await findTarget(operation.category, db) : undefined;
  if (operation.kind === "category" && !target) return { kind: "unknown-category" };
  const rows: DraftRow[] = [];
  for await (const ids of inBatches(productIds)) {
    const products = await findBulkProducts(ids, db);
    const reductions: { product: BulkProduct; state: BulkState }[] = [];
    for (const product_id of ids) {
      const product = products.get(product_id);
      const change = product && changeOf(product, operation, target);
      if (!change) continue;
      const { price_bani: price, regular_price_bani: regular } = change.after;
      const isPrice = (bani: number) => bani >= 1 && bani <= HIGHEST_PRICE_BANI;
      if ((price !== undefined && !isPrice(price)) || (regular && !isPrice(regular))) {
        return { kind: "bad-price", name: product.name };
      }
      reductions.push({ product, state: change.after });
      rows.push({ product_id, name: product.name, ...change });
    }
    const bad = await findBadBulkReduction(reductions, db);
    if (bad) return { kind: "bad-reduction", name: bad.name, reason: bad };
  }
  if (rows.length === 0) return { kind: "same" };
  if (operation.kind === "activate") {
    for await (const some of inBatches(rows)) {
      const ids = some.map(({ product_id }) => product_id);
      const [incomplete] = await listUnpublishable(ids, db);
      if (incomplete) return { kind: "incomplete", name: incomplete.name };
    }
  }
  return { kind: "drafted", id: await saveDraft(admin, operation, rows, db) };
}

/** Deletes drafts and uploaded files that nobody applied within a day. */
async function deleteStaleDrafts(now: Date = new Date(), db: Db = shopDatabase()): Promise<void> {
  const limit = new Date(now.getTime() - DAY).toISOString();
  await db
    .deleteFrom("bulk_changes")
    .where("applied_at", "is", null)
    .where("created_at", "<", limit)
    .execute();
  await db.deleteFrom("product_imports").where("created_at", "<", limit).execute();
}

async function findTarget(slug: string, db: Db) {
  const id = await findCategoryId(slug, db);
  if (!id) return undefined;
  return db
    .selectFrom("categories")
    .select(["id", "name"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    bulk_changes: "a day as a draft; an applied one always, as the log",
    product_imports: "a day",
  },
  cleanUp: deleteStaleDrafts,
} satisfies PersonalData;
