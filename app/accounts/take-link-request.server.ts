import { budgets } from "~/http/budgets";
import { readForm, refuse } from "~/forms/read-form.server";
import { requestLanguage } from "~/i18n/i18n.server";
import { requestLink } from "./link-request.server";
import { countUses } from "~/http/rate-limit.server";
import { paths } from "~/paths";
import { countClientUse } from "~/http/client-rate-limit.server";
import { redirectWithFlash } from "~/http/redirect.server";
import { emailField } from "~/forms/field-schemas";
import { z } from "~/zod";

/** An address that a link is mailed to. */
export const linkRequestForm = z.object({
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
});

/**
 * Takes an address to mail a link to. The answer is the same whether it has an account or not, and
 * whether or not it has had its share of mails.
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
