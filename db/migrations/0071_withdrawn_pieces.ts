import type { Kysely } from "kysely";

/** How many pieces of a line a statement withdraws from, and why another sum is given back for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("withdrawal_lines")
    .addColumn("declared_quantity", "integer")
    .execute();
  await db.schema
    .alterTable("withdrawals")
    .addColumn("amount_reason", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
