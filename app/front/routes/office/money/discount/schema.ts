import { z } from "~/platform/basics/zod";
import { parseLei } from "~/platform/format/office-money";
import { dayField, tickField } from "~/platform/forms/field-schemas";
import { leiFault, readWhole, typedLei, wholeField } from "~/platform/forms/number-field";
import { message } from "~/platform/forms/validation-message";
import { discountKinds, foldCode, HIGHEST_PERCENT } from "~/shop/discounts/discount";

/** The highest sum that may be typed, in bani. */
const HIGHEST_SUM = 10_000_000;

/** A code with the ids of its categories. */
export const discountForm = z
  .object({
    code: z
      .string({ error: message("discountCode") })
      .max(60, message("discountCode"))
      .transform(foldCode)
      .pipe(z.string().regex(/^[A-Z0-9]{3,30}$/, message("discountCode"))),
    kind: z.enum(discountKinds, { error: message("choose") }),
    value: z.string({ error: message("discountValue") }).max(40, message("discountValue")),
    firstDay: dayField("holidayDay"),
    lastDay: dayField("holidayDay"),
    minimum: typedLei(message("transportPrice"), { min: 0, max: HIGHEST_SUM })
      .or(z.literal(""))
      .default(""),
    mostUses: wholeField(message("wholeNumber"), { min: 1, max: 999_999 }).optional(),
    isOnce: tickField(),
    categories: z.array(z.string().max(64)).max(1_000).default([]),
  })
  .superRefine(({ kind, value, firstDay, lastDay, minimum }, context) => {
    const refuse = (name: string, text: string) =>
      context.addIssue({ code: "custom", path: [name], message: text });
    if (lastDay < firstDay) refuse("lastDay", message("discountDays"));
    if (kind === "percent") {
      const { fault } = readWhole(value, message("discountPercent"), {
        min: 1,
        max: HIGHEST_PERCENT,
      });
      if (fault !== undefined) refuse("value", fault);
      return;
    }
    const fault = leiFault(value, message("amount"), { min: 1, max: HIGHEST_SUM });
    if (fault !== undefined) refuse("value", fault);
    // Otherwise a code could take off more than the pieces cost.
    else if ((parseLei(minimum) ?? 0) <= (parseLei(value) ?? 0)) {
      refuse("minimum", message("discountMinimum"));
    }
  });
