import { message } from "~/platform/forms/validation-message";
import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { articleKey, type Article } from "../article";
import { findStockItem, type StockItem } from "../stock.server";
import { unitCostOf } from "../stored/unit-cost";
import { writeCount } from "./change-stock.server";
import { countColumns, type CountedArticle, type LineFault } from "./count-file";
import { newItem, writeItem, type ItemDetails } from "./save-item.server";

/**
 * Writes what a count's file says, all of it or nothing: articles begin to be kept, their stock is what was counted,
 * and a price is what a unit has cost where no delivery has said it. Refuses, by their lines, articles that no piece
 * is made of and suppliers whom nobody knows.
 */
export async function beginStock(
  rows: readonly CountedArticle[],
  articles: readonly Article[],
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved"; count: number } | { kind: "faults"; faults: LineFault[] }> {
  const known = new Set(articles.map(articleKey));
  return db.transaction().execute(async (trx) => {
    const suppliers = await trx.selectFrom("suppliers").select(["id", "name"]).execute();
    const idOf = new Map(suppliers.map(({ id, name }) => [name.toLowerCase(), id]));
    const faults: LineFault[] = [];
    for (const { line, article, supplier } of rows) {
      const key = articleKey(article);
      if (!known.has(key) && !(await findStockItem(key, trx))) {
        faults.push({ line, column: countColumns.article, fault: message("countArticle") });
      }
      if (supplier !== undefined && !idOf.has(supplier.toLowerCase())) {
        faults.push({ line, column: countColumns.supplier, fault: message("countSupplier") });
      }
    }
    if (faults.length > 0) return { kind: "faults", faults };
    for (const row of rows) {
      const supplierId = row.supplier && idOf.get(row.supplier.toLowerCase());
      await writeRow(row, supplierId, admin, trx);
    }
    return { kind: "saved", count: rows.length };
  });
}

async function writeRow(
  row: CountedArticle,
  supplierId: string | undefined,
  admin: Admin,
  trx: Db,
): Promise<void> {
  const id = articleKey(row.article);
  const before = await findStockItem(id, trx);
  const was: ItemDetails = before ? detailsOf(before) : newItem;
  const details = {
    least: row.least ?? was.least,
    supplierId: supplierId ?? was.supplierId,
    supplierCode: row.supplierCode ?? was.supplierCode,
    pack: row.pack ?? was.pack,
    minimum: row.minimum ?? was.minimum,
    priceBani: row.priceBani ?? was.priceBani,
  };
  if (!before || !isAlreadySaved(details, was))
    await writeItem(id, { details, before }, admin, trx);
  if (details.priceBani !== null && (before?.unitCost ?? null) === null) {
    const unit_cost = unitCostOf(details.priceBani, details.pack);
    await trx.updateTable("stock_items").set({ unit_cost }).where("id", "=", id).execute();
  }
  if (row.onHand === undefined) return;
  const onHand = before?.onHand ?? 0;
  await writeCount({ id, onHand, amount: row.onHand, note: "" }, admin, trx);
}

function detailsOf(item: StockItem): ItemDetails {
  const { least, supplierId, supplierCode, pack, minimum, priceBani } = item;
  return { least, supplierId, supplierCode, pack, minimum, priceBani };
}

/** What was counted of an article on the page, and what the page said that there is; 0 of one that was not kept. */
export interface CountedRow {
  article: Article;
  amount: number;
  seen: number;
}

/**
 * Writes a count list, all of it or nothing: articles that were not kept begin to be. Refuses, by their keys, those
 * whose stock has changed since the list was drawn.
 */
export async function countStock(
  rows: readonly CountedRow[],
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" } | { kind: "moved-before"; keys: string[] }> {
  return db.transaction().execute(async (trx) => {
    const items = new Map<string, StockItem | undefined>();
    for (const { article } of rows) {
      const key = articleKey(article);
      items.set(key, await findStockItem(key, trx));
    }
    const moved = rows.filter(({ article, seen, amount }) => {
      const onHand = items.get(articleKey(article))?.onHand ?? 0;
      // The same list sent twice has counted before.
      return onHand !== seen && onHand !== amount;
    });
    if (moved.length > 0) {
      return { kind: "moved-before", keys: moved.map(({ article }) => articleKey(article)) };
    }
    for (const { article, amount } of rows) {
      const id = articleKey(article);
      const before = items.get(id);
      if (!before) await writeItem(id, { details: newItem, before }, admin, trx);
      await writeCount({ id, onHand: before?.onHand ?? 0, amount, note: "" }, admin, trx);
    }
    return { kind: "saved" };
  });
}
