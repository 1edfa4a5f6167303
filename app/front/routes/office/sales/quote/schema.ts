import { z } from "~/platform/basics/zod";
import { isAhead } from "~/platform/format/dates";
import { dayField } from "~/platform/forms/field-schemas";
import { typedLei } from "~/platform/forms/number-field";
import { optionalLine, requiredBlock, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { countyCodes } from "~/platform/settings/places";
import { ABROAD } from "~/sales/quotes/front/place-name.server";
import { LONGEST_VALIDITY } from "~/sales/quotes/front/quote-rules";
import { readDays } from "~/shop/catalogue/delivery-term";

/** In bani. */
const HIGHEST_PRICE = 10_000_000_00;

/** Whether an offer may be valid until a day. */
export function isSoon(typed: string): boolean {
  return isAhead(typed, LONGEST_VALIDITY);
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
  validUntil: dayField("future", isSoon),
  note: textBlock(3000),
});

/** What was said on the phone by whoever accepts an offer that was written at the desk. */
export const acceptForm = z.object({
  note: requiredBlock("shortText", 3, 1000),
});

export const closeForm = z.object({
  reason: requiredBlock("shortText", 3, 1000),
});
