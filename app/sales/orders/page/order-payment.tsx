import type { ReactNode } from "react";

import { useTranslation } from "~/platform/i18n/use-translation";
import { Amount } from "~/platform/ui/price";
import { nextDue, nextOpen } from "~/sales/billing/payment-plan";

import type { ShownOrder as Shown } from "../front/shown-order.server";
import { PaymentPlan } from "./payment-plan";

/** What is to be paid by when, and how. */
export function Payment({
  order,
  plan,
  company,
  phone,
  children,
}: Shown & { children?: ReactNode }) {
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
