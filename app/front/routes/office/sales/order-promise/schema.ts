import { z } from "~/platform/basics/zod";
import { isAhead } from "~/platform/format/dates";
import { dayField, textField } from "~/platform/forms/field-schemas";

/** The farthest day to which a promise may be moved, in days from today. */
export const MOST_DAYS = 365;

/** Whether a text is a day from today on and within a year. */
export function isPromisable(day: string): boolean {
  return isAhead(day, MOST_DAYS);
}

/** A day from today on and within a year, and the reason that the customer is told. */
export const promiseForm = z.object({
  day: dayField("promiseDay", isPromisable),
  reason: textField("promiseReason", 5, 300),
});
