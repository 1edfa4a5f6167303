import { valuesOf, type Db } from "~db/engine";

/** How the delivery of orders was moved last, by the orders' ids; the others are left out. */
export async function listMovedPromises(
  orderIds: readonly string[],
  db: Db,
): Promise<Map<string, { promised_on: string; reason: string }>> {
  const rows = await db
    .selectFrom("promise_changes")
    .select(["order_id", "promised_on", "reason"])
    .where("order_id", "in", valuesOf(orderIds))
    .orderBy("id")
    .execute();
  return new Map(
    rows.map(({ order_id, promised_on, reason }) => [order_id, { promised_on, reason }]),
  );
}
