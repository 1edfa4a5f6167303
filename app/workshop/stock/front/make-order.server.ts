import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { Need } from "../needs";
import { listStockItems } from "../stock.server";
import { inPacks, orderList, type OrderRow } from "./order-list";
import { sumOrdered } from "./supplier-order.server";

/** An order has no more articles. */
export const MOST_LINES = 200;

/** What has to be bought for these needs and the least stock, besides what is ordered or in a draft. */
export async function listLacking(
  needs: readonly Need[],
  db: Db = shopDatabase(),
): Promise<OrderRow[]> {
  return orderList(await listStockItems(db), needs, await sumOrdered(db));
}

/**
 * Makes the draft of an order to a supplier from what is lacking of its articles, or adds that to the draft that there
 * is, in the packs of now: a supplier has one at most. Refuses where nothing is lacking, and more articles than an order has.
 */
export async function makeOrder(
  supplierId: string,
  needs: readonly Need[],
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "made"; id: number } | { kind: "nothing" | "too-many" }> {
  return db.transaction().execute(async (trx) => {
    const all = await listLacking(needs, trx);
    const lacking = all.filter((row) => row.supplierId === supplierId);
    if (lacking.length === 0) return { kind: "nothing" };
    const draft = await findDraft(supplierId, trx);
    const lines = draft === undefined ? [] : await listLines(draft, trx);
    const news = lacking.filter(({ id }) => !lines.some(({ item_id }) => item_id === id));
    if (lines.length + news.length > MOST_LINES) return { kind: "too-many" };
    const id = draft ?? (await addDraft(supplierId, trx));
    const wanted = lacking.map((row) => {
      const line = lines.find(({ item_id }) => item_id === row.id);
      return { item_id: row.id, ...(line ? grown(line, row) : lineOf(row)) };
    });
    for (const { item_id, ...line } of wanted) {
      await trx
        .insertInto("supplier_order_lines")
        .values({ order_id: id, item_id, ...line })
        .onConflict((conflict) => conflict.columns(["order_id", "item_id"]).doUpdateSet(line))
        .execute();
    }
    const entry = { action: "supplier-order-made", subject: "supplier-order" } as const;
    const after = Object.fromEntries(wanted.map(({ item_id, ordered }) => [item_id, ordered]));
    await recordAction({ admin, ...entry, subjectId: String(id), before: null, after }, trx);
    return { kind: "made", id };
  });
}

interface DraftLine {
  ordered: number;
  pack: number;
  price_bani: number | null;
}

function lineOf({ toOrder: ordered, pack, priceBani: price_bani }: OrderRow): DraftLine {
  return { ordered, pack, price_bani };
}

/** A draft's line with what is lacking besides, in the packs of now; a price of other packs says nothing any more. */
function grown(line: DraftLine, row: OrderRow): DraftLine {
  const { pack, priceBani } = row;
  const ordered = inPacks(line.ordered + row.missing, row);
  const agreed = line.pack === pack ? line.price_bani : null;
  return { ordered, pack, price_bani: agreed ?? priceBani };
}

async function findDraft(supplierId: string, trx: Db): Promise<number | undefined> {
  const row = await trx
    .selectFrom("supplier_orders")
    .select("id")
    .where("supplier_id", "=", supplierId)
    .where("sent_at", "is", null)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}

async function addDraft(supplierId: string, trx: Db): Promise<number> {
  const { id } = await trx
    .insertInto("supplier_orders")
    .values({
      supplier_id: supplierId,
      made_at: new Date().toISOString(),
      sent_at: null,
      expected_on: null,
      closed_at: null,
      cancelled_at: null,
      note: "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

function listLines(id: number, trx: Db) {
  return trx
    .selectFrom("supplier_order_lines")
    .select(["item_id", "ordered", "pack", "price_bani"])
    .where("order_id", "=", id)
    .execute();
}
