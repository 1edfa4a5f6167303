import type { ReactNode } from "react";

import { formatDateTime, formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { Amount } from "~/platform/ui/price";
import { nextDue, nextOpen } from "~/sales/billing/payment-plan";

import { BillingAddress, DeliveryAddress, isBilledElsewhere } from "../buyer-details";
import { OrderDocuments } from "../page/order-documents";
import { OrderPartsList } from "../page/order-parts";
import { Section } from "../page/order-section";
import { Lines } from "../page/ordered-lines";
import { PaymentPlan } from "../page/payment-plan";
import { TransportAnswer } from "../page/transport-answer";
import { WithdrawalLink } from "../page/withdrawal-link";
import type { ShownOrder as Shown } from "./shown-order.server";
import { TrialNotice } from "./trial-mark";

type ShownOrder = Shown["order"];

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

function DeliveryDetails({ order, showroom }: { order: ShownOrder; showroom: string }) {
  const { t } = useTranslation(["order", "delivery"]);
  const isFetched = order.delivery_method === "pickup";
  // Whoever bought has been forgotten, and where it went with them.
  if (order.phone === "") return null;
  return (
    <Section title={t("delivery")}>
      <div className="mt-3 grid gap-1">
        {isFetched ? (
          <p>{t("delivery:pickupAt", { address: showroom })}</p>
        ) : (
          <DeliveryAddress order={order} />
        )}
        <span>{order.phone}</span>
        <span className="wrap-anywhere">{order.email}</span>
      </div>
      {order.notes && (
        <p className="mt-3 border-l-2 border-line pl-3 text-sm whitespace-pre-line">
          {order.notes}
        </p>
      )}
      {(isFetched || isBilledElsewhere(order)) && (
        <div className="mt-6">
          <h3 className="mb-2">{t("billing")}</h3>
          <BillingAddress order={order} />
        </div>
      )}
    </Section>
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

/** What is to be paid by when, and how. */
function Payment({ order, plan, company, phone, children }: Shown & { children?: ReactNode }) {
  const { t } = useTranslation("order");
  const due = nextDue(plan);
  const isAsked = due !== undefined || nextOpen(plan)?.awaits === "delivery";
  const account = [
    [t("payment.payee"), company.name],
    [t("payment.bank"), company.bank],
    ["IBAN", company.iban],
  ].filter(([, value]) => value !== "");
  return (
    <section
      id="plata"
      className="rounded-edge border border-line bg-white p-6 print:border-0 print:p-0"
    >
      <h2>{t("payment.title")}</h2>
      <p className="mt-2 font-semibold">{t(`payment.methods.${order.payment_method}`)}</p>
      <p className="text-stone">{t(`payment.statuses.${order.payment_status}`)}</p>
      {order.paid_bani > 0 && (
        <p className="mt-3">
          {t("payment.paid")} <Amount bani={order.paid_bani} />
        </p>
      )}
      <PaymentPlan
        plan={plan}
        reducedBani={order.reduced_bani}
        refundedBani={order.refunded_bani}
      />
      {isAsked && (
        <p className="mt-4 max-w-prose">
          {t(`payment.instructions.${order.payment_method}`, { phone })}
        </p>
      )}
      {due && order.payment_method === "bank_transfer" && (
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          {account.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className={name === "IBAN" ? "font-mono" : undefined}>{value}</dd>
            </div>
          ))}
          <dt className="text-stone">{t("payment.reference")}</dt>
          <dd className="font-mono">{order.number}</dd>
          <dt className="text-stone">{t("payment.amount")}</dt>
          <dd className="font-semibold">
            <Amount bani={due.leftBani} />
          </dd>
        </dl>
      )}
      {children}
    </section>
  );
}
