import type { Kysely } from "kysely";

import { isOther, refusesOn } from "./on-both";

/**
 * Offers that staff write at the desk and send as a link: what else than lines and transport was agreed on, and
 * the request that an order at the desk was sent as.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quotes").addColumn("desk", "text").execute();
  await db.schema
    .alterTable("desk_orders")
    .addColumn("request_id", "text", (column) =>
      column.references("quote_requests.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("desk_orders_request_id")
    .on("desk_orders")
    .column("request_id")
    .execute();
  await refusesOn(db, {
    name: "quotes_fixed_at_the_desk",
    on: "before update of desk on quotes",
    when: `old.state <> 'draft' and (${isOther(["desk"])})`,
    message: "a quote that was sent does not change",
  });
}
