import type { Db } from "~db/engine";

import { samplePeople } from "./sample-people";
import type { SampleSource } from "./sample-rows";

/** Whether somebody has edited the row since, or other rows need it. */
export async function isTaken(
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
