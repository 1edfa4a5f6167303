import { randomUUID } from "node:crypto";

import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { insertProducts } from "../product/product-rows.server";
import { findEditableProduct } from "./editable-product.server";
import { stateOf } from "./product-details.server";

/**
 * Copies a product with its pictures, inactive and under a new name, once for each form. Returns the copy's id, or
 * undefined when the product does not exist.
 */
export async function duplicateProduct(
  admin: Admin,
  id: string,
  copyName: (name: string) => string,
  { form, db = shopDatabase() }: { form?: string; db?: Db } = {},
): Promise<string | undefined> {
  const copied = await db.transaction().execute((trx) =>
    addOnce(form, trx, async () => {
      const copyId = await copy(admin, id, copyName, trx);
      return copyId === undefined ? undefined : { added: copyId };
    }),
  );
  return copied?.added;
}

async function copy(
  admin: Admin,
  id: string,
  copyName: (name: string) => string,
  trx: Db,
): Promise<string | undefined> {
  const original = await findEditableProduct(id, trx);
  if (!original) return undefined;
  const { id: _id, number: _number, ...details } = original;
  const made = {
    ...details,
    name: copyName(original.name),
    status: "inactive" as const,
    // A copy was never sold, so it has no price to reduce and starts at its full price.
    price_bani: details.regular_price_bani ?? details.price_bani,
    regular_price_bani: null,
    // It names one model only.
    safety: { ...details.safety, identifier: "" },
  };
  const { category_id } = await trx
    .selectFrom("products")
    .select("category_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const [copyId = ""] = await insertProducts([made], category_id, trx);
  const images = await trx
    .selectFrom("product_images")
    .select(["image_url", "alt", "is_primary", "display_order"])
    .where("product_id", "=", id)
    .execute();
  for (const image of images) {
    await trx
      .insertInto("product_images")
      .values({ id: randomUUID(), product_id: copyId, ...image })
      .execute();
  }
  const after = stateOf(made);
  await recordAction(
    {
      admin,
      action: "product-added",
      subject: "product",
      subjectId: copyId,
      before: null,
      after,
    },
    trx,
  );
  return copyId;
}
