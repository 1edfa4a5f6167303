import type { Kysely } from "kysely";

import { countEditsOn, endOfTable } from "./on-both";

/** Who works in the workshop and when not, and which orders the office has put off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("workshop_people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("minutes", "text", (column) => column.notNull())
    .addColumn("is_active", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .modifyEnd(endOfTable(db))
    .execute();
  await countEditsOn(db, "workshop_people", ["name", "minutes", "is_active"]);
  await db.schema
    .createTable("workshop_absences")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person_id", "text", (column) =>
      column.references("workshop_people.id").onDelete("cascade"),
    )
    .addColumn("station", "text")
    .addColumn("from_day", "text", (column) => column.notNull())
    .addColumn("to_day", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createIndex("workshop_absences_person")
    .on("workshop_absences")
    .column("person_id")
    .execute();
  await db.schema
    .createTable("plan_moves")
    .addColumn("order_id", "text", (column) =>
      column.primaryKey().references("orders.id").onDelete("cascade"),
    )
    .addColumn("not_before", "text", (column) => column.notNull())
    .modifyEnd(endOfTable(db))
    .execute();
}
