import type { Kysely } from "kysely";

/** A delivery of a supplier's can be told from others of its order, and taken back with what it changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["delivery", "cost_before", "price_before"]) {
    await db.schema.alterTable("stock_moves").addColumn(column, "integer").execute();
  }
}
