import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { findAccountLink } from "~/people/identity/front/account-link.server";
import { AccountPage, SubmitButton } from "~/people/identity/front/account-page";
import { answerTo } from "~/people/identity/front/password-refusal";
import { findRegistration } from "~/people/identity/front/registration-link.server";
import { formatDateTime } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { readFormData } from "~/platform/forms/read-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { AnewForm, ConfirmForm } from "./account-forms";
import { confirm, confirmNewEmail, confirmWithNewPassword } from "./confirm.server";
import { anewForm, confirmForm } from "./schema";

export const handle = { i18n: ["auth", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Only shows what the link would do. A form uses it up, because mail scanners open links too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const [t, registration, link] = await Promise.all([
    translateFor(request, "auth"),
    findRegistration(token),
    findAccountLink(token),
  ]);
  const email = link?.purpose === "change_email" ? link.email : registration?.email;
  const page = { title: t(email ? "confirm.title" : "confirm.invalidTitle"), isUnlisted: true };
  const forms = { confirm: describeForm(confirmForm), anew: describeForm(anewForm) };
  const shown = { page, forms, token, email, registeredAt: registration?.created_at };
  return json(shown, { status: email ? 200 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const posted = await readFormData(request);
  switch (posted.get("intent")) {
    case "confirm":
      return confirm(request, posted, token);
    case "anew":
      return confirmWithNewPassword(request, posted, token);
    default:
      return confirmNewEmail(request, token);
  }
}

export default function ConfirmEmail() {
  const { t, i18n } = useTranslation("auth");
  const { forms, email, registeredAt, token } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const refused = data?.refused;
  if (!email || refused?.form === "link") {
    const isTaken = refused?.form === "link" && refused.why === "taken";
    return (
      <AccountPage title={t("confirm.invalidTitle")}>
        <p role="alert">{t(isTaken ? "confirm.takenText" : "confirm.invalidText")}</p>
        <p className="mt-6">
          <Link to={paths.requestConfirmation()} className="button button-primary">
            {t("confirm.invalidAction")}
          </Link>
        </p>
      </AccountPage>
    );
  }
  const target = paths.confirmEmail(token);
  if (!registeredAt) {
    return (
      <AccountPage title={t("confirm.title")}>
        <p className="wrap-anywhere">{t("confirm.text", { email })}</p>
        <Form method="post" action={target} className="mt-6 grid">
          <SubmitButton target={target}>{t("confirm.submit")}</SubmitButton>
        </Form>
      </AccountPage>
    );
  }
  const date = formatDateTime(registeredAt, i18n.language);
  return (
    <AccountPage title={t("confirm.title")}>
      <p className="wrap-anywhere">{t("confirm.registeredText", { date, email })}</p>
      <ConfirmForm
        description={forms.confirm}
        target={target}
        {...answerTo("confirm", data?.result, refused)}
      />
      <AnewForm
        description={forms.anew}
        target={target}
        {...answerTo("anew", data?.result, refused)}
      />
    </AccountPage>
  );
}
