import { formatDay, formatTime, formatWeekday } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { AppointmentBadge } from "~/sales/appointments/front/appointment-badge";

import type { ShownDeliveries } from "./days.server";

/** What leaves the workshop on a day: its orders by the hour, and neither prices nor people. */
export function Deliveries({ date, isToday, previous, next, rows }: ShownDeliveries) {
  const { t, i18n } = useTranslation("office-appointments");
  const { language } = i18n;
  const at = (day: string) => officePaths.appointments("", `zi=${day}`);
  const title = `${formatWeekday(date, language)}, ${formatDay(date, language)}`;
  return (
    <>
      <nav aria-label={t("day")} className="mt-5 flex flex-wrap gap-2">
        <Link to={at(previous)} className="button button-quiet">
          {t("previousDay")}
        </Link>
        {!isToday && (
          <Link to={officePaths.appointments()} className="button button-quiet">
            {t("today")}
          </Link>
        )}
        <Link to={at(next)} className="button button-quiet">
          {t("nextDay")}
        </Link>
      </nav>
      <h2 className="mt-6 text-xl first-letter:uppercase">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-stone">{t("none")}</p>
      ) : (
        <DataTable
          caption={title}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              label: t("hour"),
              isTitle: true,
              cell: ({ starts_at, ends_at }) =>
                `${formatTime(starts_at, language)}–${formatTime(ends_at, language)}`,
            },
            {
              label: t("order"),
              cell: ({ order_number }) =>
                order_number === null ? (
                  "—"
                ) : (
                  <Link to={officePaths.orderPackage(order_number)} className="link">
                    {order_number}
                  </Link>
                ),
            },
            { label: t("where"), cell: ({ county }) => county || "—" },
            { label: t("teams.one"), isTyped: true, cell: ({ team }) => team },
            { label: t("state"), cell: ({ state }) => <AppointmentBadge state={state} /> },
          ]}
        />
      )}
    </>
  );
}
