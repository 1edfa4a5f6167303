import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { describeForm } from "~/platform/forms/describe-form.server";
import { translateFor } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { findReturnableOrder } from "~/sales/withdrawals/front/find-withdrawal.server";
import { takeWithdrawal } from "~/sales/withdrawals/front/take-withdrawal.server";
import { withdrawalForm } from "~/sales/withdrawals/front/withdrawal-form";
import { WithdrawalPage } from "~/sales/withdrawals/front/withdrawal-page";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["contact", "validation", "withdrawal"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The withdrawal from an order, for whoever may see its page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await findReturnableOrder(params.token ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const [t, { general }] = await Promise.all([translateFor(request, "withdrawal"), findSettings()]);
  const { number, lines, full_name, email } = order;
  return {
    page: { title: t("meta.title"), isUnlisted: true },
    description: describeForm(withdrawalForm),
    phone: general.phone,
    order: { number, lines },
    address: paths.orderWithdrawal(params.token ?? ""),
    known: { order: number, fullName: full_name, email, wording: "" },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const order = await findReturnableOrder(token);
  if (!order) throw new Response(null, { status: 404 });
  return takeWithdrawal(request, { ...order, token });
}

export default function OrderWithdrawal() {
  const { page: _page, ...data } = useLoaderData<typeof loader>();
  return <WithdrawalPage {...data} answer={useActionData<typeof action>()} />;
}
