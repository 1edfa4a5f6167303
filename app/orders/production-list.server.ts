import { dayOf } from "~/format/dates";
import { daysOf, type DeliveryTerm } from "~/catalogue/delivery-term";
import { shopDatabase } from "~db/client.server";
import type { OrderStatus } from "~db/schema";
import type { Db } from "~db/sqlite/engine";

import { deliveryOf } from "./buyer-details";
import { orderDetailColumns } from "./checkout-form";
import { productionStatuses } from "./order-status";

const PAGE_SIZE = 50;

/** An order as the workshop's list shows it: no money, and of the customer only name and place. */
export interface ProductionRow {
  number: string;
  status: OrderStatus;
  is_trial: 0 | 1;
  placed_at: string;
  /** The day of that in Bucharest. */
  placed_on: string;
  name: string;
  place: string;
  pieces: number;
  /** When its zone is reached; null where nobody has said. */
  transport_from_days: number | null;
  transport_to_days: number | null;
  /** What was promised for each of its lines. */
  lines: { term: DeliveryTerm | null }[];
}

/** One page of the orders that are confirmed and not delivered yet, or of one status, oldest first. */
export async function listProduction(
  { status, page: wanted }: { status?: OrderStatus; page: number },
  db: Db = shopDatabase(),
): Promise<{ orders: ProductionRow[]; total: number; page: number; pageCount: number }> {
  const selected = db
    .selectFrom("ledger")
    .where("ledger.status", "in", status ? [status] : productionStatuses);
  const { total } = await selected
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(wanted, pageCount);
  const rows = await selected
    .innerJoin("orders", "orders.id", "ledger.order_id")
    .select(["orders.id", "orders.number", "orders.status", "orders.is_trial", "orders.placed_at"])
    .select(["orders.transport_from_days", "orders.transport_to_days"])
    .select(orderDetailColumns.map((column) => `orders.${column}` as const))
    .orderBy("ledger.id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const lines = await listLines(
    rows.map(({ id }) => id),
    db,
  );
  const orders = rows.map((order) => {
    const { number, status: stage, is_trial, placed_at } = order;
    const { transport_from_days, transport_to_days } = order;
    const { name, place } = deliveryOf(order);
    const own = lines.filter(({ order_id }) => order_id === order.id);
    return {
      ...{ number, status: stage, is_trial, placed_at, placed_on: dayOf(placed_at), name, place },
      ...{ transport_from_days, transport_to_days },
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      lines: own.map(({ term }) => ({ term })),
    };
  });
  return { orders, total, page, pageCount };
}

async function listLines(orderIds: string[], db: Db) {
  const lines = await db
    .selectFrom("order_lines")
    .select([
      "order_id",
      "quantity",
      "delivery_from_days",
      "delivery_to_days",
      "is_withdrawal_exempt",
    ])
    .where("order_id", "in", orderIds.length > 0 ? orderIds : [""])
    .execute();
  return lines.map(
    ({ order_id, quantity, delivery_from_days, delivery_to_days, is_withdrawal_exempt }) => {
      const days = daysOf(delivery_from_days, delivery_to_days);
      return {
        order_id,
        quantity,
        term: days && { ...days, isAfterAdvance: is_withdrawal_exempt === 1 },
      };
    },
  );
}
