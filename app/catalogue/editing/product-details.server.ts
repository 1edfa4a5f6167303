import type { PieceShape } from "~/drawing/piece-design";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

import type { AuditedState } from "~/shop/audit-log.server";
import type { MaterialFacet } from "../product-filter";

/** The values of a product's form (spec §3). `category` is a slug; money in bani. */
export interface ProductDetails {
  name: string;
  category: string;
  price_bani: number;
  description: string;
  stock_quantity: number;
  status: "active" | "inactive";
  material: MaterialFacet | null;
  form: PieceShape;
  specification: { material: string; dimensions: string; color: string; features: string[] };
}

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
      "products.description",
      "products.stock_quantity",
      "products.status",
      "products.material",
      "products.form",
      "products.specification",
    ])
    .where("products.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    material: row.material as MaterialFacet | null,
    form: row.form as PieceShape,
    specification: JSON.parse(row.specification) as ProductDetails["specification"],
  };
}

/** The id of a category, active or not, by its slug. */
export async function findCategoryId(slug: string, db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", slug)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** A product's fields for the audit log. */
export function stateOf(details: ProductDetails): AuditedState {
  const { name, category, price_bani, stock_quantity, status, description, material, form } =
    details;
  return {
    name,
    category,
    price_bani,
    stock_quantity,
    status,
    description,
    material,
    form,
    specification: details.specification,
  };
}
