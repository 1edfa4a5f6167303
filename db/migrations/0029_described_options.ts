import type { Kysely } from "kysely";

/**
 * What a material or a handle is, in a sentence, and a picture for a testimonial and for a partner
 * (spec §3). A shop of before has none of them until it writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["materials", "handles"]) {
    await db.schema
      .alterTable(table)
      .addColumn("description", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  for (const table of ["testimonials", "partners"]) {
    await db.schema.alterTable(table).addColumn("image_url", "text").execute();
  }
}
