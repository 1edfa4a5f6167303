import { z } from "~/platform/basics/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import { namesOfStaff } from "./office-order.server";

/** What was typed for an order that staff write down, by the names of its form's fields. */
export type TypedDesk = Record<string, string>;

const readTyped = storedJson("desk_orders.typed", z.record(z.string(), z.string()));

/** An order that staff write down for a customer. */
export interface DeskOrder {
  id: string;
  cartId: string;
  /** The customer's account; null for whoever has none. */
  userId: string | null;
  fullName: string;
  typed: TypedDesk;
  version: number;
  /** What became of it. */
  orderNumber: string | null;
  /** The request with the offer that was sent to its customer to accept. */
  requestId: string | null;
}

/** The order that staff write down with this id, by a cart, or sent as this offer; undefined where there is none. */
export async function findDeskOrder(
  by: { id: string } | { cartId: string } | { requestId: string },
  db: Db = shopDatabase(),
): Promise<DeskOrder | undefined> {
  const row = await db
    .selectFrom("desk_orders")
    .leftJoin("orders", "orders.id", "desk_orders.order_id")
    .select(["desk_orders.id", "desk_orders.cart_id", "desk_orders.user_id", "typed", "version"])
    .select(["desk_orders.full_name", "orders.number as order_number", "request_id"])
    .$if("id" in by, (query) => query.where("desk_orders.id", "=", "id" in by ? by.id : ""))
    .$if("requestId" in by, (query) =>
      query.where("desk_orders.request_id", "=", "requestId" in by ? by.requestId : ""),
    )
    .$if("cartId" in by, (query) =>
      query.where("desk_orders.cart_id", "=", "cartId" in by ? by.cartId : ""),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    cartId: row.cart_id,
    userId: row.user_id,
    fullName: row.full_name,
    typed: readTyped(row.typed),
    version: row.version,
    orderNumber: row.order_number,
    requestId: row.request_id,
  };
}

/** Those that are not placed yet, the newest first; at most fifty. */
export async function listOpenDeskOrders(db: Db = shopDatabase()) {
  const rows = await db
    .selectFrom("desk_orders")
    .select(["id", "full_name", "begun_at", "begun_by"])
    .where("order_id", "is", null)
    .orderBy("begun_at", "desc")
    .orderBy("id")
    .limit(50)
    .execute();
  const nameOf = await namesOfStaff(
    rows.map(({ begun_by }) => begun_by),
    db,
  );
  return rows.map(({ begun_by, ...row }) => ({ ...row, by: nameOf(begun_by) }));
}

/** Ends a desk order whose offer the customer has accepted, and forgets what was typed for it. */
export async function endOffered(requestId: string, orderId: string, trx: Db): Promise<void> {
  const ended = await trx
    .updateTable("desk_orders")
    .set({ order_id: orderId, full_name: "", typed: "{}" })
    .where("request_id", "=", requestId)
    .where("order_id", "is", null)
    .returning("cart_id")
    .execute();
  const carts = ended.map(({ cart_id }) => cart_id);
  await trx
    .deleteFrom("cart_lines")
    .where("cart_id", "in", [...carts, ""])
    .execute();
}
