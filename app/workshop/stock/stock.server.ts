import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { articleKey, readArticle, type Article } from "./article";
import type { Need } from "./needs";

/** An article whose stock the workshop keeps; amounts in its unit. */
export interface StockItem {
  id: string;
  article: Article;
  /** Below zero where batches took more than there was. */
  onHand: number;
  /** Below it more is ordered. */
  least: number;
  supplier: string;
  supplierCode: string;
  /** How many are bought together. */
  pack: number;
  version: number;
}

/** All articles that are kept, those of one kind together. */
export async function listStockItems(db: Db = shopDatabase()): Promise<StockItem[]> {
  const rows = await items(db).orderBy("id").execute();
  return rows.flatMap(itemOf);
}

/** The article with this key, where it is kept. */
export async function findStockItem(
  id: string,
  db: Db = shopDatabase(),
): Promise<StockItem | undefined> {
  const row = await items(db).where("id", "=", id).executeTakeFirst();
  return row && itemOf(row)[0];
}

function items(db: Db) {
  return db
    .selectFrom("stock_items")
    .select(["id", "on_hand", "least", "supplier", "supplier_code", "pack", "version"]);
}

function itemOf(row: {
  id: string;
  on_hand: number;
  least: number;
  supplier: string;
  supplier_code: string;
  pack: number;
  version: number;
}): StockItem[] {
  const article = readArticle(row.id);
  const { id, on_hand: onHand, least, supplier, supplier_code: supplierCode, pack, version } = row;
  return article ? [{ id, article, onHand, least, supplier, supplierCode, pack, version }] : [];
}

export type ItemDetails = Pick<StockItem, "least" | "supplier" | "supplierCode" | "pack">;

/**
 * Begins to keep an article, or changes from whom and in which packs it is bought. Refuses a change of
 * another version than the saved one, unless it says the same.
 */
export async function saveStockItem(
  article: Article,
  { version, ...details }: ItemDetails & { version?: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" } | { kind: "stale"; current: StockItem }> {
  const id = articleKey(article);
  const { least, supplier, supplierCode: supplier_code, pack } = details;
  const values = { least, supplier, supplier_code, pack };
  return db.transaction().execute(async (trx) => {
    const before = await findStockItem(id, trx);
    if (before && before.version !== version) {
      return isAlreadySaved(details, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    await trx
      .insertInto("stock_items")
      .values({ id, ...values })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
      .execute();
    const entry = { action: "stock-item-saved", subject: "stock", subjectId: id } as const;
    const state = before && {
      least: before.least,
      supplier: before.supplier,
      supplier_code: before.supplierCode,
      pack: before.pack,
    };
    await recordAction({ admin, ...entry, before: state ?? null, after: values }, trx);
    return { kind: "saved" };
  });
}

export interface StockMove {
  id: number;
  amount: number;
  reason: "counted" | "received" | "batch" | "undone";
  note: string;
  batch: string | null;
  movedAt: string;
}

/** The newest changes of an article's stock, at most a hundred. */
export async function listStockMoves(id: string, db: Db = shopDatabase()): Promise<StockMove[]> {
  const rows = await db
    .selectFrom("stock_moves")
    .leftJoin("batches", "batches.id", "stock_moves.batch_id")
    .select(["stock_moves.id", "amount", "reason", "note", "batches.number", "moved_at"])
    .where("item_id", "=", id)
    .orderBy("stock_moves.id", "desc")
    .limit(100)
    .execute();
  return rows.map(({ number, moved_at, ...row }) => ({ ...row, batch: number, movedAt: moved_at }));
}

export type StockChange =
  /** So many came; by `form`, of which each adds once. */
  | { reason: "received"; amount: number; note: string; form?: string }
  /** So many there are; `seen` is what the counter was shown. */
  | { reason: "counted"; amount: number; seen: number; note: string };

/**
 * Notes a delivery, or what was counted. The same form sent again notes nothing. Refuses an article that is not
 * kept, and a count that was made of a stock that has changed since.
 */
export async function changeStock(
  id: string,
  change: StockChange,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "changed" | "unknown" | "moved-before" }> {
  return db.transaction().execute(async (trx) => {
    const item = await findStockItem(id, trx);
    if (!item) return { kind: "unknown" };
    const { onHand } = item;
    if (change.reason === "counted" && change.seen !== onHand) return { kind: "moved-before" };
    const amount = change.reason === "counted" ? change.amount - onHand : change.amount;
    await addOnce(change.reason === "received" ? change.form : undefined, trx, async () => {
      const { reason, note } = change;
      if (amount !== 0) await move({ id, amount, reason, note, batch: null }, admin, trx);
      // Also where the count finds what was noted.
      if (change.reason === "counted") {
        const counted_at = new Date().toISOString();
        await trx.updateTable("stock_items").set({ counted_at }).where("id", "=", id).execute();
      }
      const entry = { action: "stock-changed", subject: "stock", subjectId: id } as const;
      const after = { on_hand: onHand + amount, reason: change.reason };
      await recordAction({ admin, ...entry, before: { on_hand: onHand }, after }, trx);
      return { added: id };
    });
    return { kind: "changed" };
  });
}

/** Takes what a batch needs of all that is kept. What is not there is owed. */
export async function takeStock(
  batch: string,
  needs: readonly Need[],
  admin: Admin,
  trx: Db,
): Promise<void> {
  const keys = needs.map(({ article }) => articleKey(article));
  const kept = await items(trx).where("id", "in", valuesOf(keys)).execute();
  const ids = new Set(kept.map(({ id }) => id));
  for (const { article, amount } of needs) {
    const id = articleKey(article);
    if (!ids.has(id)) continue;
    await move({ id, amount: -amount, reason: "batch", note: "", batch }, admin, trx);
  }
}

/** Gives back all that a batch took. */
export async function giveStockBack(batch: string, admin: Admin, trx: Db): Promise<void> {
  const taken = await trx
    .selectFrom("stock_moves")
    .select((eb) => ["item_id", eb.fn.sum<number>("amount").as("amount")])
    .where("batch_id", "=", batch)
    .groupBy("item_id")
    .execute();
  for (const { item_id: id, amount } of taken) {
    if (amount === 0) continue;
    await move({ id, amount: -amount, reason: "undone", note: "", batch }, admin, trx);
  }
}

async function move(
  moved: {
    id: string;
    amount: number;
    reason: StockMove["reason"];
    note: string;
    batch: string | null;
  },
  admin: Admin,
  trx: Db,
): Promise<void> {
  const { id, amount, reason, note, batch } = moved;
  await trx
    .updateTable("stock_items")
    .set((eb) => ({ on_hand: eb("on_hand", "+", amount) }))
    .where("id", "=", id)
    .execute();
  await trx
    .insertInto("stock_moves")
    .values({
      item_id: id,
      amount,
      reason,
      note,
      batch_id: batch,
      moved_at: new Date().toISOString(),
      moved_by: admin.id,
    })
    .execute();
}
