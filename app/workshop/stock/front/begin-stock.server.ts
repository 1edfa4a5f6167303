import { message } from "~/platform/forms/validation-message";
import type { Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { articleKey, type Article } from "../article";
import { findStockItem, type StockItem } from "../stock.server";
import { writeCount } from "./change-stock.server";
import { countColumns, type CountedArticle, type LineFault } from "./count-file";
import { newItem, writeItem, type ItemDetails } from "./save-item.server";

/**
 * Writes what a count's file says, all of it or nothing: articles begin to be kept, their stock is what was counted,
 * and a price is what a unit has cost where no delivery has said it. Refuses, by their lines, articles that no piece
 * is made of, suppliers whom nobody knows, and what would overwrite a stock or an article that has changed since the
 * file was made.
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
    const exact = new Map(suppliers.map(({ id, name }) => [name, id]));
    const alike = new Map(suppliers.map(({ id, name }) => [name.toLowerCase(), id]));
    const faults: LineFault[] = [];
    const writes: RowToWrite[] = [];
    for (const row of rows) {
      const { line, article, supplier = "" } = row;
      const id = articleKey(article);
      const before = await findStockItem(id, trx);
      const told = (column: string, fault: string) => faults.push({ line, column, fault });
      if (!known.has(id) && !before) told(countColumns.article, message("countArticle"));
      const supplierId = exact.get(supplier) ?? alike.get(supplier.toLowerCase());
      if (supplier !== "" && !supplierId) told(countColumns.supplier, message("countSupplier"));
      const write = { id, row, before, details: detailsAfter(row, supplierId, before) };
      if (isCountOld(write)) told(countColumns.onHand, message("countMoved"));
      if (areDetailsOld(write)) told("", message("countChanged"));
      writes.push(write);
    }
    if (faults.length > 0) return { kind: "faults", faults };
    for (const write of writes) await writeRow(write, admin, trx);
    return { kind: "saved", count: rows.length };
  });
}

/** A line of a file beside the article as it is kept now, and what it makes of that. */
interface RowToWrite {
  id: string;
  row: CountedArticle;
  before: StockItem | undefined;
  details: ItemDetails;
}

/** Whether somebody counted an article whose stock has changed since; the same file sent twice has counted before. */
function isCountOld({ row, before }: RowToWrite): boolean {
  const onHand = before?.onHand ?? 0;
  const isSeen = row.seen === undefined || row.seen === onHand;
  return row.onHand !== undefined && !isSeen && row.onHand !== onHand;
}

/** Whether a line changes how an article is bought that somebody has changed since. */
function areDetailsOld({ row, before, details }: RowToWrite): boolean {
  if (!before || row.version === undefined || row.version === before.version) return false;
  return !isAlreadySaved(details, detailsOf(before));
}

function detailsAfter(
  row: CountedArticle,
  supplierId: string | undefined,
  before: StockItem | undefined,
): ItemDetails {
  const was = before ? detailsOf(before) : newItem;
  return {
    least: row.least ?? was.least,
    supplierId: supplierId ?? was.supplierId,
    supplierCode: row.supplierCode ?? was.supplierCode,
    pack: row.pack ?? was.pack,
    minimum: row.minimum ?? was.minimum,
    priceBani: row.priceBani ?? was.priceBani,
  };
}

async function writeRow(
  { id, row, before, details }: RowToWrite,
  admin: Admin,
  trx: Db,
): Promise<void> {
  if (!before || !isAlreadySaved(details, detailsOf(before))) {
    await writeItem(id, { details, before }, admin, trx);
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
 * that no piece is made of, and those whose stock has changed since the list was drawn.
 */
export async function countStock(
  rows: readonly CountedRow[],
  articles: readonly Article[],
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" } | { kind: "moved-before" | "unknown-article"; keys: string[] }> {
  const known = new Set(articles.map(articleKey));
  return db.transaction().execute(async (trx) => {
    const items = new Map<string, StockItem | undefined>();
    for (const { article } of rows) {
      const key = articleKey(article);
      items.set(key, await findStockItem(key, trx));
    }
    const unknown = [...items].flatMap(([key, item]) => (item || known.has(key) ? [] : [key]));
    if (unknown.length > 0) return { kind: "unknown-article", keys: unknown };
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
