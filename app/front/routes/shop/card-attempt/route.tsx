import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { formatLei } from "~/platform/format/money";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";
import { Form, Link } from "~/platform/ui/link";
import { findCardLink } from "~/sales/cards/front/card-link.server";
import { findAttemptOf } from "~/sales/cards/front/card-payment.server";
import { shownState } from "~/sales/cards/front/card-state";
import { findOrderByToken } from "~/sales/orders/order.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["card-payment"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * How an attempt to pay stands. It only reads: what the provider's page sent the customer back with
 * decides nothing.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await findOrderByToken(params.token ?? "");
  const attempt = order && (await findAttemptOf(order.id, params.id ?? ""));
  if (!attempt) throw new Response(null, { status: 404 });
  const isBack = new URL(request.url).searchParams.has("inapoi");
  const state = shownState(attempt, { isBack, now: new Date() });
  const [t, { general }] = await Promise.all([
    translateFor(request, "card-payment"),
    findSettings(),
  ]);
  const canRetry = state === "refused" || state === "expired";
  return {
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    number: order.number,
    state,
    amountBani: attempt.amount_bani,
    hostedUrl: state === "started" ? attempt.hosted_url : null,
    self: `${paths.cardPayment(order.token, attempt.id)}?inapoi=da`,
    again: canRetry ? await findCardLink(order) : null,
    back: paths.order(order.token),
    phone: general.phone,
  };
}

export default function CardAttempt() {
  const { t, i18n } = useTranslation("card-payment");
  const { number, state, amountBani, hostedUrl, self, again, back, phone } =
    useLoaderData<typeof loader>();
  const amount = formatLei(amountBani, i18n.language);
  const isTrouble = state === "refused" || state === "expired";
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <p className="eyebrow">{t("eyebrow", { number })}</p>
      <h1 className="mt-2">{t(`states.${state}.title`, { amount })}</h1>
      <p
        role="status"
        className={`mt-6 max-w-prose border-l-4 bg-white px-5 py-4 ${isTrouble ? "border-error" : "border-sage"}`}
      >
        {t(`states.${state}.text`, { amount, phone })}
      </p>
      {hostedUrl && (
        <p className="mt-6">
          <a href={hostedUrl} rel="noreferrer" className="button button-primary">
            {t("go", { amount })}
          </a>
        </p>
      )}
      {state === "checking" && (
        <p className="mt-6">
          <Link to={self} reloadDocument className="button button-secondary">
            {t("lookAgain")}
          </Link>
        </p>
      )}
      {again && (
        <Form method="post" action={again.to} className="mt-6">
          <button className="button button-primary">{t("again")}</button>
        </Form>
      )}
      <p className="mt-6">
        <Link to={back} className="link inline-block py-1">
          {t("back")}
        </Link>
      </p>
    </main>
  );
}
