import { sql, type Kysely } from "kysely";

import { endOfTable } from "./on-both";

/**
 * Times that somebody keeps for some minutes until the mailed link makes an appointment of them. A hold
 * is no appointment: neither the desk nor a calendar nor a reminder sees it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("appointment_holds")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("form_token", "text", (column) => column.notNull().unique())
    .addColumn("team_id", "text", (column) =>
      column.notNull().references("teams.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('showroom', 'measuring', 'delivery')`),
    )
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .addColumn("order_id", "text", (column) => column.references("orders.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("county", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("asked_at", "text", (column) => column.notNull())
    .addColumn("held_until", "text", (column) => column.notNull())
    .addCheckConstraint("appointment_holds_times", sql`starts_at < ends_at`)
    .modifyEnd(endOfTable(db))
    .execute();
  await db.schema
    .createIndex("appointment_holds_held")
    .on("appointment_holds")
    .column("held_until")
    .execute();
}
