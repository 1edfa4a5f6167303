import { sql, type Kysely } from "kysely";

import { strict } from "./helpers";

/** How often pages were looked at, pieces designed, put into carts and ordered: numbers, and nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("figures")
    .addColumn("day", "text", (column) =>
      column.notNull().check(sql`day glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'`),
    )
    .addColumn("kind", "text", (column) => column.notNull().check(sql`length(kind) <= 30`))
    .addColumn("language", "text", (column) => column.notNull().check(sql`length(language) = 2`))
    .addColumn("step", "text", (column) =>
      column.notNull().check(sql`step in ('view', 'design', 'cart', 'order')`),
    )
    .addColumn("count", "integer", (column) => column.notNull().check(sql`count > 0`))
    .addPrimaryKeyConstraint("figures_key", ["day", "kind", "language", "step"])
    .modifyEnd(strict())
    .execute();
}
