import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import { accountMails } from "./front/account-mail.server";
import { findAccount, startSession } from "./front/account-session.server";
import { nameDevice } from "./front/name-device";
import { endPendingSignIns } from "./front/pending-sign-in.server";
import { recipient } from "./front/recipient";
import { worksHere } from "./front/roles";
import { endSession } from "./front/sessions.server";
import { addDeviceProof, findDeviceProof } from "./sign-in/known-device.server";

/** A first sign-in within this time after the confirmation is assumed to be the owner's. */
const NEW_ACCOUNT = 24 * 60 * 60 * 1000;

/**
 * Signs a person in: replaces the browser's session. A sign-in from a browser unknown to the account
 * (`device`: its cookie) is reported to the owner by mail, and one of the staff's also in the audit log; the
 * first one after registering is not. Returns the session's token and the browser's cookie, which makes it
 * known from now on.
 */
export async function signIn(
  {
    userId,
    isRemembered,
    userAgent,
    formerToken,
    device,
  }: {
    userId: string;
    isRemembered: boolean;
    userAgent: string;
    formerToken: string | undefined;
    device: string | undefined;
  },
  trx: Db,
): Promise<{ token: string; device: string }> {
  const former = await findAccount(formerToken, new Date(), trx);
  if (former) await endSession(former.id, former.session.id, trx);
  await endPendingSignIns(userId, trx);
  const token = await startSession({ userId, isRemembered, userAgent }, trx);
  const owner = await trx
    .selectFrom("users")
    .select(["id", "email", "first_name", "language", "role", "password_hash"])
    .select(["confirmed_at", "signed_in_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const isExpected = findDeviceProof(device, owner) !== undefined || isFirstTime(owner, now);
  if (!isExpected) {
    const seen = { device: nameDevice(userAgent), at: now.toISOString() };
    const { newDevice } = await accountMails(trx);
    await enqueueMail(newDevice(recipient(owner), seen), null, trx);
    if (worksHere(owner.role)) await noteNewDevice(owner, seen.device, trx);
  }
  const signed_in_at = now.toISOString();
  await trx.updateTable("users").set({ signed_in_at }).where("id", "=", userId).execute();
  return { token, device: addDeviceProof(device, owner) };
}

/** New customers sign in where they registered, or where they read the mail. */
function isFirstTime(
  owner: { signed_in_at: string | null; confirmed_at: string | null },
  now: Date,
): boolean {
  const { signed_in_at, confirmed_at } = owner;
  return (
    signed_in_at === null &&
    confirmed_at !== null &&
    now.getTime() - Date.parse(confirmed_at) < NEW_ACCOUNT
  );
}

async function noteNewDevice(admin: Admin, device: string | undefined, trx: Db): Promise<void> {
  const entry = { action: "new-device", subject: "user", subjectId: admin.id } as const;
  const { id, email } = admin;
  const after = { device: device ?? "" };
  await recordAction({ admin: { id, email }, ...entry, before: null, after }, trx);
}
