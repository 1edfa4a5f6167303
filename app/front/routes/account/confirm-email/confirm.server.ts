import { json } from "@remix-run/node";

import { changeEmail } from "~/people/identity/front/account.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import {
  confirmAnew,
  confirmRegistration,
} from "~/people/identity/front/confirm-registration.server";
import {
  refusalStatus,
  type PasswordRefusal,
  type RefusedForm,
} from "~/people/identity/front/password-refusal";
import { isGuessable } from "~/people/identity/front/passwords.server";
import { findRegistration } from "~/people/identity/front/registration-link.server";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { readDevice, serialiseDevice } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

import { anewForm, confirmForm } from "./schema";

/** Makes an account from a registration, with the registration's own password. */
export async function confirm(request: Request, posted: FormData, token: string) {
  const submission = parseForm(posted, confirmForm);
  const refused: RefusedForm<"confirm"> = { form: "confirm" };
  if (submission.status !== "success") return refuse(submission, { refused });
  const refuseWith = (why: PasswordRefusal) =>
    refuse(submission, { status: refusalStatus(why), refused: { ...refused, why } });
  const tooMany = await countClientUse(request, budgets.confirmation.client);
  if (tooMany) return refuseWith(tooMany);
  const { password } = submission.value;
  const result = await confirmRegistration({ token, password, device: await readDevice(request) });
  if (result === "wrong-password") {
    const fieldErrors = { password: [message("registrationPassword")] };
    return refuse(submission, { refused, fieldErrors });
  }
  if (result === "invalid") return refuseLink(result);
  if (typeof result === "string") return refuseWith({ kind: result });
  return welcome(request, result.device);
}

/** Makes an account with a name and a password typed here, in place of the registration's. */
export async function confirmWithNewPassword(request: Request, posted: FormData, token: string) {
  const submission = parseForm(posted, anewForm);
  const refused: RefusedForm<"anew"> = { form: "anew" };
  if (submission.status !== "success") return refuse(submission, { refused });
  const { firstName, lastName, newPassword } = submission.value;
  const registration = await findRegistration(token);
  if (!registration) return refuseLink("invalid");
  if (await isGuessable(newPassword, registration.email)) {
    const fieldErrors = { newPassword: [message("guessablePassword")] };
    return refuse(submission, { refused, fieldErrors });
  }
  const refuseWith = (why: PasswordRefusal) =>
    refuse(submission, { status: refusalStatus(why), refused: { ...refused, why } });
  const tooMany = await countClientUse(request, budgets.confirmation.client);
  if (tooMany) return refuseWith(tooMany);
  const device = await readDevice(request);
  const result = await confirmAnew({ token, firstName, lastName, newPassword, device });
  if (result === "invalid") return refuseLink(result);
  if (typeof result === "string") return refuseWith({ kind: result });
  return welcome(request, result.device);
}

/** Gives an account its new e-mail address. */
export async function confirmNewEmail(request: Request, token: string) {
  const result = await changeEmail(token);
  if (result !== "changed") return refuseLink(result);
  const target = (await findSignedIn(request)) ? paths.profile() : paths.signIn();
  return redirectWithFlash(request, target, {
    tone: "success",
    title: "auth.emailChanged",
    text: "auth.emailChangedText",
  });
}

async function welcome(request: Request, device: string) {
  const headers = new Headers({ "Set-Cookie": await serialiseDevice(device) });
  const flash = { tone: "success", title: "auth.confirmed", text: "auth.confirmedText" } as const;
  return redirectWithFlash(request, paths.signIn(), flash, { headers });
}

function refuseLink(why: "invalid" | "taken") {
  const refused = { form: "link" as const, why };
  return json({ result: null, refused }, { status: why === "taken" ? 409 : 404 });
}
