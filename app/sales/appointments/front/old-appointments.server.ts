import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import { deleteOldHolds } from "./hold.server";

/** Appointments of no order are kept a year; the others go with their order. */
const LIFE_YEARS = 1;

/** Deletes the appointments of no order that ended a year ago or earlier. Returns how many. */
export async function deleteOldAppointments(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - LIFE_YEARS);
  const result = await db
    .deleteFrom("appointments")
    .where("order_id", "is", null)
    .where("ends_at", "<=", oldest.toISOString())
    .executeTakeFirstOrThrow();
  return Number(result.numDeletedRows);
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    appointments: "a year after its end, or as long as its order names its customer",
    appointment_holds: "a day after its half hour",
  },
  exportOf: async ({ email }, db) => ({
    appointments: await db
      .selectFrom("appointments")
      .select(["kind", "starts_at", "ends_at", "state", "name", "phone", "county", "address"])
      .select(["note", "booked_at"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .orderBy("starts_at", "desc")
      .execute(),
  }),
  // Those of an order stay with it.
  eraseOf: async ({ email }, trx) => {
    await trx
      .deleteFrom("appointments")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .where("order_id", "is", null)
      .execute();
    await trx
      .deleteFrom("appointment_holds")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .execute();
  },
  eraseOfOrders: async (ids, _now, trx) => {
    await trx
      .updateTable("appointments")
      .set({ name: "", email: "", phone: "", address: "", note: "", desk_note: "" })
      .where("order_id", "in", ids)
      .execute();
    await trx.deleteFrom("appointment_holds").where("order_id", "in", ids).execute();
  },
  cleanUp: async (now) => ({
    "appointments-deleted": await deleteOldAppointments(now),
    "appointment-holds-deleted": await deleteOldHolds(now),
  }),
} satisfies PersonalData;
