import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";

/** The approval of what the page showed, by its digest. */
export const approvalForm = z.object({
  hash: hiddenField(),
  checked: z.literal("on", { error: message("drawingChecked") }),
});

export const returnForm = z.object({
  hash: hiddenField(),
  note: textBlock(2000).pipe(
    z.string({ error: message("drawingNote") }).min(5, message("drawingNote")),
  ),
});
