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
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["auth", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireVisitor(request);
  const t = await translateFor(request, "auth");
  return {
    page: { title: t("resend.title"), isUnlisted: true },
    form: describeForm(linkRequestForm),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireVisitor(request);
  return requestLinkByForm(request, "confirm");
}

/** The form that asks for another confirmation link. The answer is the same for any address. */
export default function RequestConfirmation() {
  const { t } = useTranslation("auth");
  const { form } = useLoaderData<typeof loader>();
  const data = useActionData<typeof action>();
  return (
    <AccountPage title={t("resend.title")} intro={t("resend.intro")}>
      <LinkRequestForm
        description={form}
        target={paths.requestConfirmation()}
        answer={data}
        submitLabel={t("resend.submit")}
      />
    </AccountPage>
  );
}
