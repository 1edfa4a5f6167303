import type { Account } from "~/people/identity/front/account-session.server";
import { updateProfile } from "~/people/identity/front/profile.server";
import { endSession, endSessions } from "~/people/identity/front/sessions.server";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { paths } from "~/platform/paths/paths";

import { profileForm, sessionForm } from "./schema";

export async function saveProfile(request: Request, posted: FormData, account: Account) {
  const submission = parseForm(posted, profileForm);
  if (submission.status !== "success") {
    return refuse(submission, { refused: { form: "profile" as const } });
  }
  const { firstName, lastName, phone = null } = submission.value;
  await updateProfile(account.id, { firstName, lastName, phone });
  return redirectWithFlash(request, paths.profile(), {
    tone: "success",
    title: "account.profileUpdated",
  });
}

/** Ends one of the person's sessions, or all but the current one. */
export async function endSomeSessions(request: Request, posted: FormData, account: Account) {
  const submission = parseForm(posted, sessionForm);
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { intent, sessionId } = submission.value;
  if (intent === "end-other-sessions") {
    await endSessions(account.id, account.session.id);
    return redirectWithFlash(request, paths.profile(), {
      tone: "success",
      title: "account.otherSessionsEnded",
    });
  }
  if (!(await endSession(account.id, sessionId))) throw new Response(null, { status: 404 });
  return redirectWithFlash(request, paths.profile(), {
    tone: "success",
    title: "account.sessionEnded",
  });
}
