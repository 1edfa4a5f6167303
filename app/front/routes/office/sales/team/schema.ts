import { z } from "~/platform/basics/zod";
import { severalField, textField, tickField } from "~/platform/forms/field-schemas";
import { wholeField } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { countyCodes } from "~/platform/settings/places";
import { readHours, weekdays } from "~/sales/appointments/front/hours";
import { MOST_WEEKS } from "~/sales/appointments/front/slots.server";
import { isAway, kinds } from "~/sales/appointments/kinds";

type Weekday = (typeof weekdays)[number];

function whole(min: number, max: number) {
  return wholeField(message("wholeBetween", { min, max }), { min, max });
}

const hours = z
  .string()
  .trim()
  .max(60, message("teamHours"))
  .refine((text) => readHours(text) !== undefined, message("teamHours"))
  .default("");

const hoursOfDays = Object.fromEntries(weekdays.map((day) => [`hours${day}`, hours])) as Record<
  `hours${Weekday}`,
  typeof hours
>;

/** A team: at least one kind of appointment, and a county where it goes to customers. */
export const teamForm = z
  .object({
    name: textField("teamName", 2, 60),
    kinds: severalField(kinds),
    ...hoursOfDays,
    slotMinutes: whole(15, 480),
    places: whole(1, 20),
    noticeHours: whole(0, 720),
    weeksAhead: whole(1, MOST_WEEKS),
    counties: severalField(countyCodes),
    isActive: tickField(),
  })
  .superRefine((team, context) => {
    if (team.kinds.length === 0) {
      context.addIssue({ code: "custom", path: ["kinds"], message: message("teamKinds") });
    }
    if (team.kinds.some(isAway) && team.counties.length === 0) {
      context.addIssue({ code: "custom", path: ["counties"], message: message("teamCounties") });
    }
  });
