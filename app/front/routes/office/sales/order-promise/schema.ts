import { z } from "~/platform/basics/zod";
import { addDays, dayOf, readDay } from "~/platform/format/dates";
import { textField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

/** A promise that is moved further is none; in days. */
export const MOST_DAYS = 365;

/** Whether a text is a day from today on and within a year. */
export function isPromisable(day: string): boolean {
  const today = dayOf(new Date().toISOString());
  return readDay(day) === day && day >= today && day <= addDays(today, MOST_DAYS);
}

/** A day from today on and within a year, and the reason that the customer is told. */
export const promiseForm = z.object({
  day: z
    .string({ error: message("promiseDay") })
    .trim()
    .refine(isPromisable, message("promiseDay")),
  reason: textField("promiseReason", 5, 300),
});
