import { renderToStaticMarkup } from "react-dom/server";

import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import { hasDeliveryNote, takesPictures } from "~/sales/handover/front/handover-rules";
import type { OfficeOrder } from "~/sales/orders/office-order.server";

/**
 * The order's documents as HTML, and the papers of its delivery once it is made; nothing in it changes on
 * the page, so no script has to come along.
 */
export function documentsHtml(order: OfficeOrder, language: Language): string {
  const t = translateIn(language, "office-handover");
  const { number, status, phone } = order;
  const isForgotten = phone === "";
  return renderToStaticMarkup(
    <>
      <IssuedDocuments order={order} language={language} />
      {hasDeliveryNote(status) && !isForgotten && (
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={officePaths.orderHandover(number, "predare")} className="link py-1">
            {t("note")}
          </a>
          {takesPictures(status) && (
            <a href={officePaths.orderHandover(number, "fotografii")} className="link py-1">
              {t("link")}
            </a>
          )}
        </p>
      )}
    </>,
  );
}

function IssuedDocuments({
  order: { documents },
  language,
}: {
  order: OfficeOrder;
  language: Language;
}) {
  const t = translateIn(language, ["office-billing", "billing"]);
  if (documents.length === 0) return <p className="text-stone">{t("panel.none")}</p>;
  return (
    <ul className="grid gap-2">
      {documents.map(({ id, kind, name, issued_on, total_bani }) => (
        <li key={id} className="grid grid-cols-[1fr_auto] gap-x-4">
          <a href={officePaths.document(id)} className="link py-1">
            {t(`billing:kind.${kind}`)} {name}
          </a>
          <span className="py-1 whitespace-nowrap tabular-nums">{formatRon(total_bani)}</span>
          <span className="text-sm text-stone">
            {formatDay(`${issued_on}T12:00:00Z`, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
