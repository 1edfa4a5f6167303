import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { recordAction, type Admin } from "./journal.server";
import { findCategoryId, moveBack, moveProduct } from "./product-changes.server";

/** How long an applied change can be taken back. */
const UNDO_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 50;
const HIGHEST_PRICE_BANI = 1_000_000_000;

export const bulkOperations = [
  "activate",
  "deactivate",
  "price-percent",
  "price-amount",
  "category",
] as const;

/** What is done to each product; percent as a number, money in bani, a category by its slug. */
export type BulkOperation =
  | { kind: "activate" }
  | { kind: "deactivate" }
  | { kind: "price-percent"; percent: number }
  | { kind: "price-amount"; bani: number }
  | { kind: "category"; category: string };

/** What of a product a change touches. */
export interface BulkState {
  price_bani?: number;
  status?: "active" | "inactive";
  category_id?: string;
  category_name?: string;
  number?: number;
}

export interface BulkChange {
  id: string;
  operation: BulkOperation;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
  row_count: number;
  canUndo: boolean;
}

export type DraftResult =
  | { kind: "drafted"; id: string }
  | { kind: "same" }
  | { kind: "unknown-category" }
  | { kind: "bad-price"; name: string };

/**
 * Notes a change to many products without making it: what each of them is now and what it would
 * be. Refuses a price outside its limits, a category that does not exist, a change that changes
 * nothing.
 */
export async function draftBulkChange(
  admin: Admin,
  operation: BulkOperation,
  productIds: string[],
  db: Db = shopDatabase(),
): Promise<DraftResult> {
  return db.transaction().execute(async (trx) => {
    const target =
      operation.kind === "category" ? await findTarget(operation.category, trx) : undefined;
    if (operation.kind === "category" && !target) return { kind: "unknown-category" };
    const rows = [];
    for (const productId of productIds) {
      const product = await findProductRow(productId, trx);
      if (!product) continue;
      const change = changeOf(product, operation, target);
      if (!change) continue;
      const price = change.after.price_bani;
      if (price !== undefined && (price < 1 || price > HIGHEST_PRICE_BANI)) {
        return { kind: "bad-price", name: product.name };
      }
      rows.push({ product_id: productId, name: product.name, ...change });
    }
    if (rows.length === 0) return { kind: "same" };
    const id = randomUUID();
    await trx
      .insertInto("bulk_changes")
      .values({
        id,
        admin_id: admin.id,
        operation: JSON.stringify(operation),
        created_at: new Date().toISOString(),
        applied_at: null,
        undone_at: null,
      })
      .execute();
    for (const [index, { before, after, ...row }] of rows.entries()) {
      await trx
        .insertInto("bulk_change_rows")
        .values({
          change_id: id,
          display_order: index,
          ...row,
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        })
        .execute();
    }
    return { kind: "drafted", id };
  });
}

/**
 * Makes a change that was noted, all of it or nothing: a product that is not what the preview
 * showed refuses the whole. Undefined when there is nothing to apply.
 */
export async function applyBulkChange(
  admin: Admin,
  id: string,
  db: Db = shopDatabase(),
): Promise<{ kind: "applied"; count: number } | { kind: "stale" } | undefined> {
  return db.transaction().execute(async (trx) => {
    const change = await findBulkChange(id, new Date(), trx);
    if (!change || change.applied_at !== null) return undefined;
    const rows = await readRows(id, trx);
    for (const row of rows) {
      if (!matches(await findProductRow(row.product_id, trx), row.before)) return { kind: "stale" };
    }
    for (const row of rows) {
      if (row.after.category_id) {
        await moveProduct(row.product_id, row.after.category_id, trx);
        const moved = await findProductRow(row.product_id, trx);
        // The number is given only now, and undoing must know it.
        await trx
          .updateTable("bulk_change_rows")
          .set({ after: JSON.stringify({ ...row.after, number: moved?.number }) })
          .where("change_id", "=", id)
          .where("display_order", "=", row.display_order)
          .execute();
      } else await setState(row.product_id, row.after, trx);
    }
    await mark(id, "applied_at", trx);
    await record(admin, "bulk-applied", change, { count: rows.length }, trx);
    return { kind: "applied", count: rows.length };
  });
}

/**
 * Takes an applied change back, within 30 days. A product that changed since stays as it is now.
 * Undefined when there is nothing to take back.
 */
