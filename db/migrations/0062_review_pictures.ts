import { sql, type Kysely } from "kysely";

import { countChangesWhere, strict } from "./helpers";

/**
 * A buyer's pictures of a piece, which go with their review, and the languages in which reviews and the
 * workshop's replies are written. Reviews from before were read as Romanian.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("review_pictures")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("review_id", "text", (column) =>
      column.notNull().references("reviews.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) =>
      column.notNull().check(sql`position between 0 and 2`),
    )
    .addColumn("bytes", "blob", (column) => column.notNull())
    .addColumn("thumbnail", "blob")
    .addUniqueConstraint("review_pictures_position", ["review_id", "position"])
    .modifyEnd(strict())
    .execute();
  await countChangesWhere(
    db,
    "review_pictures",
    (row) => `exists (select 1 from reviews where id = ${row}.review_id
      and approved_at is not null)`,
  );
  for (const column of ["language", "answer_language"]) {
    await db.schema
      .alterTable("reviews")
      .addColumn(column, "text", (added) => added.notNull().defaultTo("ro"))
      .execute();
  }
}
