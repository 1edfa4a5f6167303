import type { Waiting } from "~/platform/settings/waiting";
import { openStates } from "~/sales/appointments/kinds";
import { instantOf } from "~/sales/orders/front/order-index";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/**
 * New orders whose transport is agreed, and of which something is made to order, all is paid, or all is paid
 * at the delivery.
 */
export async function findOrdersToConfirm(db: Db = shopDatabase()): Promise<Waiting> {
  const found = await db
    .selectFrom("order_index")
    .innerJoin("orders", "orders.id", "order_index.order_id")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<number | null>("order_index.id").as("first"),
    ])
    .where("order_index.status", "=", "new")
    .where("orders.transport_state", "in", ["none", "agreed"])
    // An order that was taken back whole is not confirmed any more.
    .where((eb) =>
      eb.or([
        eb("orders.reduced_bani", "=", 0),
        eb("orders.reduced_bani", "<", eb.ref("orders.total_bani")),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb("orders.advance_bani", ">", 0),
        eb("orders.payment_method", "=", "cash_on_delivery"),
        eb("orders.paid_bani", ">=", eb("orders.total_bani", "-", eb.ref("orders.reduced_bani"))),
      ]),
    )
    .executeTakeFirstOrThrow();
  return asWaiting(found);
}

/** Orders of made-to-order pieces that are ready to be brought and have no day of delivery ahead. */
export async function findUndatedDeliveries(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<Waiting> {
  const found = await db
    .selectFrom("order_index")
    .innerJoin("orders", "orders.id", "order_index.order_id")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<number | null>("order_index.id").as("first"),
    ])
    .where("order_index.status", "=", "in_delivery")
    .where("orders.delivery_method", "=", "delivery")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("order_lines")
          .select("order_lines.id")
          .whereRef("order_lines.order_id", "=", "order_index.order_id")
          .where("configuration", "<>", ""),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("appointments")
            .select("appointments.id")
            .whereRef("appointments.order_id", "=", "order_index.order_id")
            .where("kind", "=", "delivery")
            .where("state", "in", openStates)
            .where("ends_at", ">", now.toISOString()),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return asWaiting(found);
}

function asWaiting({ count, first }: { count: number; first: number | null }): Waiting {
  return { count, since: first === null ? null : instantOf(first) };
}
