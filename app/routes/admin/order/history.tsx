import { useTranslation } from "react-i18next";

import { formatMoment } from "~/format/dates";
import type { AdminOrder } from "~/orders/admin-order.server";
import { Panel } from "~/ui/admin/panel";

/** The order's history: what happened, who did it, and what the customer was told. */
export function History({ order }: { order: AdminOrder }) {
  const { t, i18n } = useTranslation(["admin-orders", "order"]);
  return (
    <Panel title={t("history")}>
      <ol className="grid gap-3">
        {order.history.map((entry, index) => (
          <li key={index}>
            <span className="font-semibold">{t(`order:status.${entry.status}`)}</span>
            <span className="block text-stone">
              <time dateTime={entry.changed_at}>
                {formatMoment(entry.changed_at, i18n.language)}
              </time>
              {" · "}
              {entry.by ?? t("byCustomer")}
            </span>
            {entry.note && (
              <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line">{entry.note}</p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
