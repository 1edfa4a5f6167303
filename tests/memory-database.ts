import { randomUUID } from "node:crypto";

import { foldText } from "~/format/fold";
import { openDatabase, type Db } from "~db/sqlite/engine";
import { migrate } from "~db/migrate";
import { seed } from "~db/seed";

/** A database in memory as after the first start: the real migrations, the sample catalogue. */
export async function openCatalogue(): Promise<Db> {
  const db = await openEmptyShop();
  await seed(db);
  return db;
}

/** The real tables, empty. */
export async function openEmptyShop(): Promise<Db> {
  const db = openDatabase(":memory:");
  await migrate(db);
  return db;
}

/** Adds an active category and returns its id. */
export async function addCategory(db: Db, slug: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("categories")
    .values({
      id,
      name: slug,
      slug,
      description: "",
      is_featured: 0,
      status: "active",
      display_order: 0,
      is_sample: 0,
      created_at: "2026-01-01T00:00:00.000Z",
    })
    .execute();
  return id;
}

/** Adds an active product and returns its id. */
export async function addProduct(
  db: Db,
  product: {
    categoryId: string;
    number: number;
    name?: string;
    priceLei?: number;
    material?: string | null;
    stock?: number;
    createdAt?: string;
  },
): Promise<string> {
  const id = randomUUID();
  const name = product.name ?? `Piesa ${product.number}`;
  await db
    .insertInto("products")
    .values({
      id,
      category_id: product.categoryId,
      number: product.number,
      name,
      name_folded: foldText(name),
      slug: `piesa-${product.number}`,
      price_bani: (product.priceLei ?? 100) * 100,
      description: "",
      stock_quantity: product.stock ?? 5,
      status: "active",
      material: product.material ?? null,
      specification: JSON.stringify({ material: "", dimensions: "", color: "", features: [] }),
      form: "wardrobe",
      is_sample: 0,
      created_at: product.createdAt ?? "2026-01-01T00:00:00.000Z",
    })
    .execute();
  return id;
}

/** The number of rows in a table. */
export async function countRows(
  db: Db,
  table: "orders" | "order_lines" | "order_history" | "order_numbers" | "outbox" | "cart_lines",
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}
