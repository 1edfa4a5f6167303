import { plainForm, recordDesk } from "~/front/desk/record-desk.server";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import { guard } from "~/people/identity/front/auth.server";
import { officePaths } from "~/platform/paths/office-paths";
import { perStation, stations, sumOf } from "~/platform/settings/workshop-load";
import { deletePerson, listPeople, savePerson } from "~/workshop/plan/front/person.server";

import { hoursText } from "../plan/hours";
import { newPerson, personForm, writtenHours } from "./schema";

export const people = recordDesk({
  texts: "office-plan",
  words: "people",
  subject: "person",
  form: plainForm(personForm, newPerson, writtenHours),
  list: {
    guard: guard("workshop/people"),
    to: officePaths.workshopPeople(),
    back: { to: officePaths.plan(), label: "toPlan" },
    rows: listPeople,
    columns: [
      { name: "name", order: "nume" },
      {
        name: "worksAt",
        cell: ({ minutes }, t) =>
          stations
            .filter((station) => minutes[station] > 0)
            .map((station) => `${t(`stations.${station}`)} ${hoursText(minutes[station], t)}`)
            .join(", "),
      },
      {
        name: "aDay",
        order: "ore",
        value: ({ minutes }) => sumOf(minutes),
        cell: ({ minutes }, t) => hoursText(sumOf(minutes), t),
      },
      { name: "isActive", label: "people.state" },
    ],
  },
  record: {
    guard: guard("workshop/person"),
    at: officePaths.workshopPerson,
    sections: [{ title: "hours", columns: 3, fields: perStation(() => ({})), labels: "stations" }],
    save: savePerson,
    remove: deletePerson,
    follow: promisingAnew,
  },
});
