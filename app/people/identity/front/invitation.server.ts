import { randomBytes, randomUUID } from "node:crypto";

import { sha256 } from "~/platform/format/sha256.server";
import type { Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Role } from "~db/schema";

import { accountMails } from "./account-mail.server";
import { worksHere } from "./roles";

const DAY = 24 * 60 * 60 * 1000;
/** How long the mailed link is valid, in days. */
export const INVITATION_DAYS = 7;

export type StaffRole = Exclude<Role, "customer">;

/**
 * Mails somebody a link by which they work here in a role. A newer one takes the place of an older one of the same
 * address. Refuses an address whose account works here already, or is disabled.
 */
export async function inviteStaff(
  { email, role, language }: { email: string; role: StaffRole; language: Language },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" | "works-here" | "disabled" }> {
  return db.transaction().execute(async (trx) => {
    const owner = await findOwner(email, trx);
    if (owner?.disabled_at) return { kind: "disabled" };
    if (owner && worksHere(owner.role)) return { kind: "works-here" };
    await trx.deleteFrom("staff_invitations").where("email", "=", email).execute();
    const token = randomBytes(32).toString("base64url");
    const now = new Date();
    const id = randomUUID();
    await trx
      .insertInto("staff_invitations")
      .values({
        id,
        token_hash: sha256(token),
        email,
        role,
        invited_at: now.toISOString(),
        invited_by: admin.id,
        expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY).toISOString(),
      })
      .execute();
    await enqueueMail((await accountMails(trx)).invited({ email, language }, token), null, trx);
    const entry = { action: "staff-invited", subject: "invitation", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: null, after: { role } }, trx);
    return { kind: "saved" };
  });
}

/** The invitations that nobody has accepted yet, the newest first; those that expired, too. */
export async function listInvitations(db: Db = shopDatabase()) {
  return db
    .selectFrom("staff_invitations")
    .select(["id", "email", "role", "invited_at", "expires_at"])
    .orderBy("invited_at", "desc")
    .execute();
}

/** Takes an invitation back: its link opens nothing any more. Refuses one that is not there. */
export async function endInvitation(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "ended" | "unknown" }> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom("staff_invitations")
      .where("id", "=", id)
      .returning("role")
      .executeTakeFirst();
    if (!ended) return { kind: "unknown" };
    const entry = { action: "invitation-ended", subject: "invitation", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: ended, after: null }, trx);
    return { kind: "ended" };
  });
}

/**
 * The invitation of a valid link: not expired, and of somebody who is an administrator still. `hasAccount`: the
 * address has an account, whose owner signs in to accept.
 */
export async function findInvitation(token: string, db: Db = shopDatabase()) {
  const found = await db
    .selectFrom("staff_invitations")
    .innerJoin("users", "users.id", "staff_invitations.invited_by")
    .select(["staff_invitations.id", "staff_invitations.email", "staff_invitations.role"])
    .where("token_hash", "=", sha256(token))
    .where("expires_at", ">", new Date().toISOString())
    .where("users.role", "=", "administrator")
    .where("users.disabled_at", "is", null)
    .executeTakeFirst();
  if (!found) return undefined;
  const hasAccount = (await findOwner(found.email, db)) !== undefined;
  return { ...found, role: found.role as StaffRole, hasAccount };
}

/** Deletes the invitations of an address whose owner was erased. */
export async function deleteInvitations(email: string, trx: Db): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("email", "=", email).execute();
}

/** Deletes the invitations whose link has expired. */
export async function deleteOldInvitations(now: Date, db: Db = shopDatabase()): Promise<void> {
  await db.deleteFrom("staff_invitations").where("expires_at", "<=", now.toISOString()).execute();
}

export function findOwner(email: string, db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "role", "disabled_at"])
    .where("email", "=", email)
    .executeTakeFirst();
}
