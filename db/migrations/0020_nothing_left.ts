import type { Kysely } from "kysely";

import { doesOn, engineIn, run } from "./on-both";

/** As 0017, but of an order that was paid more than it comes to nothing is left. */
const leftOf = (row: string) =>
  `(case when ${row}.status <> 'cancelled' and ${row}.total_bani > ${row}.paid_bani + ${row}.reduced_bani
    then ${row}.total_bani - ${row}.paid_bani - ${row}.reduced_bani else 0 end)`;
const readLeft = (id: string) =>
  `left_bani = (select ${leftOf("orders")} from orders where orders.id = ${id})`;

/** What is left to pay of an order is never less than nothing, as pages say it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofNew = { name: "order_index_left_of_new", table: "order_index" };
  const ofChanged = { name: "order_index_left_of_changed", table: "orders" };
  for (const { name, table } of [ofNew, ofChanged]) {
    await run(
      db,
      ...(engineIn(db) === "postgres"
        ? [`drop trigger ${name} on ${table}`, `drop function ${name}()`]
        : [`drop trigger ${name}`]),
    );
  }
  await run(db, "update order_index set left_bani = 0 where left_bani < 0");
  await doesOn(db, {
    name: ofNew.name,
    on: `after insert on ${ofNew.table}`,
    statements: `update order_index set ${readLeft("new.order_id")} where id = new.id;`,
  });
  await doesOn(db, {
    name: ofChanged.name,
    on: `after update of status, total_bani, paid_bani, reduced_bani on ${ofChanged.table}`,
    statements: `update order_index set left_bani = ${leftOf("new")} where order_id = new.id;`,
  });
}
