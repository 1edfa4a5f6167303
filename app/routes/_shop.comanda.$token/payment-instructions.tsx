import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { Price } from "~/ui/price";

import type { loader } from "./route";

/** How to pay, by the method chosen. */
export function PaymentInstructions() {
  const { t } = useTranslation("order");
  const { order, company, phone } = useLoaderData<typeof loader>();
  return (
    <section className="rounded-edge border border-line bg-white p-6 print:border-0 print:p-0">
      <h2>{t("payment.title")}</h2>
      <p className="mt-2 font-semibold">{t(`payment.methods.${order.payment_method}`)}</p>
      <p className="text-stone">{t(`payment.statuses.${order.payment_status}`)}</p>
      {order.paid_bani > 0 && (
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-stone">{t("payment.paid")}</dt>
          <dd>
            <Price bani={order.paid_bani} />
          </dd>
          <dt className="text-stone">{t("payment.left")}</dt>
          <dd className="font-semibold">
            <Price bani={order.total_bani - order.paid_bani} />
          </dd>
        </dl>
      )}
      <p className="mt-3 max-w-prose">
        {t(`payment.instructions.${order.payment_method}`, { phone })}
      </p>
      {order.payment_method === "bank_transfer" && (
        <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="text-stone">{t("payment.payee")}</dt>
          <dd>{company.name}</dd>
          <dt className="text-stone">{t("payment.bank")}</dt>
          <dd>{company.bank}</dd>
          <dt className="text-stone">IBAN</dt>
          <dd className="font-mono">{company.iban}</dd>
          <dt className="text-stone">{t("payment.reference")}</dt>
          <dd className="font-mono">{order.number}</dd>
          {order.advance_bani > 0 && (
            <>
              <dt className="text-stone">{t("payment.advance")}</dt>
              <dd className="font-semibold">
                <Price bani={order.advance_bani} />
              </dd>
            </>
          )}
          <dt className="text-stone">{t("payment.amount")}</dt>
          <dd className="font-semibold">
            <Price bani={order.total_bani} />
          </dd>
        </dl>
      )}
    </section>
  );
}
