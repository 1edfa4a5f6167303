import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { findOrderByToken } from "~/orders/order.server";
import { showOrder } from "~/orders/shown-order.server";
import { findRequestOfOrder } from "~/quotes/find-quote.server";
import { findSettings } from "~/shop/settings.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/i18n/translate.server";
import { Link } from "~/ui/link";
import { OrderDetails } from "~/orders/order-details";
import { CardPaymentLink } from "~/payments/card/card-payment-link";
import { findCardLink } from "~/payments/card/card-link.server";

export const handle = { i18n: ["billing", "card-payment", "cart", "order"] };

export const meta: MetaFunction<typeof loader> = pageMeta;

/**
 * The order's own page, which also answers a finished checkout: its buyer is owed the number and the
 * way to pay. Whoever has the token may look. It is as unguessable as a password, so guests can keep
 * the address too.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await findOrderByToken(params.token ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const [t, settings] = await Promise.all([translateFor(request, "order"), findSettings()]);
  return json({
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    ...showOrder(order, settings, new Date()),
    card: await findCardLink(order),
    quote: (await findRequestOfOrder(order.id)) ?? null,
  });
}

export default function OrderPage() {
  const { t } = useTranslation("order");
  const { page: _, card, quote, ...shown } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-5xl pt-10 print:pt-0">
      <OrderDetails {...shown}>
        <CardPaymentLink card={card} />
      </OrderDetails>
      {quote && (
        <p className="no-print mt-8">
          <Link to={paths.quote(`/${quote.token}`)} className="link">
            {t("quote", { number: quote.number })}
          </Link>
        </p>
      )}
      <p className="no-print mt-12">
        <Link to={paths.products()} className="button button-secondary">
          {t("continue")}
        </Link>
      </p>
    </main>
  );
}
