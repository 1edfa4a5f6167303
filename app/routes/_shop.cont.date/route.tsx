import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { composeAccountMails } from "~/account-mail.server";
import { requireAccount } from "~/auth.server";
import { formatDay } from "~/dates";
import { parseForm, readFormData, refuse } from "~/forms.server";
import { requestLanguage } from "~/i18n.server";
import { gatherAccountData } from "~/models/account-data.server";
import { keepAccount, planDeletion } from "~/models/profile.server";
import { findSettings } from "~/models/settings.server";
import { pageMeta } from "~/page-meta";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/redirect.server";
import { readConversationId } from "~/session.server";
import { translateFor } from "~/translate.server";
import { PasswordField } from "~/ui/field";
import { ErrorSummary } from "~/ui/form-errors";
import { Form } from "~/ui/link";
import { listErrors } from "~/ui/list-errors";
import { message } from "~/ui/message";
import { useServerForm } from "~/ui/use-server-form";

import { HeldData } from "./held-data";
import { deletionForm } from "./schema";

export const handle = { i18n: ["account", "auth", "order", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const [t, held] = await Promise.all([
    translateFor(request, "account"),
    readConversationId(request).then((id) => gatherAccountData(account, id)),
  ]);
  const isLeaving = account.deletion_due_at !== null;
  return json({ page: { title: t("data.title"), isUnlisted: true }, held, isLeaving });
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const posted = await readFormData(request);
  if (posted.get("intent") === "keep") {
    await keepAccount(account.id);
    return redirectWithFlash(request, paths.accountData(), {
      tone: "success",
      title: "account.deletionCancelled",
      text: "account.deletionCancelledText",
    });
  }
  const submission = parseForm(posted, deletionForm);
  if (submission.status !== "success") return refuse(submission);
  const mails = composeAccountMails(await findSettings());
  const result = await planDeletion(account, submission.value.password, mails.deletionPlanned);
  if (result === "wrong-password" || result === "last-admin") {
    const reason = message(result === "last-admin" ? "lastAdmin" : "wrongPassword");
    return refuse(submission, { fieldErrors: { password: [reason] } });
  }
  return redirectWithFlash(request, paths.accountData(), {
    tone: "success",
    title: "account.deletionPlanned",
    text: "account.deletionPlannedText",
    values: { date: formatDay(result.dueAt, await requestLanguage(request)) },
  });
}

export default function AccountDataPage() {
  const { t } = useTranslation("account");
  const { held, isLeaving } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("data.title")}</h1>
      <p className="mt-3 max-w-prose text-stone">{t("data.intro")}</p>
      <p className="mt-5">
        <a href={paths.accountExport()} download className="button button-primary">
          {t("data.download")}
        </a>
      </p>
      <HeldData held={held} />
      {!isLeaving && <DeletionForm />}
    </>
  );
}

function DeletionForm() {
  const { t } = useTranslation("account");
  const data = useActionData<typeof action>();
  const [form, fields] = useServerForm<typeof deletionForm>({
    required: { password: true },
    lastResult: data?.result,
  });
  return (
    <section className="mt-14 max-w-xl border-t border-line pt-8">
      <h2>{t("data.deleteTitle")}</h2>
      <p className="mt-3">{t("data.deleteText")}</p>
      <Form
        method="post"
        id={form.id}
        action={paths.accountData()}
        onSubmit={form.onSubmit}
        noValidate
        className="mt-5 grid gap-5"
      >
        <ErrorSummary errors={listErrors([fields.password])} />
        <PasswordField
          field={fields.password}
          label={t("data.deletePassword")}
          autoComplete="current-password"
        />
        <p>
          <button className="button button-secondary">{t("data.deleteSubmit")}</button>
        </p>
      </Form>
    </section>
  );
}
