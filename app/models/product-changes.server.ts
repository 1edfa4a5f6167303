import { randomUUID } from "node:crypto";

import type { PieceForm } from "~/drawing/configuration";
import { foldText } from "~/fold";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

import { recordAction, type JournalState, type Admin } from "./journal.server";
import type { MaterialFacet } from "./product-filter";
import { slugOf } from "./slug";

/** What the form of a product says (spec §3). `category` is a slug; money in bani. */
export interface ProductDetails {
  name: string;
  category: string;
  price_bani: number;
  description: string;
  stock_quantity: number;
  status: "active" | "inactive";
  material: MaterialFacet | null;
  form: PieceForm;
  specification: { material: string; dimensions: string; color: string; features: string[] };
}

export interface EditableProduct extends ProductDetails {
  id: string;
  number: number;
}

export type SaveProductResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown-category" }
  | { kind: "unknown-product" }
  | { kind: "not-saved" };

/** A product as its form shows it, active or not, or undefined. */
export async function findEditableProduct(
  id: string,
  db: Db = shopDatabase(),
): Promise<EditableProduct | undefined> {
  const row = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select([
      "products.id",
      "products.number",
      "products.name",
      "categories.slug as category",
      "products.price_bani",
      "products.description",
      "products.stock_quantity",
      "products.status",
      "products.material",
      "products.form",
      "products.specification",
    ])
    .where("products.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    material: row.material as MaterialFacet | null,
    form: row.form as PieceForm,
    specification: JSON.parse(row.specification) as ProductDetails["specification"],
  };
}

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
    const id = await insertProduct(details, categoryId, trx);
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
    if (details.category !== before.category) await moveProduct(id, categoryId, trx);
    await trx.updateTable("products").set(columnsOf(details)).where("id", "=", id).execute();
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

/**
 * Deletes a product with its pictures and reviews; orders keep their copied lines. Returns the
 * addresses of its pictures, so that their files can go too, or undefined when it was not there.
 * Its number is not given again.
 */
export async function deleteProduct(
  admin: Admin,
  id: string,
  db: Db = shopDatabase(),
): Promise<{ name: string; images: string[] } | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await findEditableProduct(id, trx);
    if (!before) return undefined;
    const images = await trx
      .selectFrom("product_images")
      .select("image_url")
      .where("product_id", "=", id)
      .execute();
    await keepNumber(id, trx);
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
  });
}

/**
 * Copies a product, its pictures too, as an inactive one under a name of its own. Returns the
 * copy's id, or undefined when there is no such product.
 */
export async function duplicateProduct(
  admin: Admin,
  id: string,
  copyName: (name: string) => string,
  db: Db = shopDatabase(),
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const original = await findEditableProduct(id, trx);
    if (!original) return undefined;
    const { id: _id, number: _number, ...details } = original;
    const copy = { ...details, name: copyName(original.name), status: "inactive" as const };
    const { category_id } = await trx
      .selectFrom("products")
      .select("category_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const copyId = await insertProduct(copy, category_id, trx);
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
    const after = stateOf(copy);
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
  });
}

/**
 * Moves a product to another category under that category's next number, and leaves a forwarding
 * note at the old address; in the transaction of its caller. An unknown product or category is a
 * failed constraint.
 */
export async function moveProduct(productId: string, categoryId: string, trx: Db): Promise<void> {
  const old = await trx
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["categories.slug", "products.number"])
    .where("products.id", "=", productId)
    .executeTakeFirstOrThrow();
  const number = await nextNumber(categoryId, trx);
  await keepNumber(productId, trx);
  await trx
    .insertInto("moved_products")
    .values({ category_slug: old.slug, number: old.number, product_id: productId })
    .execute();
  await trx
    .updateTable("products")
    .set({ category_id: categoryId, number })
    .where("id", "=", productId)
    .execute();
}

/**
 * Takes a move back: the product has its old address again, and the one it leaves leads on to it.
 * In the transaction of its caller.
 */
export async function moveBack(
  productId: string,
  old: { category_id: string; number: number },
  trx: Db,
): Promise<void> {
  const { slug, number } = await trx
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["categories.slug", "products.number"])
    .where("products.id", "=", productId)
    .executeTakeFirstOrThrow();
  await keepNumber(productId, trx);
  await trx.updateTable("products").set(old).where("id", "=", productId).execute();
  // Its own address needs no forwarding any more.
  await trx
    .deleteFrom("moved_products")
    .where("product_id", "=", productId)
    .where("number", "=", old.number)
    .where("category_slug", "=", (eb) =>
      eb.selectFrom("categories").select("categories.slug").where("id", "=", old.category_id),
    )
    .execute();
  await trx
    .insertInto("moved_products")
    .values({ category_slug: slug, number, product_id: productId })
    .execute();
}

/** The id of a category, active or not, by its slug. */
export async function findCategoryId(slug: string, db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("categories")
    .select("id")
    .where("slug", "=", slug)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** Adds a product's row under its category's next number; in the transaction of its caller. */
export async function insertProduct(
  details: ProductDetails,
  categoryId: string,
  trx: Db,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto("products")
    .values({
      id,
      category_id: categoryId,
      number: await nextNumber(categoryId, trx),
      slug: slugOf(details.name),
      is_sample: 0,
      created_at: new Date().toISOString(),
      ...columnsOf(details),
    })
    .execute();
  return id;
}

/** The columns of a product that its form fills. */
export function columnsOf({ category: _category, specification, ...details }: ProductDetails) {
  return {
    name: details.name,
    name_folded: foldText(details.name),
    price_bani: details.price_bani,
    description: details.description,
    stock_quantity: details.stock_quantity,
    status: details.status,
    material: details.material,
    form: details.form,
    specification: JSON.stringify(specification),
  };
}

/** A product as the journal keeps it. */
function stateOf(details: ProductDetails): JournalState {
  const { name, category, price_bani, stock_quantity, status, description, material, form } =
    details;
  return {
    name,
    category,
    price_bani,
    stock_quantity,
    status,
    description,
    material,
    form,
    specification: details.specification,
  };
}

/** Numbers once given are not given again, or an old link would lead to another piece. */
async function nextNumber(categoryId: string, trx: Db): Promise<number> {
  const category = await trx
    .selectFrom("categories")
    .select((eb) => [
      "last_number",
      eb
        .selectFrom("products")
        .select((inner) => inner.fn.max("number").as("number"))
        .where("category_id", "=", categoryId)
        .as("last_here"),
      eb
        .selectFrom("moved_products")
        .whereRef("moved_products.category_slug", "=", "categories.slug")
        .select((inner) => inner.fn.max("number").as("number"))
        .as("last_left"),
    ])
    .where("id", "=", categoryId)
    .executeTakeFirstOrThrow();
  return Math.max(category.last_number, category.last_here ?? 0, category.last_left ?? 0) + 1;
}

/** Notes the number of a product that leaves its category. */
async function keepNumber(productId: string, trx: Db): Promise<void> {
  const product = await trx
    .selectFrom("products")
    .select(["category_id", "number"])
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("categories")
    .set((eb) => ({ last_number: eb.fn("max", ["last_number", eb.val(product.number)]) }))
    .where("id", "=", product.category_id)
    .execute();
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
