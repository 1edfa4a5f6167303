import { randomBytes, randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { formatPhone } from "~/platform/format/phones.server";
import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";
import type { Role } from "~db/schema";

import { PROOF_LIFE, SEEN_PAUSE, expiry } from "../session/session-life";

/** The signed-in person, as all pages see them. */
export interface Account {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  created_at: string;
  deletion_due_at: string | null;
  session: { id: string; is_remembered: 0 | 1; proven_at: string | null };
}

/**
 * Starts a session and returns its token, 256 random bits of which only a hash is stored. A session
 * is a row, so that it can be listed and ended; a new password, a reset and a change of role end
 * others. A remembered session lives 30 days from its last use, another one a day (the browser
 * drops the cookie earlier), and at most 180 days; that of the staff lives 8 hours. The account
 * counts as used today, and the identity as just proven.
 */
export async function startSession(
  { userId, isRemembered, userAgent }: { userId: string; isRemembered: boolean; userAgent: string },
  db: Db = shopDatabase(),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const is_remembered = isRemembered ? 1 : 0;
  const { role } = await db
    .selectFrom("users")
    .select("role")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      token_hash: sha256(token),
      user_id: userId,
      user_agent: userAgent.slice(0, 200),
      is_remembered,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: expiry({ is_remembered, role, startedAt: now.toISOString() }, now),
      proven_at: now.toISOString(),
    })
    .execute();
  await noteAccountUse(userId, now, db);
  return token;
}

/**
 * The person of a session's token, or undefined when it is unknown, ended or expired, or the
 * account is disabled. Now and then records that the session is in use, which renews it.
 */
export async function findAccount(
  token: string | undefined,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<Account | undefined> {
  if (!token) return undefined;
  const [row] = await findSession({ tokenHash: sha256(token), now: now.toISOString() }, db);
  if (!row) return undefined;
  const {
    session_id: id,
    is_remembered,
    proven_at,
    seen_at,
    started_at: startedAt,
    ...person
  } = row;
  const { role } = person;
  if (now.getTime() - Date.parse(seen_at) > SEEN_PAUSE) {
    await noteUse(id, expiry({ is_remembered, role, startedAt }, now), now, db);
    await noteAccountUse(person.id, now, db);
  }
  const phone = person.phone && formatPhone(person.phone);
  return { ...person, phone, session: { id, is_remembered, proven_at } };
}

const findSession = compiledQuery((db, { tokenHash, now }: { tokenHash: string; now: string }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select([
      "users.id",
      "users.email",
      "users.first_name",
      "users.last_name",
      "users.phone",
      "users.role",
      "users.created_at",
      "users.deletion_due_at",
      "sessions.id as session_id",
      "sessions.is_remembered",
      "sessions.proven_at",
      "sessions.seen_at",
      "sessions.created_at as started_at",
    ])
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.expires_at", ">", now)
    .where("users.disabled_at", "is", null)
    .where("users.confirmed_at", "is not", null),
);

/** "Connected as" first and last name, or the e-mail if there is no name (spec §2). */
export function displayName(account: Account): string {
  return `${account.first_name} ${account.last_name}`.trim() || account.email;
}

/**
 * Renews a session. Together with the next function, this is all that a page's loader may write
 * about its visitor.
 */
async function noteUse(id: string, expires_at: string, now: Date, db: Db): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ seen_at: now.toISOString(), expires_at })
    .where("id", "=", id)
    .execute();
}

/** Records the day of an account's last use and clears the warning about its deletion. */
async function noteAccountUse(userId: string, now: Date, db: Db): Promise<void> {
  const today = dayOf(now.toISOString());
  await db
    .updateTable("users")
    .set({ last_used_on: today, unused_warned_at: null })
    .where("id", "=", userId)
    .where("last_used_on", "<>", today)
    .execute();
}

/** Whether the signed-in person has proven their identity in the last ten minutes. */
export function isRecentlyProven({ session }: Account, now: Date = new Date()): boolean {
  const { proven_at } = session;
  return proven_at !== null && now.getTime() - Date.parse(proven_at) < PROOF_LIFE;
}

/** Records that the person of a session has just proven their identity. */
export async function recordProof(sessionId: string, db: Db = shopDatabase()): Promise<void> {
  const proven_at = new Date().toISOString();
  await db.updateTable("sessions").set({ proven_at }).where("id", "=", sessionId).execute();
}
