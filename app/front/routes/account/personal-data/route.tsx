import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { gatherAccountData } from "~/front/privacy/data-export.server";
import { cancelDeletion, planDeletion } from "~/people/identity/front/account-deletion.server";
import { requireAccount } from "~/people/identity/front/auth.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import { findProofDue, findProofError, proofStatus } from "~/people/identity/front/proof.server";
import { formatDay } from "~/platform/format/dates";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { readConversationId } from "~/platform/http/cookies.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

import { HeldData } from "./held-data";

export const handle = { i18n: ["account", "order", "security", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const [t, held, proofDue] = await Promise.all([
    translateFor(request, "account"),
    readConversationId(request).then((id) => gatherAccountData(account, id)),
    findProofDue(account),
  ]);
  const isLeaving = account.deletion_due_at !== null;
  const page = { title: t("data.title"), isUnlisted: true };
  return json({ page, held, isLeaving, proofDue });
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const posted = await readFormData(request);
  if (posted.get("intent") === "keep") {
    await cancelDeletion(account.id);
    return redirectWithFlash(request, paths.accountData(), {
      tone: "success",
      title: "account.deletionCancelled",
      text: "account.deletionCancelledText",
    });
  }
  const proofError = await findProofError(request, posted, account);
  if (proofError)
    return json({ proofError, isLastAdmin: false }, { status: proofStatus(proofError) });
  const result = await planDeletion(account);
  if (result === "last-admin") return json({ isLastAdmin: true }, { status: 422 });
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
        <a href={paths.accountExport()} className="button button-primary">
          {t("data.download")}
        </a>
      </p>
      <HeldData held={held} />
      {!isLeaving && <DeletionForm />}
    </>
  );
}

function DeletionForm() {
  const { t } = useTranslation(["account", "validation"]);
  const { proofDue } = useLoaderData<typeof loader>();
  const isLastAdmin = useActionData<typeof action>()?.isLastAdmin;
  const proofErrors = useProofErrors(proofDue);
  return (
    <section className="mt-14 max-w-xl border-t border-line pt-8">
      <h2>{t("data.deleteTitle")}</h2>
      <p className="mt-3">{t("data.deleteText")}</p>
      <Form method="post" action={paths.accountData()} noValidate className="mt-5 grid gap-5">
        <ErrorSummary
          errors={proofErrors}
          formErrors={isLastAdmin ? [t("validation:lastAdmin")] : []}
        />
        {proofDue && <ProofFields wanted={proofDue} />}
        <p>
          <button className="button button-secondary">{t("data.deleteSubmit")}</button>
        </p>
      </Form>
    </section>
  );
}
