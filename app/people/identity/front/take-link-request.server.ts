import { z } from "~/platform/basics/zod";
import { emailField } from "~/platform/forms/field-schemas";
import { readForm, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";

import { requestLink } from "./link-request.server";

/** The form with the address to which a link is mailed. */
export const linkRequestForm = z.object({
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
});

/**
 * Takes a request for a mailed link. The answer is the same whether or not the address has an
 * account, and whether or not its limit of mails is reached.
 */
export async function requestLinkByForm(request: Request, purpose: "confirm" | "reset") {
  const submission = await readForm(request, linkRequestForm);
  if (submission.status !== "success") return refuse(submission);
  const refused = await countClientUse(request, budgets.linkRequest.client);
  if (refused) return refuse(submission, { status: 429, refused });

  const { email } = submission.value;
  const isSpent = await countUses([{ limit: budgets.linkRequest.recipient, who: email }]);
  if (!isSpent) await requestLink(purpose, email, await requestLanguage(request));
  return redirectWithFlash(request, paths.signIn(), {
    tone: "success",
    title: "auth.linkRequested",
    text: "auth.linkRequestedText",
  });
}
