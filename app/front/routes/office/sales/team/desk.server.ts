import { recordDesk } from "~/front/desk/record-desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { officePaths } from "~/platform/paths/office-paths";
import { countyNames } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import {
  deleteTeam,
  isTeamUsed,
  listTeams,
  saveTeam,
} from "~/sales/appointments/front/team.server";
import { isAway } from "~/sales/appointments/kinds";

import { teamForm } from "./schema";
import { newTeam, readTeam, teamTexts } from "./values.server";

export const teams = recordDesk({
  texts: ["office-appointments", "appointments"],
  words: "teams",
  subject: "team",
  form: {
    schema: teamForm,
    begin: async () => teamTexts(newTeam((await findSettings()).general.showroomHours)),
    texts: teamTexts,
    read: readTeam,
  },
  list: {
    guard: guard("sales/teams"),
    to: officePaths.appointments("echipe"),
    back: { to: officePaths.appointments(), label: "back" },
    rows: listTeams,
    columns: [
      { name: "name", order: "nume" },
      {
        name: "kinds",
        cell: ({ kinds }, t) => kinds.map((kind) => t(`appointments:kinds.${kind}`)).join(", "),
      },
      {
        name: "counties",
        label: "where",
        cell: ({ kinds, counties }) => (kinds.some(isAway) ? countyNames(counties) : "—"),
      },
      { name: "isActive", order: "stare", label: "state" },
    ],
  },
  record: {
    guard: guard("sales/team"),
    at: officePaths.appointmentTeam,
    save: saveTeam,
    remove: deleteTeam,
    isKept: isTeamUsed,
  },
});
