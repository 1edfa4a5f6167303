import type { Kysely } from "kysely";

/**
 * Who compared the niches of a kitchen with the sheets of its appliances, when, and for which design, as text: a line
 * whose design is another since is not compared.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lines = db.schema.alterTable("order_lines");
  for (const column of ["niches_confirmed_at", "niches_confirmed_by", "niches_confirmed_for"]) {
    await lines.addColumn(column, "text").execute();
  }
}
