import { sql, type Kysely } from "kysely";

import { countCatalogueChanges, strict } from "./helpers";

/** Pictures that a law prescribes, byte for byte as their authority publishes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("official_pictures")
    .addColumn("name", "text", (column) =>
      column
        .primaryKey()
        .notNull()
        .check(sql`name in ('guarantee-notice', 'sal-pictogram')`),
    )
    .addColumn("content_type", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull().check(sql`width > 0`))
    .addColumn("height", "integer", (column) => column.notNull().check(sql`height > 0`))
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("bytes", "blob", (column) => column.notNull())
    .addColumn("uploaded_at", "text", (column) => column.notNull())
    .modifyEnd(strict())
    .execute();
  await countCatalogueChanges(db, "official_pictures");
}
