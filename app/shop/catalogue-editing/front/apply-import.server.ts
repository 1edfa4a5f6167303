import { inBatches } from "~/platform/basics/in-batches.server";
import { recordAction, recordActions, type Admin } from "~/platform/settings/audit-log.server";
import { replaceImages } from "~/shop/catalogue-editing/front/image-rows.server";
import { moveProducts } from "~/shop/catalogue-editing/product/product-number.server";
import {
  insertProducts,
  writeProducts,
} from "~/shop/catalogue-editing/product/product-rows.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import type { RowChange, SeenProduct } from "../bulk-changes/import-row.server";
import { listSeen, listCategoryIds } from "../bulk-changes/plan-import.server";
import { findImport, type FoundImport } from "./import-products.server";

type Applied = { added: number; changed: number; images: string[] };

/**
 * Applies a saved file, all of it or nothing, to the products as they are now. Refuses a file with
 * problems. Returns the addresses of pictures that the products no longer use.
 */
export async function applyImport(
  admin: Admin,
  id: string,
  db: Db = shopDatabase(),
): Promise<Applied | { refused: true } | undefined> {
  for (;;) {
    // Planning a large file takes as long as writing it, so it happens before the transaction and
    // others can write meanwhile.
    const found = await findImport(id, db);
    if (!found) return undefined;
    if (found.plan.problems.length > 0) return { refused: true };
    const applied = await inLongTransaction(db, (trx) => carryOut(admin, id, found, trx));
    if (applied) return applied;
  }
}

/** Undefined when something that the plan depends on has changed meanwhile. */
async function carryOut(
  admin: Admin,
  id: string,
  { file_name, seen, plan: { rows } }: FoundImport,
  trx: Db,
): Promise<Applied | undefined> {
  const present = await trx
    .selectFrom("product_imports")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!present || !(await isAsPlanned(rows, seen, trx))) return undefined;
  const images: string[] = [];
  for await (const some of inBatches(rows)) images.push(...(await writeRows(admin, some, trx)));
  const added = rows.filter((row) => row.isNew).length;
  const counts = { added, changed: rows.length - added };
  const after = { file: file_name, ...counts };
  await recordAction(
    { admin, action: "products-imported", subject: "import", subjectId: id, before: null, after },
    trx,
  );
  await trx.deleteFrom("product_imports").where("id", "=", id).execute();
  return { ...counts, images };
}

/** Whether products, stock and categories still allow the rows to be written. */
async function isAsPlanned(
  rows: RowChange[],
  seen: Map<string, SeenProduct>,
  trx: Db,
): Promise<boolean> {
  const categories = await listCategoryIds(trx);
  const now = await listSeen(
    rows.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
    trx,
  );
  return rows.every((row) => {
    const { id, isNew, details, stockChange } = row;
    if ((isNew || isChanged(row, "category")) && !categories.has(details.category)) return false;
    if (isNew) return true;
    const product = now.get(id);
    if (!product || product.version !== seen.get(id)?.version) return false;
    return product.stock + stockChange >= 0;
  });
}

/** Returns the addresses of pictures that the products no longer use. */
async function writeRows(admin: Admin, rows: readonly RowChange[], trx: Db): Promise<string[]> {
  const categories = await listCategoryIds(trx);
  const written: (RowChange & { id: string })[] = rows.filter((row) => !row.isNew);
  for (const [slug, category_id] of categories) {
    const here = rows.filter(({ details }) => details.category === slug);
    const added = here.filter(({ isNew }) => isNew);
    const ids = await insertProducts(
      added.map(({ details }) => details),
      category_id,
      trx,
    );
    written.push(...added.map((row, index) => ({ ...row, id: ids[index] ?? "" })));
    const moved = here.filter((row) => !row.isNew && isChanged(row, "category"));
    await moveProducts(
      moved.map(({ id }) => id),
      category_id,
      trx,
    );
  }
  await writeProducts(
    rows.filter(({ isNew }) => !isNew),
    trx,
  );
  await recordActions(
    written.map((row) => ({
      admin,
      action: row.isNew ? "product-added" : "product-changed",
      subject: "product",
      subjectId: row.id,
      before: row.isNew ? null : stateOf(row, "before"),
      after: stateOf(row, "after"),
    })),
    trx,
  );
  const pictured = written.filter((row) => isChanged(row, "images"));
  return replaceImages(
    pictured.map(({ id, images, details }) => ({ id, addresses: images, alt: details.name })),
    trx,
  );
}

function isChanged(row: RowChange, column: string): boolean {
  return row.changes.some((change) => change.column === column);
}

function stateOf(row: RowChange, side: "before" | "after"): Record<string, string> {
  return Object.fromEntries(row.changes.map((change) => [change.column, change[side]]));
}
