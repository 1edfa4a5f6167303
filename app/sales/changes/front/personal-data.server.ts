import type { PersonalData } from "~db/personal-data";

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    order_changes: "as its order; what was said with it as long as that names its customer",
  },
  exportOf: async ({ id }, db) => ({
    order_changes: await db
      .selectFrom("order_changes")
      .innerJoin("orders", "orders.id", "order_changes.order_id")
      .select(["orders.number as order", "order_changes.number", "state", "sent_at"])
      .select(["order_changes.note", "answered_at", "answer_note"])
      .where("orders.user_id", "=", id)
      .where("state", "<>", "draft")
      .orderBy("sent_at")
      .execute(),
  }),
  eraseOfOrders: async (ids, _now, trx) => {
    await trx
      .deleteFrom("order_changes")
      .where("order_id", "in", ids)
      .where("state", "=", "draft")
      .execute();
    await trx
      .updateTable("order_changes")
      .set({ note: "", answer_note: "" })
      .where("order_id", "in", ids)
      .execute();
  },
} satisfies PersonalData;
