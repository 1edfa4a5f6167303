import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Whether signing in takes more than the password. Unreadable one-time codes count too. */
export async function hasSecondFactor(userId: string, db: Db = shopDatabase()): Promise<boolean> {
  const codes = db
    .selectFrom("one_time_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null);
  const passkeys = db.selectFrom("passkeys").select("user_id").where("user_id", "=", userId);
  return (await codes.unionAll(passkeys).limit(1).executeTakeFirst()) !== undefined;
}

/** Removes an account's second factor, so that only the password is left. */
export async function deleteSecondFactor(userId: string, trx: Db): Promise<void> {
  await trx.deleteFrom("one_time_codes").where("user_id", "=", userId).execute();
  await trx.deleteFrom("passkeys").where("user_id", "=", userId).execute();
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}
