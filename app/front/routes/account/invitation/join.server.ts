import type { SubmissionResult } from "@conform-to/react";
import { json, type TypedResponse } from "@remix-run/node";

import { acceptRole, joinStaff } from "~/people/identity/front/accept-invitation.server";
import { findSignedIn } from "~/people/identity/front/auth.server";
import type { findInvitation } from "~/people/identity/front/invitation.server";
import { refusalStatus, type PasswordRefusal } from "~/people/identity/front/password-refusal";
import { isGuessable } from "~/people/identity/front/passwords.server";
import { readForm } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { readDevice, serialiseDevice } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";

import { joinForm } from "./schema";

/** What the form comes back with. `isOver`: the link opens nothing any more. */
interface Answer {
  result?: SubmissionResult<string[]>;
  refused?: PasswordRefusal;
  isOver?: boolean;
}

function answer(data: Answer, status: number): TypedResponse<Answer> {
  return json(data, { status });
}

/** Makes the account of somebody who has none. */
export async function join(
  request: Request,
  token: string,
  invitation: Awaited<ReturnType<typeof findInvitation>>,
) {
  const submission = await readForm(request, joinForm);
  if (!invitation) return answer({ isOver: true }, 404);
  if (submission.status !== "success") return answer({ result: submission.reply() }, 422);
  const { newPassword } = submission.value;
  if (await isGuessable(newPassword, invitation.email)) {
    const fieldErrors = { newPassword: [message("guessablePassword")] };
    return answer({ result: submission.reply({ fieldErrors }) }, 422);
  }
  const refuseWith = (refused: PasswordRefusal) =>
    answer({ result: submission.reply(), refused }, refusalStatus(refused));
  const tooMany = await countClientUse(request, budgets.confirmation.client);
  if (tooMany) return refuseWith(tooMany);
  const language = await requestLanguage(request);
  const device = await readDevice(request);
  const joined = await joinStaff(token, { ...submission.value, language, device });
  if (joined === "invalid") return answer({ isOver: true }, 404);
  if (typeof joined === "string") return refuseWith({ kind: joined });
  const headers = new Headers({ "Set-Cookie": await serialiseDevice(joined.device) });
  return welcome(request, headers);
}

/** Gives the account that is signed in the role that it was invited to. */
export async function accept(request: Request, token: string) {
  const account = await findSignedIn(request);
  if (!account) return answer({}, 422);
  if ((await acceptRole(token, account)) === "invalid") return answer({ isOver: true }, 404);
  return welcome(request);
}

function welcome(request: Request, headers?: Headers) {
  const flash = { tone: "success", title: "auth.staffJoined" } as const;
  return redirectWithFlash(request, paths.signIn(), flash, headers && { headers });
}
