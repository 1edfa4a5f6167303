import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { findSignedIn } from "~/people/identity/front/auth.server";
import { oneLine } from "~/platform/format/one-line";
import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { takeWithdrawal } from "~/sales/withdrawals/front/take-withdrawal.server";
import { withdrawalForm } from "~/sales/withdrawals/front/withdrawal-form";
import { WithdrawalPage } from "~/sales/withdrawals/front/withdrawal-page";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["contact", "validation", "withdrawal"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** A number in the address fills the form, as links in older mails do. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [t, { general }, account] = await Promise.all([
    translateFor(request, "withdrawal"),
    findSettings(),
    findSignedIn(request),
  ]);
  const number = new URL(request.url).searchParams.get("comanda") ?? "";
  return {
    page: { title: t("meta.title"), description: t("meta.description") },
    description: describeForm(withdrawalForm),
    phone: general.phone,
    known: {
      order: oneLine(number).slice(0, 40),
      fullName: account ? `${account.first_name} ${account.last_name}`.trim() : "",
      email: account?.email ?? "",
      wording: "",
    },
  };
}

export function action({ request }: ActionFunctionArgs) {
  return takeWithdrawal(request);
}

export default function Withdrawal() {
  const { page: _page, ...data } = useLoaderData<typeof loader>();
  return (
    <WithdrawalPage
      {...data}
      address={paths.withdrawal()}
      answer={useActionData<typeof action>()}
    />
  );
}
