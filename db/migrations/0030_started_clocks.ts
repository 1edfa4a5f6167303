import type { Kysely } from "kysely";

/** The clocks that stand started are found by when they were, among all that was ever measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("station_times_started_at")
    .on("station_times")
    .column("started_at")
    // Of the others nobody asks for when.
    .where("started_at", "is not", null)
    .execute();
}
