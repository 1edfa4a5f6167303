import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

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
