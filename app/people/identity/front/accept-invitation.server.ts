import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { budgets } from "~/platform/http/budgets";
import { countAttempt, takeBackAttempt } from "~/platform/http/rate-limit.server";
import type { Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Role } from "~db/schema";

import { addDeviceProof } from "../sign-in/known-device.server";
import { findInvitation, findOwner, type StaffRole } from "./invitation.server";
import { hashPassword } from "./passwords.server";
import { deleteRegistrations } from "./registration-link.server";
import { worksHere } from "./roles";
import { endSessions } from "./sessions.server";

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
