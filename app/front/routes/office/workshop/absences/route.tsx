import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { byIntent, done, openDesk, takePost, titled } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { stations } from "~/platform/settings/workshop-load";
import { Form } from "~/platform/ui/link";
import { addAbsence, listAbsences, removeAbsence } from "~/workshop/plan/front/absence.server";
import { listPeople } from "~/workshop/plan/front/person.server";

import { noonOf } from "../plan/hours";
import { awayKey, readAway } from "./away";
import { absenceForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-plan", "validation"] };

const here = officePaths.workshopAbsences();

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("workshop/absences"), "office-plan");
  const people = await listPeople();
  const absences = await listAbsences(dayOf(new Date().toISOString()));
  return {
    page: titled(t("absences")),
    choices: [
      ...people.map(({ id, name }) => ({ value: awayKey({ personId: id }), label: name })),
      ...stations.map((station) => ({
        value: awayKey({ station }),
        label: t("stationStands", { station: t(`stations.${station}`) }),
      })),
    ],
    rows: absences.map(({ id, personId, station, from, to }) => ({
      id,
      who: station
        ? t(`stations.${station}`)
        : (people.find((person) => person.id === personId)?.name ?? ""),
      from,
      to,
    })),
    record: drawRecord(absenceForm, { texts: {} }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("workshop/absences"));
  const answering = byIntent(post, {
    add: () =>
      saveRecord(post, {
        schema: absenceForm,
        subject: "absence",
        read: (typed) => typed,
        texts: (typed) => typed,
        save: ({ away, from, to }, _which, admin) =>
          addAbsence(
            {
              away: readAway(away)!,
              from,
              to: to || from,
              today: dayOf(new Date().toISOString()),
            },
            admin,
          ),
        refuse: ({ kind }) => ({
          away: message(kind === "too-many" ? "absenceTooMany" : "absenceWho"),
        }),
        saved: () => ({ to: here, title: "admin.absenceSaved" }),
      }),
    remove: async () => {
      const id = post.posted.get("absence");
      await removeAbsence(typeof id === "string" ? id.slice(0, 40) : "", post.admin);
      return done(post, { to: here, title: "admin.absenceRemoved" });
    },
  });
  return promisingAnew(answering);
}

export default function Absences() {
  const { t, i18n } = useTranslation("office-plan");
  const { choices, rows, record } = useLoaderData<typeof loader>();
  const dayText = (day: string) => formatDay(noonOf(day), i18n.language);
  return (
    <DeskList
      to={here}
      title={t("absences")}
      intro={t("absencesIntro")}
      back={{ to: officePaths.plan(), label: t("toPlan") }}
      above={
        <div className="mt-6">
          <RecordForm
            key={rows.length}
            id="absence"
            intent="add"
            record={record}
            to={here}
            answer={useActionData<typeof action>()}
            save={t("addAbsence")}
            sections={[
              {
                title: t("addAbsence"),
                columns: 3,
                fields: {
                  away: { kind: "choice", label: t("who"), empty: "", options: choices },
                  from: { kind: "day", label: t("from") },
                  to: { kind: "day", label: t("to"), hint: t("toHint") },
                },
              },
            ]}
          />
        </div>
      }
      none={t("noAbsence")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { label: t("who"), isTitle: true, isTyped: true, cell: ({ who }) => who },
        { label: t("from"), cell: ({ from }) => dayText(from) },
        { label: t("to"), cell: ({ to }) => dayText(to) },
        {
          label: t("remove"),
          cell: (row) => (
            <Form method="post" action={here} preventScrollReset>
              <input type="hidden" name="absence" value={row.id} />
              <button
                name="intent"
                value="remove"
                aria-label={`${t("remove")}: ${row.who}, ${dayText(row.from)}`}
                className="button button-quiet"
              >
                {t("remove")}
              </button>
            </Form>
          ),
        },
      ]}
    />
  );
}
