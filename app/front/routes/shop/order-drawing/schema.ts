import { hiddenField } from "~/forms/field-schemas";
import { textBlock } from "~/forms/text-field";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

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
