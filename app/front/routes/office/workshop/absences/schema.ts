import { z } from "~/platform/basics/zod";
import { addDays, dayOf, readDay } from "~/platform/format/dates";
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
    from: z
      .string({ error: message("absenceFrom") })
      .refine((day) => isAhead(readDay(day)), message("absenceFrom")),
    to: z
      .string()
      .default("")
      .refine((day) => day === "" || isAhead(readDay(day)), message("absenceTo")),
  })
  .superRefine(({ from, to }, context) => {
    if (to !== "" && to < from) {
      context.addIssue({ code: "custom", path: ["to"], message: message("absenceTo") });
    }
  });
