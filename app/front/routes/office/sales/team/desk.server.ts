import { optionsOf } from "~/front/desk/record";
import { plainForm, recordDesk } from "~/front/desk/record-desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { OpeningHours } from "~/platform/settings/opening-hours";
import { counties, countyCodes, countyNames } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import { readHours, weekdays } from "~/sales/appointments/front/hours";
import {
  deleteTeam,
  isTeamUsed,
  listTeams,
  saveTeam,
  type TeamValues,
} from "~/sales/appointments/front/team.server";
import { isAway, kinds } from "~/sales/appointments/kinds";

import { teamForm } from "./schema";

/** What a new team begins with besides its hours. */
const newTeam: Omit<TeamValues, "hours"> = {
  name: "",
  kinds: ["showroom"],
  counties: [],
  slotMinutes: 60,
  places: 1,
  noticeHours: 24,
  weeksAhead: 8,
  isActive: true,
};
const form = plainForm(teamForm, newTeam);

/** It receives in the showroom while that is open. */
function openingHours({ weekdays: workday, saturday, sunday }: OpeningHours): string[] {
  const week = [workday, workday, workday, workday, workday, saturday, sunday];
  return week.map((text) => (readHours(text) ? text : ""));
}

/** A team as its form is filled in with it: the hours of each day stand in a field. */
function teamTexts({ hours, ...team }: TeamValues) {
  const days = weekdays.map((day) => [`hours${day}`, hours[Number(day)] ?? ""] as const);
  return { ...form.texts(team), ...Object.fromEntries(days) };
}

export const teams = recordDesk({
  texts: ["office-appointments", "appointments"],
  words: "teams",
  subject: "team",
  form: {
    ...form,
    begin: async () => {
      const { showroomHours } = (await findSettings()).general;
      return teamTexts({ ...newTeam, hours: openingHours(showroomHours) });
    },
    texts: teamTexts,
    read: (typed) => ({
      ...form.read(typed),
      hours: weekdays.map((day) => typed[`hours${day}`]),
    }),
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
        name: "where",
        cell: ({ kinds, counties }) => (kinds.some(isAway) ? countyNames(counties) : "—"),
      },
      { name: "isActive", order: "stare", label: "state" },
    ],
  },
  record: {
    guard: guard("sales/team"),
    at: officePaths.appointmentTeam,
    sections: (t) => [
      {
        title: "one",
        fields: {
          name: {},
          kinds: {
            kind: "several",
            options: optionsOf(kinds, (kind) => t(`appointments:kinds.${kind}`)),
          },
          isActive: {},
        },
      },
      { title: "hours", fields: Object.fromEntries(weekdays.map((day) => [`hours${day}`, {}])) },
      {
        title: "slots",
        fields: { slotMinutes: {}, places: {}, noticeHours: {}, weeksAhead: {} },
      },
      {
        title: "fields.where",
        fields: {
          counties: {
            kind: "several",
            options: optionsOf(countyCodes, (code) => counties[code]),
          },
        },
      },
    ],
    save: saveTeam,
    remove: deleteTeam,
    isKept: isTeamUsed,
  },
});
