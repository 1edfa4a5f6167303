import { budgets } from "~/platform/http/budgets";
import { countAttempt, clearUses } from "~/platform/http/rate-limit.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type AuditAction } from "~/platform/settings/audit-log.server";
import { isShopOpen } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { accountMails } from "./account-mail.server";
import type { Account } from "./account-session.server";
import { deleteSecondFactor, hasSecondFactor } from "./factor-rows.server";
import {
  confirmOneTimeCodes,
  findOneTimeCodes,
  takeOneTimeCode,
  type OneTimeCodesState,
} from "./one-time-code.server";
import {
  addPasskey,
  listPasskeys,
  takePasskey,
  verifyNewPasskey,
  type PasskeyRow,
} from "./passkey.server";
import { findRecipient, checkOwnPassword } from "./profile.server";
import { countRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from "./recovery-code.server";
import { worksHere } from "./roles";

/** The second factors of an account. */
export interface SecondFactor {
  codes: OneTimeCodesState;
  codesSince: string | null;
  passkeys: PasskeyRow[];
  recoveryCodes: number;
}

/** The proof somebody gave: one of these fields, the others empty. */
export interface Proof {
  oneTimeCode: string;
  recoveryCode: string;
  passkey: string;
  proofPassword: string;
}

/** "busy": too many passwords are being checked. */
export type ProofResult = "proven" | "missing" | "wrong" | "paused" | "busy";

export async function findSecondFactor(
  userId: string,
  db: Db = shopDatabase(),
): Promise<SecondFactor> {
  const [{ state, since }, passkeys, recoveryCodes] = await Promise.all([
    findOneTimeCodes(userId, db),
    listPasskeys(userId, db),
    countRecoveryCodes(userId, db),
  ]);
  return { codes: state, codesSince: since, passkeys, recoveryCodes };
}

/** Checks the proof of a signed-in person: the second factor if there is one, else the password. */
export async function checkProof(
  account: Account,
  proof: Proof,
  db: Db = shopDatabase(),
): Promise<ProofResult> {
  if (await hasSecondFactor(account.id, db)) return checkFactor(account.id, proof, db);
  if (proof.proofPassword === "") return "missing";
  const refused = await checkOwnPassword(account, proof.proofPassword, db);
  if (!refused) return "proven";
  return refused === "wrong-password" ? "wrong" : refused;
}

/**
 * Checks a second factor. Five wrong codes pause the codes for 15 minutes; passkeys and recovery
 * codes cannot be guessed and keep working, so that the owner is not locked out.
 */
export async function checkFactor(
  userId: string,
  { oneTimeCode, recoveryCode, passkey }: Proof,
  db: Db = shopDatabase(),
): Promise<ProofResult> {
  const judge = (isRight: boolean) => (isRight ? "proven" : "wrong");
  if (passkey !== "") return judge(await takePasskey(userId, passkey, db));
  if (recoveryCode !== "") return judge(await takeRecoveryCode(userId, recoveryCode, db));
  if (oneTimeCode === "") return "missing";
  const { isPaused } = await countAttempt(budgets.secondStep.tries, userId, new Date(), db);
  if (isPaused) return "paused";
  if (!(await takeOneTimeCode(userId, oneTimeCode, new Date(), db))) return "wrong";
  await clearUses(budgets.secondStep.tries, userId, db);
  return "proven";
}

/** Replaces the recovery codes of an account with a second factor. */
export async function renewRecoveryCodes(userId: string, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await hasSecondFactor(userId, trx)) await makeRecoveryCodes(userId, trx);
  });
}

/** Confirms the waiting secret by its first code; with the first factor come recovery codes. */
export async function addOneTimeCodes(
  account: Account,
  code: string,
  db: Db = shopDatabase(),
): Promise<"added" | "wrong"> {
  return db.transaction().execute(async (trx) => {
    const isFirst = !(await hasSecondFactor(account.id, trx));
    if (!(await confirmOneTimeCodes(account.id, code, new Date(), trx))) return "wrong";
    await noteAdded(account, { kind: "codes", isFirst }, trx);
    return "added";
  });
}

/** Adds the passkey proven by the browser's answer; with the first factor come recovery codes. */
export async function addVerifiedPasskey(
  account: Account,
  { answer, name }: { answer: string; name: string },
  db: Db = shopDatabase(),
): Promise<"added" | "wrong"> {
  const passkey = await verifyNewPasskey(account.id, answer, db);
  if (!passkey) return "wrong";
  return db.transaction().execute(async (trx) => {
    const isFirst = !(await hasSecondFactor(account.id, trx));
    if (!(await addPasskey(account.id, passkey, name, trx))) return "wrong";
    await noteAdded(account, { kind: "passkey", isFirst }, trx);
    return "added";
  });
}

/**
 * Removes a passkey, or the one-time codes (`null`). Refuses the last factor, which is turned off
 * with the password instead.
 */
export async function removeFactor(
  account: Account,
  passkeyId: string | null,
  db: Db = shopDatabase(),
): Promise<"removed" | "unknown" | "last"> {
  return db.transaction().execute(async (trx) => {
    const { codes, passkeys } = await findSecondFactor(account.id, trx);
    const isThere =
      passkeyId === null ? codes !== "off" : passkeys.some(({ id }) => id === passkeyId);
    if (!isThere) return "unknown";
    if (passkeys.length + (codes === "off" ? 0 : 1) === 1) return "last";
    if (passkeyId === null) {
      await trx.deleteFrom("one_time_codes").where("user_id", "=", account.id).execute();
    } else await trx.deleteFrom("passkeys").where("id", "=", passkeyId).execute();
    const kind = passkeyId === null ? "codes" : "passkey";
    await note(account, "second-factor-removed", kind, trx);
    return "removed";
  });
}

/**
 * Removes the whole second factor of an account and informs its owner. Refuses the staff while the
 * shop is open.
 */
export async function turnOffSecondFactor(
  account: Account,
  db: Db = shopDatabase(),
): Promise<"off" | "required"> {
  return db.transaction().execute(async (trx) => {
    if (worksHere(account.role) && (await isShopOpen(trx))) return "required";
    await deleteSecondFactor(account.id, trx);
    await enqueueMail(
      (await accountMails(trx)).secondFactorOff(await findRecipient(account.id, trx)),
      null,
      trx,
    );
    await note(account, "second-factor-off", null, trx);
    return "off";
  });
}

async function noteAdded(
  account: Account,
  { kind, isFirst }: { kind: "codes" | "passkey"; isFirst: boolean },
  trx: Db,
): Promise<void> {
  if (isFirst) await makeRecoveryCodes(account.id, trx);
  await enqueueMail(
    (await accountMails(trx)).secondFactorOn(await findRecipient(account.id, trx)),
    null,
    trx,
  );
  await note(account, "second-factor-added", kind, trx);
}

/** The audit log covers the staff only, not what customers do with their accounts. */
async function note(
  account: Account,
  action: AuditAction,
  kind: "codes" | "passkey" | null,
  trx: Db,
): Promise<void> {
  if (!worksHere(account.role)) return;
  const after = kind === null ? null : { kind };
  const entry = { action, subject: "user", subjectId: account.id, before: null, after } as const;
  await recordAction({ admin: account, ...entry }, trx);
}
