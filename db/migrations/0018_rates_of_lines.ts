import type { Kysely } from "kysely";

/** A line of an order may have a rate of VAT of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("order_lines").addColumn("vat_percent", "integer").execute();
}
