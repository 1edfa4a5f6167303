import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, titled } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, formatWeekday } from "~/platform/format/dates";
import { requestLanguage } from "~/platform/http/request-language.server";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { stations, type Station } from "~/workshop/plan/front/stations";

import { findPlan } from "../plan/find-plan.server";
import { hoursText, noonOf } from "../plan/hours";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-plan"] };

/** What each pair of hands does on the next two working days, in the order in which it is done. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("workshop/today"), "office-plan");
  const plan = await findPlan(await requestLanguage(args.request));
  return {
    page: titled(t("today")),
    today: plan?.today ?? "",
    days:
      plan?.days.slice(0, 2).map(({ day }) => ({
        day,
        stations: stations
          .map((station) => ({
            station,
            tasks: plan.jobs.flatMap(({ job, spans }) =>
              spans
                .filter((span) => span.day === day && span.station === station)
                .map(({ minutes }) => ({
                  number: job.number,
                  minutes,
                  missing: plan.missing.get(job.number) ?? [],
                })),
            ),
          }))
          .filter(({ tasks }) => tasks.length > 0),
      })) ?? null,
  };
}

export default function Today() {
  const { t, i18n } = useTranslation("office-plan");
  const { days, today } = useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={t("today")}
      intro={t("todayIntro")}
      width="form"
      back={{ to: officePaths.plan(), label: t("toPlan") }}
    >
      {days === null && (
        <p className="max-w-prose">
          {t("nobody")}{" "}
          <Link to={officePaths.workshopPerson(NEW)} className="link">
            {t("addPerson")}
          </Link>
        </p>
      )}
      {days?.map(({ day, stations: worked }) => (
        <section key={day}>
          <h2 className="first-letter:uppercase">
            {day === today && `${t("now")}, `}
            {`${formatWeekday(noonOf(day), i18n.language)}, ${formatDay(noonOf(day), i18n.language)}`}
          </h2>
          {worked.length === 0 && <p className="mt-2 text-stone">{t("nothing")}</p>}
          {worked.map((one) => (
            <Tasks key={one.station} {...one} />
          ))}
        </section>
      ))}
    </DeskPage>
  );
}

/** What one station works on, the first thing first, with what is not there for it. */
function Tasks({
  station,
  tasks,
}: {
  station: Station;
  tasks: readonly { number: string; minutes: number; missing: readonly string[] }[];
}) {
  const { t } = useTranslation("office-plan");
  return (
    <div className="mt-4">
      <h3>{t(`stations.${station}`)}</h3>
      <ol className="mt-2 grid gap-px border-y border-line bg-line">
        {tasks.map(({ number, minutes, missing }, index) => (
          <li key={number} className="bg-white px-3 py-2">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-stone tabular-nums">{index + 1}.</span>
              <Link
                to={
                  station === "packing" || station === "delivery"
                    ? officePaths.orderPackage(number)
                    : officePaths.orderBoards(number, waitingFor[station])
                }
                className="link min-h-11 content-center font-semibold"
              >
                {number}
              </Link>
              <span className="ml-auto tabular-nums">{hoursText(minutes, t)}</span>
            </p>
            {missing.length > 0 && (
              <p className="text-error">{t("missingText", { articles: missing.join(", ") })}</p>
            )}
          </li>
        ))}
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
