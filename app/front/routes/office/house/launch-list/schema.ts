import { z } from "~/platform/basics/zod";
import { hasCome } from "~/platform/format/dates";
import { dayField, textField } from "~/platform/forms/field-schemas";

/** The time that the clock showed on the page that asks whether it is right. */
export const clockForm = z.object({ shown: z.iso.datetime() });

/** Who confirmed the shop's rules, and on which day: today or before. */
export const adviceForm = z.object({
  name: textField("adviceName", 2, 120),
  day: dayField("adviceDay", hasCome),
});
