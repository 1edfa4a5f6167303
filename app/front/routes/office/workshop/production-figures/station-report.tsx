import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { ratioOf, type TimeReport } from "~/workshop/plan/front/time-report";

import { hoursText } from "../plan/hours";

interface StationReportProps {
  times: TimeReport;
  /** So many orders are compared at most. */
  most: number;
  percent: (part: number | null) => string;
}

/** Where the time goes: measured beside planned hours, by station and by order. */
export function StationReport({ times, most, percent }: StationReportProps) {
  const { t } = useTranslation("office-plan");
  const hours = [
    {
      label: t("times.planned"),
      isNumeric: true,
      cell: ({ planned }: TimeReport["sum"]) => hoursText(planned, t),
    },
    {
      label: t("times.measured"),
      isNumeric: true,
      cell: ({ measured }: TimeReport["sum"]) => hoursText(measured, t),
    },
    {
      label: t("times.ratio"),
      isNumeric: true,
      cell: (one: TimeReport["sum"]) => percent(ratioOf(one)),
    },
  ];
  return (
    <section aria-labelledby="times" className="mt-10">
      <h2 id="times">{t("times.report")}</h2>
      <p className="mt-2 max-w-prose text-stone">
        {`${t("times.reportIntro", { most })} ${t("times.hands")}`}
      </p>
      {times.orders.length === 0 ? (
        <p className="mt-4">{t("times.noneMeasured")}</p>
      ) : (
        <>
          <DataTable
            caption={t("times.caption")}
            rows={times.stations}
            rowKey={({ station }) => station}
            columns={[
              {
                label: t("times.station"),
                isTitle: true,
                cell: ({ station }) => t(`stations.${station}`),
              },
              { label: t("orders"), isNumeric: true, cell: ({ orders }) => orders },
              ...hours,
            ]}
          />
          <p className="mt-4 font-semibold tabular-nums">
            {t("times.sum", {
              measured: hoursText(times.sum.measured, t),
              planned: hoursText(times.sum.planned, t),
            })}{" "}
            ({percent(ratioOf(times.sum))})
          </p>
          <details className="mt-4">
            <summary className="link min-h-11 content-center">{t("times.byOrder")}</summary>
            <DataTable
              caption={t("times.byOrder")}
              rows={times.orders}
              rowKey={({ number }) => number}
              columns={[
                {
                  label: t("order"),
                  isTitle: true,
                  cell: ({ number }) => (
                    <Link to={officePaths.orderTimes(number)} className="link whitespace-nowrap">
                      {number}
                    </Link>
                  ),
                },
                ...hours,
              ]}
            />
          </details>
        </>
      )}
    </section>
  );
}
