import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { readAfter, readBefore, readOperation } from "../bulk-changes/stored-change.server";
import type { BulkOperation } from "./operation";

/** For how long an applied change can be undone. */
const UNDO_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
const PAGE_SIZE = 50;

export interface BulkChange {
  id: string;
  operation: BulkOperation;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
  row_count: number;
  canUndo: boolean;
}

/** A change, applied or drafted, or undefined. */
export async function findBulkChange(
  id: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<BulkChange | undefined> {
  const row = await bulkChanges(db).where("id", "=", id).executeTakeFirst();
  return row && shown(row, now);
}

/** The applied changes, newest first; at most a hundred. */
export async function listBulkChanges(db: Db = shopDatabase()): Promise<BulkChange[]> {
  const rows = await bulkChanges(db)
    .where("applied_at", "is not", null)
    .orderBy("applied_at", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => shown(row, new Date()));
}

/** One page of a change's products, before and after, 50 a page. */
export async function listBulkPage(
  change: BulkChange,
  requestedPage: number,
  db: Db = shopDatabase(),
) {
  const pageCount = Math.max(1, Math.ceil(change.row_count / PAGE_SIZE));
  const page = Math.min(requestedPage, pageCount);
  const first = (page - 1) * PAGE_SIZE;
  const rows = await listBulkRows(change.id, db, { first, next: first + PAGE_SIZE });
  return { rows, page, pageCount };
}

/** The products of a change with their states, in the order of the preview; all or a range. */
export async function listBulkRows(id: string, db: Db, range?: { first: number; next: number }) {
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
    before: readBefore(before),
    after: readAfter(after),
  }));
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
    operation: readOperation(row.operation),
    canUndo: row.undone_at === null && age <= UNDO_DAYS * DAY,
  };
}
