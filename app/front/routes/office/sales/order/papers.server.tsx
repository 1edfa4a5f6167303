import { renderToStaticMarkup } from "react-dom/server";

import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import { hasDeliveryNote, takesPictures } from "~/sales/handover/front/handover-rules";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import type { ShownDue } from "~/sales/orders/order-plan";

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

/** The plan of the order's payments as HTML, and what a cancelled one has to give back. */
export function planHtml(order: OfficeOrder, plan: ShownDue[], language: Language): string {
  const t = translateIn(language, ["office-billing", "billing", "promise"]);
  if (order.status === "cancelled") {
    if (order.paid_bani <= 0) return "";
    return renderToStaticMarkup(
      <p className="mt-3 border-l-2 border-sage pl-3">
        {t("plan.refundDue", { sum: formatRon(order.paid_bani) })}
      </p>,
    );
  }
  const isOpen = order.status !== "delivered" && order.phone !== "";
  const isWhole = plan.length === 1;
  const whole = { advance: "billing:plan.whole", rest: "billing:plan.restOnly" } as const;
  return renderToStaticMarkup(
    <section className="mt-4">
      <h3 className="text-sm">{t("plan.title")}</h3>
      <ol className="mt-2 grid max-w-xl gap-1">
        {plan.map(({ kind, isPart, amountBani, leftBani, awaits, dueOn, isLate }) => (
          <li key={`${kind} ${isPart}`} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>
              {t(isPart ? "billing:plan.part" : isWhole ? whole[kind] : `billing:plan.${kind}`)}
              <span className="block text-sm text-stone">
                {awaits && t(`billing:plan.awaits.${awaits}`)}
                {dueOn && t("billing:plan.by", { day: formatDay(`${dueOn}T12:00:00Z`, language) })}
                {isLate && <span className="block text-error">{t("billing:plan.late")}</span>}
              </span>
            </span>
            <span className="text-right tabular-nums">
              {formatRon(amountBani)}
              <span className="block text-sm text-stone">
                {leftBani === 0
                  ? t("billing:plan.paid")
                  : t("plan.left", { sum: formatRon(leftBani) })}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {isOpen && (
        <a href={officePaths.orderPromise(order.number)} className="link mt-3 inline-block py-1">
          {t("promise:link")}
        </a>
      )}
    </section>,
  );
}
