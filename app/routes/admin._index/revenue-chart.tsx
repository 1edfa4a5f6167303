import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { formatDay } from "~/dates";
import { formatRon } from "~/money";
import { Panel } from "~/ui/admin/panel";

import type { loader } from "./route";

const WIDTH = 720;
const HEIGHT = 200;
const LEFT = 64;
const BOTTOM = 20;

/** Revenue per day as bars that the server draws, and the same figures as a table behind them. */
export function RevenueChart() {
  const { t, i18n } = useTranslation("admin-dashboard");
  const { summary } = useLoaderData<typeof loader>();
  const { days } = summary;
  const top = niceTop(Math.max(...days.map((day) => day.revenueBani)) / 100);
  const step = (WIDTH - LEFT) / days.length;
  const plain = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  const y = (lei: number) => HEIGHT - BOTTOM - (lei / top) * (HEIGHT - BOTTOM - 8);
  const noon = (day: string) => `${day}T12:00:00Z`;
  return (
    <Panel title={t("chart.title")}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t("chart.label", { total: formatRon(summary.revenueBani.value) })}
        className="block h-auto w-full"
      >
        {[0, top / 2, top].map((lei) => (
          <g key={lei}>
            <line x1={LEFT} x2={WIDTH} y1={y(lei)} y2={y(lei)} className="stroke-line" />
            <text
              x={LEFT - 8}
              y={y(lei) + 4}
              textAnchor="end"
              className="fill-stone text-[11px] tabular-nums"
            >
              {plain.format(lei)}
            </text>
          </g>
        ))}
        {days.map((day, index) => (
          <rect
            key={day.day}
            x={LEFT + index * step + step * 0.1}
            y={y(day.revenueBani / 100)}
            width={step * 0.8}
            height={HEIGHT - BOTTOM - y(day.revenueBani / 100)}
            className="fill-brass"
          >
            <title>{`${formatDay(noon(day.day), i18n.language)}: ${formatRon(day.revenueBani)}`}</title>
          </rect>
        ))}
        {[days.at(0), days.at(-1)].map((day, index) =>
          day ? (
            <text
              key={index}
              x={index === 0 ? LEFT : WIDTH}
              y={HEIGHT - 4}
              textAnchor={index === 0 ? "start" : "end"}
              className="fill-stone text-[11px]"
            >
              {formatDay(noon(day.day), i18n.language)}
            </text>
          ) : null,
        )}
      </svg>
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

/** A round number, in lei, that nothing in the chart exceeds. */
function niceTop(most: number): number {
  if (most <= 0) return 100;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 4, 5, 10].map((factor) => factor * power).find((value) => value >= most) ?? most;
}
