import { readForm, refuse } from "~/forms.server";
import { requestLanguage } from "~/i18n.server";
import { requestLink } from "~/models/link-request.server";
import { countUse } from "~/models/rate-limit.server";
import { paths } from "~/paths";
import { countClientUse } from "~/rate-limit.server";
import { redirectWithFlash } from "~/redirect.server";
import { emailField } from "~/form-fields";
import { z } from "~/zod";

/** An address that a link is mailed to. */
export const linkRequestForm = z.object({
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
});

const requestsOfClient = { name: "link-requests", most: 20, minutes: 60 };
/** More mails than this to one address would be a nuisance; who asks is told nothing of it. */
const requestsForAddress = { name: "link-requests-for", most: 4, minutes: 60 };

/** Takes an address to mail a link to. The answer is the same whether it has an account or not. */
export async function requestLinkByForm(request: Request, purpose: "confirm" | "reset") {
  const submission = await readForm(request, linkRequestForm);
  if (submission.status !== "success") return refuse(submission);
  const refused = await countClientUse(request, requestsOfClient);
  if (refused) return refuse(submission, { status: 429, refused });

  const { email } = submission.value;
  const use = await countUse(requestsForAddress, email);
  if (use.isWithin) await requestLink(purpose, email, await requestLanguage(request));
  return redirectWithFlash(request, paths.signIn(), {
    tone: "success",
    title: "auth.linkRequested",
    text: "auth.linkRequestedText",
  });
}
