import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

import { writeImages, type ProductImage } from "./image-rows.server";

/** The values of the form for a picture that the product already has. */
export interface ImageEdit {
  id: string;
  alt: string;
  /** The requested position; pictures with the same one keep their order. */
  order: number;
  isPrimary: boolean;
  isRemoved: boolean;
}

/** A product's pictures in their order of display. */
export async function listProductImages(
  productId: string,
  db: Db = shopDatabase(),
): Promise<ProductImage[]> {
  return db
    .selectFrom("product_images")
    .select(["id", "image_url", "alt", "is_primary", "display_order"])
    .where("product_id", "=", productId)
    .orderBy("display_order")
    .execute();
}

/**
 * Arranges a product's pictures as its form asks: removed, reordered, described, one of them
 * primary (the first if none is chosen), new ones at the end. Pictures that the form does not name
 * stay. Returns the addresses that the product no longer uses. Refuses a database that cannot be
 * written.
 */
export async function arrangeImages(
  admin: Admin,
  productId: string,
  edits: ImageEdit[],
  added: { image_url: string; alt: string }[],
  db: Db = shopDatabase(),
): Promise<{ kind: "arranged"; gone: string[] } | { kind: "not-saved" }> {
  try {
    const gone = await db
      .transaction()
      .execute((trx) => arrangeWithin(trx, admin, productId, edits, added));
    return { kind: "arranged", gone };
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}

async function arrangeWithin(
  trx: Db,
  admin: Admin,
  productId: string,
  edits: ImageEdit[],
  added: { image_url: string; alt: string }[],
): Promise<string[]> {
  const before = await listProductImages(productId, trx);
  const remaining = before
    .map((image, index) => ({ image, edit: editOf(image, index, edits) }))
    .filter(({ edit }) => !edit.isRemoved)
    .sort((one, other) => one.edit.order - other.edit.order)
    .map(({ image, edit }) => ({ ...image, alt: edit.alt, isPrimary: edit.isPrimary }));
  const fresh = added.map((image) => ({ id: randomUUID(), ...image, isPrimary: false }));
  const requested = [...remaining, ...fresh];
  const primary = requested.find(({ isPrimary }) => isPrimary) ?? requested[0];
  const rows = requested.map(({ id, image_url, alt }, index) => ({
    id,
    product_id: productId,
    image_url,
    alt,
    is_primary: id === primary?.id ? (1 as const) : (0 as const),
    display_order: index,
  }));
  await writeImages(before, rows, trx);
  const states = [before, rows].map((images) =>
    images.map(({ image_url, alt, is_primary }) => ({ image_url, alt, is_primary })),
  );
  if (JSON.stringify(states[0]) !== JSON.stringify(states[1])) {
    await recordAction(
      {
        admin,
        action: "product-changed",
        subject: "product",
        subjectId: productId,
        before: { images: states[0] },
        after: { images: states[1] },
      },
      trx,
    );
  }
  const used = new Set(rows.map(({ image_url }) => image_url));
  return before.map(({ image_url }) => image_url).filter((url) => !used.has(url));
}

/**
 * Whether a product's pictures are already as a form asks: the same ones with the same texts in the
 * same order. `added`: the addresses that the form adds.
 */
export async function areArranged(
  productId: string,
  edits: ImageEdit[],
  added: string[],
  db: Db,
): Promise<boolean> {
  const images = await listProductImages(productId, db);
  const isDone = edits.every((edit) => {
    const image = images.find(({ id }) => id === edit.id);
    if (edit.isRemoved || !image) return edit.isRemoved && !image;
    const isPrimary = image.is_primary === 1;
    const place = image.display_order + 1;
    return image.alt === edit.alt && place === edit.order && isPrimary === edit.isPrimary;
  });
  const staying = edits.filter(({ isRemoved }) => !isRemoved).length;
  const isThere = added.every((address) => images.some(({ image_url }) => image_url === address));
  return isDone && isThere && images.length === staying + added.length;
}

/** What a form asks of a picture; one that it does not name stays as it is. */
function editOf(image: ProductImage, index: number, edits: ImageEdit[]): ImageEdit {
  const same = { id: image.id, alt: image.alt, order: index + 1, isRemoved: false };
  return edits.find(({ id }) => id === image.id) ?? { ...same, isPrimary: image.is_primary === 1 };
}
