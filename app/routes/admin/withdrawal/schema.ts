import { parseLei } from "~/format/office-money";
import { textBlock, textLine } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { recordedMethods } from "~/orders/order-status";
import { z } from "~/zod";

/** The amount owed, as typed; 0 where nothing was paid. */
export const acceptForm = z.object({
  amount: z
    .string({ error: message("amount") })
    .refine((typed) => (parseLei(typed) ?? -1) >= 0, message("amount")),
});

export const answerForm = z.object({
  answer: textBlock(1000).pipe(
    z.string({ error: message("required") }).min(1, message("required")),
  ),
});

export const linkForm = z.object({ number: textLine("required", 1, 40) });

export const refundForm = z.object({
  method: z.enum(recordedMethods, { error: message("choose") }),
});
