import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

interface OrderRemark {
  id: string;
  text: string;
  written_at: string;
  written_by: string;
}

type RemarkResult =
  | { kind: "noted" }
  | { kind: "unknown" }
  /** `newest`: the remark that a colleague wrote meanwhile. */
  | { kind: "stale"; newest: OrderRemark };

/**
 * Adds an internal remark to an order. Refuses an unknown order, and a remark whose author had not
 * seen the newest one; `drawn` is the id of the newest remark that the form showed. The same remark
 * sent again is stored once.
 */
export async function remarkOnOrder(
  number: string,
  { text, drawn }: { text: string; drawn: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<RemarkResult> {
  return db.transaction().execute(async (trx) => {
    const id = await findOrderId(number, trx);
    if (!id) return { kind: "unknown" };
    const newest = await findNewestRemark(id, trx);
    if (newest && newest.id !== drawn) {
      const isSame = newest.text === text && newest.written_by === admin.id;
      return isSame ? { kind: "noted" } : { kind: "stale", newest };
    }
    await trx
      .insertInto("order_remarks")
      .values({
        id: randomUUID(),
        order_id: id,
        text,
        written_at: new Date().toISOString(),
        written_by: admin.id,
      })
      .execute();
    await recordAction(
      {
        admin,
        action: "order-remarked",
        subject: "order",
        subjectId: number,
        before: null,
        // The audit log holds nothing that is said about customers.
        after: { characters: text.length },
      },
      trx,
    );
    return { kind: "noted" };
  });
}

async function findNewestRemark(orderId: string, db: Db): Promise<OrderRemark | undefined> {
  return db
    .selectFrom("order_remarks")
    .select(["id", "text", "written_at", "written_by"])
    .where("order_id", "=", orderId)
    .orderBy("written_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

async function findOrderId(number: string, db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number)
    .executeTakeFirst();
  return row?.id;
}
