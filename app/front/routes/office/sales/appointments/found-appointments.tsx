import { formatDay, formatTime } from "~/platform/format/dates";
import { listQuery } from "~/platform/http/list-query";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Pagination } from "~/platform/ui/front/pagination";
import { AppointmentBadge } from "~/sales/appointments/front/appointment-badge";

import type { FoundAppointments } from "./days.server";

/** The appointments of all days that a search has found. */
export function Found({ search, rows, total, page, pageCount }: FoundAppointments) {
  const { t, i18n } = useTranslation(["office-appointments", "appointments"]);
  const { t: common } = useTranslation("office");
  const { language } = i18n;
  if (total === 0) {
    return (
      <p role="status" className="mt-6 text-stone">
        {common("empty")}
      </p>
    );
  }
  return (
    <>
      <p role="status" className="mt-4 text-stone">
        {common("results", { count: total })}
      </p>
      <DataTable
        caption={t("title")}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            label: t("hour"),
            isTitle: true,
            to: ({ id }) => officePaths.appointments(id),
            cell: ({ starts_at }) =>
              `${formatDay(starts_at, language)}, ${formatTime(starts_at, language)}`,
          },
          { label: t("what"), cell: ({ kind }) => t(`appointments:kinds.${kind}`) },
          { label: t("teams.one"), isTyped: true, cell: (one) => one.team },
          {
            label: t("customer"),
            isTyped: true,
            cell: ({ name }) => name || t("one.anonymous"),
          },
          { label: t("state"), cell: ({ state }) => <AppointmentBadge state={state} /> },
        ]}
      />
      <Pagination
        page={page}
        pageCount={pageCount}
        pageAddress={(one) => officePaths.appointments() + listQuery({ cauta: search }, one)}
      />
    </>
  );
}
