import { sql, type Kysely } from "kysely";

import { countCatalogueChanges, strict } from "./helpers";

/**
 * Photographs of the planner's kinds in a decor, one for each kind and decor at most. They go with
 * their decor; where there is none, the usual picture is shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("decor_pictures")
    .addColumn("material_id", "text", (column) =>
      column.notNull().references("materials.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('wardrobe', 'bookcase', 'chest')`),
    )
    .addColumn("image_url", "text", (column) => column.notNull().check(sql`image_url <> ''`))
    .addColumn("is_sample", "integer", (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`is_sample in (0, 1)`),
    )
    .addPrimaryKeyConstraint("decor_pictures_one", ["material_id", "kind"])
    .modifyEnd(strict())
    .execute();
  await countCatalogueChanges(db, "decor_pictures");
}
