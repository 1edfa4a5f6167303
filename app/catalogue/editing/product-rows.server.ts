import { randomUUID } from "node:crypto";

import { foldText } from "~/format/fold";
import type { Db } from "~db/sqlite/engine";
import { rowsAs } from "~db/sqlite/json-rows";

import { nextNumber } from "./product-number.server";
import type { ProductDetails } from "./product-details.server";
import { slugOf } from "~/format/slug";

/** The columns of a product that its form fills; stock it only changes. */
const written = [
  "name",
  "name_folded",
  "price_bani",
  "description",
  "status",
  "material",
  "form",
  "specification",
] as const;
const given = ["id", "category_id", "number", "slug", "is_sample", "created_at"] as const;

/**
 * Adds products' rows under their category's next numbers, with the slugs of their names (spec §5);
 * in the transaction of its caller. Returns their ids in the same order.
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
 * Writes what forms or a file say about products; in the transaction of its caller. `stockChange`:
 * pieces that come or go. What was sold meanwhile stays sold, so stock is never set.
 */
export async function writeProducts(
  products: { id: string; details: ProductDetails; stockChange: number }[],
  trx: Db,
): Promise<void> {
  const rows = products.map(({ id, details, stockChange }) => ({
    id,
    stock_change: stockChange,
    ...columnsOf(details),
  }));
  await trx
    .updateTable("products")
    .from(rowsAs("said", rows, ["id", "stock_change", ...written]))
    .set((eb) => ({
      ...Object.fromEntries(written.map((column) => [column, eb.ref(`said.${column}`)])),
      stock_quantity: eb("products.stock_quantity", "+", eb.ref("said.stock_change")),
      // Also where only stock or pictures are other ones: who has the form open is told.
      version: eb("products.version", "+", 1),
    }))
    .whereRef("products.id", "=", "said.id")
    .execute();
}

function columnsOf({ specification, ...details }: ProductDetails) {
  return {
    name: details.name,
    name_folded: foldText(details.name),
    price_bani: details.price_bani,
    description: details.description,
    status: details.status,
    material: details.material,
    form: details.form,
    specification: JSON.stringify(specification),
  };
}
