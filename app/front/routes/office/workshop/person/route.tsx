import type { ActionFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { DeskPage } from "~/front/desk/desk-page";
import { NEW } from "~/front/desk/record";
import { recordDesk } from "~/front/desk/record-desk.server";
import { RecordForm } from "~/front/desk/record-form";
import { RemovalForm } from "~/front/desk/removal-form";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { message } from "~/platform/forms/validation-message";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { perStation } from "~/platform/settings/workshop-load";
import { deletePerson, findPerson, savePerson } from "~/workshop/plan/front/person.server";

import { personForm } from "./schema";
import { newPerson, personTexts, readPerson } from "./values.server";

export { pageMeta as meta } from "~/shop/layout/front/page-meta";

export const handle = { i18n: ["office-plan", "validation"] };

const desk = recordDesk({
  guard: guard("workshop/person"),
  groups: "office-plan",
  newTitle: (t) => t("newPerson"),
  schema: personForm,
  subject: "person",
  begin: () => newPerson,
  find: findPerson,
  read: readPerson,
  texts: personTexts,
  save: (person, which, admin) => savePerson({ ...person, ...which }, admin),
  refuse: ({ kind }) => ({
    name: message(kind === "too-many" ? "personTooMany" : "personNameTaken"),
  }),
  remove: deletePerson,
  to: officePaths.workshopPeople(),
  said: { saved: "admin.personSaved", removed: "admin.personDeleted" },
});
export const loader = desk.loader;
export const action = (args: ActionFunctionArgs) => promisingAnew(desk.action(args));

export default function PersonPage() {
  const { t } = useTranslation("office-plan");
  const { page, record } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const to = officePaths.workshopPerson(record.id);
  return (
    <DeskPage
      title={page.title}
      back={{ to: officePaths.workshopPeople(), label: t("people") }}
      width="form"
    >
      <RecordForm
        id="person"
        record={record}
        to={to}
        answer={answer}
        sections={[
          {
            title: t("person"),
            fields: {
              name: { label: t("personName") },
              isActive: { kind: "tick", label: t("isActive") },
            },
          },
          {
            title: t("hoursADay"),
            intro: t("hoursADayHint"),
            columns: 3,
            fields: perStation((station) => ({ label: t(`stations.${station}`) })),
          },
        ]}
        save={t("savePerson")}
      />
      {record.id !== NEW && (
        <RemovalForm
          to={to}
          intent="delete"
          version={record.version}
          answer={answer}
          summary={t("deletePerson")}
          label={t("deletePerson")}
        >
          <p>{t("deleteText", { box: t("isActive") })}</p>
        </RemovalForm>
      )}
    </DeskPage>
  );
}
