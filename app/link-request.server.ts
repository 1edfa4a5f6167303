import { budgets } from "~/budgets";
import { readForm, refuse } from "~/forms.server";
import { requestLanguage } from "~/i18n.server";
import { requestLink } from "~/models/link-request.server";
import { countUses } from "~/models/rate-limit.server";
import { paths } from "~/paths";
import { countClientUse } from "~/rate-limit.server";
import { redirectWithFlash } from "~/redirect.server";
import { emailField } from "~/form-fields";
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
