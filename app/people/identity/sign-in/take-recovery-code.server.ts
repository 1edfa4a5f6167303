import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** The number of unused codes of an account. */
export async function countRecoveryCodes(userId: string, db: Db = shopDatabase()): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses up a code, however its case and groups were typed. Each works once. */
export async function takeRecoveryCode(
  userId: string,
  typed: string,
  db: Db = shopDatabase(),
): Promise<boolean> {
  const result = await db
    .updateTable("recovery_codes")
    .set({ used_at: new Date().toISOString(), sealed: null })
    .where("user_id", "=", userId)
    .where("code_hash", "=", sha256(plain(typed)))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function plain(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
}
