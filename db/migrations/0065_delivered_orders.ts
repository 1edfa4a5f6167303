import { sql, type Kysely } from "kysely";

/** Finds the orders delivered in a period without reading the history of all others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("order_history_delivered")
    .on("order_history")
    .column("changed_at")
    .where(sql.ref("status"), "=", sql.lit("delivered"))
    .execute();
}
