import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { MaterialFacet } from "~/shop/catalogue/material-facet";
import {
  ownSizeColumns,
  termColumns,
  readSafety,
  readSpecification,
} from "~/shop/catalogue/stored-product.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { type ProductDetails, inDetail } from "./product-details.server";

export interface EditableProduct extends ProductDetails {
  id: string;
  number: number;
  version: number;
}

/** A product for its form, active or not, or undefined. */
export async function findEditableProduct(
  id: string,
  db: Db = shopDatabase(),
): Promise<EditableProduct | undefined> {
  const row = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select([
      "products.id",
      "products.number",
      "products.version",
      "products.name",
      "categories.slug as category",
      "products.price_bani",
      "products.regular_price_bani",
      "products.description",
      "products.stock_quantity",
      "products.status",
      "products.material",
      "products.form",
      "products.specification",
      "products.safety",
      ...termColumns,
      ...ownSizeColumns,
    ])
    .where("products.id", "=", id)
    .where("products.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...inDetail(row),
    material: row.material as MaterialFacet | null,
    form: row.form as PieceShape,
    specification: readSpecification(row.specification),
    safety: readSafety(row.safety),
  };
}
