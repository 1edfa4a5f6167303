import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { AccountPage, SubmitButton, TooMany } from "~/people/identity/front/account-page";
import { requireVisitor } from "~/people/identity/front/auth.server";
import { hashPassword, isGuessable } from "~/people/identity/front/passwords.server";
import { registerCustomer } from "~/people/identity/front/registration.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { TextField } from "~/platform/forms/field";
import { LEAST_PASSWORD } from "~/platform/forms/field-names";
import { PasswordField } from "~/platform/forms/front/password-field";
import { readForm, refuse } from "~/platform/forms/read-form.server";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { message } from "~/platform/forms/validation-message";
import { budgets } from "~/platform/http/budgets";
import { tryCountClientUse } from "~/platform/http/client-rate-limit.server";
import { countUses, type TooManyUses } from "~/platform/http/rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { TermsCheckbox } from "~/shop/content/front/terms-checkbox";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { signUpForm } from "./schema";

/** Why a registration was refused, apart from errors in its fields. */
type RefusedSignUp = TooManyUses | { kind: "busy" | "address" | "not-saved" };

export const handle = { i18n: ["auth", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  const t = await translateFor(request, "auth");
  return {
    page: { title: t("signUp.title"), description: t("signUp.intro") },
    form: describeForm(signUpForm),
  };
}

/**
 * Registers somebody. An address that has an account gets the same answer; its owner is told by mail.
 */
export async function action({ request }: ActionFunctionArgs) {
  await requireVisitor(request);
  const submission = await readForm(request, signUpForm);
  if (submission.status !== "success") return refuse(submission);
  const { firstName, lastName, email, phone = null, password } = submission.value;
  if (await isGuessable(password, email)) {
    return refuse(submission, { fieldErrors: { password: [message("guessablePassword")] } });
  }
  const refuseWith = (status: number, refused: RefusedSignUp) =>
    refuse<unknown, RefusedSignUp>(submission, { status, refused });
  const tooMany = await tryCountClientUse(request, budgets.registration.client);
  if (tooMany === "not-saved") return refuseWith(503, { kind: "not-saved" });
  if (tooMany) return refuseWith(429, tooMany);
  // Each registration mails a link that works for a day, so it counts whether or not the address has an
  // account.
  const links = { limit: budgets.registration.recipient, who: email };
  if (await countUses([links])) return refuseWith(429, { kind: "address" });

  const [language, passwordHash] = await Promise.all([
    requestLanguage(request),
    hashPassword(password),
  ]);
  if (!passwordHash) return refuseWith(503, { kind: "busy" });
  const registered = await registerCustomer({
    firstName,
    lastName,
    email,
    phone,
    passwordHash,
    language,
  });
  if (registered === "not-saved") return refuseWith(503, { kind: "not-saved" });
  return redirectWithFlash(request, paths.signIn(), {
    tone: "success",
    title: "auth.registered",
    text: "auth.registeredText",
  });
}

export default function SignUp() {
  const { t } = useTranslation("auth");
  const { form: description } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const [form, fields, errors] = useServerForm(description, { lastResult: data?.result });
  const refused = data?.refused;
  return (
    <AccountPage title={t("signUp.title")} intro={t("signUp.intro")}>
      <ServerForm
        form={form}
        title={refused ? t("refused.signUpTitle") : undefined}
        errors={errors}
        formErrors={refused ? [<Refusal key="refusal" refused={refused} />] : []}
        action={paths.signUp()}
        className="grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            field={fields.firstName}
            label={t("fields.firstName")}
            placeholder={t("fields.firstNamePlaceholder")}
            autoComplete="given-name"
          />
          <TextField
            field={fields.lastName}
            label={t("fields.lastName")}
            placeholder={t("fields.lastNamePlaceholder")}
            autoComplete="family-name"
          />
        </div>
        <TextField
          field={fields.email}
          type="email"
          label={t("fields.email")}
          placeholder={t("fields.emailPlaceholder")}
          autoComplete="username"
        />
        <TextField
          field={fields.phone}
          type="tel"
          label={t("fields.phone")}
          placeholder={t("fields.phonePlaceholder")}
          autoComplete="tel"
        />
        <PasswordField
          field={fields.password}
          label={t("fields.password")}
          hint={t("fields.passwordHint", { least: LEAST_PASSWORD })}
          autoComplete="new-password"
        />
        <TermsCheckbox field={fields.terms} />
        <SubmitButton target={paths.signUp()}>{t("signUp.submit")}</SubmitButton>
      </ServerForm>
      <p className="mt-8 border-t border-line pt-6">
        {t("signUp.hasAccount")}{" "}
        <Link to={paths.signIn()} className="link font-semibold">
          {t("signUp.signIn")}
        </Link>
      </p>
    </AccountPage>
  );
}

function Refusal({ refused }: { refused: RefusedSignUp }) {
  const { t } = useTranslation("auth");
  if (refused.kind === "too-many") return <TooMany minutes={refused.minutes} />;
  return <>{t(`refused.${refusals[refused.kind]}`)}</>;
}

const refusals = { busy: "busy", address: "addressRegistrations", "not-saved": "signUp" } as const;
