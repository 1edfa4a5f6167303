import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { composeAccountMails } from "~/account-mail.server";
import { findSignedIn } from "~/auth.server";
import { confirmEmail } from "~/models/account.server";
import { findAccountLink } from "~/models/account-link.server";
import { findSettings } from "~/models/settings.server";
import { pageMeta } from "~/page-meta";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/redirect.server";
import { translateFor } from "~/translate.server";
import { AccountPage, SubmitButton } from "~/ui/account-page";
import { Form, Link } from "~/ui/link";

export const handle = { i18n: ["auth"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Only looks: mail scanners open links, so a button spends it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [t, link] = await Promise.all([
    translateFor(request, "auth"),
    findAccountLink(params.token ?? ""),
  ]);
  const isValid = link?.purpose === "confirm" || link?.purpose === "change_email";
  const page = { title: t(isValid ? "confirm.title" : "confirm.invalidTitle"), isUnlisted: true };
  const shown = { page, email: isValid ? link.email : null, token: params.token ?? "" };
  return json(shown, { status: isValid ? 200 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const settings = await findSettings();
  const result = await confirmEmail(params.token ?? "", composeAccountMails(settings));
  if (result === "invalid") return json({ refused: result }, { status: 404 });
  if (result === "taken") return json({ refused: result }, { status: 409 });
  const target = (await findSignedIn(request)) ? paths.profile() : paths.signIn();
  return redirectWithFlash(
    request,
    target,
    result === "changed"
      ? { tone: "success", title: "auth.emailChanged", text: "auth.emailChangedText" }
      : { tone: "success", title: "auth.confirmed", text: "auth.confirmedText" },
  );
}

export default function ConfirmEmail() {
  const { t } = useTranslation("auth");
  const { email, token } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  if (!email || refused) {
    return (
      <AccountPage title={t("confirm.invalidTitle")}>
        <p role="alert">{t(refused === "taken" ? "confirm.takenText" : "confirm.invalidText")}</p>
        <p className="mt-6">
          <Link to={paths.requestConfirmation()} className="button button-primary">
            {t("confirm.invalidAction")}
          </Link>
        </p>
      </AccountPage>
    );
  }
  const target = paths.confirmEmail(token);
  return (
    <AccountPage title={t("confirm.title")}>
      <p className="wrap-anywhere">{t("confirm.text", { email })}</p>
      <Form method="post" action={target} className="mt-6 grid">
        <SubmitButton target={target}>{t("confirm.submit")}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
