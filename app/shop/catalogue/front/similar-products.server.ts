import { sql } from "kysely";

import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import { cards, named } from "../listing/card-rows.server";
import type { Product, ProductCard } from "../product.server";

/** Spec §9: similar products shown. */
const SIMILAR = 4;

/** Up to four other products of the category, nearest in price first (spec §9). */
export async function listSimilarProducts(
  { id, category_slug, price_bani }: Place,
  language: Language,
  db: Db = shopDatabase(),
): Promise<ProductCard[]> {
  const products = await readSimilar({ id, category_slug, price_bani }, db);
  return named(products, language, db);
}

type Place = Pick<Product, "id" | "category_slug" | "price_bani">;

const readSimilar = compiledQuery((db, { id, category_slug, price_bani }: Place) => {
  const nearest = (side: ">=" | "<") =>
    db
      .selectFrom("listings")
      .select("listings.id")
      .where("is_listed", "=", 1)
      .where("category_id", "=", (eb) =>
        eb.selectFrom("categories").select("categories.id").where("slug", "=", category_slug),
      )
      .where("price_bani", side, price_bani)
      .where("product_id", "!=", id)
      .orderBy("price_bani", side === "<" ? "desc" : "asc")
      .limit(SIMILAR);
  return cards(db)
    .where((eb) =>
      eb.or([eb("listings.id", "in", nearest(">=")), eb("listings.id", "in", nearest("<"))]),
    )
    .orderBy(sql`abs(products.price_bani - ${price_bani})`)
    .orderBy("products.number")
    .limit(SIMILAR);
});
