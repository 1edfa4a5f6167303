import { z } from "~/platform/basics/zod";
import { addDays, dayOf, readDay } from "~/platform/format/dates";
import { textField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

/** Nobody plans free days further ahead. */
const MOST_DAYS_AHEAD = 3 * 366;

function isAhead(day: string): boolean {
  const today = dayOf(new Date().toISOString());
  return day >= today && day <= addDays(today, MOST_DAYS_AHEAD);
}

/** A day on which nobody comes. */
export const holidayForm = z.object({
  day: z
    .string({ error: message("holidayDay") })
    .refine((day) => readDay(day) !== "", message("holidayDay"))
    .refine((day) => readDay(day) === "" || isAhead(day), message("holidayPast")),
  name: textField("holidayName", 2, 80),
});
