import { randomUUID } from "node:crypto";

import { articleKey, readArticle } from "~/workshop/stock/article";
import { makeOrder } from "~/workshop/stock/front/make-order.server";
import { newItem, saveStockItem, type ItemDetails } from "~/workshop/stock/front/save-item.server";
import { sumOrdered } from "~/workshop/stock/front/supplier-order.server";
import { listSuppliers, saveSupplier } from "~/workshop/stock/front/supplier.server";
import { findStockItem } from "~/workshop/stock/stock.server";
import type { Db } from "~db/engine";

import { desk } from "./batches";

/** Adds a supplier and returns its id. */
export async function addSupplier(
  db: Db,
  more: { name?: string; email?: string; days?: number } = {},
): Promise<string> {
  const supplier = {
    name: `Feronerie ${randomUUID().slice(0, 8)}`,
    email: "",
    phone: "",
    days: 5,
    minimumBani: 0,
    ...more,
  };
  await saveSupplier({ ...supplier, id: undefined, version: 0 }, desk, db);
  return (await listSuppliers(db)).find(({ name }) => name === supplier.name)!.id;
}

/** Keeps an article, or changes how it is bought. */
export async function keep(db: Db, key: string, details: Partial<ItemDetails>): Promise<void> {
  const article = readArticle(key)!;
  const before = await findStockItem(articleKey(article), db);
  const saved = { ...newItem, ...details, version: before?.version };
  const { kind } = await saveStockItem(article, saved, desk, db);
  if (kind !== "saved") throw new Error(kind);
}

/** Makes the draft of an order for these articles, each as its least stock, and returns its number. */
export async function addDraft(
  db: Db,
  supplierId: string,
  articles: Record<string, Partial<ItemDetails>> = { "hardware hinge": { least: 20 } },
): Promise<number> {
  const ordered = await sumOrdered(db);
  for (const [key, details] of Object.entries(articles)) {
    // On top of what is here or ordered already.
    const there = (await findStockItem(key, db))?.onHand ?? 0;
    const least = (details.least ?? 0) + there + (ordered.get(key) ?? 0);
    await keep(db, key, { supplierId, priceBani: 14_00, ...details, least });
  }
  const made = await makeOrder(supplierId, [], desk, db);
  if (made.kind !== "made") throw new Error(made.kind);
  return made.id;
}
