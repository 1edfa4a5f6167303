import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import type { SalesReport } from "~/sales/orders/front/sales-report.server";

/** The chart stretches to its place; the figures beside it stay as large as other text. */
const WIDTH = 720;
const HEIGHT = 200;

/** Revenue per day as bars drawn by the server, and the same figures as a table behind them. */
export function RevenueChart({ summary }: { summary: SalesReport }) {
  const { t, i18n } = useTranslation("office-dashboard");
  const { days } = summary;
  const top = niceTop(Math.max(...days.map((day) => day.revenueBani)) / 100);
  const step = WIDTH / days.length;
  const plain = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const y = (lei: number) => HEIGHT * (1 - lei / top);
  const noon = (day: string) => `${day}T12:00:00Z`;
  return (
    <Panel title={t("chart.title")}>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 text-xs text-stone">
        <div
          aria-hidden
          className="-my-1.5 flex flex-col justify-between text-right leading-3 tabular-nums"
        >
          {[top, top / 2, 0].map((lei) => (
            <span key={lei}>{plain.format(lei)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t("chart.label", { total: formatRon(summary.revenueBani.value) })}
          className="block h-48 w-full overflow-visible"
        >
          {[0, top / 2, top].map((lei) => (
            <line
              key={lei}
              x1={0}
              x2={WIDTH}
              y1={y(lei)}
              y2={y(lei)}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {days.map((day, index) => (
            <rect
              key={day.day}
              x={index * step + step * 0.1}
              y={y(day.revenueBani / 100)}
              width={step * 0.8}
              height={HEIGHT - y(day.revenueBani / 100)}
              className="fill-sage"
            >
              <title>{`${formatDay(noon(day.day), i18n.language)}: ${formatRon(day.revenueBani)}`}</title>
            </rect>
          ))}
        </svg>
        <div aria-hidden className="col-start-2 flex flex-wrap justify-between gap-x-4">
          {[days.at(0), days.at(-1)].map(
            (day, index) =>
              day && <span key={index}>{formatDay(noon(day.day), i18n.language)}</span>,
          )}
        </div>
      </div>
      <details className="mt-3">
        <summary className="link inline-block min-h-6">{t("chart.table")}</summary>
        <table className="mt-3 w-full max-w-md tabular-nums">
          <caption className="sr-only">{t("chart.title")}</caption>
          <thead>
            <tr className="border-b border-line text-left text-stone">
              <th scope="col">{t("chart.day")}</th>
              <th scope="col" className="text-right">
                {t("chart.orders")}
              </th>
              <th scope="col" className="text-right">
                {t("chart.revenue")}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day} className="border-b border-line">
                <th scope="row" className="text-left font-normal">
                  {formatDay(noon(day.day), i18n.language)}
                </th>
                <td className="text-right">{day.orders}</td>
                <td className="text-right">{formatRon(day.revenueBani)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

/** A round number of lei that no bar exceeds, for the top of the chart. */
function niceTop(most: number): number {
  if (most <= 0) return 100;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 10].map((factor) => factor * power).find((value) => value >= most) ?? most;
}
