import { setImmediate } from "node:timers/promises";

import { hdfSheet } from "~/furniture/boards/rules";
import { findPriceList } from "~/furniture/planner/construction.server";
import { buildFrozen, type FrozenPlan } from "~/furniture/planner/frozen-plan.server";
import { realCostOf } from "~/workshop/stock/needs";
import { listStockItems } from "~/workshop/stock/stock.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

/**
 * What one piece of lines of orders costs at what was paid for its articles, in bani without VAT, by the lines' ids: at
 * what they cost when its batch took them, else at what the stock costs now; sheets with what is left over of them as
 * its price counted it. Lines of which no article has a cost are
 * not in it.
 */
export async function findRealCosts(
  lines: readonly { id: string; plan: FrozenPlan }[],
  db: Db = shopDatabase(),
): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  const [items, priceList] = await Promise.all([listStockItems(db), findPriceList(db)]);
  const now = new Map(
    items.flatMap(({ id, unitCost }) => (unitCost === null ? [] : [[id, unitCost] as const])),
  );
  if (now.size === 0) return costs;
  const taken = await findTakenCosts(
    lines.map(({ id }) => id),
    db,
  );
  for (const { id, plan } of lines) {
    // Others are answered between two pieces.
    await setImmediate();
    const { body, front, handle, rules, price, wastePercent = priceList.wastePercent } = plan;
    const { design, piece } = buildFrozen(plan);
    const made = {
      piece,
      quantity: 1,
      body,
      front,
      handle: handle.id,
      bands: design.bands,
      worktop: plan.worktop?.id,
      plainSheet: hdfSheet(rules),
      rules,
    };
    const unitCosts = new Map([...now, ...(taken.get(id) ?? [])]);
    const bani = realCostOf(made, price, unitCosts, wastePercent);
    if (bani !== null) costs.set(id, bani);
  }
  return costs;
}

/** What articles cost when the batch of a line took them, by the line's id. */
async function findTakenCosts(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, Map<string, number>>> {
  const rows = await db
    .selectFrom("batch_lines")
    .innerJoin("stock_moves", "stock_moves.batch_id", "batch_lines.batch_id")
    .select(["order_line_id", "item_id", "unit_cost"])
    .where("order_line_id", "in", valuesOf(ids))
    .where("is_live", "=", 1)
    .where("reason", "=", "batch")
    .where("unit_cost", "is not", null)
    .execute();
  const taken = new Map<string, Map<string, number>>();
  for (const { order_line_id, item_id, unit_cost } of rows) {
    const own = taken.get(order_line_id) ?? new Map<string, number>();
    own.set(item_id, unit_cost!);
    taken.set(order_line_id, own);
  }
  return taken;
}
