import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** What was noted at the deliveries of an account's orders, for its owner. */
async function listHandoverData(userId: string, db: Db) {
  return db
    .selectFrom("handover_notes")
    .innerJoin("orders", "orders.id", "handover_notes.order_id")
    .select((eb) => [
      "orders.number as order_number",
      "remark",
      "noted_at",
      eb
        .selectFrom("sent_pictures")
        .select((of) => of.fn.countAll<number>().as("count"))
        .whereRef("sent_pictures.handover_note_id", "=", "handover_notes.id")
        .as("pictures"),
    ])
    .where("orders.user_id", "=", userId)
    .orderBy("noted_at")
    .execute();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    handover_notes: "as long as its order names its customer",
  },
  exportOf: async ({ id }, db) => ({ deliveries: await listHandoverData(id, db) }),
  // Their pictures go with them.
  eraseOfOrders: async (ids, _now, trx) => {
    await trx.deleteFrom("handover_notes").where("order_id", "in", ids).execute();
  },
} satisfies PersonalData;
