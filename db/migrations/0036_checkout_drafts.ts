import type { Kysely } from "kysely";

import { strict } from "./helpers";

/** What a buyer typed at the checkout and has not ordered with yet, as JSON; one for each cart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("checkout_drafts")
    .addColumn("cart_id", "text", (column) =>
      column.primaryKey().notNull().references("carts.id").onDelete("cascade"),
    )
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("typed_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await db.schema
    .createIndex("checkout_drafts_typed")
    .on("checkout_drafts")
    .column("typed_at")
    .execute();
}
