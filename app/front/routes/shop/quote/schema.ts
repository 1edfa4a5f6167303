import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** The wish for another version says what is to be changed. */
export const askAgainForm = z.object({
  note: textBlock(2000).pipe(z.string().min(3, message("required"))),
  version: hiddenField(6),
});

export const declineForm = z.object({
  note: textBlock(2000),
  version: hiddenField(6),
});
