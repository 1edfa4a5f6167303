import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { requiredBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** The approval of what the page showed, by its digest. */
export const approvalForm = z.object({
  hash: hiddenField(),
  checked: z.literal("on", { error: message("drawingChecked") }),
});

export const returnForm = z.object({
  hash: hiddenField(),
  note: requiredBlock("drawingNote", 5, 2000),
});
