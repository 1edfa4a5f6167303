import { formatPhone } from "~/platform/format/phones.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";
import type { OrderStatus } from "~db/schema";

import { deliveryOf } from "../buyer-details";
import { orderDetailColumns } from "../checkout-form";

const PAGE_SIZE = 50;

/** An order whose swatches are not sent yet: no money, and of the customer whom they go to. */
export interface SwatchOrder {
  number: string;
  placed_at: string;
  is_trial: 0 | 1;
  status: OrderStatus;
  /** Sent by themselves; else they go with the furniture of the order. */
  isAlone: boolean;
  isPickedUp: boolean;
  name: string;
  address: string;
  place: string;
  phone: string;
  /** The decors' names, in Romanian. */
  decors: string[];
}

/**
 * One page of the orders whose swatches are not sent yet, oldest first. `isPosted`: only those that
 * go by post, by themselves.
 */
export async function listSwatchOrders(
  { page: wanted, isPosted = false }: { page: number; isPosted?: boolean },
  db: Db = shopDatabase(),
): Promise<{ orders: SwatchOrder[]; total: number; page: number; pageCount: number }> {
  const waiting = db
    .selectFrom("order_index")
    .innerJoin("orders", "orders.id", "order_index.order_id")
    .where("order_index.status", "in", ["confirmed", "in_production"])
    .where((eb) =>
      isPosted
        ? eb.and({ has_only_swatches: 1, delivery_method: "delivery" })
        : eb.exists(
            eb
              .selectFrom("order_lines")
              .select("order_lines.id")
              .whereRef("order_lines.order_id", "=", "orders.id")
              .where("swatch_id", "is not", null),
          ),
    );
  const { total } = await waiting
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await waiting
    .select(["orders.id", "orders.number", "orders.placed_at", "orders.is_trial"])
    .select(["orders.status", "orders.has_only_swatches"])
    .select(orderDetailColumns.map((column) => `orders.${column}` as const))
    .orderBy("order_index.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const decors = await listDecorsOf(
    rows.map(({ id }) => id),
    db,
  );
  const orders = rows.map((row) => ({
    number: row.number,
    placed_at: row.placed_at,
    is_trial: row.is_trial,
    status: row.status,
    isAlone: row.has_only_swatches === 1,
    phone: formatPhone(row.phone),
    ...deliveryOf(row),
    isPickedUp: row.delivery_method === "pickup",
    decors: decors.get(row.id) ?? [],
  }));
  return { orders, total, page, pageCount };
}

async function listDecorsOf(
  orderIds: readonly string[],
  db: Db,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom("order_lines")
    .innerJoin("materials", "materials.id", "order_lines.swatch_id")
    .select(["order_id", "materials.name"])
    .where("order_id", "in", valuesOf(orderIds))
    .orderBy("order_lines.display_order")
    .execute();
  const decors = new Map<string, string[]>();
  for (const { order_id, name } of rows) {
    decors.set(order_id, [...(decors.get(order_id) ?? []), name]);
  }
  return decors;
}
