import { randomUUID } from "node:crypto";

import { inBatches } from "~/platform/basics/in-batches.server";
import type { Admin } from "~/platform/settings/audit-log.server";
import { rowsAs, type Db } from "~db/engine";

import type { BulkOperation, BulkState } from "../front/operation";

export interface DraftRow {
  product_id: string;
  name: string;
  before: BulkState;
  after: BulkState;
}

/** The rows are written in batches, because nobody can open the draft before its id is returned. */
export async function saveDraft(
  admin: Admin,
  operation: BulkOperation,
  rows: DraftRow[],
  db: Db,
): Promise<string> {
  const id = randomUUID();
  await db
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
  const columns = ["change_id", "display_order", "product_id", "name", "before", "after"] as const;
  const drafts = rows.map(({ before, after, ...row }, display_order) => ({
    change_id: id,
    display_order,
    ...row,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }));
  for await (const some of inBatches(drafts)) {
    await db
      .insertInto("bulk_change_rows")
      .columns(columns)
      .expression((eb) => eb.selectFrom(rowsAs("drafts", some, columns)).select(columns))
      .execute();
  }
  return id;
}
