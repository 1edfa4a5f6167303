import { z } from "~/platform/basics/zod";
import { addDays, dayOf, readDay } from "~/platform/format/dates";
import { typedLei } from "~/platform/forms/number-field";
import { optionalLine, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { countyCodes } from "~/platform/settings/places";
import { ABROAD } from "~/sales/quotes/front/place-name.server";
import { LONGEST_VALIDITY } from "~/sales/quotes/front/quote-rules";
import { readDays } from "~/shop/catalogue/delivery-term";

/** In bani. */
const HIGHEST_PRICE = 10_000_000_00;

/** Whether an offer may be valid until a day. */
export function isSoon(typed: string): boolean {
  const today = dayOf(new Date().toISOString());
  const day = readDay(typed);
  return day >= today && day <= addDays(today, LONGEST_VALIDITY);
}

/** All of a version but its lines, of which there are as many as there are. */
export const versionForm = z.object({
  add: optionalLine(4000),
  deliveryMethod: z.enum(["delivery", "pickup"], { error: message("choose") }),
  county: z.enum([...countyCodes, ABROAD], { error: message("county") }),
  transport: typedLei(message("transportPrice"), { min: 0, max: HIGHEST_PRICE }),
  days: z
    .string({ error: message("zoneDays") })
    .refine((typed) => Boolean(readDays(typed)), message("zoneDays")),
  validUntil: z.string({ error: message("future") }).refine(isSoon, message("future")),
  note: textBlock(3000),
});

/** What was said on the phone by who accepts an offer that was written at the desk. */
export const acceptForm = z.object({
  note: textBlock(1000).pipe(z.string({ error: message("required") }).min(3, message("required"))),
});

export const closeForm = z.object({
  reason: textBlock(1000).pipe(
    z.string({ error: message("required") }).min(3, message("required")),
  ),
});
