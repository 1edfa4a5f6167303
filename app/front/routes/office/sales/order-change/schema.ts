import { z } from "~/platform/basics/zod";
import { isAhead } from "~/platform/format/dates";
import { oneLine } from "~/platform/format/one-line";
import { dayField, dayMessage } from "~/platform/forms/field-schemas";
import { typedLei } from "~/platform/forms/number-field";
import { optionalLine, requiredBlock, textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { LONGEST_VALIDITY } from "~/sales/changes/front/draft-change.server";

/** In bani. */
export const HIGHEST_PRICE = 10_000_000_00;

const amount = typedLei(message("transportPrice"), { min: 0, max: HIGHEST_PRICE });

/** The latest day that an order may be promised for, in days from today. */
const LATEST_PROMISE = 400;

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
    .refine((typed) => typed === "" || isAhead(typed, LATEST_PROMISE), {
      error: () => dayMessage("future"),
    })
    .default(""),
  note: textBlock(2000),
  validUntil: dayField("future", (day) => isAhead(day, LONGEST_VALIDITY)),
  phoneNote: textBlock(1000),
});

/** A note of fewer characters says nothing. */
export const LEAST_NOTE = 3;

/** What was said on the phone about a change whose customer has its link. */
export const answerForm = z.object({
  note: requiredBlock("shortText", LEAST_NOTE, 1000),
});
