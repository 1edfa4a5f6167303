import { useTranslation } from "~/i18n/use-translation";
import { formatWeekday } from "~/format/dates";
import type { OpeningHours, OpenState } from "./opening-hours";

/** The state is computed on the server when the page is rendered. */
export function OpenNow({ state }: { state: OpenState | null }) {
  const { t, i18n } = useTranslation("footer");
  if (!state) return null;
  return (
    <p className="open-now">
      <span aria-hidden="true" className={state.isOpen ? "bg-success" : "bg-stone"} />
      {state.isOpen && t("open.now", { time: state.time })}
      {!state.isOpen && state.isToday && t("open.today", { time: state.time })}
      {!state.isOpen &&
        !state.isToday &&
        t("open.later", { day: formatWeekday(state.opensOn, i18n.language), time: state.time })}
    </p>
  );
}

export function HoursList({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation("footer");
  return (
    <dl className="hours">
      <dt>{t("weekdays")}</dt>
      <dd>{hours.weekdays || t("closed")}</dd>
      <dt>{t("saturday")}</dt>
      <dd>{hours.saturday || t("closed")}</dd>
      <dt>{t("sunday")}</dt>
      <dd>{hours.sunday || t("closed")}</dd>
    </dl>
  );
}
