import { formatDay, formatWeekday } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import type { Holiday } from "~/sales/appointments/holiday.server";

/** A free day, and an instant of it. */
type Day = Holiday & { date: string };

/** The days on which nobody comes, each with what can be done about it. */
export function Days({ days }: { days: Day[] }) {
  const { t, i18n } = useTranslation("office-appointments");
  const { language } = i18n;
  return (
    <DataTable
      caption={t("holidays")}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        {
          label: t("day"),
          isTitle: true,
          cell: ({ date }) => (
            <span className="inline-block first-letter:uppercase">
              {`${formatWeekday(date, language)}, ${formatDay(date, language)}`}
            </span>
          ),
        },
        {
          label: t("dayName"),
          cell: ({ publicName, name }) =>
            publicName === null ? name : t(`publicHolidays.${publicName}`),
        },
        {
          label: t("dayState"),
          cell: ({ isWorked }) => (
            <Badge tone={isWorked ? "good" : "neutral"}>{t(isWorked ? "worked" : "free")}</Badge>
          ),
        },
        { label: t("change"), cell: (one) => <Change {...one} /> },
      ]}
    />
  );
}

function Change({ day, publicName, isWorked }: Day) {
  const { t } = useTranslation("office-appointments");
  const label = isWorked ? "restButton" : publicName === null ? "removeButton" : "workButton";
  return (
    <Form method="post" action={officePaths.appointments("zile-libere")} preventScrollReset>
      <input type="hidden" name="day" value={day} />
      <button
        name="intent"
        value={isWorked ? "rest" : "work"}
        aria-label={`${t(label)}: ${day}`}
        className="button button-quiet"
      >
        {t(label)}
      </button>
    </Form>
  );
}
