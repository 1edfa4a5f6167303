import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import {
  byIntent,
  notThere,
  openDesk,
  orNotThere,
  takePost,
  titled,
} from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { guard } from "~/people/identity/front/auth.server";
import { readText } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { stations } from "~/platform/settings/workshop-load";
import { MOST_HOURS } from "~/workshop/plan/front/clock";
import { findOrderTimes } from "~/workshop/plan/front/order-times.server";
import { writeMinutes } from "~/workshop/plan/front/station-times.server";

import { hoursText } from "../plan/hours";
import { clockSteps } from "./clock-steps.server";
import { ClockFault, StationTable } from "./clocks";
import { minutesForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-plan", "validation"] };

/** The field that says what minutes a form was drawn with: those of a clock grow without a version. */
const SHOWN = "shown";
const keptOf = (minutes: number) => ({ [SHOWN]: String(minutes) });

/** Where an order's time goes; with a station in the address also the form that writes its minutes by hand. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("workshop/order-times"), "office-plan");
  const times = orNotThere(await findOrderTimes(args.params.number ?? ""));
  const { station } = args.params;
  const row = times.stations.find((one) => one.station === station);
  if (station !== undefined && !row) throw notThere();
  return {
    page: titled(t("times.title", { number: times.number })),
    times,
    mostHours: MOST_HOURS,
    record:
      row &&
      drawRecord(minutesForm, {
        id: row.station,
        version: row.version,
        texts: { minutes: String(row.measured) },
      }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/order-times"));
  const { number = "" } = args.params;
  const to = officePaths.orderTimes(number);
  const station = stations.find((one) => one === args.params.station);
  return byIntent(post, {
    ...clockSteps(post, number, to),
    write: async () => {
      if (!station) throw notThere();
      return saveRecord(post, {
        schema: minutesForm,
        subject: "order",
        // The log does not say who starts and stops clocks, so that nobody is named.
        subjectId: "",
        read: (typed) => typed,
        texts: ({ minutes }) => ({ minutes: String(minutes) }),
        save: async ({ minutes }, _which, admin) => {
          const shown = Number(readText(post.posted, SHOWN));
          const result = await writeMinutes({ number, station, shown, minutes }, admin);
          if (result.kind !== "stale") return result;
          const { current } = result;
          return { ...result, current: { ...current, kept: keptOf(current.minutes) } };
        },
        refuse: ({ kind }) => ({
          minutes: message(kind === "running" ? "clockRuns" : "orderIsNew"),
        }),
        conflicts: ["running", "not-yet"],
        saved: () => ({ to, title: "admin.minutesWritten", values: { number } }),
      });
    },
  });
}

export default function OrderTimesPage() {
  const { t } = useTranslation("office-plan");
  const { times, record, mostHours } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { number, isInWorkshop, isNew, stations: rows } = times;
  const written = rows.find(({ station }) => station === record?.id);
  const sum = (name: "planned" | "measured") => rows.reduce((all, one) => all + one[name], 0);
  return (
    <DeskPage
      title={t("times.title", { number })}
      intro={`${t("times.intro")} ${t("times.hands")}`}
      width="form"
      back={{ to: officePaths.orderPackage(number), label: number }}
    >
      <ClockFault answer={answer} />
      {record && written && (
        <Panel title={t("times.writeAt", { station: t(`stations.${written.station}`) })}>
          {written.isRunning && <p className="mb-3 max-w-prose">{t("times.stopFirst")}</p>}
          <RecordForm
            id="minutes"
            intent="write"
            record={record}
            kept={keptOf(written.measured)}
            to={officePaths.orderTimes(number, record.id)}
            answer={answer}
            save={t("times.save")}
            sections={[
              {
                columns: 1,
                fields: {
                  minutes: {
                    kind: "number",
                    label: t("times.minutes"),
                    hint: t("times.minutesHint"),
                  },
                },
              },
            ]}
            links={[{ to: officePaths.orderTimes(number), label: t("times.cancel") }]}
          />
        </Panel>
      )}
      <section aria-labelledby="stations">
        <h2 id="stations">{t("times.caption")}</h2>
        <p className="mt-2 max-w-prose text-stone">{t("times.bound", { hours: mostHours })}</p>
        <StationTable number={number} rows={rows} mayStart={isInWorkshop} mayWrite={!isNew} />
        <p className="mt-4 font-semibold tabular-nums">
          {t("times.sum", {
            measured: hoursText(sum("measured"), t),
            planned: hoursText(sum("planned"), t),
          })}
        </p>
      </section>
    </DeskPage>
  );
}
