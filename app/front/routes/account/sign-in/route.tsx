import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { AccountPage, SubmitButton } from "~/people/identity/front/account-page";
import { authenticate, requireVisitor } from "~/people/identity/front/auth.server";
import { hasSecondFactor } from "~/people/identity/front/factor-rows.server";
import { startPendingSignIn } from "~/people/identity/front/pending-sign-in.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { Checkbox, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { PasswordField } from "~/platform/forms/front/password-field";
import { readForm, refuse } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { serialiseDevice, serialisePending } from "~/platform/http/cookies.server";
import { withCookieCheck } from "~/platform/http/front/cookie-check";
import { safeRedirect } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { log } from "~/platform/log/log.server";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { finishSignIn } from "~/shop/saved/front/finish-sign-in.server";

import { Refusal, type RefusedSignIn } from "./refusal";
import { signInForm } from "./schema";

export const handle = { i18n: ["auth", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  const t = await translateFor(request, "auth");
  return json({
    page: { title: t("signIn.title"), isUnlisted: true },
    form: describeForm(signInForm),
    returnTo: safeRedirect(new URL(request.url).searchParams.get("returnTo"), paths.home()),
  });
}

export async function action({ request }: ActionFunctionArgs) {
  await requireVisitor(request);
  const submission = await readForm(request.clone(), signInForm);
  if (submission.status !== "success") return refuse(submission);
  const { remember, returnTo } = submission.value;
  const tooMany = await countClientUse(request, budgets.signIn.client);
  if (tooMany) {
    log("sign-in", { result: tooMany.kind }, request);
    return refuse<unknown, RefusedSignIn>(submission, { status: 429, refused: tooMany });
  }
  const result = await authenticate(request);
  log("sign-in", { result: result.kind }, request);
  if (result.kind !== "verified") {
    const status = result.kind === "busy" ? 503 : 422;
    return refuse<unknown, RefusedSignIn>(submission, { status, refused: result });
  }

  const { userId, device } = result;
  const isRemembered = remember === "on";
  if (!(await hasSecondFactor(userId))) {
    return finishSignIn(request, { userId, device, isRemembered, returnTo });
  }
  const token = await startPendingSignIn(userId, isRemembered);
  const headers = new Headers({ "Set-Cookie": await serialisePending(token) });
  if (device) headers.append("Set-Cookie", await serialiseDevice(device));
  const next = paths.secondStep(safeRedirect(returnTo, ""));
  return redirect(withCookieCheck(request, next), { status: 303, headers });
}

export default function SignIn() {
  const { t } = useTranslation("auth");
  const { form: description, returnTo } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, { lastResult: data?.result });
  const refused = data?.refused;
  return (
    <AccountPage title={t("signIn.title")} intro={t("signIn.intro")}>
      <ErrorSummary
        title={refused ? t("refused.signInTitle") : undefined}
        errors={errors}
        formErrors={refused ? [<Refusal key="refusal" refused={refused} />] : []}
      />
      {refused?.kind === "wrong" && (
        <Form method="post" action={paths.requestConfirmation()} className="mb-6 grid gap-3">
          <p>{t("signIn.justRegistered")}</p>
          <input type="hidden" name="email" value={fields.email.initialValue} />
          <p>
            <button className="button button-secondary">{t("resend.submit")}</button>
          </p>
        </Form>
      )}
      <ServerForm form={form} action={paths.signIn()} className="grid gap-5">
        <input type="hidden" name="returnTo" value={fields.returnTo.initialValue ?? returnTo} />
        <TextField
          field={fields.email}
          type="email"
          label={t("fields.email")}
          placeholder={t("fields.emailPlaceholder")}
          autoComplete="username"
        />
        <PasswordField
          field={fields.password}
          label={t("fields.password")}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap items-start justify-between gap-3">
          <Checkbox field={fields.remember} hint={t("signIn.rememberHint")}>
            {t("signIn.remember")}
          </Checkbox>
          <Link to={paths.resetPassword()} className="link py-1">
            {t("signIn.forgot")}
          </Link>
        </div>
        <SubmitButton target={paths.signIn()}>{t("signIn.submit")}</SubmitButton>
      </ServerForm>
      <p className="mt-8 border-t border-line pt-6">
        {t("signIn.noAccount")}{" "}
        <Link to={paths.signUp()} className="link font-semibold">
          {t("signIn.register")}
        </Link>
      </p>
    </AccountPage>
  );
}
