import type { Language } from "~/platform/i18n/languages";
import { translateRows } from "~/platform/settings/content-translation.server";
import { compiledQuery } from "~db/compiled-query";
import { idsAs, type Db } from "~db/engine";

import { withLowest } from "../price-history.server";
import { cardColumns, primaryImage } from "../stored-product.server";

/** The cards of listings, each joined to its product. */
export function cards(db: Db) {
  return db
    .selectFrom("listings")
    .innerJoin("products", "products.id", "listings.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(cardColumns)
    .select(primaryImage);
}

/** The cards of these listings, in their order. */
export const readCards = compiledQuery((db, { ids }: { ids: string }) =>
  cards(db)
    .innerJoin(idsAs<number, "wanted">("wanted", ids, "number"), "wanted.id", "listings.id")
    .orderBy("wanted.place"),
);

/** Products with their names in a language, and the price that a reduction is compared with. */
export async function named<Row extends CardRow>(rows: Row[], language: Language, db: Db) {
  const priced = await withLowest(rows, db);
  return translateRows(priced, "product", { name: "name" }, ({ id }) => id, language, db);
}

interface CardRow {
  id: string;
  name: string;
  price_bani: number;
  regular_price_bani: number | null;
}
