import { sql, type Kysely } from "kysely";

import { countEditsOf } from "./helpers";

/** What the back office edits of a product, the two terms among it. */
const edited = [
  "category_id",
  "name",
  "slug",
  "price_bani",
  "description",
  "status",
  "material",
  "specification",
  "form",
  "delivery_from_days",
  "delivery_to_days",
  "made_from_days",
  "made_to_days",
];

/**
 * In how many days a product is delivered, ready-made and made to order, and what was promised with
 * each line of an order. Products of before have the law's term, for which both columns are null;
 * lines of before were promised none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTerm("products", "delivery", db);
  await addTerm("products", "made", db);
  await addTerm("order_lines", "delivery", db);
  await countEditsOf(db, "products", edited);
}

async function addTerm(table: string, name: string, db: Kysely<unknown>): Promise<void> {
  const [from, to] = [sql.ref(`${name}_from_days`), sql.ref(`${name}_to_days`)];
  await db.schema
    .alterTable(table)
    .addColumn(`${name}_from_days`, "integer", (column) => column.check(sql`${from} >= 0`))
    .execute();
  await db.schema
    .alterTable(table)
    .addColumn(`${name}_to_days`, "integer", (column) =>
      column.check(
        sql`(${from} is null) = (${to} is null) and (${to} is null or (${to} >= ${from} and ${to} between 1 and 365))`,
      ),
    )
    .execute();
}
