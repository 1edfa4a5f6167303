import { addingDesk } from "~/front/desk/record-desk.server";
import { promisingAnew } from "~/front/operations/workshop-plan.server";
import type { Account } from "~/people/identity/front/account-session.server";
import { guard } from "~/people/identity/front/auth.server";
import { z } from "~/platform/basics/zod";
import { formatDay, formatWeekday, readDay, today, isAhead } from "~/platform/format/dates";
import { dayField, dayMessage, textField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";
import { officePaths } from "~/platform/paths/office-paths";
import { addHoliday, restOn, workOn } from "~/sales/appointments/front/change-holidays.server";
import { listHolidays } from "~/sales/appointments/front/holiday.server";

/** Nobody plans free days further ahead. */
const MOST_DAYS_AHEAD = 3 * 366;

/** A day on which nobody comes. */
const holidayForm = z.object({
  day: dayField("holidayDay").refine((day) => isAhead(day, MOST_DAYS_AHEAD), {
    error: () => dayMessage("holidayPast"),
  }),
  name: textField("holidayName", 2, 80),
});

export const holidays = addingDesk({
  texts: "office-appointments",
  words: "holidays",
  subject: "holiday",
  list: {
    guard: guard("sales/holidays"),
    to: officePaths.appointments("zile-libere"),
    back: { to: officePaths.appointments(), label: "back" },
    rows: async () =>
      (await listHolidays())
        .filter(({ day }) => day >= today())
        .map((holiday) => ({ ...holiday, id: holiday.day })),
    columns: [
      { name: "day", cell: ({ day }, _t, language) => dayText(day, language) },
      {
        name: "name",
        cell: ({ publicName, name }, t) =>
          publicName === null ? name : t(`publicHolidays.${publicName}`),
      },
      { name: "isWorked" },
    ],
  },
  add: {
    schema: holidayForm,
    fields: () => ({ day: { kind: "day" }, name: {} }),
    save: addHoliday,
    refuse: (refused) => ({
      day:
        refused.kind === "too-many"
          ? message("holidayTooMany", { most: refused.most })
          : message("holidayKnown"),
    }),
    title: "appointments.daySaved",
  },
  step: {
    heading: "change",
    field: "day",
    of: ({ day, isWorked, publicName }, t) => {
      const own = publicName === null ? "removeButton" : "workButton";
      return {
        intent: isWorked ? "rest" : "work",
        label: t(isWorked ? "restButton" : own),
        of: day,
      };
    },
    take: { work: onDay(workOn), rest: onDay(restOn) },
    title: "appointments.daySaved",
  },
  follow: promisingAnew,
});

/** The day with its weekday first: `Joi, 24 decembrie 2026`. */
function dayText(day: string, language: string): string {
  const text = `${formatWeekday(day, language)}, ${formatDay(day, language)}`;
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A step that is taken on a day; on what is none, nothing is. */
function onDay(step: typeof workOn) {
  return async (typed: string, admin: Account) => {
    const day = readDay(typed);
    if (day !== "") await step(day, admin);
  };
}
