import type { Kysely } from "kysely";

import { countEditsOn, engineIn, run } from "./on-both";

/** A picture may be a finished work, with its size and what one can start from, or belong to the page about us. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const trigger = "drop trigger row_version_of_gallery_images";
  await run(db, engineIn(db) === "postgres" ? `${trigger} on gallery_images` : trigger);
  const pictures = db.schema.alterTable("gallery_images");
  await pictures
    .addColumn("place", "text", (column) => column.notNull().defaultTo("gallery"))
    .execute();
  await pictures.addColumn("caption", "text", (column) => column.notNull().defaultTo("")).execute();
  for (const side of ["width_cm", "height_cm", "depth_cm"]) {
    await pictures.addColumn(side, "integer").execute();
  }
  await pictures.addColumn("design", "text", (column) => column.notNull().defaultTo("")).execute();
  await pictures
    .addColumn("product_id", "text", (column) =>
      column.references("products.id").onDelete("set null"),
    )
    .execute();
  await db.schema
    .createIndex("gallery_images_product")
    .on("gallery_images")
    .column("product_id")
    .execute();
  await countEditsOn(db, "gallery_images", [
    "category_id",
    "image_url",
    "alt",
    "display_order",
    "place",
    "caption",
    "width_cm",
    "height_cm",
    "depth_cm",
    "design",
    "product_id",
  ]);
}
