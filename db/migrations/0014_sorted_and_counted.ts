import type { Kysely } from "kysely";

import { asSorted } from "./customer-joins";
import { doesOn, run } from "./on-both";

/** Orders are sorted by name from the narrow rows of their index; pieces are counted by indexes of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("order_index")
    .addColumn("sort_name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const named = (id: string) =>
    `sort_name = (select ${asSorted("full_name")} from orders where orders.id = ${id})`;
  await run(
    db,
    `update order_index set ${named("order_index.order_id")}`,
    "create index order_index_name on order_index (sort_name)",
    "create index products_sample on products (id) where is_sample = 1",
    "create index products_in_category on products (category_id, is_sample) where deleted_at is null",
  );
  // Whose name is corrected leaves the index and is entered anew.
  await doesOn(db, {
    name: "order_index_named",
    on: "after insert on order_index",
    statements: `update order_index set ${named("new.order_id")} where id = new.id;`,
  });
}
