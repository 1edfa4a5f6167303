import { z } from "~/platform/basics/zod";
import { hiddenField } from "~/platform/forms/field-schemas";
import { requiredBlock, textBlock } from "~/platform/forms/text-field";

/** The wish for another version says what is to be changed. */
export const askAgainForm = z.object({
  note: requiredBlock("shortText", 3, 2000),
  version: hiddenField(6),
});

export const declineForm = z.object({
  note: textBlock(2000),
  version: hiddenField(6),
});
