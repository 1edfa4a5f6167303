import { randomUUID } from "node:crypto";

import type { Language } from "~/platform/i18n/languages";
import { paths } from "~/platform/paths/paths";
import { translateRows, type Translated } from "~/platform/settings/content-translation.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PicturePlace } from "~db/schema";

import { designAddress } from "../works/work-start.server";

/** A picture of the gallery or of the page about us; as a finished work with its size in centimetres. */
export interface GalleryImage extends Translated {
  id: string;
  /** The picture's number in the address, which is never reused. */
  number: number;
  image_url: string;
  alt: string;
  category_slug: string | null;
  category_name: string | null;
  /** What stands below it; empty for nothing. */
  caption: string;
  width_cm: number | null;
  height_cm: number | null;
  depth_cm: number | null;
  /** Where a visitor who wants the same can start: a design or a piece of the catalogue; null if there is none. */
  start: { from: "design" | "piece"; to: string } | null;
  /** Whether the shop came with it, and nobody has made it. */
  isSample: boolean;
}

/** The pictures of a page in their order: all of them, or those of one active category. */
export async function listGalleryImages(
  { place = "gallery", category }: { place?: PicturePlace; category?: string | undefined },
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
    .leftJoin("products", (join) =>
      join
        .onRef("products.id", "=", "gallery_images.product_id")
        .on("products.status", "=", "active")
        .on("products.deleted_at", "is", null),
    )
    .leftJoin("categories as shelves", (join) =>
      join.onRef("shelves.id", "=", "products.category_id").on("shelves.status", "=", "active"),
    )
    .select([
      "gallery_images.id",
      "gallery_images.number",
      "gallery_images.image_url",
      "gallery_images.alt",
      "gallery_images.is_sample",
      "gallery_images.category_id",
      "categories.slug as category_slug",
      "categories.name as category_name",
    ])
    .select(["caption", "width_cm", "height_cm", "depth_cm", "design"])
    .select(["products.number as product_number", "shelves.slug as product_category"])
    .where("place", "=", place)
    .$if(category !== undefined, (query) => query.where("categories.slug", "=", category ?? ""))
    .orderBy("gallery_images.display_order")
    .orderBy("gallery_images.number")
    .execute();
  const named = await translateRows(
    rows,
    "gallery_image",
    { alt: "alt", caption: "caption" },
    byId,
    language,
    db,
  );
  const inCategories = await translateRows(
    named,
    "category",
    { category_name: "name" },
    (row) => row.category_id ?? "",
    language,
    db,
  );
  return inCategories.map(
    ({
      category_id: _category,
      design,
      product_number,
      product_category,
      is_sample,
      ...image
    }) => ({
      ...image,
      isSample: is_sample === 1,
      start: startOf(design, product_category, product_number),
    }),
  );
}

function startOf(
  design: string,
  category: string | null,
  number: number | null,
): GalleryImage["start"] {
  if (design !== "") return { from: "design", to: designAddress(design) };
  if (category === null || number === null) return null;
  return { from: "piece", to: paths.product(category, number) };
}

/** Adds a picture at the end of its page, as a rule the gallery, under the next number, which it returns. */
export async function addGalleryImage(
  image: {
    image_url: string;
    alt: string;
    category_id: string | null;
    place?: PicturePlace;
    is_sample?: 0 | 1;
  },
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
