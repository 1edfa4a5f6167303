import { randomBytes, randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import { budgets } from "~/platform/http/budgets";
import { countAttempt, takeBackAttempt } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Role } from "~db/schema";

import { addDeviceProof } from "../sign-in/known-device.server";
import { accountMails } from "./account-mail.server";
import { endSessions } from "./account-session.server";
import { hashPassword } from "./passwords.server";
import { deleteRegistrations } from "./registration.server";
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

/**
 * Makes the account of somebody who was invited, with the password that they chose. Refuses a used, ended or
 * expired link, and an address that has an account by now. After ten attempts, and while too many passwords are
 * being checked, the link stays valid.
 */
export async function joinStaff(
  token: string,
  chosen: {
    firstName: string;
    lastName: string;
    newPassword: string;
    language: Language;
    device: string | undefined;
  },
  db: Db = shopDatabase(),
): Promise<{ device: string } | "invalid" | "paused" | "busy"> {
  const { tries } = budgets.confirmation;
  if (!(await findInvitation(token, db))) return "invalid";
  if ((await countAttempt(tries, token, new Date(), db)).isPaused) return "paused";
  const password_hash = await hashPassword(chosen.newPassword);
  if (!password_hash) {
    await takeBackAttempt(tries, token, db);
    return "busy";
  }
  return db.transaction().execute(async (trx) => {
    const invitation = await findInvitation(token, trx);
    if (!invitation || invitation.hasAccount) return "invalid";
    const { email, role } = invitation;
    const id = randomUUID();
    const now = new Date().toISOString();
    await trx
      .insertInto("users")
      .values({
        id,
        email,
        first_name: chosen.firstName,
        last_name: chosen.lastName,
        phone: null,
        password_hash,
        language: chosen.language,
        role,
        confirmed_at: now,
        created_at: now,
        disabled_at: null,
        deletion_due_at: null,
        last_used_on: dayOf(now),
        unused_warned_at: null,
        signed_in_at: null,
      })
      .execute();
    await deleteRegistrations(email, trx);
    await spend(invitation, { id, email }, "customer", trx);
    return { device: addDeviceProof(chosen.device, { id, password_hash }) };
  });
}

/**
 * Gives the account that was invited its role, once its owner has signed in. It ends the sessions, so that the
 * role applies from the next sign-in. Refuses a used, ended or expired link, and another account.
 */
export async function acceptRole(
  token: string,
  account: Admin,
  db: Db = shopDatabase(),
): Promise<"accepted" | "invalid"> {
  return db.transaction().execute(async (trx) => {
    const invitation = await findInvitation(token, trx);
    const owner = invitation && (await findOwner(invitation.email, trx));
    if (!owner || owner.id !== account.id || worksHere(owner.role)) return "invalid";
    await trx
      .updateTable("users")
      .set({ role: invitation.role, unused_warned_at: null, deletion_due_at: null })
      .where("id", "=", owner.id)
      .execute();
    await endSessions(owner.id, null, trx);
    await spend(invitation, account, owner.role, trx);
    return "accepted";
  });
}

/** Deletes the invitations of an address whose owner was erased. */
export async function deleteInvitations(email: string, trx: Db): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("email", "=", email).execute();
}

/** Deletes the invitations whose link has expired. */
export async function deleteOldInvitations(now: Date, db: Db = shopDatabase()): Promise<void> {
  await db.deleteFrom("staff_invitations").where("expires_at", "<=", now.toISOString()).execute();
}

/** The person who joins is the one who acts: the log names them, and whoever invited them. */
async function spend(
  { id, role }: { id: string; role: StaffRole },
  admin: Admin,
  before: Role,
  trx: Db,
): Promise<void> {
  await trx.deleteFrom("staff_invitations").where("id", "=", id).execute();
  const entry = { action: "staff-joined", subject: "user", subjectId: admin.id } as const;
  await recordAction({ admin, ...entry, before: { role: before }, after: { role } }, trx);
}

function findOwner(email: string, db: Db) {
  return db
    .selectFrom("users")
    .select(["id", "role", "disabled_at"])
    .where("email", "=", email)
    .executeTakeFirst();
}
