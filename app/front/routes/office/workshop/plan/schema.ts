import { z } from "~/platform/basics/zod";
import { addDays, dayOf, readDay } from "~/platform/format/dates";
import { message } from "~/platform/forms/validation-message";

import { MOST_DAYS_AHEAD } from "./hours";

/** Before which day nobody works on an order; empty where the plan alone decides. */
export const moveForm = z.object({
  order: z.string().max(40),
  notBefore: z
    .string()
    .default("")
    .refine(
      (day) => day === "" || isAhead(readDay(day)),
      message("planDay", { days: MOST_DAYS_AHEAD }),
    ),
});

function isAhead(day: string): boolean {
  const today = dayOf(new Date().toISOString());
  return day >= today && day <= addDays(today, MOST_DAYS_AHEAD);
}
