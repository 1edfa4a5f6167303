import type { Language } from "~/platform/i18n/languages";
import { stations } from "~/platform/settings/workshop-load";
import {
  endOfClock,
  isForgotten,
  isRunning,
  minutesUntil,
  untouched,
} from "~/workshop/plan/front/clock";
import { listStartedClocks, listStationTimes } from "~/workshop/plan/front/station-times.server";

import { findWorkshopPlan } from "../plan/find-plan.server";

/** The plan's next working days that are shown. */
const SHOWN_DAYS = 2;

/** So long a clock that ended by itself is shown to be put right: over a weekend and the days around it, in days. */
const FORGOTTEN_DAYS = 7;

/** What the workshop does today and tomorrow, station by station, and the clocks that were started. */
export async function showToday(language: Language, now = new Date()) {
  const plan = await findWorkshopPlan(language, now);
  const days = plan?.days.slice(0, SHOWN_DAYS) ?? [];
  const shown = plan?.jobs.filter(({ spans }) =>
    spans.some((span) => days.some(({ day }) => day === span.day)),
  );
  const times = await listStationTimes((shown ?? []).map(({ job }) => job.id));
  const since = new Date(now.getTime() - FORGOTTEN_DAYS * 24 * 60 * 60 * 1000);
  const clocks = await listStartedClocks(since);
  return {
    today: plan?.today ?? "",
    clocks: clocks.map((clock) => ({
      ...clock,
      minutes: minutesUntil(clock, now),
      endsAt: endOfClock(clock.startedAt),
      isForgotten: isForgotten(clock, now),
    })),
    days:
      plan === undefined
        ? null
        : days.map(({ day }) => ({
            day,
            stations: stations
              .map((station) => ({
                station,
                tasks: plan.jobs.flatMap(({ job, spans }) =>
                  spans
                    .filter((span) => span.day === day && span.station === station)
                    .map(({ minutes }) => {
                      const time = times.get(job.id)?.get(station) ?? untouched;
                      return {
                        number: job.number,
                        minutes,
                        measured: minutesUntil(time, now),
                        isRunning: isRunning(time, now),
                        isForgotten: isForgotten(time, now),
                        version: time.version,
                        missing: plan.missing.get(job.number) ?? [],
                      };
                    }),
                ),
              }))
              .filter(({ tasks }) => tasks.length > 0),
          })),
  };
}
