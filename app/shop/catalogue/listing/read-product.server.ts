import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import { termColumns, ownSizeColumns, cardColumns, primaryImage } from "../stored-product.server";

export const readProduct = compiledQuery((db, of: { categorySlug: string; number: number }) =>
  activeProducts(db)
    .select(cardColumns)
    .select(primaryImage)
    .select([
      "products.description",
      "products.specification",
      "products.form",
      ...termColumns,
      ...ownSizeColumns,
      "products.safety",
      "products.category_id",
      "categories.name as category_name",
    ])
    .where("categories.slug", "=", of.categorySlug)
    .where("products.number", "=", of.number),
);

export const readImages = compiledQuery((db, { id }: { id: string }) =>
  db
    .selectFrom("product_images")
    .select(["id", "image_url", "alt"])
    .where("product_id", "=", id)
    .orderBy("is_primary", "desc")
    .orderBy("display_order"),
);

export function activeProducts(db: Db) {
  return db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .where("products.status", "=", "active")
    .where("categories.status", "=", "active");
}
