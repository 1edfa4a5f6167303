import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** The first administrator's address if none is configured; it receives no mail. */
export const FIRST_ADMIN = "admin@atelier.local";

export async function isFirstAdminThere(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", FIRST_ADMIN)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The staff who sign in with a password alone. */
export async function listUnprotectedStaff(
  db: Db = shopDatabase(),
): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom("users")
    .select(["id", "email"])
    .where("role", "!=", "customer")
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .where("id", "not in", (eb) =>
      eb.selectFrom("one_time_codes").select("user_id").where("confirmed_at", "is not", null),
    )
    .where("id", "not in", (eb) => eb.selectFrom("passkeys").select("user_id"))
    .orderBy("email")
    .execute();
}
