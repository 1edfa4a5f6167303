import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskList } from "~/front/desk/desk-list";
import { byIntent, done, openDesk, takePost, titled, type Post } from "~/front/desk/desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, saveRecord } from "~/front/desk/record.server";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { dayOf, formatDay, formatWeekday, readDay } from "~/platform/format/dates";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import { addHoliday, restOn, workOn } from "~/sales/appointments/front/change-holidays.server";
import { listHolidays, type Holiday } from "~/sales/appointments/front/holiday.server";

import { holidayForm } from "./schema";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-appointments", "validation"] };

const here = officePaths.appointments("zile-libere");

export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openDesk(args, guard("sales/holidays"), "office-appointments");
  const today = dayOf(new Date().toISOString());
  const rows = (await listHolidays()).filter(({ day }) => day >= today);
  return { page: titled(t("holidays")), rows, record: drawRecord(holidayForm, { texts: {} }) };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/holidays"));
  const answering = byIntent(post, {
    add: () =>
      saveRecord(post, {
        schema: holidayForm,
        subject: "holiday",
        read: (typed) => typed,
        texts: (typed) => typed,
        save: async (holiday, _which, admin) => {
          const { kind } = await addHoliday(holiday, admin);
          return { kind: kind === "added" ? "saved" : kind };
        },
        refuse: ({ kind }) => ({
          day: message(kind === "known" ? "holidayKnown" : "holidayTooMany"),
        }),
        saved: () => ({ to: here, title: "appointments.daySaved" }),
      }),
    work: () => change(post, workOn),
    rest: () => change(post, restOn),
  });
  return promisingAnew(answering);
}

async function change(post: Post, step: typeof workOn) {
  const typed = post.posted.get("day");
  const day = readDay(typeof typed === "string" ? typed : "");
  if (day === "") return redirect(here, 303);
  await step(day, post.admin);
  return done(post, { to: here, title: "appointments.daySaved" });
}

export default function Holidays() {
  const { t, i18n } = useTranslation("office-appointments");
  const { language } = i18n;
  const { rows, record } = useLoaderData<typeof loader>();
  return (
    <DeskList
      to={here}
      title={t("holidays")}
      intro={t("holidaysIntro")}
      back={{ to: officePaths.appointments(), label: t("back") }}
      above={
        <div className="mt-6">
          <RecordForm
            key={rows.length}
            id="holiday"
            intent="add"
            record={record}
            to={here}
            answer={useActionData<typeof action>()}
            save={t("addDay")}
            sections={[
              {
                title: t("addDay"),
                fields: {
                  day: { kind: "day", label: t("day") },
                  name: { label: t("dayName") },
                },
              },
            ]}
          />
        </div>
      }
      rows={rows}
      rowKey={({ day }) => day}
      columns={[
        {
          label: t("day"),
          isTitle: true,
          cell: ({ day }) => {
            const date = `${day}T12:00:00.000Z`;
            return (
              <span className="inline-block first-letter:uppercase">
                {`${formatWeekday(date, language)}, ${formatDay(date, language)}`}
              </span>
            );
          },
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
        { label: t("change"), cell: (row) => <Change {...row} /> },
      ]}
    />
  );
}

function Change({ day, publicName, isWorked }: Holiday) {
  const { t } = useTranslation("office-appointments");
  const label = isWorked ? "restButton" : publicName === null ? "removeButton" : "workButton";
  return (
    <Form method="post" action={here} preventScrollReset>
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
