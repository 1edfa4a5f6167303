import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

import { recordAction, type Admin } from "./journal.server";
import { moveProducts } from "./product-address.server";
import {
  findCategoryId,
  findEditableProduct,
  stateOf,
  type ProductDetails,
} from "./product-details.server";
import { insertProducts, writeProducts } from "./product-rows.server";

export type SaveProductResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown-category" }
  | { kind: "unknown-product" }
  | { kind: "not-saved" };

/**
 * Adds a product under its category's next number, with the slug of its name (spec §5). Refuses a
 * category that does not exist, and a database that cannot be written.
 */
export async function addProduct(
  admin: Admin,
  details: ProductDetails,
  db: Db = shopDatabase(),
): Promise<SaveProductResult> {
  return write(db, async (trx) => {
    const categoryId = await findCategoryId(details.category, trx);
    if (!categoryId) return { kind: "unknown-category" };
    const [id = ""] = await insertProducts([details], categoryId, trx);
    const after = stateOf(details);
    await recordAction(
      { admin, action: "product-added", subject: "product", subjectId: id, before: null, after },
      trx,
    );
    return { kind: "saved", id };
  });
}

/**
 * Changes a product. Another category gives it that category's next number and leaves a forwarding
 * note at the old address. The slug stays as it was at creation. Refuses as `addProduct`.
 */
export async function changeProduct(
  admin: Admin,
  id: string,
  details: ProductDetails,
  db: Db = shopDatabase(),
): Promise<SaveProductResult> {
  return write(db, async (trx) => {
    const before = await findEditableProduct(id, trx);
    if (!before) return { kind: "unknown-product" };
    const categoryId = await findCategoryId(details.category, trx);
    if (!categoryId) return { kind: "unknown-category" };
    if (details.category !== before.category) await moveProducts([id], categoryId, trx);
    await writeProducts([{ id, details }], trx);
    await recordAction(
      {
        admin,
        action: "product-changed",
        subject: "product",
        subjectId: id,
        before: stateOf(before),
        after: stateOf(details),
      },
      trx,
    );
    return { kind: "saved", id };
  });
}

/** One transaction; trouble with the disk or a lock is an answer, not an accident. */
async function write(
  db: Db,
  work: (trx: Db) => Promise<SaveProductResult>,
): Promise<SaveProductResult> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}
