import { z } from "~/platform/basics/zod";
import { dayOf, readDay } from "~/platform/format/dates";
import { textField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

/** The time that the clock showed on the page that asks whether it is right. */
export const clockForm = z.object({ shown: z.iso.datetime() });

/** Who confirmed the shop's rules, and on which day: today or before. */
export const adviceForm = z.object({
  name: textField("adviceName", 2, 120),
  day: z
    .string({ error: message("adviceDay") })
    .refine(
      (day) => readDay(day) !== "" && day <= dayOf(new Date().toISOString()),
      message("adviceDay"),
    ),
});
