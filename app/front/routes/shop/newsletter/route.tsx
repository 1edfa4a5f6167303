import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { describeForm } from "~/platform/forms/describe-form.server";
import { isTrapped, parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { countUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { requestNewsletter } from "~/shop/messages/front/newsletter.server";

import { NewsletterForm } from "./newsletter-form";
import { newsletterForm } from "./schema";

export const handle = { i18n: ["newsletter", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await translateFor(request, "newsletter");
  return json({
    page: { title: t("title"), description: t("text") },
    form: describeForm(newsletterForm),
  });
}

/** Answers the same for every address, so that nobody learns whether one is subscribed. */
export async function action({ request }: ActionFunctionArgs) {
  const posted = await readFormData(request);
  const submission = parseForm(posted, newsletterForm);
  if (submission.status !== "success") return refuse(submission);

  const tooMany = await countClientUse(request, budgets.newsletter.client);
  if (tooMany) return refuse(submission, { status: 429, refused: tooMany });

  const { email } = submission.value;
  const questions = { limit: budgets.newsletter.recipient, who: email.toLowerCase() };
  const isSpent = await countUses([questions]);
  if (!isTrapped(posted) && !isSpent) {
    await requestNewsletter({ email, language: await requestLanguage(request) });
  }
  return redirectWithFlash(request, paths.newsletter(), {
    tone: "success",
    title: "newsletter.asked",
    text: "newsletter.askedText",
  });
}

export default function Newsletter() {
  const { t } = useTranslation("newsletter");
  const { form } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <main id="content" className="shell grid min-h-[40vh] content-start pt-10">
      <h1>{t("title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("text")}</p>
      <NewsletterForm description={form} result={data?.result} tooMany={data?.refused} />
    </main>
  );
}
