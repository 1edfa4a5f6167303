import { z } from "~/platform/basics/zod";
import { addDays, dayOf, readDay } from "~/platform/format/dates";
import { dayField, dayMessage } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

import { readAway } from "./away";

/** Nobody plans absences further ahead. */
const MOST_DAYS_AHEAD = 2 * 366;

const isAhead = (day: string) => {
  const today = dayOf(new Date().toISOString());
  return day >= today && day <= addDays(today, MOST_DAYS_AHEAD);
};

/** Who or what is away, from which day to which, both included; one day where the second is empty. */
export const absenceForm = z
  .object({
    away: z
      .string({ error: message("absenceWho") })
      .refine((text) => readAway(text) !== undefined, message("absenceWho")),
    from: dayField("absenceFrom", isAhead),
    to: z
      .string()
      .trim()
      .default("")
      .refine((day) => day === "" || isAhead(readDay(day)), {
        error: () => dayMessage("absenceTo"),
      }),
  })
  .superRefine(({ from, to }, context) => {
    if (to !== "" && to < from) {
      context.addIssue({ code: "custom", path: ["to"], message: dayMessage("absenceTo") });
    }
  });
