import type { ExpressionBuilder } from "kysely";

import { inBatches } from "~/platform/basics/in-batches.server";
import { hideCategory } from "~/shop/catalogue-editing/front/delete-category.server";
import { hideForGood } from "~/shop/catalogue-editing/front/product-removal.server";
import { valuesOf, type Db } from "~db/engine";
import type { Database } from "~db/schema";

import { removeWeekWithin } from "./sample-week/remove-week.server";

/** The tables with sample data, in the order in which they can be deleted. */
export const tables = [
  "reviews",
  "gallery_images",
  "testimonials",
  "partners",
  "products",
  "decor_pictures",
] as const;

/** Rows that are removed at a time: a piece has words in several indexes, and takes with it all that hangs on it. */
const AT_ONCE = 20;

/** The same within somebody else's long transaction, who records it. */
export async function removeSamplesWithin(trx: Db): Promise<number> {
  let count = await removeWeekWithin(trx);
  count += await hideHeldSamples(trx);
  for (const table of tables) count += await removeRows(table, trx);
  count += await removeEmptyCategories(trx);
  // What is left of the sample data counts as the owner's from now on.
  for (const table of ["categories", "materials", "handles"] as const) {
    await trx.updateTable(table).set({ is_sample: 0 }).where("is_sample", "=", 1).execute();
  }
  return count;
}

/** Removes the sample rows of a table, some at a time. */
async function removeRows(table: (typeof tables)[number], trx: Db): Promise<number> {
  const key = table === "decor_pictures" ? "material_id" : "id";
  const rows = await trx
    .selectFrom(table as "products")
    .select(`${key as "id"} as key`)
    .where("is_sample", "=", 1)
    .execute();
  for await (const some of inBatches(rows, AT_ONCE)) {
    await trx
      .deleteFrom(table as "products")
      .where("is_sample", "=", 1)
      .where(key as "id", "in", valuesOf(some.map((row) => row.key)))
      .execute();
  }
  return rows.length;
}

/** Sample products in somebody's cart or list are hidden for good instead, so that their holders can be told. */
async function hideHeldSamples(trx: Db): Promise<number> {
  const rows = await trx
    .selectFrom("products")
    .select("id")
    .where("is_sample", "=", 1)
    .where((eb) =>
      eb.or(
        holders.map((table) =>
          eb.exists(
            eb
              .selectFrom(table)
              .select("product_id")
              .whereRef(`${table}.product_id`, "=", "products.id"),
          ),
        ),
      ),
    )
    .execute();
  for await (const some of inBatches(rows, AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    await hideForGood(ids, trx);
  }
  return rows.length;
}

/** The tables in which visitors keep products. */
const holders = ["cart_lines", "saved_items", "shared_designs", "stock_alerts"] as const;

/** Removes the sample categories without products; one whose products are hidden is hidden too. */
async function removeEmptyCategories(trx: Db): Promise<number> {
  const rows = await trx
    .selectFrom("categories")
    .select(["id", "slug"])
    .select((eb) => eb.exists(productsIn(eb)).as("isHeld"))
    .where("is_sample", "=", 1)
    .where((eb) => eb.not(eb.exists(productsIn(eb).where("products.deleted_at", "is", null))))
    .execute();
  for (const { id, slug, isHeld } of rows) {
    if (isHeld) await hideCategory({ id, slug }, trx);
    else await trx.deleteFrom("categories").where("id", "=", id).execute();
  }
  return rows.length;
}

function productsIn(eb: ExpressionBuilder<Database, "categories">) {
  return eb
    .selectFrom("products")
    .select("products.id")
    .whereRef("products.category_id", "=", "categories.id");
}
