import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { orNotSaved, valuesOf, type Db } from "~db/engine";

import { findEditableProduct } from "./editable-product.server";
import { stateOf } from "./product-details.server";

/**
 * Deletes a product with its pictures and reviews. Its hidden row stays, so that carts, lists, links and
 * old addresses that name it say what became of it. Returns the addresses of its pictures, so that their
 * files can be deleted too. Its number is not reused. Refuses an unknown product, one whose version is no
 * longer the one that was shown, and a database that cannot be written.
 */
export async function deleteProduct(
  admin: Admin,
  id: string,
  version: number,
  db: Db = shopDatabase(),
): Promise<
  { kind: "deleted"; name: string; images: string[] } | { kind: "unknown" | "stale" | "not-saved" }
> {
  const result = await orNotSaved(() =>
    db.transaction().execute(async (trx) => {
      const before = await findEditableProduct(id, trx);
      if (!before) return { kind: "unknown" as const };
      if (before.version !== version) return { kind: "stale" as const };
      const images = await trx
        .selectFrom("product_images")
        .select("image_url")
        .where("product_id", "=", id)
        .execute();
      await hideForGood([id], trx);
      await recordAction(
        {
          admin,
          action: "product-deleted",
          subject: "product",
          subjectId: id,
          before: stateOf(before),
          after: null,
        },
        trx,
      );
      const addresses = images.map(({ image_url }) => image_url);
      return { kind: "deleted" as const, name: before.name, images: addresses };
    }),
  );
  return result === "not-saved" ? { kind: result } : result;
}

/**
 * Takes products out of the shop and the back office for good, in the caller's transaction: what others
 * hold of them (a line of a cart, what is saved, a shared design, an order) still has its name.
 */
export async function hideForGood(ids: readonly string[], trx: Db): Promise<void> {
  for (const table of ["product_images", "reviews", "product_views"] as const) {
    await trx.deleteFrom(table).where("product_id", "in", valuesOf(ids)).execute();
  }
  await trx
    .updateTable("products")
    .set({ status: "inactive", is_sample: 0, deleted_at: new Date().toISOString() })
    .where("id", "in", valuesOf(ids))
    .execute();
}
