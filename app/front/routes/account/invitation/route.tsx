import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { AccountPage, SubmitButton } from "~/people/identity/front/account-page";
import { findSignedIn } from "~/people/identity/front/auth.server";
import { findInvitation } from "~/people/identity/front/invitation.server";
import { PasswordRefused } from "~/people/identity/front/password-refused";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { LEAST_PASSWORD } from "~/platform/forms/field-names";
import { PasswordField } from "~/platform/forms/front/password-field";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { accept, join } from "./join.server";
import { joinForm } from "./schema";

export const handle = { i18n: ["auth", "invitation", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Only shows what the link would do. A form uses it up, because mail scanners open links too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const [t, invitation, account] = await Promise.all([
    translateFor(request, "invitation"),
    findInvitation(token),
    findSignedIn(request),
  ]);
  const page = { title: t(invitation ? "title" : "invalidTitle"), isUnlisted: true };
  const isTheirs = account?.email === invitation?.email;
  const shown = {
    page,
    form: describeForm(joinForm),
    token,
    invitation: invitation && {
      email: invitation.email,
      role: invitation.role,
      // Whoever is signed in as somebody else has to sign out first.
      step: !invitation.hasAccount
        ? ("join" as const)
        : isTheirs
          ? ("accept" as const)
          : account
            ? ("other" as const)
            : ("sign-in" as const),
    },
  };
  return json(shown, { status: invitation ? 200 : 404 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const invitation = await findInvitation(token);
  return invitation?.hasAccount ? accept(request, token) : join(request, token, invitation);
}

export default function Invitation() {
  const { t } = useTranslation("invitation");
  const { page, invitation, token } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  if (!invitation || data?.isOver) {
    return (
      <AccountPage title={page.title}>
        <p role="alert">{t("invalidText")}</p>
      </AccountPage>
    );
  }
  const target = paths.invitation(token);
  const { email, role, step } = invitation;
  return (
    <AccountPage title={page.title} intro={t("intro", { role: t(`roles.${role}`) })}>
      <p className="mb-5 wrap-anywhere">{t(`steps.${step}`, { email })}</p>
      {step === "join" && <Join target={target} />}
      {step === "accept" && (
        <Form method="post" action={target} className="grid">
          <SubmitButton target={target}>{t("accept")}</SubmitButton>
        </Form>
      )}
      {step === "sign-in" && (
        <p>
          <Link
            to={`${paths.signIn()}?${new URLSearchParams({ returnTo: target }).toString()}`}
            className="button button-primary"
          >
            {t("signIn")}
          </Link>
        </p>
      )}
    </AccountPage>
  );
}

function Join({ target }: { target: string }) {
  const { t } = useTranslation("auth");
  const { t: own } = useTranslation("invitation");
  const { form: description } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const refused = data?.refused;
  const [form, fields, errors] = useServerForm(description, { lastResult: data?.result });
  return (
    <ServerForm
      form={form}
      errors={errors}
      formErrors={refused ? [<PasswordRefused key="refusal" refused={refused} />] : []}
      action={target}
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          field={fields.firstName}
          label={t("fields.firstName")}
          autoComplete="given-name"
        />
        <TextField
          field={fields.lastName}
          label={t("fields.lastName")}
          autoComplete="family-name"
        />
      </div>
      <PasswordField
        field={fields.newPassword}
        label={t("fields.newPassword")}
        hint={t("fields.passwordHint", { least: LEAST_PASSWORD })}
        autoComplete="new-password"
      />
      <SubmitButton target={target}>{own("join")}</SubmitButton>
    </ServerForm>
  );
}
