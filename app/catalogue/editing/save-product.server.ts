import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/sqlite/engine";

import { recordAction, type Admin } from "~/shop/audit-log.server";
import { moveProducts } from "./product-number.server";
import {
  findCategoryId,
  findEditableProduct,
  stateOf,
  type EditableProduct,
  type ProductDetails,
} from "./product-details.server";
import { insertProducts, writeProducts } from "./product-rows.server";

export type SaveProductResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown-category" }
  | { kind: "unknown-product" }
  /** `current`: what somebody else has saved since the form was drawn. */
  | { kind: "stale"; current: EditableProduct }
  /** The form holds what is saved already: it was sent twice. */
  | { kind: "saved-before"; id: string }
  /** `left`: how many there are now. */
  | { kind: "stock-short"; left: number }
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

/** What a product's form showed: the version and the stock it was drawn with. */
export interface Drawn {
  version: number;
  stock: number;
}

/**
 * Changes a product. Another category gives it that category's next number and leaves a forwarding
 * note at the old address. The slug stays as it was at creation. Stock changes by as many pieces as
 * were typed more or fewer than the form was drawn with, so that what was sold meanwhile stays sold.
 * Refuses as `addProduct`, a form drawn before somebody else saved, and to take more out of stock
 * than there is. `arePictures`: whether the product has the form's pictures already.
 */
export async function changeProduct(
  admin: Admin,
  id: string,
  { details, drawn }: { details: ProductDetails; drawn: Drawn },
  arePictures: (trx: Db) => Promise<boolean>,
  db: Db = shopDatabase(),
): Promise<SaveProductResult> {
  return write(db, async (trx) => {
    const before = await findEditableProduct(id, trx);
    if (!before) return { kind: "unknown-product" };
    if (before.version !== drawn.version) {
      const isSame = JSON.stringify(stateOf(before)) === JSON.stringify(stateOf(details));
      if (isSame && (await arePictures(trx))) return { kind: "saved-before", id };
      return { kind: "stale", current: before };
    }
    const stockChange = details.stock_quantity - drawn.stock;
    const stock_quantity = before.stock_quantity + stockChange;
    if (stock_quantity < 0) return { kind: "stock-short", left: before.stock_quantity };
    const categoryId = await findCategoryId(details.category, trx);
    if (!categoryId) return { kind: "unknown-category" };
    if (details.category !== before.category) await moveProducts([id], categoryId, trx);
    await writeProducts([{ id, details, stockChange }], trx);
    await recordAction(
      {
        admin,
        action: "product-changed",
        subject: "product",
        subjectId: id,
        before: stateOf(before),
        after: stateOf({ ...details, stock_quantity }),
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
