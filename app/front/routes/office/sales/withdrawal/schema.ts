import { z } from "~/platform/basics/zod";
import { typedLei } from "~/platform/forms/number-field";
import { optionalLine, requiredBlock, textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { recordedMethods } from "~/sales/orders/order-status";

/** In bani. */
const HIGHEST_REFUND = 10_000_000_00;

/** The amount owed, as typed; 0 where nothing was paid. */
export const acceptForm = z.object({
  amount: typedLei(message("amount"), { min: 0, max: HIGHEST_REFUND }),
  /** Why the sum differs from what the pieces come to; needed only then. */
  amountReason: optionalLine(200),
});

/** Recording returned goods needs no further field. */
export const receiveForm = z.object({});

export const answerForm = z.object({
  answer: requiredBlock("required", 1, 1000),
});

export const linkForm = z.object({ number: textLine("required", 1, 40) });

export const refundForm = z.object({
  method: z.enum(recordedMethods, { error: message("choose") }),
});
