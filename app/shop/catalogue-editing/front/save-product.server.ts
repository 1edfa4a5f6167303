import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { refuseReduction, type ReductionRefusal } from "~/shop/catalogue/price-history";
import { listPriceHistories } from "~/shop/catalogue/price-history.server";
import { missingToPublish, type SafetyField } from "~/shop/catalogue/safety";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

import { moveProducts } from "../product/product-number.server";
import { insertProducts, writeProducts } from "../product/product-rows.server";
import { findEditableProduct, type EditableProduct } from "./editable-product.server";
import { findCategoryId, stateOf, type ProductDetails } from "./product-details.server";
import { findPublishingRule } from "./publishing.server";

export type SaveProductResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown-category" }
  | { kind: "unknown-product" }
  /** `current`: what somebody else saved after the form was loaded. */
  | { kind: "stale"; current: EditableProduct }
  /** The values are saved already: the form was sent twice. */
  | { kind: "saved-before"; id: string }
  /** `left`: the pieces in stock now. */
  | { kind: "stock-short"; left: number }
  /** The shop is open and the product is to be shown, but these fields are empty. */
  | { kind: "incomplete"; missing: SafetyField[] }
  /** The reduced price is no lawful reduction, and why. */
  | { kind: "bad-reduction"; reason: ReductionRefusal }
  | { kind: "not-saved" };

/**
 * Adds a product, once for each form, under its category's next number, with the slug of its name (spec §5). Refuses a
 * category that does not exist, a product for sale that lacks what an open shop has to show, a reduced price that is
 * no lawful reduction, and a database that cannot be written.
 */
export async function addProduct(
  admin: Admin,
  details: ProductDetails,
  { form, db = shopDatabase() }: { form?: string; db?: Db } = {},
): Promise<SaveProductResult> {
  return write(db, async (trx) => {
    const result = await addOnce<SaveProductResult>(form, trx, async () => {
      const categoryId = await findCategoryId(details.category, trx);
      if (!categoryId) return { kind: "unknown-category" };
      const refused = await refuse(details, undefined, trx);
      if (refused) return refused;
      const [id = ""] = await insertProducts([details], categoryId, trx);
      const after = stateOf(details);
      await recordAction(
        { admin, action: "product-added", subject: "product", subjectId: id, before: null, after },
        trx,
      );
      return { added: id };
    });
    if (!("added" in result)) return result;
    return { kind: result.isRepeated ? "saved-before" : "saved", id: result.added };
  });
}

/** The version and stock that a product's form showed. */
export interface Drawn {
  version: number;
  stock: number;
}

/**
 * Changes a product. In another category it gets the next number there, and its old address is
 * forwarded. The slug never changes. Stock changes by the difference between the typed number and
 * the one the form showed, so that pieces sold meanwhile stay sold. Refuses like `addProduct`, a
 * form loaded before somebody else saved, and removing more pieces than there are. `arePictures`:
 * whether the product already has the form's pictures.
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
    const refused = await refuse(details, id, trx);
    if (refused) return refused;
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

/** Why a product may not be saved so; `id` is the product's, if it exists already. */
async function refuse(
  details: ProductDetails,
  id: string | undefined,
  trx: Db,
): Promise<SaveProductResult | undefined> {
  const history = id === undefined ? [] : (await listPriceHistories([id], trx)).get(id);
  const reason = refuseReduction(details, history ?? [], new Date().toISOString());
  if (reason) return { kind: "bad-reduction", reason };
  const rule = details.status === "active" ? await findPublishingRule(trx) : undefined;
  const missing = rule ? missingToPublish(details.safety, rule) : [];
  return missing.length > 0 ? { kind: "incomplete", missing } : undefined;
}

/** Runs one transaction; a disk failure or a lock becomes a result instead of an exception. */
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
