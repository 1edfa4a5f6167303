import { budgets } from "~/platform/http/budgets";
import { countAttempt, clearUses, takeBackAttempt } from "~/platform/http/rate-limit.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { accountMails } from "./front/account-mail.server";
import { endSession, findAccount, startSession } from "./front/account-session.server";
import { nameDevice } from "./front/name-device";
import { renewHash, verifyPassword } from "./front/passwords.server";
import { endPendingSignIns } from "./front/pending-sign-in.server";
import { recipient } from "./front/recipient";
import { worksHere } from "./front/roles";
import { addDeviceProof, findDeviceProof } from "./sign-in/known-device.server";

/** A first sign-in within this time after the confirmation is assumed to be the owner's. */
const NEW_ACCOUNT = 24 * 60 * 60 * 1000;

export type SignInResult =
  /** `device`: the browser's cookie, where its proof had to be made anew. */
  | { kind: "verified"; userId: string; device?: string }
  | { kind: "wrong" }
  | { kind: "paused" }
  /** Too many passwords are being checked. */
  | { kind: "busy" };

/**
 * Checks an e-mail and a password (spec §5). An unknown address gets the same answer as a wrong
 * password, after the same time. After ten failures nothing is checked for 15 minutes. A browser
 * that signed in before (`device`: its cookie) has ten failures of its own, so that a stranger
 * cannot lock anybody out.
 */
export async function verifySignIn(
  { email, password, device }: { email: string; password: string; device?: string },
  db: Db = shopDatabase(),
): Promise<SignInResult> {
  const person = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const proof = findDeviceProof(device, person);
  // An address without an account is paused too, so that the two cannot be told apart.
  const [limit, who] = proof ? [budgets.knownDevice.tries, proof] : [budgets.signIn.tries, email];
  const { isPaused } = await countAttempt(limit, who, new Date(), db);
  if (isPaused) return { kind: "paused" };
  const verdict = await verifyPassword(password, person?.password_hash);
  if (verdict === "busy") {
    await takeBackAttempt(limit, who, db);
    return { kind: "busy" };
  }
  if (!person || verdict === "wrong") return { kind: "wrong" };
  await clearUses(limit, who, db);
  const verified = { kind: "verified", userId: person.id } as const;
  if (verdict === "right") return verified;
  const password_hash = await renewHash(person, password, db);
  if (!proof) return verified;
  return { ...verified, device: addDeviceProof(device, { id: person.id, password_hash }) };
}

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
