import type { Kysely } from "kysely";

import { doesOn, run } from "./on-both";

const leftOf = (row: string) =>
  `(case when ${row}.status = 'cancelled' then 0 else ${row}.total_bani - ${row}.paid_bani - ${row}.reduced_bani end)`;
const readLeft = (id: string) =>
  `left_bani = (select ${leftOf("orders")} from orders where orders.id = ${id})`;

/** Orders are sorted by what is left to pay, and by what they come to, from indexes of their narrow rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("order_index")
    .addColumn("left_bani", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await run(
    db,
    `update order_index set ${readLeft("order_index.order_id")}`,
    "create index order_index_left on order_index (left_bani, id)",
    "create index order_index_total on order_index (total_bani, id)",
  );
  await doesOn(db, {
    name: "order_index_left_of_new",
    on: "after insert on order_index",
    statements: `update order_index set ${readLeft("new.order_id")} where id = new.id;`,
  });
  await doesOn(db, {
    name: "order_index_left_of_changed",
    on: "after update of status, total_bani, paid_bani, reduced_bani on orders",
    statements: `update order_index set left_bani = ${leftOf("new")} where order_id = new.id;`,
  });
}