export async function undoBulkChange(
  admin: Admin,
  id: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<{ restored: number; skipped: number } | undefined> {
  return db.transaction().execute(async (trx) => {
    const change = await findBulkChange(id, now, trx);
    if (!change?.canUndo) return undefined;
    const rows = await readRows(id, trx);
    let restored = 0;
    for (const { product_id, before, after } of rows) {
      if (!matches(await findProductRow(product_id, trx), after)) continue;
      if (before.category_id && before.number) {
        await moveBack(product_id, { category_id: before.category_id, number: before.number }, trx);
      } else await setState(product_id, before, trx);
      restored += 1;
    }
    await mark(id, "undone_at", trx);
    const counts = { restored, skipped: rows.length - restored };
    await record(admin, "bulk-undone", change, counts, trx);
    return counts;
  });
}

/** A change, applied or only noted, or undefined. */
export async function findBulkChange(
  id: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<BulkChange | undefined> {
  const row = await bulkChanges(db).where("id", "=", id).executeTakeFirst();
  return row && shown(row, now);
}

/** The applied changes, the last one first; at most a hundred. */
export async function listBulkChanges(db: Db = shopDatabase()): Promise<BulkChange[]> {
  const rows = await bulkChanges(db)
    .where("applied_at", "is not", null)
    .orderBy("applied_at", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => shown(row, new Date()));
}

/** One page of a change's products, before and after, 50 a page. */
export async function listBulkRows(change: BulkChange, asked: number, db: Db = shopDatabase()) {
  const pageCount = Math.max(1, Math.ceil(change.row_count / PAGE_SIZE));
  const page = Math.min(asked, pageCount);
  const first = (page - 1) * PAGE_SIZE;
  const rows = await readRows(change.id, db, { first, next: first + PAGE_SIZE });
  return { rows, page, pageCount };
}

/** Forgets the changes and the uploaded files that nobody applied within a day. */
export async function deleteStaleDrafts(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const limit = new Date(now.getTime() - DAY).toISOString();
  await db
    .deleteFrom("bulk_changes")
    .where("applied_at", "is", null)
    .where("created_at", "<", limit)
    .execute();
  await db.deleteFrom("product_imports").where("created_at", "<", limit).execute();
}

function bulkChanges(db: Db) {
  return db.selectFrom("bulk_changes").select((eb) => [
    "id",
    "operation",
    "created_at",
    "applied_at",
    "undone_at",
    eb
      .selectFrom("bulk_change_rows")
      .select((inner) => inner.fn.countAll<number>().as("count"))
      .whereRef("bulk_change_rows.change_id", "=", "bulk_changes.id")
      .as("row_count"),
  ]);
}

type BulkChangeRow = Omit<BulkChange, "operation" | "canUndo" | "row_count"> & {
  operation: string;
  row_count: number | null;
};

function shown(row: BulkChangeRow, now: Date): BulkChange {
  const age = row.applied_at === null ? Infinity : now.getTime() - Date.parse(row.applied_at);
  return {
    ...row,
    row_count: row.row_count ?? 0,
    operation: JSON.parse(row.operation) as BulkOperation,
    canUndo: row.undone_at === null && age <= UNDO_DAYS * DAY,
  };
}

type ProductRow = NonNullable<Awaited<ReturnType<typeof findProductRow>>>;

async function findProductRow(id: string, db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select([
      "products.name",
      "products.price_bani",
      "products.status",
      "products.category_id",
      "products.number",
      "categories.name as category_name",
    ])
    .where("products.id", "=", id)
    .executeTakeFirst();
}

/** A product's part of an operation, or undefined when it is as wished already. */
function changeOf(
  product: ProductRow,
  operation: BulkOperation,
  target: { id: string; name: string } | undefined,
): { before: BulkState; after: BulkState } | undefined {
  if (operation.kind === "category") {
    if (!target || product.category_id === target.id) return undefined;
    const { category_id, category_name, number } = product;
    const after = { category_id: target.id, category_name: target.name };
    return { before: { category_id, category_name, number }, after };
  }
  if (operation.kind === "activate" || operation.kind === "deactivate") {
    const status = operation.kind === "activate" ? "active" : "inactive";
    if (product.status === status) return undefined;
    return { before: { status: product.status }, after: { status } };
  }
  const price_bani =
    operation.kind === "price-percent"
      ? Math.round(product.price_bani * (1 + operation.percent / 100))
      : product.price_bani + operation.bani;
  if (price_bani === product.price_bani) return undefined;
  return { before: { price_bani: product.price_bani }, after: { price_bani } };
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

/** Whether a product is what a row says, as far as the row says anything. */
function matches(product: ProductRow | undefined, state: BulkState): boolean {
  if (!product) return false;
  const { price_bani, status, category_id, number } = state;
  return (
    (price_bani === undefined || price_bani === product.price_bani) &&
    (status === undefined || status === product.status) &&
    (category_id === undefined || category_id === product.category_id) &&
    (number === undefined || number === product.number)
  );
}

async function setState(id: string, { price_bani, status }: BulkState, trx: Db): Promise<void> {
  const columns = {
    ...(price_bani === undefined ? {} : { price_bani }),
    ...(status === undefined ? {} : { status }),
  };
  await trx.updateTable("products").set(columns).where("id", "=", id).execute();
}

async function readRows(id: string, db: Db, range?: { first: number; next: number }) {
  const rows = await db
    .selectFrom("bulk_change_rows")
    .select(["display_order", "product_id", "name", "before", "after"])
    .where("change_id", "=", id)
    .$if(range !== undefined, (query) =>
      query
        .where("display_order", ">=", range?.first ?? 0)
        .where("display_order", "<", range?.next ?? 0),
    )
    .orderBy("display_order")
    .execute();
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before) as BulkState,
    after: JSON.parse(after) as BulkState,
  }));
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
