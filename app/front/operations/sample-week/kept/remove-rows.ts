import { inBatches } from "~/platform/basics/in-batches.server";
import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { takeMovesBack } from "~/workshop/batches/front/trial-batches.server";
import { contains, type Db } from "~db/engine";

import { takeFiguresBack, takeViewsBack } from "./counts";
import { samplePeople } from "./sample-people";
import type { SampleSource } from "./sample-rows";

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

/** Whether somebody has edited the row since, or other rows need it. */
async function isTaken(
  table: SampleSource,
  id: string,
  version: number,
  trx: Db,
): Promise<boolean> {
  const has = async (query: { executeTakeFirst: () => Promise<unknown> }) =>
    (await query.executeTakeFirst()) !== undefined;
  switch (table) {
    case "teams":
      return (
        (await has(edited("teams", id, version, trx))) ||
        has(trx.selectFrom("appointments").select("id").where("team_id", "=", id).limit(1))
      );
    case "banks":
      return (
        (await has(edited("banks", id, version, trx))) ||
        has(trx.selectFrom("bank_statements").select("id").where("bank_id", "=", id).limit(1))
      );
    case "bank_statements":
      return has(
        trx
          .selectFrom("bank_row_payments")
          .innerJoin("bank_rows", "bank_rows.id", "bank_row_payments.row_id")
          .select("row_id")
          .where("statement_id", "=", id)
          .limit(1),
      );
    case "discounts":
      return (
        (await has(edited("discounts", id, version, trx))) ||
        has(trx.selectFrom("discount_uses").select("order_id").where("discount_id", "=", id))
      );
    case "stock_items":
      return (
        (await has(edited("stock_items", id, version, trx))) ||
        (await has(countedItem(id, trx))) ||
        (await has(orderedItem(id, trx))) ||
        has(strangersMove(id, trx))
      );
    case "suppliers":
      return (
        (await has(edited("suppliers", id, version, trx))) ||
        has(trx.selectFrom("supplier_orders").select("id").where("supplier_id", "=", id).limit(1))
      );
    case "workshop_people":
      return has(edited("workshop_people", id, version, trx));
    case "shared_designs":
      return has(sharedSince(id, trx));
    default:
      return false;
  }
}

function edited(
  table: "teams" | "banks" | "discounts" | "stock_items" | "suppliers" | "workshop_people",
  id: string,
  version: number,
  trx: Db,
) {
  return trx
    .selectFrom(table as "teams")
    .select("id")
    .where("id", "=", id)
    .where("version", "!=", version);
}

/** The week itself counts nothing. */
function countedItem(id: string, trx: Db) {
  const items = trx.selectFrom("stock_items").select("id").where("id", "=", id);
  return items.where("counted_at", "is not", null);
}

/** What somebody has ordered of it from a supplier; the week itself orders nothing there. */
function orderedItem(id: string, trx: Db) {
  const lines = trx.selectFrom("supplier_order_lines").select("item_id");
  return lines.where("item_id", "=", id).limit(1);
}

/** What a batch took, or somebody else than the sample colleague received. */
function strangersMove(id: string, trx: Db) {
  return trx
    .selectFrom("stock_moves")
    .select("stock_moves.id")
    .where("item_id", "=", id)
    .where((eb) =>
      eb.or([eb("batch_id", "is not", null), eb("moved_by", "not in", samplePeople(trx))]),
    )
    .limit(1);
}

/** Whether somebody has shared the design again since; the same design always gets the same code. */
function sharedSince(code: string, trx: Db) {
  const designs = trx.selectFrom("shared_designs").select("code").where("code", "=", code);
  return designs.whereRef("shared_at", ">", "created_at");
}
