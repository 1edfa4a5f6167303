import { renderToStaticMarkup } from "react-dom/server";

import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import type { ShownDue } from "~/sales/orders/order-plan";

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
