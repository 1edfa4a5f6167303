import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import type { Station } from "~/platform/settings/workshop-load";
import { Link } from "~/platform/ui/link";

import { ClockForm, WriteLink } from "../order-times/clocks";
import { hoursText } from "../plan/hours";

interface Task {
  number: string;
  /** What the plan gives it on this day. */
  minutes: number;
  /** What was measured of it at this station on any day. */
  measured: number;
  isRunning: boolean;
  /** Its clock ended by itself: it is not started before its minutes are put right. */
  isForgotten: boolean;
  version: number;
  missing: readonly string[];
}

/** What one station works on, the first thing first, with what is not there for it and the button of its clock. */
export function Tasks({ station, tasks }: { station: Station; tasks: readonly Task[] }) {
  const { t } = useTranslation("office-plan");
  return (
    <div className="mt-4">
      <h3>{t(`stations.${station}`)}</h3>
      <ol className="mt-2 grid gap-px border-y border-line bg-line">
        {tasks.map(
          ({ number, minutes, measured, isRunning, isForgotten, version, missing }, index) => (
            <li key={number} className="bg-white px-3 py-2">
              <div className="flex items-center gap-3">
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-x-3">
                    <span className="text-stone tabular-nums">{index + 1}.</span>
                    <Link
                      to={
                        station === "packing" || station === "delivery"
                          ? officePaths.orderPackage(number)
                          : officePaths.orderBoards(number, waitingFor[station])
                      }
                      className="link min-h-11 content-center font-semibold whitespace-nowrap"
                    >
                      {number}
                    </Link>
                    <span className="tabular-nums">{hoursText(minutes, t)}</span>
                  </p>
                  {measured > 0 && (
                    <Link to={officePaths.orderTimes(number)} className="link tabular-nums">
                      {t("times.soFar", { measured: hoursText(measured, t) })}
                    </Link>
                  )}
                </div>
                {isRunning ? (
                  <Badge tone="good">{t("times.runs")}</Badge>
                ) : isForgotten ? (
                  <WriteLink number={number} station={station} />
                ) : (
                  <ClockForm
                    number={number}
                    station={station}
                    version={version}
                    isRunning={false}
                    to={officePaths.today()}
                  />
                )}
              </div>
              {missing.length > 0 && (
                <p className="text-error">{t("missingText", { articles: missing.join(", ") })}</p>
              )}
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

/** The boards that a station has before it. */
const waitingFor = {
  cutting: "cut",
  edging: "edged",
  drilling: "drilled",
  assembly: "assembled",
} as const;
