import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/**
 * How long the workshop's queue is, which the delivery terms of what is made to order follow, and the
 * delivery dates that were moved after they were promised, each with its reason.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("workshop_queue")
    .addColumn("id", "integer", (column) =>
      column
        .primaryKey()
        .notNull()
        .check(sql`id = 1`),
    )
    .addColumn("minutes", "integer", (column) => column.notNull().check(sql`minutes >= 0`))
    .addColumn("days", "integer", (column) => column.notNull().check(sql`days between 0 and 365`))
    .addColumn("measured_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  // Pages show the days alone: measuring the same again leaves them as they are.
  for (const [change, when] of [
    ["insert", "true"],
    ["update", "new.days <> old.days"],
  ]) {
    await sql
      .raw(
        `create trigger version_of_workshop_queue_${change} after ${change} on workshop_queue
        when ${when} begin update catalogue_version set version = version + 1; end`,
      )
      .execute(db);
  }

  await db.schema
    .createTable("promise_changes")
    .addColumn("id", "integer", (column) => column.primaryKey().autoIncrement().notNull())
    .addColumn("order_id", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("promised_on", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("changed_by", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("promise_changes_order")
    .on("promise_changes")
    .column("order_id")
    .execute();
}
