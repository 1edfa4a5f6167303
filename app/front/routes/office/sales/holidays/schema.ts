import { z } from "~/platform/basics/zod";
import { isAhead } from "~/platform/format/dates";
import { dayField, dayMessage, textField } from "~/platform/forms/field-schemas";

/** Nobody plans free days further ahead. */
const MOST_DAYS_AHEAD = 3 * 366;

/** A day on which nobody comes. */
export const holidayForm = z.object({
  day: dayField("holidayDay").refine((day) => isAhead(day, MOST_DAYS_AHEAD), {
    error: () => dayMessage("holidayPast"),
  }),
  name: textField("holidayName", 2, 80),
});
