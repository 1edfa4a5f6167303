import { randomUUID } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import { translateRows, type Translated } from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

export interface GalleryImage extends Translated {
  id: string;
  /** The picture's number in the address, which is never reused. */
  number: number;
  image_url: string;
  alt: string;
  category_slug: string | null;
  category_name: string | null;
}

/** The gallery in its order: all of it, or the pictures of one active category. */
export async function listGalleryImages(
  categorySlug: string | undefined,
  language: Language,
  db: Db = shopDatabase(),
): Promise<GalleryImage[]> {
  const rows = await db
    .selectFrom("gallery_images")
    .leftJoin("categories", (join) =>
      join
        .onRef("categories.id", "=", "gallery_images.category_id")
        .on("categories.status", "=", "active"),
    )
    .select([
      "gallery_images.id",
      "gallery_images.number",
      "gallery_images.image_url",
      "gallery_images.alt",
      "gallery_images.category_id",
      "categories.slug as category_slug",
      "categories.name as category_name",
    ])
    .$if(categorySlug !== undefined, (query) =>
      query.where("categories.slug", "=", categorySlug ?? ""),
    )
    .orderBy("gallery_images.display_order")
    .orderBy("gallery_images.number")
    .execute();
  const named = await translateRows(rows, "gallery_image", { alt: "alt" }, byId, language, db);
  const inCategories = await translateRows(
    named,
    "category",
    { category_name: "name" },
    (row) => row.category_id ?? "",
    language,
    db,
  );
  return inCategories.map(({ category_id: _category, ...image }) => image);
}

/** Adds a picture at the end of the gallery under the next number, which it returns. */
export async function addGalleryImage(
  image: { image_url: string; alt: string; category_id: string | null; is_sample?: 0 | 1 },
  db: Db = shopDatabase(),
): Promise<{ id: string; number: number }> {
  const last = await db
    .selectFrom("gallery_images")
    .select((eb) => [eb.fn.max("number").as("number"), eb.fn.max("display_order").as("order")])
    .executeTakeFirstOrThrow();
  const row = {
    id: randomUUID(),
    number: (last.number ?? 0) + 1,
    display_order: (last.order ?? 0) + 1,
    is_sample: 0 as const,
    created_at: new Date().toISOString(),
    ...image,
  };
  await db.insertInto("gallery_images").values(row).execute();
  return { id: row.id, number: row.number };
}

function byId({ id }: { id: string }): string {
  return id;
}
