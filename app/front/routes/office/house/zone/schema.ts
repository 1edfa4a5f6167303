import { z } from "~/platform/basics/zod";
import { parseLei } from "~/platform/format/office-money";
import { severalField, tickField } from "~/platform/forms/field-schemas";
import { typedLei, wholeField } from "~/platform/forms/number-field";
import { textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { countyCodes } from "~/platform/settings/places";
import { readDays } from "~/shop/catalogue/delivery-term";
import { readPostcodes } from "~/shop/delivery/front/postcodes";

/** The most that a transport may cost, in bani. */
const HIGHEST_PRICE = 10_000_000;

/** An amount in lei as typed, from 0 on. */
export const priceField = typedLei(message("transportPrice"), { min: 0, max: HIGHEST_PRICE });

/** The same, or nothing. */
const optionalPrice = priceField.or(z.literal("")).default("");

/** Days as typed: `2-4`, or one number. */
export const daysField = z
  .string({ error: message("zoneDays") })
  .max(20, message("zoneDays"))
  .refine((typed) => Boolean(readDays(typed)), message("zoneDays"));

/** A zone, which has a county or a postcode at least. */
export const zoneForm = z
  .object({
    name: textLine("zoneName", 2, 60),
    counties: severalField(countyCodes),
    postcodes: z
      .string()
      .max(2000, message("zonePostcodes"))
      .refine((typed) => readPostcodes(typed) !== undefined, message("zonePostcodes"))
      .default("")
      .transform(readPostcodes),
    price: priceField,
    // A limit of 0 would make it always free, as a price of 0 does without a limit; so 0 counts as no limit.
    freeFrom: optionalPrice.transform((typed) => (parseLei(typed) === 0 ? "" : typed)),
    days: daysField.transform(readDays),
    position: wholeField(message("order"), { min: 0, max: 9_999 }),
    isActive: tickField(),
  })
  .superRefine(({ counties, postcodes }, context) => {
    if (counties.length > 0 || postcodes?.length) return;
    context.addIssue({ code: "custom", path: ["postcodes"], message: message("zonePlace") });
  });

/** What the team does besides; empty where it is not offered. */
export const servicesForm = z.object({
  stairs: optionalPrice,
  lift: optionalPrice,
  assembly: optionalPrice,
});
