import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { Period, SalesReport } from "~/sales/orders/front/sales-report.server";

/** The four figures of the spec, each with its meaning and its value in the period before. */
export function Cards({ summary, period }: { summary: SalesReport; period: Period }) {
  const { t, i18n } = useTranslation("office-dashboard");
  const count = (value: number) => new Intl.NumberFormat(i18n.language).format(value);
  const cards = [
    { name: "orders", figure: summary.orders, show: count },
    { name: "customers", figure: summary.customers, show: count },
    { name: "revenue", figure: summary.revenueBani, show: formatRon },
    { name: "views", figure: summary.views, show: count },
  ] as const;
  return (
    <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(({ name, figure, show }) => (
        <li key={name} className="rounded-edge border border-line bg-white p-4">
          <h2 className="text-sm font-normal text-stone">{t(`cards.${name}.title`)}</h2>
          <p className="mt-1 text-2xl font-semibold tabular-nums">{show(figure.value)}</p>
          <p className="mt-1">
            <Change {...figure} />{" "}
            <span className="text-stone">
              {t("before", { count: period, value: show(figure.before) })}
            </span>
          </p>
          {name === "orders" && summary.trialOrders > 0 && (
            <p className="mt-1 font-semibold">
              {t("cards.orders.trial", { value: count(summary.trialOrders) })}
            </p>
          )}
          <p className="mt-2 text-xs text-stone">{t(`cards.${name}.meaning`)}</p>
        </li>
      ))}
    </ul>
  );
}

function Change({ value, before }: { value: number; before: number }) {
  const { t } = useTranslation("office-dashboard");
  if (value === before) return <span>{t("same")}</span>;
  const percent = before === 0 ? null : Math.round(((value - before) / before) * 100);
  const isUp = value > before;
  return (
    <span className={`font-semibold ${isUp ? "text-success" : "text-error"}`}>
      {isUp ? "▲" : "▼"} {percent === null ? t("new") : `${isUp ? "+" : "−"}${Math.abs(percent)} %`}
    </span>
  );
}
