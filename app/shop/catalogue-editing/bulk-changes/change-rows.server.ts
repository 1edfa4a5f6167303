import { moveProducts } from "~/shop/catalogue-editing/product/product-number.server";
import { rowsAs, type Db } from "~db/engine";

import type { listBulkRows } from "../front/change-list.server";
import type { BulkState } from "../front/operation";

export type BulkRow = Awaited<ReturnType<typeof listBulkRows>>[number];

/** The products that a side of a change puts on sale. */
export function activated(rows: readonly BulkRow[], side: "before" | "after"): string[] {
  return rows.filter((row) => row[side].status === "active").map((row) => row.product_id);
}

/** The state that each product has on a side of a change. */
export function statesOf(
  rows: readonly BulkRow[],
  side: "before" | "after",
): { product_id: string; state: BulkState }[] {
  return rows.map((row) => ({ product_id: row.product_id, state: row[side] }));
}

/** Numbers are assigned only when the change is applied, and undoing needs them. */
export async function moveRows(
  id: string,
  rows: readonly BulkRow[],
  categoryId: string,
  trx: Db,
): Promise<void> {
  const ids = rows.map(({ product_id }) => product_id);
  const places = await moveProducts(ids, categoryId, trx);
  const moved = rows.map(({ display_order, after }, index) => ({
    change_id: id,
    display_order,
    after: JSON.stringify({ ...after, number: places[index]?.number }),
  }));
  await trx
    .updateTable("bulk_change_rows")
    .from(rowsAs("moved", moved, ["change_id", "display_order", "after"]))
    .set((eb) => ({ after: eb.ref("moved.after") }))
    // The whole key is named, because with a part of it SQLite would scan all rows of the change
    // for each product.
    .whereRef("bulk_change_rows.change_id", "=", "moved.change_id")
    .whereRef("bulk_change_rows.display_order", "=", "moved.display_order")
    .execute();
}
