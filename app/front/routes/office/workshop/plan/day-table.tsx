import { formatDay, formatWeekday } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { stations, type Minutes } from "~/platform/settings/workshop-load";

import { hoursText, noonOf } from "./hours";

interface ShownDay {
  day: string;
  taken: Minutes;
  capacity: Minutes;
  /** How many are worked on. */
  orders: number;
}

/** The next working days: what each station has given away of its hours. */
export function DayTable({ days }: { days: readonly ShownDay[] }) {
  const { t, i18n } = useTranslation("office-plan");
  return (
    <DataTable
      caption={t("days")}
      rows={days}
      rowKey={({ day }) => day}
      columns={[
        {
          label: t("day"),
          isTitle: true,
          cell: ({ day }) => (
            <span className="inline-block whitespace-nowrap first-letter:uppercase">
              {`${formatWeekday(noonOf(day), i18n.language)}, ${formatDay(noonOf(day), i18n.language)}`}
            </span>
          ),
        },
        ...stations.map((station) => ({
          label: t(`stations.${station}`),
          isNumeric: true,
          cell: ({ taken, capacity }: ShownDay) => (
            <Load taken={taken[station]} capacity={capacity[station]} />
          ),
        })),
        { label: t("orders"), isNumeric: true, cell: ({ orders }) => orders },
      ]}
    />
  );
}

/** What is given away of a station's day; heavy where nothing is left of it. */
function Load({ taken, capacity }: { taken: number; capacity: number }) {
  const { t } = useTranslation("office-plan");
  if (capacity === 0) return <span className="text-stone">{t("closed")}</span>;
  const text = t("load", { taken: hoursText(taken, t), capacity: hoursText(capacity, t) });
  const Text = taken >= capacity ? "strong" : "span";
  return <Text className="inline-block max-w-24 whitespace-normal max-sm:max-w-none">{text}</Text>;
}
