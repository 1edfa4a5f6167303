import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { openDesk, orNotThere, titled, byIntent, takePost } from "~/front/desk/desk.server";
import { NEW } from "~/front/desk/record";
import { RecordForm } from "~/front/desk/record-form";
import { drawRecord, removeRecord, saveRecord } from "~/front/desk/record.server";
import { RemovalForm } from "~/front/desk/removal-form";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { deleteTeam, findTeam, isTeamUsed, saveTeam } from "~/sales/appointments/front/team.server";

import { teamSections } from "./fields";
import { teamForm } from "./schema";
import { newTeam, readTeam, teamTexts } from "./values.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-appointments", "appointments", "validation", "footer"] };

export async function loader(args: LoaderFunctionArgs) {
  const { t, id } = await openDesk(args, guard("sales/team"), "office-appointments");
  const { showroomHours } = (await findSettings()).general;
  if (id === NEW) {
    const record = drawRecord(teamForm, { texts: teamTexts(newTeam(showroomHours)) });
    return { page: titled(t("teamForm.new")), record, showroomHours, isKept: true };
  }
  const team = orNotThere(await findTeam(id));
  const record = drawRecord(teamForm, { ...team, texts: teamTexts(team) });
  return { page: titled(team.name), record, showroomHours, isKept: await isTeamUsed(id) };
}

export async function action(args: ActionFunctionArgs) {
  const post = await takePost(args, guard("sales/team"));
  const to = officePaths.appointments("echipe");
  return byIntent(post, {
    "": () =>
      saveRecord(post, {
        schema: teamForm,
        subject: "team",
        read: readTeam,
        texts: teamTexts,
        save: (team, which, admin) => saveTeam({ ...team, ...which }, admin),
        refuse: ({ kind }) => ({
          name: message(kind === "too-many" ? "teamTooMany" : "teamNameTaken"),
        }),
        saved: ({ name }) => ({ to, title: "appointments.teamSaved", values: { name } }),
      }),
    delete: () =>
      removeRecord(post, {
        subject: "team",
        remove: deleteTeam,
        removed: ({ name }) => ({ to, title: "appointments.teamDeleted", values: { name } }),
      }),
  });
}

export default function TeamPage() {
  const { t } = useTranslation(["office-appointments", "appointments"]);
  const { page, record, showroomHours, isKept } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.appointmentTeam(record.id);
  return (
    <DeskPage
      title={page.title}
      intro={t("teamForm.intro")}
      back={{ to: officePaths.appointments("echipe"), label: t("teams") }}
      width="form"
    >
      <RecordForm
        id="team"
        record={record}
        to={to}
        answer={answer}
        sections={teamSections(t, showroomHours)}
        save={t("teamForm.save")}
      />
      {!isKept && (
        <RemovalForm
          to={to}
          intent="delete"
          version={record.version}
          answer={answer}
          summary={t("teamForm.delete")}
          label={t("teamForm.delete")}
        >
          <p>{t("teamForm.deleteText", { box: t("teamForm.isActive") })}</p>
        </RemovalForm>
      )}
    </DeskPage>
  );
}
