import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

/** What an account ordered, as its export shows it. */
export async function listOrders(userId: string, db: Db): Promise<Omit<Order, "id" | "token">[]> {
  const rows = await db
    .selectFrom("orders")
    .select("token")
    .where("user_id", "=", userId)
    .orderBy("placed_at", "desc")
    .execute();
  const orders = await Promise.all(rows.map(({ token }) => findOrderByToken(token, db)));
  return orders.flatMap((order) => {
    if (!order) return [];
    const { id: _id, token: _token, ...shown } = order;
    return [shown];
  });
}
