import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findProduct, type Product } from "../product.server";

/** The active products of a shape, the cheapest first, at most so many. */
export async function findPiecesOfKind(
  shape: PieceShape,
  most: number,
  language: Language,
  db: Db = shopDatabase(),
): Promise<Product[]> {
  const rows = await db
    .selectFrom("listings")
    .innerJoin("products", "products.id", "listings.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["categories.slug", "products.number"])
    .where("listings.is_listed", "=", 1)
    .where("listings.form", "=", shape)
    .orderBy("products.price_bani")
    .orderBy("products.id")
    .limit(most)
    .execute();
  const found = await Promise.all(
    rows.map(({ slug, number }) => findProduct(slug, number, language, db)),
  );
  return found.filter((product) => product !== undefined);
}
