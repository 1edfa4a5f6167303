import { z } from "~/platform/basics/zod";
import { emailField } from "~/platform/forms/field-schemas";
import { optionalLine, textBlock } from "~/platform/forms/text-field";

/**
 * The withdrawal form. Only an e-mail is asked for, to answer to: the law wants neither a reason nor
 * certain words, and a number that is no order's still comes with a right.
 */
export const withdrawalForm = z.object({
  order: optionalLine(40),
  fullName: optionalLine(100),
  email: emailField("email"),
  wording: textBlock(2000),
});

export type TypedWithdrawal = z.output<typeof withdrawalForm>;
