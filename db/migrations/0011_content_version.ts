import { sql, type Kysely } from "kysely";

import { countChanges, strict } from "./helpers";

/**
 * What pages that are the same for every visitor show besides the catalogue, which has a number of
 * its own. Stock is among it: who buys the last piece changes a page.
 */
const shown = [
  "products",
  "moved_products",
  "renamed_categories",
  "reviews",
  "gallery_images",
  "page_versions",
  "testimonials",
  "partners",
];

/** A number that changes with every change of these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("content_version")
    .addColumn("version", "integer", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await sql`insert into content_version (version) values (1)`.execute(db);
  for (const table of shown) await countChanges(db, table);
}
