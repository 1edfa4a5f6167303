import { inBatches } from "~/platform/basics/in-batches.server";
import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { takeMovesBack } from "~/workshop/batches/front/trial-batches.server";
import { contains, type Db } from "~db/engine";

import { takeFiguresBack, takeViewsBack } from "./counts";
import { samplePeople } from "./sample-people";
import type { SampleSource } from "./sample-rows";
import { isTaken } from "./taken-rows";

/** Rows that are removed at a time. */
const AT_ONCE = 20;

/** The key of each table whose rows go as a whole, in the order in which they can be deleted. */
const keys = [
  ["desk_orders", "id"],
  ["carts", "id"],
  ["sent_forms", "form"],
  ["conversations", "id"],
  ["shared_designs", "code"],
  ["product_questions", "id"],
  ["bank_statements", "id"],
  ["banks", "id"],
  ["teams", "id"],
  ["workshop_people", "id"],
  ["holidays", "day"],
  ["discounts", "id"],
  ["offcuts", "id"],
  ["stock_items", "id"],
  ["suppliers", "id"],
] as const satisfies readonly (readonly [SampleSource, string])[];

/**
 * Removes the week's rows that no person's address marks, except those that somebody has used since. Of an article that
 * was edited, counted, received or used only the week's own receipts and the made-up supplier are removed. Before the
 * people's accounts go, because they tell whose hand moved the stock.
 */
export async function removeKeptRows(trx: Db): Promise<void> {
  for (const [table, key] of keys) {
    const rows = await trx
      .selectFrom("sample_rows")
      .select(["row_id", "amount"])
      .where("source", "=", table)
      .execute();
    for await (const some of inBatches(rows, AT_ONCE)) {
      for (const { row_id, amount } of some) {
        const isKept = await isTaken(table, row_id, amount, trx);
        if (!isKept) await removeRow({ table, key }, row_id, trx);
        else if (table === "stock_items") await makeOwn(row_id, trx);
      }
    }
  }
  await removeUnnotedSuppliers(trx);
  await takeFiguresBack(trx);
  await takeViewsBack(trx);
  await trx.deleteFrom("sample_rows").execute();
}

/**
 * Suppliers of a week that an older release made: it kept them as names of articles, and noted none. Those that somebody
 * has edited, orders from or buys an article of stay.
 */
async function removeUnnotedSuppliers(trx: Db): Promise<void> {
  await trx
    .deleteFrom("suppliers")
    .where((eb) => contains(eb.ref("name"), SAMPLE_MARK))
    .where("version", "=", 1)
    .where("id", "not in", trx.selectFrom("supplier_orders").select("supplier_id"))
    .where("id", "not in", (eb) =>
      eb
        .selectFrom("stock_items")
        .select((item) => item.ref("supplier_id").$notNull().as("supplier_id"))
        .where("supplier_id", "is not", null),
    )
    .execute();
}

async function removeRow(
  { table, key }: { table: SampleSource; key: string },
  id: string,
  trx: Db,
): Promise<void> {
  if (table === "stock_items") {
    await trx.deleteFrom("stock_moves").where("item_id", "=", id).execute();
  }
  await trx
    .deleteFrom(table as "carts")
    .where(key as "id", "=", id)
    .execute();
}

async function makeOwn(item: string, trx: Db): Promise<void> {
  await trx
    .updateTable("stock_items")
    .set({ supplier_id: null, supplier_code: "" })
    .where("id", "=", item)
    .where("supplier_id", "in", (eb) =>
      eb
        .selectFrom("suppliers")
        .select("suppliers.id")
        .where((supplier) => contains(supplier.ref("name"), SAMPLE_MARK)),
    )
    .execute();
  await takeReceivedBack(item, trx);
}

function takeReceivedBack(item: string, trx: Db): Promise<void> {
  const moves = (db: Db) =>
    db
      .selectFrom("stock_moves")
      .select("stock_moves.id")
      .where("item_id", "=", item)
      .where("batch_id", "is", null)
      .where("moved_by", "in", samplePeople(db));
  return takeMovesBack(moves, trx);
}
