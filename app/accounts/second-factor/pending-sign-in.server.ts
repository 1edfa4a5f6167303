import { createHash, randomBytes } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";

const LIFE = 10 * 60 * 1000;

/** Who typed the right password and still owes the second factor. */
export interface PendingSignIn {
  id: string;
  email: string;
  is_remembered: 0 | 1;
}

/** Notes that a password was right, and returns the token with which the sign-in may be finished. */
export async function startPendingSignIn(
  userId: string,
  isRemembered: boolean,
  db: Db = shopDatabase(),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("pending_sign_ins")
    .values({
      token_hash: hash(token),
      user_id: userId,
      is_remembered: isRemembered ? 1 : 0,
      expires_at: new Date(Date.now() + LIFE).toISOString(),
    })
    .execute();
  return token;
}

/** The sign-in behind a token; undefined when it is unknown, finished, too old, or was taken back. */
export async function findPendingSignIn(
  token: string | undefined,
  db: Db = shopDatabase(),
): Promise<PendingSignIn | undefined> {
  if (token === undefined) return undefined;
  return db
    .selectFrom("pending_sign_ins")
    .innerJoin("users", "users.id", "pending_sign_ins.user_id")
    .select(["users.id", "users.email", "pending_sign_ins.is_remembered"])
    .where("pending_sign_ins.token_hash", "=", hash(token))
    .where("pending_sign_ins.expires_at", ">", new Date().toISOString())
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
}

/** Takes back every sign-in of a person that still owes the second factor. */
export async function endPendingSignIns(userId: string, db: Db = shopDatabase()): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("user_id", "=", userId).execute();
}

/** Forgets the sign-ins that nobody finished. */
export async function deleteExpiredPendingSignIns(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("expires_at", "<=", now.toISOString()).execute();
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
