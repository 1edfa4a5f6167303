import { tallyOrder } from "~/sales/billing/delivered-pieces.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus, TransportState } from "~db/schema";

import { productionStatuses, isTransportAgreed } from "./order-status";
import { countDeliveries } from "./parts/note-delivery.server";

/** A line of an order for who hands it over: how many pieces were, and how many are left. */
export interface PartLine {
  id: string;
  name: string;
  quantity: number;
  delivered: number;
  left: number;
  isMadeToOrder: boolean;
}

/** The lines of an order, in the words of staff, and how many deliveries are noted. */
export async function findPartLines(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<{ lines: PartLine[]; deliveries: number }> {
  const rows = await db
    .selectFrom("order_lines")
    .select((eb) => [
      "id",
      "quantity",
      "configuration",
      eb.fn.coalesce("staff_name", "name").as("name"),
    ])
    .where("order_id", "=", orderId)
    .orderBy("display_order")
    .execute();
  const tallies = await tallyOrder(orderId, db);
  const lines = rows.map(({ configuration, ...row }) => {
    const { delivered, left } = tallies.get(row.id)!;
    return { ...row, delivered, left, isMadeToOrder: configuration !== "" };
  });
  return { lines, deliveries: await countDeliveries(orderId, db) };
}

/** The beginning of the name of the field that says how many pieces of a line are handed over. */
export const PIECES = "pieces-";

/** Whether some of an order's pieces may be handed over before the others. */
export function mayDeliverPart(order: {
  status: OrderStatus;
  transport_state: TransportState;
  has_only_swatches: 0 | 1;
  lines: readonly { quantity: number }[];
}): boolean {
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isUnderWay = productionStatuses.some((one) => one === order.status);
  const isOfSwatches = order.has_only_swatches === 1;
  return pieces > 1 && isUnderWay && !isOfSwatches && isTransportAgreed(order.transport_state);
}
