import type { Account } from "~/people/identity/front/account-session.server";
import {
  refusalStatus,
  type PasswordRefusal,
  type RefusedForm,
} from "~/people/identity/front/password-refusal";
import { isGuessable } from "~/people/identity/front/passwords.server";
import { changePassword, requestEmailChange } from "~/people/identity/front/profile.server";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { clientUses, countClientUse } from "~/platform/http/client-rate-limit.server";
import { readDevice, serialiseDevice } from "~/platform/http/cookies.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

import { emailForm, passwordForm } from "./schema";

export async function askEmailChange(request: Request, posted: FormData, account: Account) {
  const submission = parseForm(posted, emailForm);
  const refused: RefusedForm<"email"> = { form: "email" };
  if (submission.status !== "success") return refuse(submission, { refused });
  if (submission.value.email === account.email) {
    return refuse(submission, { refused, fieldErrors: { email: [message("sameEmail")] } });
  }
  const tooMany = await countUses([
    ...clientUses(request, budgets.password.client),
    { limit: budgets.emailChange.recipient, who: submission.value.email.toLowerCase() },
  ]);
  if (tooMany) return refusePassword(submission, "email", tooMany);
  const result = await requestEmailChange(account, submission.value);
  if (result === "wrong-password") {
    return refuse(submission, { refused, fieldErrors: { password: [message("wrongPassword")] } });
  }
  if (result !== "requested") return refusePassword(submission, "email", { kind: result });
  return redirectWithFlash(request, paths.profile(), {
    tone: "success",
    title: "account.emailLinkSent",
    text: "account.emailLinkSentText",
  });
}

export async function savePassword(request: Request, posted: FormData, account: Account) {
  const submission = parseForm(posted, passwordForm);
  const refused: RefusedForm<"password"> = { form: "password" };
  if (submission.status !== "success") return refuse(submission, { refused });
  if (await isGuessable(submission.value.newPassword, account.email)) {
    const fieldErrors = { newPassword: [message("guessablePassword")] };
    return refuse(submission, { refused, fieldErrors });
  }
  const tooMany = await countClientUse(request, budgets.password.client);
  if (tooMany) return refusePassword(submission, "password", tooMany);
  const device = await readDevice(request);
  const result = await changePassword(account, { ...submission.value, device });
  if (result === "wrong-password") {
    const fieldErrors = { currentPassword: [message("wrongPassword")] };
    return refuse(submission, { refused, fieldErrors });
  }
  if (typeof result === "string") return refusePassword(submission, "password", { kind: result });
  const headers = new Headers({ "Set-Cookie": await serialiseDevice(result.device) });
  const flash = {
    tone: "success",
    title: "account.passwordChanged",
    text: "account.passwordChangedText",
  } as const;
  return redirectWithFlash(request, paths.profile(), flash, { headers });
}

/** Refuses a form whose password was not checked at all, because too many were. */
function refusePassword<Form extends "email" | "password">(
  submission: Parameters<typeof refuse>[0],
  form: Form,
  why: PasswordRefusal,
) {
  const refused: RefusedForm<Form> = { form, why };
  return refuse(submission, { status: refusalStatus(why), refused });
}
