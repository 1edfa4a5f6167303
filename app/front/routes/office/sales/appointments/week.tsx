import { formatDay, formatTime, formatWeekday } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { TabLinks } from "~/platform/ui/front/tab-links";
import { Link } from "~/platform/ui/link";
import { AppointmentBadge } from "~/sales/appointments/front/appointment-badge";

import type { ShownWeek } from "./days.server";

/** A week's appointments, day by day. */
export function Week({ teams, team, monday, isThisWeek, previous, next, days }: ShownWeek) {
  const { t, i18n } = useTranslation(["office-appointments", "appointments"]);
  const { language } = i18n;
  const at = (day: string, wanted = team) =>
    officePaths.appointments(
      "",
      new URLSearchParams({ zi: day, ...(wanted && { echipa: wanted }) }).toString(),
    );
  if (teams.length === 0) return <p className="mt-6 text-stone">{t("noTeams")}</p>;
  return (
    <>
      <div className="mt-5">
        <TabLinks
          label={t("teams.one")}
          tabs={[
            { to: at(monday, ""), label: t("allTeams"), isCurrent: team === "" },
            ...teams.map(({ id, name }) => ({
              to: at(monday, id),
              label: name,
              isCurrent: id === team,
            })),
          ]}
        />
      </div>
      <nav aria-label={t("week")} className="mt-5 flex flex-wrap gap-2">
        <Link to={at(previous)} className="button button-quiet">
          {t("previousWeek")}
        </Link>
        {!isThisWeek && (
          <Link to={officePaths.appointments()} className="button button-quiet">
            {t("thisWeek")}
          </Link>
        )}
        <Link to={at(next)} className="button button-quiet">
          {t("nextWeek")}
        </Link>
      </nav>
      <nav aria-label={t("days")} className="mt-4">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {days.map(({ day, date, appointments }) => (
            <li key={day}>
              <a href={`#zi-${day}`} className="link inline-block py-1">
                {`${formatWeekday(date, language)} (${appointments.length})`}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {days.map(({ day, date, isToday, appointments }) => (
        <section key={day} id={`zi-${day}`} className="mt-8 scroll-mt-4">
          <h2 className="text-xl first-letter:uppercase">
            {`${formatWeekday(date, language)}, ${formatDay(date, language)}`}
            {isToday && <span className="text-stone">{` · ${t("today")}`}</span>}
          </h2>
          {appointments.length === 0 ? (
            <p className="mt-2 text-stone">{t("none")}</p>
          ) : (
            <DataTable
              caption={`${formatWeekday(date, language)}, ${formatDay(date, language)}`}
              rows={appointments}
              rowKey={({ id }) => id}
              columns={[
                {
                  label: t("hour"),
                  isTitle: true,
                  cell: ({ id, starts_at, ends_at }) => (
                    <Link to={officePaths.appointments(id)} className="link tabular-nums">
                      {`${formatTime(starts_at, language)}–${formatTime(ends_at, language)}`}
                    </Link>
                  ),
                },
                {
                  label: t("what"),
                  cell: ({ kind }) => t(`appointments:kinds.${kind}`),
                },
                { label: t("teams.one"), isTyped: true, cell: (one) => one.team },
                {
                  label: t("customer"),
                  isTyped: true,
                  cell: ({ name }) => name || t("one.anonymous"),
                },
                { label: t("where"), isTyped: true, cell: ({ place }) => place || "—" },
                {
                  label: t("order"),
                  cell: ({ order_number }) => <OrderLink number={order_number} />,
                },
                { label: t("state"), cell: ({ state }) => <AppointmentBadge state={state} /> },
              ]}
            />
          )}
        </section>
      ))}
    </>
  );
}

function OrderLink({ number }: { number: string | null }) {
  if (number === null) return "—";
  return (
    <Link to={officePaths.order(number)} className="link">
      {number}
    </Link>
  );
}
