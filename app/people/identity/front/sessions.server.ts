import { shopDatabase } from "~db/client.server";
import { orNotSaved, type Db } from "~db/engine";

import type { Account } from "./account-session.server";
import { endPendingSignIns } from "./pending-sign-in.server";

export interface SessionRow {
  id: string;
  user_agent: string;
  is_remembered: 0 | 1;
  created_at: string;
  seen_at: string;
}

/** The unexpired sessions of a person, last used first. */
export async function listSessions(userId: string, db: Db = shopDatabase()): Promise<SessionRow[]> {
  return db
    .selectFrom("sessions")
    .select(["id", "user_agent", "is_remembered", "created_at", "seen_at"])
    .where("user_id", "=", userId)
    .where("expires_at", ">", new Date().toISOString())
    .orderBy("seen_at", "desc")
    .execute();
}

/** Ends one session of a person. Returns false for a session of somebody else, which stays. */
export async function endSession(
  userId: string,
  sessionId: string,
  db: Db = shopDatabase(),
): Promise<boolean> {
  const result = await db
    .deleteFrom("sessions")
    .where("id", "=", sessionId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends the session of somebody who leaves, or says that it could not be ended. */
export function endOwnSession({ id, session }: Account): Promise<boolean | "not-saved"> {
  return orNotSaved(() => endSession(id, session.id));
}

/**
 * Ends all sessions of a person, except one to keep, and all sign-ins that still wait for a second
 * factor. Returns how many sessions.
 */
export async function endSessions(
  userId: string,
  keptId: string | null,
  db: Db = shopDatabase(),
): Promise<number> {
  await endPendingSignIns(userId, db);
  const result = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .$if(keptId !== null, (query) => query.where("id", "!=", keptId!))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("sessions").where("expires_at", "<=", now.toISOString()).execute();
}
