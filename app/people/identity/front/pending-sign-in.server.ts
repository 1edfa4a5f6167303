import { randomBytes } from "node:crypto";

import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

const LIFE = 10 * 60 * 1000;

/** A person who entered the right password and still has to give the second factor. */
export interface PendingSignIn {
  id: string;
  email: string;
  is_remembered: 0 | 1;
}

/** Records that a password was right, and returns the token to finish the sign-in with. */
export async function startPendingSignIn(
  userId: string,
  isRemembered: boolean,
  db: Db = shopDatabase(),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("pending_sign_ins")
    .values({
      token_hash: sha256(token),
      user_id: userId,
      is_remembered: isRemembered ? 1 : 0,
      expires_at: new Date(Date.now() + LIFE).toISOString(),
    })
    .execute();
  return token;
}

/** The pending sign-in of a token; undefined when it is unknown, finished, expired or cancelled. */
export async function findPendingSignIn(
  token: string | undefined,
  db: Db = shopDatabase(),
): Promise<PendingSignIn | undefined> {
  if (token === undefined) return undefined;
  return db
    .selectFrom("pending_sign_ins")
    .innerJoin("users", "users.id", "pending_sign_ins.user_id")
    .select(["users.id", "users.email", "pending_sign_ins.is_remembered"])
    .where("pending_sign_ins.token_hash", "=", sha256(token))
    .where("pending_sign_ins.expires_at", ">", new Date().toISOString())
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
}

/** Cancels every pending sign-in of a person. */
export async function endPendingSignIns(userId: string, db: Db = shopDatabase()): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("user_id", "=", userId).execute();
}

/** Deletes expired pending sign-ins. */
export async function deleteExpiredPendingSignIns(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("expires_at", "<=", now.toISOString()).execute();
}
