import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { findAccountLink } from "~/people/identity/front/account-link.server";
import { AccountPage, SubmitButton } from "~/people/identity/front/account-page";
import { resetPassword } from "~/people/identity/front/account.server";
import { refusalStatus, type PasswordRefusal } from "~/people/identity/front/password-refusal";
import { PasswordRefused } from "~/people/identity/front/password-refused";
import { isGuessable } from "~/people/identity/front/passwords.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { LEAST_PASSWORD } from "~/platform/forms/field-names";
import { PasswordField } from "~/platform/forms/front/password-field";
import { readForm, refuse } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { readDevice, serialiseDevice } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { newPasswordForm } from "./schema";

export const handle = { i18n: ["auth", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [t, link] = await Promise.all([
    translateFor(request, "auth"),
    findAccountLink(params.token ?? ""),
  ]);
  const isValid = link?.purpose === "reset";
  const page = {
    title: t(isValid ? "reset.chooseTitle" : "confirm.invalidTitle"),
    isUnlisted: true,
  };
  const data = { page, form: describeForm(newPasswordForm), isValid, token: params.token ?? "" };
  return json(data, { status: isValid ? 200 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const submission = await readForm(request, newPasswordForm);
  if (submission.status !== "success") return refuse(submission);
  const { newPassword } = submission.value;
  const link = await findAccountLink(token);
  if (link?.purpose !== "reset") return refuse(submission, { status: 404 });
  if (await isGuessable(newPassword, link.email)) {
    return refuse(submission, { fieldErrors: { newPassword: [message("guessablePassword")] } });
  }
  const refuseWith = (refused: PasswordRefusal) =>
    refuse(submission, { status: refusalStatus(refused), refused });
  const tooMany = await countClientUse(request, budgets.reset.client);
  if (tooMany) return refuseWith(tooMany);
  const device = await readDevice(request);
  const result = await resetPassword({ token, newPassword, device });
  if (result === "invalid") return refuse(submission, { status: 404 });
  if (result === "paused" || result === "busy") return refuseWith({ kind: result });
  const headers = new Headers({ "Set-Cookie": await serialiseDevice(result.device) });
  const flash = {
    tone: "success",
    title: "auth.passwordReset",
    text: "auth.passwordResetText",
  } as const;
  return redirectWithFlash(request, paths.signIn(), flash, { headers });
}

export default function ChoosePassword() {
  const { t } = useTranslation("auth");
  const { form: description, isValid, token } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const refused: PasswordRefusal | undefined = data?.refused;
  const [form, fields, errors] = useServerForm(description, { lastResult: data?.result });
  if (!isValid) {
    return (
      <AccountPage title={t("confirm.invalidTitle")}>
        <p role="alert">{t("confirm.invalidText")}</p>
        <p className="mt-6">
          <Link to={paths.resetPassword()} className="button button-primary">
            {t("confirm.invalidAction")}
          </Link>
        </p>
      </AccountPage>
    );
  }
  const target = paths.choosePassword(token);
  return (
    <AccountPage title={t("reset.chooseTitle")} intro={t("reset.chooseText")}>
      <ServerForm
        form={form}
        errors={errors}
        formErrors={refused ? [<PasswordRefused key="refusal" refused={refused} />] : []}
        action={target}
        className="grid gap-5"
      >
        <PasswordField
          field={fields.newPassword}
          label={t("fields.newPassword")}
          hint={t("fields.passwordHint", { least: LEAST_PASSWORD })}
          autoComplete="new-password"
        />
        <SubmitButton target={target}>{t("reset.chooseSubmit")}</SubmitButton>
      </ServerForm>
    </AccountPage>
  );
}
