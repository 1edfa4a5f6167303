import { budgets } from "~/platform/http/budgets";
import { countAttempt, clearUses } from "~/platform/http/rate-limit.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { takeRecoveryCode } from "../sign-in/take-recovery-code.server";
import type { Account } from "./account-session.server";
import { hasSecondFactor } from "./factor-rows.server";
import { takeOneTimeCode } from "./one-time-code.server";
import { takePasskey } from "./passkey.server";
import { checkOwnPassword } from "./profile.server";

/** The proof somebody gave: one of these fields, the others empty. */
export interface Proof {
  oneTimeCode: string;
  recoveryCode: string;
  passkey: string;
  proofPassword: string;
}

/** "busy": too many passwords are being checked. */
export type ProofResult = "proven" | "missing" | "wrong" | "paused" | "busy";

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
