import type { Kysely } from "kysely";

import { countEditsOn, endOfTable } from "./on-both";

/** How long an order took at each station; of who worked on it nothing is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("station_times")
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("station", "text", (column) => column.notNull())
    .addColumn("minutes", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("started_at", "text")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addPrimaryKeyConstraint("station_times_key", ["order_id", "station"])
    .modifyEnd(endOfTable(db))
    .execute();
  await countEditsOn(db, "station_times", ["minutes", "started_at"], {
    key: ["order_id", "station"],
  });
}
