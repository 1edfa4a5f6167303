import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { foldText } from "~/platform/format/compare-texts";
import type { Db } from "~db/engine";
import * as postgres from "~db/postgres/engine";
import type { Database } from "~db/schema";
import { adapterOf } from "~db/sqlite/dialect";
import { openDatabase } from "~db/sqlite/engine";

import { isOnPostgres, newDatabase } from "./engine";

/**
 * A database of the test's own as after the first start: the real migrations, the sample catalogue. In
 * memory, or on the tests' server.
 */
export function openCatalogue(): Promise<Db> {
  return openCopy("catalogue");
}

/** The real tables, empty. */
export function openEmptyShop(): Promise<Db> {
  return openCopy("empty");
}

/** The same in a file: long transactions have a connection of their own. */
export async function openOnDisk(): Promise<Db> {
  if (isOnPostgres) return openCatalogue();
  return openBytes(await bytesOf("catalogue"));
}

/** A database of these bytes, in a file of its own. */
export function openBytes(bytes: Buffer): Db {
  const file = join(mkdtempSync(join(tmpdir(), "atelier-database-")), "shop.sqlite");
  writeFileSync(file, bytes);
  return openDatabase(file);
}

async function openCopy(content: Content): Promise<Db> {
  if (isOnPostgres) return postgres.openDatabase(await newDatabase(content));
  return openInMemory(content);
}

/** One in memory, whichever engine the tests are on. */
export async function openInMemory(content: Content): Promise<Db> {
  return openDatabase(await bytesOf(content));
}

type Content = "catalogue" | "empty";

const known = new Map<Content, Buffer>();

/**
 * The bytes of such a database. To migrate and to seed takes longer than most tests, so it is done
 * once for all files, where there is a place to keep it (tests/prepared-shop.ts).
 */
export async function bytesOf(content: Content): Promise<Buffer> {
  const directory = process.env.PREPARED_SHOP;
  const file = directory && join(directory, `${content}.sqlite`);
  const bytes =
    known.get(content) ?? (file && existsSync(file) ? readFileSync(file) : await make(content));
  known.set(content, bytes);
  if (file && !existsSync(file)) {
    // Whole under its name or not at all: another file's tests may look for it at this moment.
    const ours = `${file}.${process.pid}`;
    writeFileSync(ours, bytes);
    renameSync(ours, file);
  }
  return bytes;
}

async function make(content: Content): Promise<Buffer> {
  const [{ migrate }, { seed }] = await Promise.all([import("~db/migrate"), import("~db/seed")]);
  const db = openDatabase(":memory:");
  await migrate(db);
  if (content === "catalogue") await seed(db);
  const bytes = adapterOf(db).database.serialize();
  await db.destroy();
  return bytes;
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
export async function countRows(db: Db, table: keyof Database): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}
