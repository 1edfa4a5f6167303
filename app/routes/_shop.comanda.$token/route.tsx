import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatDateTime } from "~/dates";
import { findOrderByToken } from "~/models/order.server";
import { findSettings } from "~/models/settings.server";
import { pageMeta } from "~/page-meta";
import { paths } from "~/paths";
import { translateFor } from "~/translate.server";
import { DesignDrawing, DesignText } from "~/ui/design";
import { Price } from "~/ui/price";
import { TotalsList } from "~/ui/totals-list";

import { PaymentInstructions } from "./payment-instructions";

export const handle = { i18n: ["cart", "order"] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.page);

export const headers = () => ({ "Cache-Control": "private, no-store" });

/** Whoever has the token may look: it is as unguessable as a password, for guests too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const order = await findOrderByToken(params.token ?? "");
  if (!order) throw new Response(null, { status: 404 });
  const [t, settings] = await Promise.all([translateFor(request, "order"), findSettings()]);
  const { id: _id, token: _token, ...shown } = order;
  return json({
    page: { title: t("title", { number: order.number }), isUnlisted: true },
    order: shown,
    company: settings.company,
    phone: settings.general.phone,
  });
}

export default function OrderPage() {
  const { t, i18n } = useTranslation("order");
  const { order } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="shell max-w-5xl pt-10 print:pt-0">
      <p className="eyebrow">{t(`status.${order.status}`)}</p>
      <h1 className="mt-2">{t("title", { number: order.number })}</h1>
      <p className="mt-3 text-stone">
        {t("placed", { date: formatDateTime(order.placed_at, i18n.language) })}{" "}
        {t("mailed", { email: order.email })}
      </p>
      <div className="mt-10 grid gap-12 lg:grid-cols-[1fr_20rem] print:grid-cols-1 print:gap-6">
        <div className="grid content-start gap-12 print:gap-6">
          <Lines />
          <PaymentInstructions />
        </div>
        <div className="grid content-start gap-8 print:grid-cols-2">
          <DeliveryDetails />
          <Section title={t("history")}>
            <ol className="mt-3 grid gap-2 text-sm">
              {order.history.map((entry, index) => (
                <li key={index} className="grid">
                  <span className="font-semibold">{t(`status.${entry.status}`)}</span>
                  <time dateTime={entry.changed_at} className="text-stone">
                    {formatDateTime(entry.changed_at, i18n.language)}
                  </time>
                </li>
              ))}
            </ol>
          </Section>
        </div>
      </div>
      <p className="no-print mt-12">
        <Link to={paths.products()} className="button button-secondary">
          {t("continue")}
        </Link>
      </p>
    </main>
  );
}

function Lines() {
  const { t } = useTranslation("order");
  const { order } = useLoaderData<typeof loader>();
  return (
    <Section title={t("lines")}>
      <ul className="mt-3 border-t border-line">
        {order.lines.map((line, index) => (
          <li
            key={index}
            className="grid grid-cols-[1fr_auto] items-baseline gap-4 border-b border-line py-3"
          >
            <span>
              <span lang={order.language} className="font-semibold">
                {line.name}
              </span>
              {line.configuration && <DesignText design={line.configuration} />}
              <span className="block text-sm text-stone">
                {line.quantity} × <Price bani={line.unit_price_bani} />
              </span>
              {line.configuration && (
                <span className="mt-3 block max-w-56">
                  <DesignDrawing design={line.configuration} name={line.name} />
                </span>
              )}
            </span>
            <Price bani={line.line_total_bani} />
          </li>
        ))}
      </ul>
      <div className="mt-5 ml-auto max-w-sm">
        <TotalsList
          totals={{
            subtotalBani: order.subtotal_bani,
            vatBani: order.vat_bani,
            totalBani: order.total_bani,
            advanceBani: order.advance_bani,
          }}
          vatPercent={order.vat_percent}
        />
      </div>
    </Section>
  );
}

function DeliveryDetails() {
  const { t } = useTranslation("order");
  const { order } = useLoaderData<typeof loader>();
  return (
    <Section title={t("delivery")}>
      <address className="mt-3 grid gap-1 not-italic">
        <span className="font-semibold">{order.full_name}</span>
        <span>{order.address}</span>
        <span>
          {order.postal_code} {order.city}
        </span>
        <span>{order.phone}</span>
        <span>{order.email}</span>
      </address>
      {order.notes && (
        <p className="mt-3 border-l-2 border-line pl-3 text-sm whitespace-pre-line">
          {order.notes}
        </p>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
