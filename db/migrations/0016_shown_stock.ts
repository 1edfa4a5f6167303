import type { Kysely } from "kysely";

import { countedIn, doesOn, engineIn, run } from "./on-both";

/** Pages count three pieces; of more they say that there are some. */
const shown = (row: "old" | "new") =>
  `(case when ${row}.stock_quantity > 3 then 4 else ${row}.stock_quantity end)`;

/**
 * A piece that is sold out of many changes no page, so those in memory stay. Whatever else of a product is
 * edited counts up its version, with its stock or without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const name = "content_of_products_update";
  await run(db, `drop trigger ${name}${engineIn(db) === "postgres" ? " on products" : ""}`);
  await doesOn(db, {
    name,
    on: "after update on products",
    when: `old.stock_quantity = new.stock_quantity or ${shown("old")} <> ${shown("new")} or old.version <> new.version`,
    statements: countedIn(db, "content_version"),
  });
}
