import {
  json,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { shopOrigin } from "~/platform/env/env.server";
import { formatLei } from "~/platform/format/money";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { budgets } from "~/platform/http/budgets";
import { clientUses, requireWithin } from "~/platform/http/client-rate-limit.server";
import { translateFor } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { findCardProvider } from "~/sales/cards/front/card-keys.server";
import { eventAddress } from "~/sales/cards/front/card-link.server";
import { startCardPayment } from "~/sales/cards/front/start-card-payment.server";
import { dueNow } from "~/sales/orders/order-plan";
import { findOrderByToken } from "~/sales/orders/order.server";
import { pageMeta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["card-payment", "validation"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/** What an order owes now, and the way to pay it by card, for whoever may see its page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { order } = await findPayable(params.token);
  const t = await translateFor(request, "card-payment");
  return {
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    number: order.number,
    due: dueNow(order) ?? null,
    pay: paths.cardPayment(order.token),
    back: paths.order(order.token),
  };
}

/** Opens a page of the provider's, and leads to our own page about it: no form may post elsewhere. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { order, provider } = await findPayable(params.token);
  const { client, order: ofOrder } = budgets.card;
  await requireWithin([...clientUses(request, client), { limit: ofOrder, who: order.id }]);
  const t = await translateFor(request, "card-payment");
  const started = await startCardPayment(order, provider, {
    words: t("words", { number: order.number }),
    returnUrl: (id) => shopOrigin + paths.cardPayment(order.token, id),
    eventUrl: eventAddress(provider.name),
  });
  switch (started.kind) {
    case "nothing-due":
      return redirect(paths.cardPayment(order.token), { status: 303 });
    case "no-page":
      // The status is not 503, because the shop itself answers as it should.
      return json({ hasNoPage: true }, { status: 422 });
    case "started":
      return redirect(paths.cardPayment(order.token, started.id), { status: 303 });
  }
}

/** Without a provider there is no such page. */
async function findPayable(token = "") {
  const order = await findOrderByToken(token);
  const provider = order && (await findCardProvider({ isTrial: order.is_trial === 1 }));
  if (!provider) throw new Response(null, { status: 404 });
  return { order, provider };
}

export default function CardPayment() {
  const { t, i18n } = useTranslation("card-payment");
  const { number, due, pay, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const amount = formatLei(due?.leftBani ?? 0, i18n.language);
  return (
    <main id="content" className="shell max-w-3xl pt-10">
      <p className="eyebrow">{t("eyebrow", { number })}</p>
      <h1 className="mt-2">{t("heading")}</h1>
      <div className="mt-6">
        <ErrorSummary
          errors={[]}
          formErrors={answer?.hasNoPage ? [t("noPage")] : []}
          title={t("problem")}
        />
      </div>
      {!due ? (
        <p className="max-w-prose">{t("nothingDue")}</p>
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-1 border-l-4 border-sage bg-white px-5 py-4">
            <dt className="text-stone">{t("due")}</dt>
            <dd className="text-2xl font-semibold whitespace-nowrap tabular-nums">{amount}</dd>
          </dl>
          <p className="mt-5 max-w-prose">{t("how")}</p>
          <Form method="post" action={pay} className="mt-6">
            <button className="button button-primary">{t("pay", { amount })}</button>
          </Form>
        </>
      )}
      <p className="mt-6">
        <Link to={back} className="link inline-block py-1">
          {t("back")}
        </Link>
      </p>
    </main>
  );
}
