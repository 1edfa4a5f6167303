import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { AccountPage } from "~/people/identity/front/account-page";
import { requireVisitor } from "~/people/identity/front/auth.server";
import { LinkRequestForm } from "~/people/identity/front/link-request-form";
import {
  linkRequestForm,
  requestLinkByForm,
} from "~/people/identity/front/take-link-request.server";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["auth", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  const t = await translateFor(request, "auth");
  return {
    page: { title: t("reset.title"), description: t("reset.intro") },
    form: describeForm(linkRequestForm),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireVisitor(request);
  return requestLinkByForm(request, "reset");
}

/**
 * The form that asks for a link to choose another password. The answer is the same for any address.
 */
export default function ResetPassword() {
  const { t } = useTranslation("auth");
  const { form } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <AccountPage title={t("reset.title")} intro={t("reset.intro")}>
      <LinkRequestForm
        description={form}
        target={paths.resetPassword()}
        answer={data}
        submitLabel={t("reset.submit")}
      />
      <p className="mt-8 border-t border-line pt-6">
        <Link to={paths.signIn()} className="link">
          {t("reset.back")}
        </Link>
      </p>
    </AccountPage>
  );
}
