import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { findSignedIn } from "~/accounts/auth.server";
import { describeForm } from "~/forms/describe-form.server";
import { parseForm, readFormData, refuse } from "~/forms/read-form.server";
import { findSettings } from "~/shop/settings.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/i18n/translate.server";
import { Link } from "~/ui/link";

import { Review } from "./review";
import { readOrderNumber, withdrawalForm } from "./schema";
import { show, take, type RefusedWithdrawal } from "./take.server";
import { WithdrawalForm } from "./withdrawal-form";

export const handle = { i18n: ["contact", "validation", "withdrawal"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [t, { general }, account] = await Promise.all([
    translateFor(request, "withdrawal"),
    findSettings(),
    findSignedIn(request),
  ]);
  return {
    page: { title: t("meta.title"), description: t("meta.description") },
    form: describeForm(withdrawalForm),
    phone: general.phone,
    isSent: query.get("trimisa") === "da",
    known: {
      fullName: account ? `${account.first_name} ${account.last_name}`.trim() : "",
      email: account?.email ?? "",
      order: readOrderNumber(query.get("comanda")),
      pieces: "",
    },
  };
}

/** Two steps, as the law asks (OUG 34/2014, art. 11¹): declare, then confirm. */
export async function action({ request }: ActionFunctionArgs) {
  const posted = await readFormData(request);
  const submission = parseForm(posted, withdrawalForm);
  if (submission.status !== "success") return refuse<unknown, RefusedWithdrawal>(submission);
  const intent = posted.get("intent");
  if (intent === "confirm") return take(request, submission);
  return show(request, submission, intent !== "edit");
}

export default function WithdrawalPage() {
  const { form, isSent, known } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  const shown = data && "shown" in data ? data.shown : undefined;
  const answer = data && "result" in data ? data : undefined;
  const problem = useProblem(answer?.refused);
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      {isSent && !data ? (
        <Sent />
      ) : shown?.declaration ? (
        <Review typed={shown.typed} declaration={shown.declaration} />
      ) : (
        <WithdrawalForm
          description={form}
          typed={shown?.typed ?? known}
          result={answer?.result}
          problem={problem}
        />
      )}
    </main>
  );
}

function useProblem(refused: RefusedWithdrawal | undefined): string | undefined {
  const { t } = useTranslation(["withdrawal", "contact"]);
  const { phone } = useLoaderData<typeof loader>();
  if (!refused) return undefined;
  if (refused.kind === "not-saved") return t("notSaved", { phone });
  return t("contact:refused.tooMany", { count: refused.minutes });
}

function Sent() {
  const { t } = useTranslation("withdrawal");
  const { phone } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("sent.title")}</h1>
      <p className="mt-4">{t("sent.text")}</p>
      <p className="mt-3 text-stone">{t("sent.missing", { phone })}</p>
      <p className="mt-8">
        <Link to={paths.home()} className="button button-secondary">
          {t("sent.home")}
        </Link>
      </p>
    </>
  );
}
