import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { AccountPage, SubmitButton } from "~/people/identity/front/account-page";
import { isRecentlyProven } from "~/people/identity/front/account-session.server";
import { requireAccount } from "~/people/identity/front/auth.server";
import { useProofErrors } from "~/people/identity/front/proof-errors";
import { ProofFields } from "~/people/identity/front/proof-fields";
import { findProofError, findProofWanted, proofStatus } from "~/people/identity/front/proof.server";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { readFormData } from "~/platform/forms/read-form.server";
import { safeRedirect } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["auth", "security", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const returnTo = readReturnTo(request);
  if (isRecentlyProven(account)) throw redirect(returnTo, { status: 303 });
  const t = await translateFor(request, "security");
  const wanted = await findProofWanted(account.id);
  return json({ page: { title: t("again.title"), isUnlisted: true }, wanted, returnTo });
}

/**
 * Takes a new proof from a signed-in person, good for ten minutes, and leads back to the page that
 * asked for it.
 */
export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const proofError = await findProofError(request, await readFormData(request), account);
  if (proofError) return json({ proofError }, { status: proofStatus(proofError, 422) });
  return redirect(readReturnTo(request), { status: 303 });
}

function readReturnTo(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("returnTo"), paths.security());
}

export default function ProveAgain() {
  const { t } = useTranslation("security");
  const { wanted, returnTo } = useLoaderData<typeof loader>();
  const address = paths.proveAgain(returnTo);
  return (
    <AccountPage title={t("again.title")} intro={t("again.intro")}>
      <ErrorSummary errors={useProofErrors(wanted)} />
      <Form method="post" action={address} noValidate className="grid gap-5">
        <ProofFields wanted={wanted} />
        <SubmitButton target={address}>{t("again.submit")}</SubmitButton>
      </Form>
    </AccountPage>
  );
}
