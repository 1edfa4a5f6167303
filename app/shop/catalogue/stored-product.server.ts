import type { ExpressionBuilder } from "kysely";

import { sizeColumns } from "~/furniture/configurator/sizes";
import { z } from "~/platform/basics/zod";
import type { Database } from "~db/schema";
import { storedJson } from "~db/stored-json";

import { emissionClasses } from "./safety";

/** The columns from which `termOf` reads a product's terms. */
export const termColumns = [
  "products.delivery_from_days",
  "products.delivery_to_days",
  "products.made_from_days",
  "products.made_to_days",
] as const;

/** The columns from which `splitSizes` reads a product's own sizes. */
export const ownSizeColumns = sizeColumns.map((column) => `products.${column}` as const);

/** The columns for a card. */
export const cardColumns = [
  "products.id",
  "categories.slug as category_slug",
  "products.number",
  "products.name",
  "products.price_bani",
  "products.regular_price_bani",
  "products.material",
  "products.stock_quantity",
] as const;

/** The main picture of a product. */
export function primaryImage(eb: ExpressionBuilder<Database, "products">) {
  return eb
    .selectFrom("product_images")
    .whereRef("product_images.product_id", "=", "products.id")
    .orderBy("is_primary", "desc")
    .orderBy("display_order")
    .limit(1)
    .select("image_url")
    .as("image_url");
}

const text = z.string().default("");

/**
 * What a piece is made of, how large and in which colour it is, as staff wrote it in Romanian. `features`
 * are short lines.
 */
export const readSpecification = storedJson(
  "products.specification",
  z.object({
    material: text,
    dimensions: text,
    color: text,
    features: z.array(z.string()).default([]),
  }),
);

/** The safety texts of a product; those that its row does not have are empty, still to be written. */
export const readSafety = storedJson(
  "products.safety",
  z.object({
    identifier: text,
    manufacturerName: text,
    manufacturerAddress: text,
    manufacturerContact: text,
    importer: text,
    emission: z.enum(["", ...emissionClasses]).default(""),
    warnings: text,
    care: text,
  }),
);
