import { addingDesk } from "~/front/desk/record-desk.server";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { formatDay, today } from "~/platform/format/dates";
import { message } from "~/platform/forms/validation-message";
import type { TFunction } from "~/platform/i18n/translate";
import { officePaths } from "~/platform/paths/office-paths";
import { stations, type Station } from "~/platform/settings/workshop-load";
import { addAbsence, listAbsences, removeAbsence } from "~/workshop/plan/front/absence.server";
import { listPeople } from "~/workshop/plan/front/person.server";

import { absenceForm, awayKey, readAway } from "./schema";

export const absences = addingDesk({
  texts: "office-plan",
  words: "absences",
  subject: "absence",
  list: {
    guard: guard("workshop/absences"),
    to: officePaths.workshopAbsences(),
    back: { to: officePaths.plan(), label: "toPlan" },
    rows: listRows,
    columns: [
      { name: "away", cell: nameOf },
      { name: "from", cell: ({ from }, _t, language) => formatDay(from, language) },
      { name: "to", cell: ({ to }, _t, language) => formatDay(to, language) },
    ],
  },
  add: {
    schema: absenceForm,
    columns: 3,
    fields: async (t) => ({
      away: { kind: "choice", empty: "", options: await choicesIn(t) },
      from: { kind: "day" },
      to: { kind: "day" },
    }),
    save: ({ away, from, to }, admin) =>
      addAbsence({ away: readAway(away)!, from, to: to || from, today: today() }, admin),
    refuse: (refused) => ({
      away:
        refused.kind === "too-many"
          ? message("absenceTooMany", { most: refused.most })
          : message("absenceWho"),
    }),
    title: "admin.absenceSaved",
  },
  step: {
    heading: "remove",
    field: "absence",
    of: (row, t, language) => ({
      intent: "remove",
      label: t("remove"),
      of: `${nameOf(row, t)}, ${formatDay(row.from, language)}`,
    }),
    take: { remove: removeAbsence },
    title: "admin.absenceRemoved",
  },
  follow: promisingAnew,
});

type Words = TFunction<"office-plan">;

async function listRows() {
  const people = new Map((await listPeople()).map(({ id, name }) => [id, name]));
  const rows = await listAbsences(today());
  return rows.map((row) => ({ ...row, person: people.get(row.personId ?? "") ?? "" }));
}

function nameOf({ station, person }: { station: Station | null; person: string }, t: Words) {
  return station ? t(`stations.${station}`) : person;
}

async function choicesIn(t: Words) {
  const people = await listPeople();
  return [
    ...people.map(({ id, name }) => ({ value: awayKey({ personId: id }), label: name })),
    ...stations.map((station) => ({
      value: awayKey({ station }),
      label: t("stationStands", { station: t(`stations.${station}`) }),
    })),
  ];
}
