import { discountKinds, foldCode, HIGHEST_PERCENT } from "~/discounts/discount";
import { tickField } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { readDay } from "~/format/dates";
import { parseLei } from "~/format/office-money";
import { z } from "~/zod";

/** In bani. */
const HIGHEST_SUM = 10_000_000;

function isSum(bani: number | undefined, least: number): bani is number {
  return bani !== undefined && bani >= least && bani <= HIGHEST_SUM;
}

const dayField = z
  .string({ error: message("holidayDay") })
  .refine((typed) => readDay(typed) !== "", message("holidayDay"));

/** A code but for its categories, of which there are many in one field. */
export const discountForm = z
  .object({
    code: z
      .string({ error: message("discountCode") })
      .max(60, message("discountCode"))
      .refine((typed) => /^[A-Z0-9]{3,30}$/.test(foldCode(typed)), message("discountCode")),
    kind: z.enum(discountKinds, { error: message("choose") }),
    value: z.string({ error: message("amount") }).max(40, message("amount")),
    firstDay: dayField,
    lastDay: dayField,
    minimum: z
      .string()
      .max(40, message("transportPrice"))
      .refine((typed) => typed === "" || isSum(parseLei(typed), 0), message("transportPrice"))
      .default(""),
    mostUses: z
      .string()
      .regex(/^([1-9]\d{0,5})?$/, message("wholeNumber"))
      .default(""),
    isOnce: tickField(),
  })
  .superRefine(({ kind, value, firstDay, lastDay, minimum }, context) => {
    const refuse = (name: string, key: Parameters<typeof message>[0]) =>
      context.addIssue({ code: "custom", path: [name], message: message(key) });
    if (lastDay < firstDay) refuse("lastDay", "discountDays");
    if (kind === "percent") {
      const percent = /^\d{1,2}$/.test(value.trim()) ? Number(value) : 0;
      if (percent < 1 || percent > HIGHEST_PERCENT) refuse("value", "discountPercent");
      return;
    }
    const bani = parseLei(value);
    if (!isSum(bani, 1)) refuse("value", "amount");
    // Otherwise a code could take off more than the pieces cost.
    else if ((parseLei(minimum) ?? 0) <= bani) refuse("minimum", "discountMinimum");
  });
