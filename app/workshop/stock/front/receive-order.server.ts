import { addOnce } from "~/platform/forms/sent-form.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { receiveStock } from "../stored/receive.server";
import { isAllHere } from "./order-state";
import { findSupplierOrder, numberOf, type SupplierOrder } from "./supplier-order.server";

/** What the form of a delivery says. */
export interface ReceivedValues {
  /** What stands on the paper that came along, such as its number. */
  note: string;
  /** By the key of the article: how many came, and what a pack of them cost in bani. */
  lines: Record<string, { amount: number; priceBani: number | null }>;
}

export type ReceiveResult =
  | { kind: "saved" | "unknown" | "not-now" | "nothing" }
  | { kind: "stale"; current: ReceivedValues & { version: number } };

/**
 * Notes what came of an order, in parts where they came so: each article goes into the stock at its price, which moves
 * what a unit costs; more than was ordered may come. Once all is here the order is closed. The same form sent again
 * adds nothing. Refuses an order that nothing is to come of, one that somebody has changed or received of since the
 * form was drawn, and a form that says that nothing came.
 */
export async function receiveOrder(
  number: string,
  { version, form, note, lines }: ReceivedValues & { version: number; form?: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<ReceiveResult> {
  return db.transaction().execute(async (trx): Promise<ReceiveResult> => {
    const result = await addOnce<ReceiveResult>(form, trx, async () => {
      const order = await findSupplierOrder(number, trx);
      if (!order) return { kind: "unknown" };
      if (order.state !== "sent" && order.state !== "partly") return { kind: "not-now" };
      if (order.version !== version) return { kind: "stale", current: nothingOf(order) };
      const came = order.lines.flatMap((line) => {
        const { amount = 0, priceBani = null } = lines[line.itemId] ?? {};
        return amount > 0 ? [{ ...line, amount, cameAt: priceBani }] : [];
      });
      if (came.length === 0) return { kind: "nothing" };
      const delivery = (await countDeliveries(order.id, trx)) + 1;
      for (const line of came) await receiveLine(order, line, { delivery, note, admin }, trx);
      await closeIfAllHere(number, trx);
      const entry = { action: "supplier-order-received", subject: "supplier-order" } as const;
      const after = Object.fromEntries(came.map(({ itemId, amount }) => [itemId, amount]));
      await recordAction(
        { admin, ...entry, subjectId: number, before: null, after: { ...after, note } },
        trx,
      );
      return { added: number };
    });
    return "added" in result ? { kind: "saved" } : result;
  });
}

async function receiveLine(
  order: SupplierOrder,
  line: { itemId: string; pack: number; amount: number; cameAt: number | null },
  { delivery: number, note, admin }: { delivery: number; note: string; admin: Admin },
  trx: Db,
): Promise<void> {
  const { itemId: id, pack, amount, cameAt: priceBani } = line;
  const why = [numberOf(order), note].filter(Boolean).join(" · ");
  const came = { id, amount, order: order.id, number, note: why, priceBani, pack };
  await receiveStock(came, admin, trx);
  await trx
    .updateTable("supplier_order_lines")
    .set((eb) => ({ received: eb("received", "+", amount) }))
    .where("order_id", "=", order.id)
    .where("item_id", "=", id)
    .execute();
}

async function countDeliveries(order: number, trx: Db): Promise<number> {
  const { last } = await trx
    .selectFrom("stock_moves")
    .select((eb) => eb.fn.max<number | null>("delivery").as("last"))
    .where("supplier_order_id", "=", order)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

async function closeIfAllHere(number: string, trx: Db): Promise<void> {
  const order = (await findSupplierOrder(number, trx))!;
  if (!isAllHere(order.lines)) return;
  const closed_at = new Date().toISOString();
  const row = trx.updateTable("supplier_orders").set({ closed_at });
  await row.where("id", "=", order.id).execute();
}

/** The form of an order as it is drawn before anything came. */
export function nothingOf({ lines, version }: SupplierOrder): ReceivedValues & { version: number } {
  return {
    note: "",
    lines: Object.fromEntries(
      lines.map(({ itemId, priceBani }) => [itemId, { amount: 0, priceBani }]),
    ),
    version,
  };
}
