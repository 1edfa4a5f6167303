import { Fragment } from "react";

import { formatDay, formatWeekday } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";

import { hoursByDay, type OpeningHours, type OpenState } from "./opening-hours";

/** The state is computed on the server when the page is rendered. */
export function OpenNow({ state }: { state: OpenState | null }) {
  const { t, i18n } = useTranslation("footer");
  if (!state) return null;
  return (
    <p className="open-now">
      <span aria-hidden="true" className={state.isOpen ? "bg-success" : "bg-stone"} />
      {state.isOpen && t("open.now", { time: state.time })}
      {!state.isOpen && state.daysAhead === 0 && t("open.today", { time: state.time })}
      {!state.isOpen &&
        state.daysAhead > 0 &&
        t("open.later", { day: nameDay(state, i18n.language), time: state.time })}
    </p>
  );
}

/** Only a day within the next six is named by its weekday; a later one would be taken for a nearer one. */
function nameDay(
  { daysAhead, opensOn }: { daysAhead: number; opensOn: string },
  language: string,
): string {
  return daysAhead < 7 ? formatWeekday(opensOn, language) : formatDay(opensOn, language);
}

export function HoursList({ hours }: { hours: OpeningHours }) {
  const { t } = useTranslation("footer");
  return (
    <dl className="hours">
      {hoursByDay(hours, t).map(([day, open]) => (
        <Fragment key={day}>
          <dt>{day}</dt>
          <dd>{open}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
