import { sql, type Kysely } from "kysely";

import { countEditsOf } from "./helpers";

/** The usual bounds, in cm, which stand where a product has none of its own. */
const usual = { width: [50, 300], height: [50, 300], depth: [30, 100] } as const;

const edited = [
  "category_id",
  "name",
  "slug",
  "price_bani",
  "regular_price_bani",
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

/**
 * Where a product's customiser starts, and the smallest and the largest that is made, in whole cm. For
 * products of before nothing changes: all are null, which stands for the usual.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns: string[] = [];
  for (const [name, [least, most]] of Object.entries(usual)) {
    const [min, max, start] = ["min", "max", "start"].map((bound) => `${name}_${bound}_cm`);
    const [low, high] = [sql.ref(min!), sql.ref(max!)];
    const lowest = sql`coalesce(${low}, ${sql.lit(least)})`;
    const highest = sql`coalesce(${high}, ${sql.lit(most)})`;
    for (const [column, rule] of [
      [min!, sql`1`],
      [max!, sql`${lowest} <= ${highest}`],
      [start!, sql`${sql.ref(start!)} between ${lowest} and ${highest}`],
    ] as const) {
      const own = sql.ref(column);
      await db.schema
        .alterTable("products")
        .addColumn(column, "integer", (one) =>
          one.check(
            sql`(${own} is null or (${own} between 10 and 500 and ${own} % 5 = 0)) and ${rule}`,
          ),
        )
        .execute();
      columns.push(column);
    }
  }
  await countEditsOf(db, "products", [...edited, ...columns]);
}
