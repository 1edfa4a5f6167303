import { useTranslation } from "react-i18next";

import { isLanguage, languages } from "~/languages";
import type { AdminOrder } from "~/orders/admin-order.server";
import { Panel } from "~/ui/admin/panel";

/** The customer, the delivery address and the notes. */
export function Customer({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(["admin-orders", "order"]);
  const language = isLanguage(order.language)
    ? languages.find(({ code }) => code === order.language)?.name
    : order.language;
  return (
    <Panel title={t("customer")}>
      <address className="grid gap-0.5 not-italic">
        <span className="font-semibold">{order.full_name}</span>
        <a href={`tel:${order.phone}`} className="link justify-self-start py-1">
          {order.phone}
        </a>
        <a href={`mailto:${order.email}`} className="link justify-self-start py-1 break-all">
          {order.email}
        </a>
        <span className="mt-1">{order.address}</span>
        <span>
          {order.postal_code} {order.city}
        </span>
      </address>
      <dl className="mt-3 grid gap-1 text-stone">
        <div className="flex flex-wrap gap-x-2">
          <dt>{t("language")}:</dt>
          <dd lang={order.language}>{language}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>{t("payingState")}:</dt>
          <dd>{t(`order:payment.methods.${order.payment_method}`)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-stone">{order.user_id ? t("account") : t("guest")}</p>
      {order.notes && (
        <>
          <h3 className="mt-4 text-sm">{t("notes")}</h3>
          <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line">{order.notes}</p>
        </>
      )}
    </Panel>
  );
}
