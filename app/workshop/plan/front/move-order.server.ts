import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { productionStatuses } from "~/sales/orders/order-status";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/**
 * Says that no work on an order begins before a day, or, by an empty one, that the plan alone decides. Refuses
 * an order that the workshop does not have.
 */
export async function moveOrder(
  { number, notBefore }: { number: string; notBefore: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" | "unknown" }> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .leftJoin("plan_moves", "plan_moves.order_id", "orders.id")
      .select(["orders.id", "not_before"])
      .where("number", "=", number)
      .where("status", "in", productionStatuses)
      .executeTakeFirst();
    if (!order) return { kind: "unknown" };
    const before = order.not_before ?? "";
    if (before === notBefore) return { kind: "saved" };
    const { id } = order;
    if (notBefore === "") await trx.deleteFrom("plan_moves").where("order_id", "=", id).execute();
    else {
      await trx
        .insertInto("plan_moves")
        .values({ order_id: id, not_before: notBefore })
        .onConflict((conflict) =>
          conflict.column("order_id").doUpdateSet({ not_before: notBefore }),
        )
        .execute();
    }
    await recordAction(
      {
        admin,
        action: "order-planned",
        subject: "order",
        subjectId: number,
        before: { notBefore: before },
        after: { notBefore },
      },
      trx,
    );
    return { kind: "saved" };
  });
}
