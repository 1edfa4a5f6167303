import { useTranslation } from "react-i18next";

import { formatDay } from "~/format/dates";
import { formatRon } from "~/format/office-money";
import type { AdminOrder } from "~/orders/admin-order.server";
import type { ShownDue } from "~/orders/order-plan";

/** The plan of the order's payments for the desk, and what a cancelled one has to give back. */
export function Plan({ order, plan }: { order: AdminOrder; plan: ShownDue[] }) {
  const { t, i18n } = useTranslation(["admin-billing", "billing"]);
  if (order.status === "cancelled") {
    if (order.paid_bani <= 0) return null;
    return (
      <p className="mt-3 border-l-2 border-brass pl-3">
        {t("plan.refundDue", { sum: formatRon(order.paid_bani) })}
      </p>
    );
  }
  const isWhole = plan.length === 1;
  const whole = { advance: "billing:plan.whole", rest: "billing:plan.restOnly" } as const;
  return (
    <section className="mt-4">
      <h3 className="text-sm">{t("plan.title")}</h3>
      <ol className="mt-2 grid max-w-xl gap-1">
        {plan.map(({ kind, amountBani, leftBani, dueOn, isLate }) => (
          <li key={kind} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>
              {t(isWhole ? whole[kind] : `billing:plan.${kind}`)}
              <span className="block text-sm text-stone">
                {dueOn
                  ? t("billing:plan.by", { day: formatDay(`${dueOn}T12:00:00Z`, i18n.language) })
                  : t("billing:plan.afterAdvance")}
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
    </section>
  );
}
