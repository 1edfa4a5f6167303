import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { useTranslation } from "~/i18n/use-translation";
import { requireVisitor } from "~/accounts/auth.server";
import { linkRequestForm, requestLinkByForm } from "~/accounts/take-link-request.server";
import { describeForm } from "~/forms/describe-form.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/http/request-language.server";
import { AccountPage } from "~/accounts/account-page";
import { LinkRequestForm } from "~/accounts/link-request-form";

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
