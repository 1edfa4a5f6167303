import type { Db } from "~db/engine";

/** The appointments under a person's address, the newest first. `email`: in small letters. */
export async function listAppointments(email: string, db: Db) {
  return db
    .selectFrom("appointments")
    .select([
      "kind",
      "starts_at",
      "ends_at",
      "state",
      "name",
      "phone",
      "county",
      "address",
      "note",
      "booked_at",
    ])
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .orderBy("starts_at", "desc")
    .execute();
}
