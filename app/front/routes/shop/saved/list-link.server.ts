import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { endLink } from "~/shop/saved/front/end-link.server";
import type { Owner } from "~/shop/saved/front/find-list.server";
import { mailList } from "~/shop/saved/front/mail-list.server";

import { usesOf, cookieOf } from "./changes.server";
import { mailForm } from "./schema";

/** Mails the list's link. */
export async function mailListLink(request: Request, form: FormData, owner: Owner) {
  const submission = parseForm(form, mailForm);
  if (submission.status !== "success") return refuse(submission);
  const { email } = submission.value;
  const result = await mailList(owner, {
    email,
    language: await requestLanguage(request),
    uses: [
      ...clientUses(request, budgets.savedMail.client),
      { limit: budgets.savedMail.recipient, who: email.toLowerCase() },
    ],
  });
  if (result.kind === "too-many") return refuse(submission, { status: 429, refused: result });
  if (result.kind === "no-list") throw new Response(null, { status: 404 });
  return redirectWithFlash(request, paths.saved(), {
    tone: "success",
    title: "saved.mailed",
    text: "saved.mailedText",
  });
}

/** Ends the list's link; a visitor's own browser goes on by a new one. */
export async function endListLink(request: Request, owner: Owner) {
  await requireWithin(usesOf(request, owner));
  const token = await endLink(owner);
  if (token === undefined) throw new Response(null, { status: 404 });
  const flash = { tone: "success", title: "saved.ended", text: "saved.endedText" } as const;
  const headers = await cookieOf(owner, token);
  return redirectWithFlash(request, paths.saved(), flash, { headers });
}
