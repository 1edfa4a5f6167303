import { redirect } from "@remix-run/node";

import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { log } from "~/platform/log/log.server";
import { paths } from "~/platform/paths/paths";

import { isRecentlyProven, recordProof, type Account } from "./account-session.server";
import { checkProof, type Proof, type ProofResult } from "./check-proof.server";
import { hasSecondFactor } from "./factor-rows.server";
import { findSecondFactor } from "./second-factor.server";

/** The proof that a page asks for before an important change. */
export type ProofWanted =
  | { kind: "password" }
  | { kind: "factor"; hasCodes: boolean; hasPasskeys: boolean };

/** Why a proof was not accepted. */
export type ProofError = Exclude<ProofResult, "proven">;

/** Longer than any proof; a passkey's answer is the longest. */
const LONGEST = 16_000;

/** The proof to ask of an account. */
export async function findProofWanted(userId: string): Promise<ProofWanted> {
  if (!(await hasSecondFactor(userId))) return { kind: "password" };
  const { codes, passkeys } = await findSecondFactor(userId);
  return { kind: "factor", hasCodes: codes === "on", hasPasskeys: passkeys.length > 0 };
}

/** The proof to ask for with a form; null while the last one, at most ten minutes old, is valid. */
export async function findProofDue(account: Account): Promise<ProofWanted | null> {
  return isRecentlyProven(account) ? null : findProofWanted(account.id);
}

/**
 * Lets people with a recent proof continue. Others are redirected to a page that asks for one and
 * leads back to `returnTo`.
 */
export function requireRecentProof(account: Account, returnTo: string): void {
  if (isRecentlyProven(account)) return;
  throw redirect(paths.proveAgain(returnTo), { status: 303 });
}

/**
 * Checks the proof of a form for an important change: either the last one is recent, or the form
 * brings a new one, which is then valid for ten minutes. Otherwise returns the reason, for the
 * form's page.
 */
export async function findProofError(
  request: Request,
  form: FormData,
  account: Account,
): Promise<ProofError | undefined> {
  if (isRecentlyProven(account)) return undefined;
  const proof = readProof(form);
  const tooMany =
    proof.proofPassword !== "" && (await countClientUse(request, budgets.password.client));
  const result = tooMany ? "paused" : await checkProof(account, proof);
  log("proof", { result }, request);
  if (result !== "proven") return result;
  await recordProof(account.session.id);
  return undefined;
}

/** The status of a page whose proof was not accepted: 503 when the shop was too busy to check it. */
export function proofStatus(error: ProofError, status: 403 | 422 = 403): 403 | 422 | 503 {
  return error === "busy" ? 503 : status;
}

/** Reads the proof of a form; the fields are those of app/people/identity/front/proof-fields.tsx. */
export function readProof(form: FormData): Proof {
  const read = (name: keyof Proof) => {
    const value = form.get(name);
    return typeof value === "string" && value.length <= LONGEST ? value : "";
  };
  return {
    oneTimeCode: read("oneTimeCode"),
    recoveryCode: read("recoveryCode"),
    passkey: read("passkey"),
    proofPassword: read("proofPassword"),
  };
}
