import { redirect } from "@remix-run/node";

import { recordProof, type Account } from "~/people/identity/front/account-session.server";
import { startOneTimeCodes } from "~/people/identity/front/one-time-code.server";
import { checkOwnPassword, type RefusedPassword } from "~/people/identity/front/profile.server";
import { readProof } from "~/people/identity/front/proof.server";
import {
  addOneTimeCodes,
  addVerifiedPasskey,
  checkFactor,
  removeFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "~/people/identity/front/second-factor.server";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

import { codeForm, passkeyForm, turnOffForm } from "./schema";

/** A form of the page, posted by `account`; `returnTo` is the page that led here. */
interface Sent {
  request: Request;
  posted: FormData;
  account: Account;
  returnTo: string;
}

export async function startCodes({ account, returnTo }: Sent) {
  await startOneTimeCodes(account.id);
  return redirect(`${paths.security(returnTo)}#codes`, { status: 303 });
}

export async function confirmCodes({ posted, account, returnTo }: Sent) {
  const submission = parseForm(posted, codeForm);
  const refused = "codes" as const;
  if (submission.status !== "success") return refuse(submission, { refused });
  const result = await addOneTimeCodes(account, submission.value.code);
  if (result === "wrong") {
    return refuse(submission, { refused, fieldErrors: { code: [message("codeWrong")] } });
  }
  await recordProof(account.session.id);
  return redirect(paths.recoveryCodes(returnTo), { status: 303 });
}

export async function savePasskey({ posted, account, returnTo }: Sent) {
  const submission = parseForm(posted, passkeyForm);
  const refused = "passkey" as const;
  if (submission.status !== "success") return refuse(submission, { refused });
  const { passkey: answer, name } = submission.value;
  const result = await addVerifiedPasskey(account, { answer, name });
  if (result === "wrong") {
    return refuse(submission, { refused, fieldErrors: { name: [message("passkeyWrong")] } });
  }
  await recordProof(account.session.id);
  return redirect(paths.recoveryCodes(returnTo), { status: 303 });
}

/** Removes a passkey or, without an id, the one-time codes. */
export async function takeAway({ request, posted, account, returnTo }: Sent) {
  const id = posted.get("passkeyId");
  const result = await removeFactor(account, typeof id === "string" && id !== "" ? id : null);
  if (result === "unknown") throw new Response(null, { status: 404 });
  const flash =
    result === "last"
      ? ({ tone: "error", title: "security.last", text: "security.lastText" } as const)
      : ({ tone: "success", title: "security.removed" } as const);
  return redirectWithFlash(request, paths.security(returnTo), flash);
}

export async function renewCodes({ account, returnTo }: Sent) {
  await renewRecoveryCodes(account.id);
  return redirect(paths.recoveryCodes(returnTo), { status: 303 });
}

const passwordMessages = {
  "wrong-password": "wrongPassword",
  paused: "passwordPaused",
  busy: "passwordBusy",
} as const satisfies Record<RefusedPassword, MessageKey>;

/**
 * Turns the second factor off. Asks for the password and the factor itself, however recent the last
 * proof is.
 */
export async function turnOff({ request, posted, account, returnTo }: Sent) {
  const submission = parseForm(posted, turnOffForm);
  const refused = "turn-off" as const;
  if (submission.status !== "success") return refuse(submission, { refused });
  const tooMany = await countClientUse(request, budgets.password.client);
  const why = tooMany ? "paused" : await checkOwnPassword(account, submission.value.password);
  if (why) {
    const status = why === "busy" ? 503 : 422;
    const fieldErrors = { password: [message(passwordMessages[why])] };
    return refuse(submission, { status, refused, fieldErrors });
  }
  const proof = await checkFactor(account.id, readProof(posted));
  if (proof !== "proven") return refuse(submission, { refused, proofError: proof });
  const result = await turnOffSecondFactor(account);
  if (result === "required") {
    return refuse(submission, { refused, fieldErrors: { password: [message("factorRequired")] } });
  }
  const flash = { tone: "success", title: "security.off", text: "security.offText" } as const;
  return redirectWithFlash(request, paths.security(returnTo), flash);
}
