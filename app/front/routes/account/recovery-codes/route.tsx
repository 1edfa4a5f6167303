import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { requireAccount } from "~/people/identity/front/auth.server";
import { requireRecentProof } from "~/people/identity/front/proof.server";
import {
  listNewRecoveryCodes,
  putAwayRecoveryCodes,
} from "~/people/identity/front/recovery-code.server";
import { safeRedirect } from "~/platform/http/redirect.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["account", "security"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Once the owner has put the codes away there is nothing to show. */
export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const returnTo = readReturnTo(request);
  requireRecentProof(account, paths.recoveryCodes(returnTo));
  const codes = await listNewRecoveryCodes(account.id);
  if (codes.length === 0) throw redirect(paths.security(returnTo), { status: 303 });
  const t = await translateFor(request, "security");
  return json({ page: { title: t("recovery.newTitle"), isUnlisted: true }, codes, returnTo });
}

/** The owner has written the codes down: from here on only their hashes are kept. */
export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  await putAwayRecoveryCodes(account.id);
  const returnTo = readReturnTo(request);
  return redirect(returnTo === "" ? paths.security() : returnTo, { status: 303 });
}

function readReturnTo(request: Request): string {
  return safeRedirect(new URL(request.url).searchParams.get("returnTo"), "");
}

export default function RecoveryCodes() {
  const { t } = useTranslation("security");
  const { codes, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("recovery.newTitle")}</h1>
      <p className="mt-3 max-w-prose">{t("recovery.newText")}</p>
      <ol className="mt-6 grid max-w-3xl gap-x-10 gap-y-2 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="border-b border-line py-2 font-mono wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <Form method="post" action={paths.recoveryCodes(returnTo)} className="no-print mt-8">
        <button className="button button-primary">{t("recovery.putAway")}</button>
      </Form>
    </>
  );
}
