import { z } from "~/platform/basics/zod";
import { addDays, dayOf, readDay } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { typedLei } from "~/platform/forms/number-field";
import { optionalLine, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { LONGEST_VALIDITY } from "~/sales/changes/front/find-changes.server";

/** In bani. */
export const HIGHEST_PRICE = 10_000_000_00;

const amount = typedLei(message("transportPrice"), { min: 0, max: HIGHEST_PRICE });

/** The latest day that an order may be promised for, in days from today. */
const LATEST_PROMISE = 400;

function isWithin(typed: string, days: number): boolean {
  const today = dayOf(new Date().toISOString());
  const day = readDay(typed);
  return day >= today && day <= addDays(today, days);
}

/** All of a change but its lines, of which there are as many as there are. */
export const changeForm = z.object({
  add: optionalLine(4000),
  discount: amount,
  transport: amount,
  carrying: amount,
  assembly: amount,
  promisedOn: z
    .string()
    .transform(oneLine)
    .refine((typed) => typed === "" || isWithin(typed, LATEST_PROMISE), message("future"))
    .default(""),
  note: textBlock(2000),
  validUntil: z
    .string({ error: message("future") })
    .refine((typed) => isWithin(typed, LONGEST_VALIDITY), message("future")),
  phoneNote: textBlock(1000),
});

/** What was said on the phone about a change whose customer has its link. */
export const answerForm = z.object({
  note: textBlock(1000).pipe(z.string({ error: message("required") }).min(3, message("required"))),
});
