import {
  json,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { AccountPage, SubmitButton } from "~/people/identity/front/account-page";
import { requireVisitor } from "~/people/identity/front/auth.server";
import { checkFactor } from "~/people/identity/front/check-proof.server";
import {
  findPendingSignIn,
  type PendingSignIn,
} from "~/people/identity/front/pending-sign-in.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import { findProofWanted, readProof } from "~/people/identity/front/proof.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { countClientUse } from "~/platform/http/client-rate-limit.server";
import { readPendingToken } from "~/platform/http/cookies.server";
import { redirectWithFlash, safeRedirect } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { log } from "~/platform/log/log.server";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";
import { finishSignIn } from "~/shop/saved/front/finish-sign-in.server";

export const handle = { i18n: ["auth", "security", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const pending = await requirePending(request);
  const t = await translateFor(request, "security");
  return json({
    page: { title: t("secondStep.title"), isUnlisted: true },
    wanted: await findProofWanted(pending.id),
    returnTo: readReturnTo(request),
  });
}

/** The second step of signing in. The session begins here, not with the password. */
export async function action({ request }: ActionFunctionArgs) {
  const pending = await requirePending(request);
  const proof = readProof(await readFormData(request));
  const tooMany = await countClientUse(request, budgets.secondStep.client);
  if (tooMany) return json({ proofError: "paused" as const }, { status: 429 });
  const result = await checkFactor(pending.id, proof);
  log("sign-in", { result: result === "proven" ? "verified" : `second-factor-${result}` }, request);
  if (result !== "proven") return json({ proofError: result }, { status: 422 });
  return finishSignIn(request, {
    userId: pending.id,
    isRemembered: pending.is_remembered === 1,
    returnTo: readReturnTo(request),
  });
}

/**
 * The person who typed the password in this browser within the last ten minutes; anybody else is
 * led to sign in again.
 */
async function requirePending(request: Request): Promise<PendingSignIn> {
  await requireVisitor(request);
  const pending = await findPendingSignIn(await readPendingToken(request));
  if (pending) return pending;
  throw await redirectWithFlash(request, paths.signIn(), {
    tone: "error",
    title: "auth.secondStepExpired",
  });
}

function readReturnTo(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("returnTo"), "");
}

export default function SecondStep() {
  const { t } = useTranslation("security");
  const { wanted, returnTo } = useLoaderData<typeof loader>();
  const address = paths.secondStep(returnTo);
  return (
    <AccountPage title={t("secondStep.title")} intro={t("secondStep.intro")}>
      <ErrorSummary errors={useProofErrors(wanted)} />
      <Form method="post" action={address} noValidate className="grid gap-5">
        <ProofFields wanted={wanted} />
        <SubmitButton target={address}>{t("secondStep.submit")}</SubmitButton>
      </Form>
      <p className="mt-8 border-t border-line pt-6 text-stone">{t("secondStep.lost")}</p>
      <p className="mt-3">
        <Link to={paths.signIn()} className="link">
          {t("secondStep.back")}
        </Link>
      </p>
    </AccountPage>
  );
}
