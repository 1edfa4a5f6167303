import { randomUUID } from "node:crypto";

import { columnsOfSizes, sizeColumns } from "~/furniture/configurator/sizes";
import { foldText, slugOf } from "~/platform/format/compare-texts";
import { rowsAs, type Db } from "~db/engine";

import type { ProductDetails } from "../front/product-details.server";
import { nextNumber } from "./product-number.server";

/** The columns that a product's form sets; stock is only changed by a difference. */
const written = [
  "name",
  "name_folded",
  "price_bani",
  "regular_price_bani",
  "description",
  "status",
  "material",
  "form",
  "specification",
  "delivery_from_days",
  "delivery_to_days",
  "made_from_days",
  "made_to_days",
  ...sizeColumns,
  "safety",
] as const;
const given = ["id", "category_id", "number", "slug", "is_sample", "created_at"] as const;

/**
 * Inserts products under the next numbers of their categories, with slugs from their names (spec
 * §5), in the caller's transaction. Returns their ids in the same order.
 */
export async function insertProducts(
  products: ProductDetails[],
  category_id: string,
  trx: Db,
): Promise<string[]> {
  const first = await nextNumber(category_id, trx);
  const created_at = new Date().toISOString();
  const rows = products.map((details, index) => ({
    id: randomUUID(),
    category_id,
    number: first + index,
    slug: slugOf(details.name),
    is_sample: 0 as const,
    created_at,
    stock_quantity: details.stock_quantity,
    ...columnsOf(details),
  }));
  const columns = [...given, ...written, "stock_quantity" as const];
  await trx
    .insertInto("products")
    .columns(columns)
    .expression((eb) => eb.selectFrom(rowsAs("fresh", rows, columns)).select(columns))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Updates products from forms or a file, in the caller's transaction. `stockChange`: pieces added
 * or removed. Stock is never set, so that pieces sold meanwhile stay sold.
 */
export async function writeProducts(
  products: { id: string; details: ProductDetails; stockChange: number }[],
  trx: Db,
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ id, details, stockChange }) => ({
    id,
    stock_change: stockChange,
    ...columnsOf(details),
  }));
  await trx
    .updateTable("products")
    .from(rowsAs("submitted", rows, ["id", "stock_change", ...written]))
    .set((eb) => ({
      ...Object.fromEntries(written.map((column) => [column, eb.ref(`submitted.${column}`)])),
      stock_quantity: eb("products.stock_quantity", "+", eb.ref("submitted.stock_change")),
      // Also if only stock or pictures differ, so that others who have the form open notice.
      version: eb("products.version", "+", 1),
    }))
    .whereRef("products.id", "=", "submitted.id")
    .execute();
}

function columnsOf({ specification, ...details }: ProductDetails) {
  return {
    name: details.name,
    name_folded: foldText(details.name),
    price_bani: details.price_bani,
    regular_price_bani: details.regular_price_bani,
    description: details.description,
    status: details.status,
    material: details.material,
    form: details.form,
    specification: JSON.stringify(specification),
    delivery_from_days: details.delivery?.from ?? null,
    delivery_to_days: details.delivery?.to ?? null,
    made_from_days: details.made?.from ?? null,
    made_to_days: details.made?.to ?? null,
    ...columnsOfSizes(details.sizes),
    safety: JSON.stringify(details.safety),
  };
}
