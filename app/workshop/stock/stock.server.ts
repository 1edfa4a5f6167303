import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { articleKey, readArticle, type Article } from "./article";
import type { Need } from "./needs";
import { move } from "./stored/move.server";
import { meanCost } from "./stored/unit-cost";

/** An article whose stock the workshop keeps; amounts in its unit. */
export interface StockItem {
  id: string;
  article: Article;
  /** Below zero where batches took more than there was. */
  onHand: number;
  /** Below it more is ordered. */
  least: number;
  supplierId: string | null;
  /** The supplier's name; empty without one. */
  supplier: string;
  supplierCode: string;
  /** How many are bought together. */
  pack: number;
  /** The fewest that are bought at once. */
  minimum: number;
  /** What a pack costs, in bani without VAT; null where nobody knows. */
  priceBani: number | null;
  /** What a unit of what is there has cost, in thousandths of a ban; null before its first price. */
  unitCost: number | null;
  version: number;
}

/** All articles that are kept, those of one kind together. */
export async function listStockItems(db: Db = shopDatabase()): Promise<StockItem[]> {
  const rows = await items(db).orderBy("stock_items.id").execute();
  return rows.flatMap(itemOf);
}

/** The article with this key, where it is kept. */
export async function findStockItem(
  id: string,
  db: Db = shopDatabase(),
): Promise<StockItem | undefined> {
  const row = await items(db).where("stock_items.id", "=", id).executeTakeFirst();
  return row && itemOf(row)[0];
}

function items(db: Db) {
  return db
    .selectFrom("stock_items")
    .leftJoin("suppliers", "suppliers.id", "stock_items.supplier_id")
    .select(["stock_items.id", "on_hand", "least", "supplier_id", "suppliers.name"])
    .select(["supplier_code", "pack", "minimum", "price_bani", "unit_cost", "stock_items.version"]);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof items>["execute"]>>[number];

function itemOf(row: ItemRow): StockItem[] {
  const article = readArticle(row.id);
  if (!article) return [];
  return [
    {
      id: row.id,
      article,
      onHand: row.on_hand,
      least: row.least,
      supplierId: row.supplier_id,
      supplier: row.name ?? "",
      supplierCode: row.supplier_code,
      pack: row.pack,
      minimum: row.minimum,
      priceBani: row.price_bani,
      unitCost: row.unit_cost,
      version: row.version,
    },
  ];
}

/** Takes what a batch needs of all that is kept, at what it costs at that moment. What is not there is owed. */
export async function takeStock(
  batch: string,
  needs: readonly Need[],
  admin: Admin,
  trx: Db,
): Promise<void> {
  const keys = needs.map(({ article }) => articleKey(article));
  const kept = await items(trx).where("stock_items.id", "in", valuesOf(keys)).execute();
  const costs = new Map(kept.map(({ id, unit_cost }) => [id, unit_cost]));
  for (const { article, amount } of needs) {
    const id = articleKey(article);
    const unitCost = costs.get(id);
    if (unitCost === undefined) continue;
    await move({ id, amount: -amount, reason: "batch", batch, unitCost }, admin, trx);
  }
}

/** Gives back all that a batch took, at what it cost when it was taken. */
export async function giveStockBack(batch: string, admin: Admin, trx: Db): Promise<void> {
  const moves = await trx
    .selectFrom("stock_moves")
    .select(["item_id", "amount", "unit_cost"])
    .where("batch_id", "=", batch)
    .orderBy("id")
    .execute();
  for (const id of new Set(moves.map(({ item_id }) => item_id))) {
    const own = moves.filter(({ item_id }) => item_id === id);
    const amount = -own.reduce((sum, one) => sum + one.amount, 0);
    const item = await findStockItem(id, trx);
    if (amount === 0 || !item) continue;
    const unitCost = own[0]!.unit_cost;
    if (unitCost !== null) {
      const unit_cost = meanCost(item, { amount, unitCost });
      await trx.updateTable("stock_items").set({ unit_cost }).where("id", "=", id).execute();
    }
    await move({ id, amount, reason: "undone", batch, unitCost }, admin, trx);
  }
}
