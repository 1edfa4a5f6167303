import { redirect } from "@remix-run/node";

import { recordProof, type Account } from "~/people/identity/front/account-session.server";
import { startOneTimeCodes } from "~/people/identity/front/one-time-code.server";
import { removeFactor } from "~/people/identity/front/remove-factor.server";
import {
  addOneTimeCodes,
  addVerifiedPasskey,
  renewRecoveryCodes,
} from "~/people/identity/front/second-factor.server";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

import { codeForm, passkeyForm } from "./schema";

/** A form of the page, posted by `account`; `returnTo` is the page that led here. */
export interface Sent {
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
