import { randomUUID } from "node:crypto";

import { rowsAs, valuesOf, type Db } from "~db/engine";

export interface ProductImage {
  id: string;
  image_url: string;
  alt: string;
  is_primary: 0 | 1;
  display_order: number;
}

export type ImageRow = ProductImage & { product_id: string };

const changing = ["image_url", "alt", "is_primary", "display_order"] as const;
const columns = ["id", "product_id", ...changing] as const;

/**
 * Gives products exactly the pictures at these addresses, in this order, in the caller's
 * transaction. Pictures they already had keep their texts and whether they are primary. Returns the
 * addresses that the products no longer use.
 */
export async function replaceImages(
  products: { id: string; addresses: string[]; alt: string }[],
  trx: Db,
): Promise<string[]> {
  const ids = products.map(({ id }) => id);
  const before = await trx
    .selectFrom("product_images")
    .select(columns)
    .where("product_id", "in", valuesOf(ids))
    .orderBy("product_id")
    .orderBy("display_order")
    .execute();
  const lost: string[] = [];
  const rows = products.flatMap(({ id: product_id, addresses, alt }) => {
    const free = before.filter((image) => image.product_id === product_id);
    const requested = addresses.map((image_url) => {
      const at = free.findIndex((image) => image.image_url === image_url);
      const [existing] = at < 0 ? [] : free.splice(at, 1);
      return existing ?? { id: randomUUID(), image_url, alt, is_primary: 0 as const };
    });
    lost.push(...free.map(({ image_url }) => image_url));
    const primary = requested.find(({ is_primary }) => is_primary === 1) ?? requested[0];
    return requested.map(({ id, image_url, alt: words }, display_order) => ({
      id,
      product_id,
      image_url,
      alt: words,
      is_primary: id === primary?.id ? (1 as const) : (0 as const),
      display_order,
    }));
  });
  await writeImages(before, rows, trx);
  return lost;
}

/**
 * Replaces the pictures of products, in the caller's transaction. A picture keeps its id, because
 * its translations refer to it.
 */
export async function writeImages(
  before: ProductImage[],
  rows: ImageRow[],
  trx: Db,
): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const staying = new Set(rows.map(({ id }) => id));
  const gone = [...known].filter((id) => !staying.has(id));
  await trx.deleteFrom("product_images").where("id", "in", valuesOf(gone)).execute();
  const existing = rows.filter(({ id }) => known.has(id));
  if (existing.length > 0) {
    // Moved out of the way first, because two pictures must not share a position even for a moment.
    await trx
      .updateTable("product_images")
      .set((eb) => ({ display_order: eb("display_order", "+", 100_000) }))
      .where("id", "in", valuesOf(existing.map(({ id }) => id)))
      .execute();
    await trx
      .updateTable("product_images")
      .from(rowsAs("requested", existing, columns))
      .set((eb) => Object.fromEntries(changing.map((name) => [name, eb.ref(`requested.${name}`)])))
      .whereRef("product_images.id", "=", "requested.id")
      .execute();
  }
  const fresh = rows.filter(({ id }) => !known.has(id));
  await trx
    .insertInto("product_images")
    .columns(columns)
    .expression((eb) => eb.selectFrom(rowsAs("fresh", fresh, columns)).select(columns))
    .execute();
}
