import { enqueueMail } from "~/platform/mail/outbox.server";
import { recordAction, type AuditAction } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { countRecoveryCodes } from "../sign-in/take-recovery-code.server";
import { accountMails } from "./account-mail.server";
import type { Account } from "./account-session.server";
import { hasSecondFactor } from "./factor-rows.server";
import { addPasskey, verifyNewPasskey } from "./new-passkey.server";
import {
  confirmOneTimeCodes,
  findOneTimeCodes,
  type OneTimeCodesState,
} from "./one-time-code.server";
import { listPasskeys, type PasskeyRow } from "./passkey.server";
import { findRecipient } from "./profile.server";
import { makeRecoveryCodes } from "./recovery-code.server";
import { worksHere } from "./roles";

/** The second factors of an account. */
export interface SecondFactor {
  codes: OneTimeCodesState;
  codesSince: string | null;
  passkeys: PasskeyRow[];
  recoveryCodes: number;
}

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
export async function note(
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
