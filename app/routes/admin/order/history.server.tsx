import { renderToStaticMarkup } from "react-dom/server";

import { formatMoment } from "~/format/dates";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import type { AdminOrder } from "~/orders/admin-order.server";
import { Panel } from "~/ui/admin/panel";

/**
 * The order's history as HTML: what happened, who did it, and what the customer was told. Nothing in it
 * changes on the page, so no script for it has to come along.
 */
export function historyHtml({ history }: AdminOrder, language: Language): string {
  const t = translateIn(language, "admin-orders");
  const order = translateIn(language, "order");
  return renderToStaticMarkup(
    <Panel title={t("history")}>
      <ol className="grid gap-3">
        {history.map((entry, index) => (
          <li key={index}>
            <span className="font-semibold">{order(`status.${entry.status}`)}</span>
            <span className="block text-stone">
              <time dateTime={entry.changed_at}>{formatMoment(entry.changed_at, language)}</time>
              {" · "}
              {entry.by ?? t("byCustomer")}
            </span>
            {entry.note && (
              <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line">{entry.note}</p>
            )}
          </li>
        ))}
      </ol>
    </Panel>,
  );
}
