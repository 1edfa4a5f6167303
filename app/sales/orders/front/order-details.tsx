import type { ReactNode } from "react";

import { formatDateTime, formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";

import { type ShownOrder, DeliveryDetails } from "../page/order-delivery";
import { OrderDocuments } from "../page/order-documents";
import { OrderPartsList } from "../page/order-parts";
import { Payment } from "../page/order-payment";
import { Section } from "../page/order-section";
import { Lines } from "../page/ordered-lines";
import { TransportAnswer } from "../page/transport-answer";
import { WithdrawalLink } from "../page/withdrawal-link";
import type { ShownOrder as Shown } from "./shown-order.server";
import { TrialNotice } from "./trial-mark";

/** Everything a customer sees of an order: pieces, amounts, payment, documents, delivery, history. */
export function OrderDetails({
  progress,
  first,
  children,
  meetings,
  history,
  quote,
  ...shown
}: Shown & {
  /** How far the order is, and what comes next. */
  progress: ReactNode;
  /** What waits for the customer, above the pieces. */
  first?: ReactNode;
  /** The appointments of the order. */
  meetings?: ReactNode;
  /** What happened to it. */
  history: ReactNode;
  /** The way to the quote that it came from. */
  quote?: ReactNode;
  /** Other ways to pay, after the instructions for the chosen one. */
  children?: ReactNode;
}) {
  const { order, documents, withdrawalAddress } = shown;
  const { t, i18n } = useTranslation("order");
  return (
    <>
      <p className="eyebrow">{t(`status.${order.status}`)}</p>
      <h1 className="mt-2">{t("title", { number: order.number })}</h1>
      <p className="mt-3 text-stone">
        {t("placed", { date: formatDateTime(order.placed_at, i18n.language) })}{" "}
        {order.email && t("mailed", { email: order.email })}
      </p>
      {order.is_trial === 1 && <TrialNotice />}
      <div className="@container mt-10">
        <div className="grid grid-cols-1 gap-12 @4xl:grid-cols-[1fr_20rem] print:gap-6">
          <div className="grid grid-cols-1 content-start gap-12 print:gap-6">
            {progress}
            {first}
            <Lines order={order} today={shown.today} />
            {order.parts && <OrderPartsList parts={order.parts} />}
            <TransportAnswer {...shown} />
            <Payment {...shown}>{children}</Payment>
          </div>
          <div className="grid content-start gap-8 print:grid-cols-2">
            {meetings}
            <OrderDocuments documents={documents} />
            <DeliveryDetails order={order} showroom={shown.showroom} />
            <Section id="istoric" title={t("history")}>
              {history}
              {quote && <p className="no-print mt-3 text-sm">{quote}</p>}
            </Section>
            <WithdrawalLink order={order} address={withdrawalAddress} />
            <AcceptedTexts order={order} />
          </div>
        </div>
      </div>
    </>
  );
}

/** The texts as they were when the order was placed. */
function AcceptedTexts({ order }: { order: ShownOrder }) {
  const { t, i18n } = useTranslation("order");
  if (order.accepted.length === 0) return null;
  return (
    <Section title={t("accepted.title")}>
      <ul className="mt-3 grid gap-1 text-sm">
        {order.accepted.map(({ id, page, published_at }) => (
          <li key={id}>
            <Link to={paths.acceptedText(id)} className="link inline-block py-1">
              {t(`accepted.${page}`, { date: formatDay(published_at, i18n.language) })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
