import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { findOrderByToken } from "~/orders/order.server";
import { showOrder } from "~/orders/shown-order.server";
import { findSettings } from "~/shop/settings.server";
import { pageMeta } from "~/layout/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/i18n/translate.server";
import { Link } from "~/ui/link";
import { OrderDetails } from "~/orders/order-details";
import { OrderClaims } from "~/approvals/order-claims";
import { showOrderClaims } from "~/approvals/order-claims.server";
import { OrderDrawings } from "~/approvals/order-drawings";
import { showOrderDrawings } from "~/approvals/order-drawings.server";
import { CardPaymentLink } from "~/payments/card/card-payment-link";
import { findCardLink } from "~/payments/card/card-link.server";

export const handle = { i18n: ["billing", "card-payment", "cart", "claims", "drawings", "order"] };

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
    drawings: await showOrderDrawings(order),
    claims: await showOrderClaims(order),
  });
}

export default function OrderPage() {
  const { t } = useTranslation("order");
  const { page: _, card, drawings, claims, ...shown } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-5xl pt-10 print:pt-0">
      <OrderDetails
        {...shown}
        first={
          <>
            <OrderDrawings drawings={drawings} />
            <OrderClaims shown={claims} />
          </>
        }
      >
        <CardPaymentLink card={card} />
      </OrderDetails>
      <p className="no-print mt-12">
        <Link to={paths.products()} className="button button-secondary">
          {t("continue")}
        </Link>
      </p>
    </main>
  );
}
