import { sql, type Kysely } from "kysely";

/**
 * The share of what is made to order that is paid first is an owner's setting, and an order keeps the one that
 * it was placed with. It was half until now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("advance_percent", "integer", (column) =>
      column
        .notNull()
        .defaultTo(50)
        .check(sql`advance_percent between 1 and 100`),
    )
    .execute();
}
