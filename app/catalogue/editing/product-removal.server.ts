import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";

import { recordAction, type Admin } from "~/shop/audit-log.server";
import { reserveNumbers } from "./product-number.server";
import { findEditableProduct, stateOf } from "./product-details.server";

/**
 * Deletes a product with its pictures and reviews; orders keep their copied lines. Returns the
 * addresses of its pictures, so that their files can be deleted too, or undefined for an unknown
 * product. Its number is not reused. Refuses if its version is no longer the one that was shown, and
 * a database that cannot be written.
 */
export async function deleteProduct(
  admin: Admin,
  id: string,
  version: number,
  db: Db = shopDatabase(),
): Promise<{ name: string; images: string[] } | "stale" | "not-saved" | undefined> {
  return orNotSaved(() =>
    db.transaction().execute(async (trx) => {
      const before = await findEditableProduct(id, trx);
      if (!before) return undefined;
      if (before.version !== version) return "stale";
      const images = await trx
        .selectFrom("product_images")
        .select("image_url")
        .where("product_id", "=", id)
        .execute();
      await reserveNumbers([id], trx);
      await trx.deleteFrom("products").where("id", "=", id).execute();
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
      return { name: before.name, images: images.map(({ image_url }) => image_url) };
    }),
  );
}
