import { renderToStaticMarkup } from "react-dom/server";

import { formatMoment } from "~/format/dates";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import type { AdminOrder } from "~/orders/admin-order.server";
import { listEvents } from "~/orders/order-events";
import { Panel } from "~/ui/admin/panel";

/**
 * The order's history as HTML: what happened, who did it, and what the customer was told. Nothing in it
 * changes on the page, so no script for it has to come along.
 */
export function historyHtml(shown: AdminOrder, language: Language): string {
  const t = translateIn(language, "admin-orders");
  const order = translateIn(language, "order");
  return renderToStaticMarkup(
    <Panel title={t("history")}>
      <ol className="grid gap-3">
        {listEvents(shown).map((event, index) => (
          <li key={index}>
            <span className="font-semibold">
              {event.drawing
                ? order(`drawings.${event.drawing.answer}`, event.drawing)
                : order(`status.${event.status}`)}
            </span>
            <span className="block text-stone">
              <time dateTime={event.at}>{formatMoment(event.at, language)}</time>
              {" · "}
              {(!event.drawing && event.by) || t("byCustomer")}
            </span>
            {event.drawing && (
              <span className="block text-stone">{order("drawings.of", event.drawing)}</span>
            )}
            <Note text={event.drawing ? event.drawing.answer_note : event.note} />
          </li>
        ))}
      </ol>
    </Panel>,
  );
}

function Note({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p className="mt-1 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">{text}</p>
  );
}
