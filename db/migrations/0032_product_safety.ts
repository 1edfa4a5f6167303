import { sql, type Kysely } from "kysely";

import { countEditsOf } from "./helpers";

const ofProducts = [
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
  "safety",
];
const ofOptions = [
  "name",
  "description",
  "surcharge_bani",
  "image_url",
  "status",
  "display_order",
  "emission",
];

/**
 * What the law wants to be seen of a product, as JSON like its specification, and how much
 * formaldehyde a decor gives off, which handles have no boards to do. Of products and decors of before nothing is known, which an empty
 * text says.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("safety", "text", (column) =>
      column
        .notNull()
        .defaultTo("{}")
        .check(sql`json_valid(safety)`),
    )
    .execute();
  await countEditsOf(db, "products", ofProducts);
  for (const table of ["materials", "handles"]) {
    await db.schema
      .alterTable(table)
      .addColumn("emission", "text", (column) =>
        column
          .notNull()
          .defaultTo("")
          .check(sql`emission in ('', 'E05', 'none')`),
      )
      .execute();
    await countEditsOf(db, table, ofOptions);
  }
}
