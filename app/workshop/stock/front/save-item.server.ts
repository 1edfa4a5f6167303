import { writeLei } from "~/platform/format/money";
import { OFFICE } from "~/platform/format/office-money";
import { message } from "~/platform/forms/validation-message";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { articleKey, type Article } from "../article";
import { findStockItem, type StockItem } from "../stock.server";
import { unitCostOf } from "../stored/unit-cost";

/** The bounds of a pack's price, in bani, and what is said of one beyond them. */
export const packPrices = { min: 0, max: 1_000_000_00 } as const;

export function packPriceMessage(): string {
  return message("packPrice", { most: writeLei(packPrices.max, OFFICE, 0) });
}

export type ItemDetails = Pick<
  StockItem,
  "least" | "supplierId" | "supplierCode" | "pack" | "minimum" | "priceBani"
>;

/** What an article that is begun to be kept has where nothing else is said. */
export const newItem: ItemDetails = {
  least: 0,
  supplierId: null,
  supplierCode: "",
  pack: 1,
  minimum: 1,
  priceBani: null,
};

/**
 * Begins to keep an article, or changes from whom, in which packs and at which price it is bought. Refuses a supplier
 * who is not there any more, and a change of another version than the saved one, unless it says the same.
 */
export async function saveStockItem(
  article: Article,
  { version, ...details }: ItemDetails & { version?: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" | "unknown-supplier" } | { kind: "stale"; current: StockItem }> {
  const id = articleKey(article);
  return db.transaction().execute(async (trx) => {
    const before = await findStockItem(id, trx);
    if (before && before.version !== version) {
      return isAlreadySaved(details, before)
        ? { kind: "saved" }
        : { kind: "stale", current: before };
    }
    const { supplierId } = details;
    if (supplierId !== null && !(await hasSupplier(supplierId, trx))) {
      return { kind: "unknown-supplier" };
    }
    await writeItem(id, { details, before }, admin, trx);
    return { kind: "saved" };
  });
}

async function hasSupplier(id: string, trx: Db): Promise<boolean> {
  const row = trx.selectFrom("suppliers").select("id").where("id", "=", id);
  return (await row.executeTakeFirst()) !== undefined;
}

/**
 * Writes an article's details, with what they were in the audit log. Until a delivery says what a unit has cost, the
 * price of a pack says it.
 */
export async function writeItem(
  id: string,
  { details, before }: { details: ItemDetails; before: StockItem | undefined },
  admin: Admin,
  trx: Db,
): Promise<void> {
  const values = rowOf(details);
  await trx
    .insertInto("stock_items")
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
  if (!(await hasDeliveredCost(id, trx))) {
    const { priceBani, pack } = details;
    const unit_cost = priceBani === null ? null : unitCostOf(priceBani, pack);
    await trx.updateTable("stock_items").set({ unit_cost }).where("id", "=", id).execute();
  }
  const entry = { action: "stock-item-saved", subject: "stock", subjectId: id } as const;
  await recordAction(
    { admin, ...entry, before: before ? rowOf(before) : null, after: values },
    trx,
  );
}

async function hasDeliveredCost(id: string, trx: Db): Promise<boolean> {
  const row = await trx
    .selectFrom("stock_moves")
    .select("id")
    .where("item_id", "=", id)
    .where("reason", "=", "received")
    .where("unit_cost", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function rowOf({ least, supplierId, supplierCode, pack, minimum, priceBani }: ItemDetails) {
  return {
    least,
    supplier_id: supplierId,
    supplier_code: supplierCode,
    pack,
    minimum,
    price_bani: priceBani,
  };
}
