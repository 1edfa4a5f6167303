import { useTranslation } from "react-i18next";

import { formatDay } from "~/format/dates";
import { formatRon } from "~/format/office-money";
import type { AdminOrder } from "~/orders/admin-order.server";
import { adminPaths } from "~/admin-paths";
import { Panel } from "~/ui/admin/panel";
import { Form, Link } from "~/ui/link";

/** What was issued for the order, and how to issue a proforma or mend whom papers name. */
export function Documents({ order, isRefused }: { order: AdminOrder; isRefused: boolean }) {
  const { t, i18n } = useTranslation(["admin-billing", "billing"]);
  const isForgotten = order.email === "";
  return (
    <Panel title={t("panel.title")}>
      {order.documents.length === 0 ? (
        <p className="text-stone">{t("panel.none")}</p>
      ) : (
        <ul className="grid gap-2">
          {order.documents.map(({ id, kind, name, issued_on, total_bani }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4">
              <Link to={adminPaths.adminDocument(id)} className="link py-1">
                {t(`billing:kind.${kind}`)} {name}
              </Link>
              <span className="py-1 whitespace-nowrap tabular-nums">{formatRon(total_bani)}</span>
              <span className="text-sm text-stone">
                {formatDay(`${issued_on}T12:00:00Z`, i18n.language)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isRefused && (
        <p role="alert" className="mt-3 border-l-4 border-error pl-3 text-error">
          {t("panel.nothingDue")}
        </p>
      )}
      {!isForgotten && (
        <Form
          method="post"
          action={adminPaths.adminOrder(order.number)}
          className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2"
        >
          <input type="hidden" name="intent" value="proforma" />
          <button className="button button-secondary">{t("panel.proforma")}</button>
          <Link to={adminPaths.orderBilling(order.number)} className="link py-1">
            {t("panel.billing")}
          </Link>
        </Form>
      )}
    </Panel>
  );
}
